// swift-tools-version: 6.2
// A package that uses this one: an app, a server or a tool. Replace the URL with the one from which you got BookKit.
import PackageDescription

// sample: Sources/BookFiles/BookFiles.docc/Products.md
let package = Package(
  name: "MyReader",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(url: "https://example.com/BookKit.git", branch: "main")],
  targets: [
    .executableTarget(
      name: "MyReader",
      dependencies: [
        .product(name: "BookFiles", package: "BookKit"),
        .product(name: "BookDrawing", package: "BookKit"),
      ])
  ]
)
// end
