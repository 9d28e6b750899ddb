import BookKit
import Testing

/// Tests of which file a path in a book refers to.
struct AssetPathTests {
  @Test(
    arguments: [
      ("moon.png", "moon.png"), ("images/moon.png", "images/moon.png"), ("./images/moon.png", "images/moon.png"),
      ("images//moon.png", "images/moon.png"), ("images/./moon.png", "images/moon.png"),
      ("images/../moon.png", "moon.png"), ("a/b/../../c/d", "c/d"), ("images/", "images"), ("...", "..."),
      (".hidden", ".hidden"), ("..moon", "..moon"), ("Bücher/ö.png", "Bücher/ö.png"), ("a\\b", "a\\b"),
      ("a: b/c", "a: b/c"),
    ])
  func `detours are left out`(written: String, path: String) throws {
    #expect(try #require(AssetPath(written)).description == path)
  }

  @Test(arguments: [
    "", ".", "./", "/", "/etc/passwd", "..", "../moon.png", "a/../..", "a/../../b", "a/..", "moon\0.png",
    "http://a.b/moon.png", "file:///moon.png", "C:\\moon.png", "c:/moon.png",
  ])
  func `a path must name a file inside the folder`(written: String) {
    #expect(AssetPath(written) == nil)
  }

  @Test func `accents count as they are written`() {
    #expect(AssetPath("caf\u{E9}") != AssetPath("cafe\u{301}"))
  }
}
