// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "grapher", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [.product(name: "CalculatorBrain", package: "grapher")],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ]
)
