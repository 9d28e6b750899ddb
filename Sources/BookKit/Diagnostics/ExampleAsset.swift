/// A file in the folder of an example.
package struct ExampleAsset: Sendable {
  /// The name, without a folder.
  package let name: StaticString
  package let facts: AssetFacts
  /// The regions, if the file is a drawing to colour.
  package var drawing: DrawingRegions?

  package static func picture(_ name: StaticString, width: Double = 200, height: Double = 200) -> ExampleAsset {
    ExampleAsset(
      name: name, facts: AssetFacts(format: .png, byteCount: 30_000, content: .picture(width: width, height: height)))
  }

  /// Returns an intact drawing to colour of 200 × 200 pixels.
  package static func drawing(
    _ name: StaticString, mask: StaticString? = nil, gap: Int = 0, _ outcome: DrawingRegions.Outcome
  ) -> ExampleAsset {
    var asset = picture(name)
    guard let file = AssetPath(name.description) else { return asset }
    let mask = mask.flatMap { AssetPath($0.description) }
    asset.drawing = DrawingRegions(file: file, mask: mask, settings: RegionSettings(gap: gap), outcome: outcome)
    return asset
  }

  /// The regions of a drawing that is divided by a line from top to bottom.
  package static var halves: DrawingRegions.Outcome { map([(1, 100), (2, 100)]) }

  /// The region of a drawing without closed lines.
  package static var whole: DrawingRegions.Outcome { map([(1, 200)]) }

  private static func map(_ row: [(region: UInt16, length: UInt16)]) -> DrawingRegions.Outcome {
    let runs = row.map { RegionMap.Run(region: $0.region, length: $0.length) }
    do throws(RegionMapError) {
      return .map(try RegionMap(width: 200, height: 200, runs: (0..<200).flatMap { _ in runs }))
    } catch {
      return .fault(.map(error))
    }
  }

  /// Returns a truncated picture.
  package static func brokenPicture(_ name: StaticString) -> ExampleAsset {
    ExampleAsset(name: name, facts: AssetFacts(format: .png, byteCount: 100, content: .unreadable(.truncated)))
  }

  /// Returns an intact font with the characters from the space to `~`.
  package static func font(_ name: StaticString) -> ExampleAsset {
    let run = FontMetrics.Run(0x20, 0x7E, advance: 500)
    let metrics = FontMetrics(unitsPerEm: 1000, ascender: 800, descender: -200, runs: [run])
    return ExampleAsset(
      name: name,
      facts: AssetFacts(format: .trueType, byteCount: 20_000, content: metrics.map { .font($0) } ?? .unknown))
  }

  package static func sound(_ name: StaticString, _ format: AssetFormat, duration: Double?) -> ExampleAsset {
    ExampleAsset(name: name, facts: AssetFacts(format: format, byteCount: 40_000, content: .sound(duration: duration)))
  }
}

extension AssetCatalog {
  package init(_ examples: [ExampleAsset]) {
    self.init(
      examples.compactMap { example in
        AssetPath(example.name.description).map { Asset(path: $0, facts: example.facts) }
      })
    drawings = examples.compactMap { $0.drawing }
  }
}
