// swift-tools-version: 6.2
import PackageDescription

/// What must compile as Embedded Swift for WebAssembly: no Foundation, no `any`, typed throws.
let coreSettings: [SwiftSetting] = [
  .enableExperimentalFeature("Lifetimes"),
  .treatWarning("EmbeddedRestrictions", as: .error),
]

// Targets stand in the order in which data flows: bytes, tree, tools.
let package = Package(
  name: "BookKit",
  products: [
    .library(name: "PropertyList", targets: ["PropertyList"]),
    .library(name: "BookKit", targets: ["BookKit"]),
    .library(name: "BookMedia", targets: ["BookMedia"]),
    .executable(name: "bookplay", targets: ["bookplay"]),
  ],
  targets: [
    .target(name: "PropertyList", swiftSettings: coreSettings),
    .target(name: "BookKit", dependencies: ["PropertyList"], swiftSettings: coreSettings),
    .target(name: "BookMedia", dependencies: ["BookKit"]),
    .target(name: "CBookWeb"),
    .executableTarget(name: "bookweb", dependencies: ["PropertyList", "CBookWeb"], swiftSettings: coreSettings),
    .target(name: "BookplayCommands", dependencies: ["PropertyList", "BookKit", "BookMedia"]),
    .executableTarget(name: "bookbench", dependencies: ["PropertyList", "BookKit"]),
    .executableTarget(name: "bookplay", dependencies: ["BookplayCommands"]),
    .target(name: "BookTestSupport", dependencies: ["PropertyList", "BookKit"], path: "Tests/BookTestSupport"),
    .target(name: "PropertyListFuzzing", dependencies: ["PropertyList"], path: "Tests/Fuzzing/Checks"),
    .testTarget(
      name: "PropertyListTests", dependencies: ["PropertyList", "BookTestSupport", "PropertyListFuzzing"],
      exclude: ["FoundByFuzzing"]),
    .testTarget(
      name: "BookMediaTests", dependencies: ["BookMedia", "BookKit", "BookTestSupport"], exclude: ["Fixtures"]),
    .testTarget(name: "BookKitTests", dependencies: ["BookKit", "BookTestSupport"]),
    .testTarget(name: "BookplayTests", dependencies: ["BookplayCommands", "BookKit", "BookTestSupport"]),
    .testTarget(name: "HouseTests"),
  ],
  swiftLanguageModes: [.v6]
)

// libFuzzer brings its own `main`, so its programs link only where it is: with `--sanitize fuzzer`.
if Context.environment["BOOKKIT_FUZZING"] != nil {
  for name in ["XMLFuzzer", "BinaryFuzzer", "ASCIIFuzzer"] {
    package.targets.append(
      .executableTarget(name: name, dependencies: ["PropertyListFuzzing"], path: "Tests/Fuzzing/\(name)"))
  }
}
