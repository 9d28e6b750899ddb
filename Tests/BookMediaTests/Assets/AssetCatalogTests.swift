import BookKit
import BookTestSupport
import Testing

/// Tests of a catalog that looks up a book's files by path.
struct AssetCatalogTests {
  private static func asset(_ path: String, byteCount: Int = 1) throws -> AssetCatalog.Asset {
    let facts = AssetFacts(format: .png, byteCount: byteCount, content: .unknown)
    return AssetCatalog.Asset(path: try #require(AssetPath(path)), facts: facts)
  }

  @Test func `files are sorted by the bytes of their paths`() throws {
    let names = ["b", "a/z", "a.png", "B", "a", "ü", "a/b", "z"]
    let catalog = AssetCatalog(try names.map { try AssetCatalogTests.asset($0) })
    #expect(catalog.assets.map(\.path.description) == ["B", "a", "a.png", "a/b", "a/z", "b", "z", "ü"])
  }

  @Test func `every file is found, and no other`() throws {
    var generator = SeededGenerator(seed: 1)
    for count in 0...40 {
      let numbers = Array(0..<count).shuffled(using: &generator)
      let catalog = AssetCatalog(try numbers.map { try AssetCatalogTests.asset("\($0 * 2)", byteCount: $0) })
      for number in 0..<count {
        #expect(catalog["./\(number * 2)"]?.byteCount == number)
        #expect(catalog["\(number * 2 + 1)"] == nil)
      }
      #expect(catalog[""] == nil)
    }
  }

  @Test func `the later of two files at the same path counts`() throws {
    let catalog = AssetCatalog([
      try AssetCatalogTests.asset("a", byteCount: 1), try AssetCatalogTests.asset("b"),
      try AssetCatalogTests.asset("x/../a", byteCount: 2),
    ])
    #expect(catalog.assets.count == 2)
    #expect(catalog["a"]?.byteCount == 2)
  }
}
