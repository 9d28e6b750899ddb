import BookKit

/// A file in the folder of an example.
struct ExampleAsset {
  /// The name, without a folder.
  let name: StaticString
  /// The facts about the file.
  let facts: AssetFacts

  /// Returns an intact picture.
  static func picture(_ name: StaticString, width: Double = 200, height: Double = 200) -> ExampleAsset {
    ExampleAsset(
      name: name, facts: AssetFacts(format: .png, byteCount: 30_000, content: .picture(width: width, height: height)))
  }

  /// Returns a truncated picture.
  static func brokenPicture(_ name: StaticString) -> ExampleAsset {
    ExampleAsset(name: name, facts: AssetFacts(format: .png, byteCount: 100, content: .unreadable(.truncated)))
  }

  /// Returns an intact font with the characters from the space to `~`.
  static func font(_ name: StaticString) -> ExampleAsset {
    let run = FontMetrics.Run(0x20, 0x7E, advance: 500)
    let metrics = FontMetrics(unitsPerEm: 1000, ascender: 800, descender: -200, runs: [run])
    return ExampleAsset(
      name: name,
      facts: AssetFacts(format: .trueType, byteCount: 20_000, content: metrics.map { .font($0) } ?? .unknown))
  }

  /// Returns an intact sound.
  static func sound(_ name: StaticString, _ format: AssetFormat, duration: Double?) -> ExampleAsset {
    ExampleAsset(
      name: name, facts: AssetFacts(format: format, byteCount: 40_000, content: .sound(duration: duration)))
  }
}

extension AssetCatalog {
  /// Creates the catalog of a folder that contains `examples`.
  init(_ examples: [ExampleAsset]) {
    self.init(
      examples.compactMap { example in
        AssetPath(example.name.description).map { Asset(path: $0, facts: example.facts) }
      })
  }
}
