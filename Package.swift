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
  // Observation and clocks are that old; elsewhere nothing of the system is needed.
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "PropertyList", targets: ["PropertyList"]),
    .library(name: "BookKit", targets: ["BookKit"]),
    .library(name: "BookChecking", targets: ["BookChecking"]),
    .library(name: "Playthrough", targets: ["Playthrough"]),
    .library(name: "BookMedia", targets: ["BookMedia"]),
    .library(name: "BookFiles", targets: ["BookFiles"]),
    .library(name: "BookDrawing", targets: ["BookDrawing"]),
    .library(name: "BookEditing", targets: ["BookEditing"]),
    .executable(name: "bookplay", targets: ["bookplay"]),
  ],
  targets: [
    .target(name: "PropertyList", swiftSettings: coreSettings),
    .target(name: "BookKit", dependencies: ["PropertyList"], swiftSettings: coreSettings),
    .target(name: "BookChecking", dependencies: ["PropertyList", "BookKit"], swiftSettings: coreSettings),
    .target(name: "Playthrough", dependencies: ["PropertyList", "BookKit"], swiftSettings: coreSettings),
    .target(
      name: "BookEditing", dependencies: ["PropertyList", "BookKit", "BookChecking", "Playthrough"],
      swiftSettings: coreSettings),
    .target(name: "BookMedia", dependencies: ["BookKit"]),
    .target(name: "CLibrary"),
    .target(name: "BookFiles", dependencies: ["PropertyList", "BookKit", "BookChecking", "BookMedia", "CLibrary"]),
    .target(name: "BookDrawing", dependencies: ["PropertyList", "BookKit", "BookMedia"]),
    .target(name: "CBookWeb"),
    .executableTarget(
      name: "booktrace",
      dependencies: ["PropertyList", "BookKit", "BookChecking", "BookEditing", "Playthrough", "CBookWeb"],
      swiftSettings: coreSettings),
    .executableTarget(
      name: "bookweb", dependencies: ["PropertyList", "BookKit", "CBookWeb"], exclude: ["Page", "Report", "Editor"],
      swiftSettings: coreSettings),
    .target(name: "PackedPlayer", dependencies: ["PropertyList"]),
    .target(
      name: "BookReports", dependencies: ["PropertyList", "BookKit", "BookChecking", "Playthrough", "BookDrawing"]),
    .target(
      name: "BookLanguage",
      dependencies: ["PropertyList", "BookKit", "BookChecking", "Playthrough", "BookEditing", "BookReports"]),
    .target(
      name: "BookplayCommands",
      dependencies: [
        "PropertyList", "BookKit", "BookChecking", "BookEditing", "BookFiles", "BookDrawing", "Playthrough",
        "PackedPlayer", "BookReports", "BookLanguage", "CLibrary",
      ]),
    .executableTarget(
      name: "bookbench",
      dependencies: ["PropertyList", "BookKit", "BookChecking", "BookEditing", "BookLanguage"]),
    .executableTarget(name: "bookplay", dependencies: ["BookplayCommands"]),
    .executableTarget(name: "bookread", dependencies: ["BookFiles"]),
    .target(
      name: "BookTestSupport", dependencies: ["PropertyList", "BookKit", "BookChecking"], path: "Tests/BookTestSupport"),
    .target(name: "PropertyListFuzzing", dependencies: ["PropertyList"], path: "Tests/Fuzzing/Checks"),
    .target(
      name: "BookFuzzing",
      dependencies: ["BookplayCommands", "BookReports", "BookChecking", "BookKit", "PropertyList"],
      path: "Tests/Fuzzing/Books"),
    .target(
      name: "LanguageFuzzing",
      dependencies: ["BookLanguage", "BookEditing", "BookKit", "PropertyList", "BookTestSupport"],
      path: "Tests/Fuzzing/Language"),
    .testTarget(
      name: "PropertyListTests", dependencies: ["PropertyList", "BookTestSupport", "PropertyListFuzzing"],
      exclude: ["FoundByFuzzing"]),
    .testTarget(
      name: "BookMediaTests", dependencies: ["BookMedia", "BookKit", "BookTestSupport"], exclude: ["Fixtures"]),
    .testTarget(
      name: "BookDrawingTests",
      dependencies: ["BookDrawing", "BookMedia", "BookChecking", "BookKit", "PropertyList", "BookTestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(name: "BookFilesTests", dependencies: ["BookFiles"], packageAccess: false),
    .testTarget(
      name: "BookKitTests", dependencies: ["BookKit", "BookChecking", "PropertyList", "BookTestSupport"]),
    .testTarget(
      name: "BookCheckingTests", dependencies: ["BookChecking", "BookKit", "PropertyList", "BookTestSupport"]),
    .testTarget(
      name: "BookEditingTests",
      dependencies: ["BookEditing", "BookChecking", "BookKit", "PropertyList", "BookTestSupport"], exclude: ["Cases"]),
    .testTarget(
      name: "BookLanguageTests",
      dependencies: [
        "BookLanguage", "LanguageFuzzing", "BookChecking", "BookKit", "PropertyList", "BookTestSupport",
      ],
      exclude: ["Transcripts"]),
    .testTarget(name: "BookWebTests", dependencies: ["bookweb", "BookKit", "PropertyList", "BookTestSupport"]),
    .testTarget(
      name: "BookTraceTests", dependencies: ["booktrace", "BookKit", "Playthrough", "PropertyList", "BookTestSupport"]),
    .testTarget(
      name: "PlaythroughTests", dependencies: ["Playthrough", "BookKit", "PropertyList", "BookTestSupport"]),
    .testTarget(
      name: "BookReportsTests",
      dependencies: ["BookReports", "BookChecking", "BookDrawing", "BookKit", "PropertyList", "BookTestSupport"]),
    .testTarget(
      name: "BookplayTests",
      dependencies: [
        "BookplayCommands", "BookReports", "PackedPlayer", "BookFiles", "BookChecking", "BookDrawing", "BookEditing",
        "BookKit", "PropertyList", "BookTestSupport", "BookFuzzing",
      ],
      exclude: ["Damaged"]),
    // Examples see what others see, and not what only this package uses.
    .target(name: "ReadingApp", dependencies: ["BookFiles"], path: "Tests/Examples/ReadingApp", packageAccess: false),
    .target(
      name: "UploadCheck", dependencies: ["PropertyList", "BookKit", "BookChecking", "BookMedia"],
      path: "Tests/Examples/UploadCheck",
      packageAccess: false),
    .executableTarget(
      name: "TerminalReader", dependencies: ["BookFiles", "BookDrawing"], path: "Tests/Examples/TerminalReader"),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "ReadingApp", "UploadCheck", "TerminalReader", "BookEditing", "BookFiles", "BookDrawing", "Playthrough",
        "BookKit", "PropertyList",
      ]),
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
  // A source file belongs to one target only, and no test is run here.
  package.targets.removeAll { ["BookKitTests", "BookEditingTests"].contains($0.name) }
  package.targets.append(
    .target(
      name: "RandomPlaying", dependencies: ["BookKit", "PropertyList", "BookTestSupport"],
      path: "Tests/BookKitTests/Playing/Random"))
  package.targets.append(
    .executableTarget(
      name: "PlayerFuzzer", dependencies: ["RandomPlaying", "BookTestSupport", "PropertyListFuzzing"],
      path: "Tests/Fuzzing/PlayerFuzzer"))
  package.targets.append(
    .target(
      name: "RandomEdits", dependencies: ["BookEditing", "BookChecking", "PropertyList", "BookTestSupport"],
      path: "Tests/BookEditingTests/Random"))
  package.targets.append(
    .executableTarget(
      name: "EditorFuzzer", dependencies: ["RandomEdits", "BookTestSupport", "PropertyListFuzzing"],
      path: "Tests/Fuzzing/EditorFuzzer"))
  package.targets.append(
    .executableTarget(
      name: "BookFuzzer", dependencies: ["BookFuzzing", "PropertyListFuzzing"], path: "Tests/Fuzzing/BookFuzzer"))
  package.targets.append(
    .executableTarget(
      name: "LanguageFuzzer", dependencies: ["LanguageFuzzing", "PropertyListFuzzing"],
      path: "Tests/Fuzzing/LanguageFuzzer"))
}

// The gate builds without a warning; who uses the package, or is in the middle of a change, is not stopped by one.
if Context.environment["BOOKKIT_STRICT"] != nil {
  for target in package.targets where target.type != .plugin {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
    target.cSettings = (target.cSettings ?? []) + [.treatAllWarnings(as: .error)]
  }
}
