// swift-tools-version: 6.2
import PackageDescription

/// The settings of every Swift target: a warning is an error, and whatever is unsafe says so.
let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "grapher",
  products: [
    .executable(name: "grapher", targets: ["grapher"]),
    .library(name: "CalculatorBrain", targets: ["CalculatorBrain"]),
    .library(name: "Graphing", targets: ["Graphing"]),
    .library(name: "IntervalArithmetic", targets: ["IntervalArithmetic"]),
  ],
  targets: [
    .systemLibrary(name: "CReadline", providers: [.apt(["libreadline-dev"])]),
    .systemLibrary(name: "CJansson", providers: [.apt(["libjansson-dev"])]),
    .target(name: "IntervalArithmetic", swiftSettings: strict),
    .target(name: "CVectorMath", linkerSettings: [.linkedLibrary("m")]),
    .target(
      name: "CalculatorBrain", dependencies: ["CVectorMath", "IntervalArithmetic"],
      swiftSettings: strict),
    .target(name: "Graphing", dependencies: ["IntervalArithmetic"], swiftSettings: strict),
    .executableTarget(
      name: "grapher",
      dependencies: ["CalculatorBrain", "Graphing", "IntervalArithmetic", "CReadline", "CJansson"],
      swiftSettings: strict),
    .testTarget(
      name: "IntervalArithmeticTests", dependencies: ["IntervalArithmetic"],
      exclude: ["references"], swiftSettings: strict),
    .testTarget(
      name: "CalculatorBrainTests",
      dependencies: ["CalculatorBrain", "CVectorMath", "IntervalArithmetic"],
      swiftSettings: strict),
    .testTarget(
      name: "GraphingTests", dependencies: ["Graphing", "IntervalArithmetic"],
      swiftSettings: strict),
    .testTarget(
      name: "grapherTests",
      dependencies: ["grapher", "CalculatorBrain", "Graphing", "IntervalArithmetic"],
      exclude: ["Transcripts"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
