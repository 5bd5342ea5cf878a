// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "grapher", path: "..")],
  targets: [
    // What a child's memory is said to be is at least that of its parent: hence a small parent, in C.
    .executableTarget(name: "resident"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [.product(name: "CalculatorBrain", package: "grapher")],
      swiftSettings: [
        .strictMemorySafety(),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
