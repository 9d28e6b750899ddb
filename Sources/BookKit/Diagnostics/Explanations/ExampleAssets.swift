/// Files that lie beside the books of examples.
struct ExampleAsset {
  /// The name, without a folder.
  let name: StaticString
  /// What is known of it.
  let facts: AssetFacts

  /// A picture in good order.
  static func picture(_ name: StaticString, width: Double, height: Double) -> ExampleAsset {
    ExampleAsset(
      name: name, facts: AssetFacts(format: .png, byteCount: 30_000, content: .picture(width: width, height: height)))
  }

  /// A picture that ends too early.
  static func brokenPicture(_ name: StaticString) -> ExampleAsset {
    ExampleAsset(name: name, facts: AssetFacts(format: .png, byteCount: 100, content: .unreadable(.truncated)))
  }

  /// A sound in good order.
  static func sound(_ name: StaticString, _ format: AssetFormat, duration: Double?) -> ExampleAsset {
    ExampleAsset(
      name: name, facts: AssetFacts(format: format, byteCount: 40_000, content: .sound(duration: duration)))
  }
}

extension AssetCatalog {
  /// The catalogue of a folder with `examples` in it.
  init(_ examples: [ExampleAsset]) {
    self.init(
      examples.compactMap { example in
        AssetPath(example.name.description).map { Asset(path: $0, facts: example.facts) }
      })
  }
}
