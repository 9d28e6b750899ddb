import BookKit
import Testing

/// Tests of the names of files in a book's folder.
@Suite struct AssetPathTests {
  @Test(arguments: [
    (".moon.png", true), (".images/moon.png", true), ("images/.moon.png", true), ("a/.b/c", true), ("...", true),
    ("..moon.png", true), ("a/.../b", true), (".é", true), ("./.moon.png", true), ("a/../.b", true),
    ("moon.png", false), ("./moon.png", false), ("images/../moon.png", false), ("a./b..", false), ("a/./b", false),
    (".a/../moon.png", false), ("moon.", false),
  ])
  func `a name with a part that begins with a point is hidden`(name: String, isHidden: Bool) throws {
    #expect(try #require(AssetPath(name)).isHidden == isHidden)
  }

  @Test(arguments: [("", false), (".", false), ("..", false), ("/.", false), ("../a", false), ("/a/.b", true)])
  func `ways to other folders are not hidden`(path: String, isHidden: Bool) {
    #expect(AssetPath.isHidden(path.utf8) == isHidden)
  }

  @Test func `a catalog has no hidden files`() throws {
    let facts = AssetFacts(format: .png, byteCount: 1, content: .picture(width: 1, height: 1))
    let assets = try [".a.png", "b.png", "c/.d.png"].map { name in
      AssetCatalog.Asset(path: try #require(AssetPath(name)), facts: facts)
    }
    let catalog = AssetCatalog(assets)
    #expect(catalog.assets.map { $0.path.description } == ["b.png"])
    #expect(catalog[".a.png"] == nil && catalog["b.png"] != nil)
  }
}
