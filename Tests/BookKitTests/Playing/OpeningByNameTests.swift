import BookKit
import PropertyList
import Testing

/// Tests of what a host opens by a text.
@Suite struct OpeningByNameTests {
  private func book() throws -> Book {
    let text = "( { name = cover; elements = ( ); }, { elements = ( ); }, { name = 2; elements = ( ); } )"
    let list = try #require(PropertyList.read(PropertyList.Source(text: text)).document)
    return try #require(Book.read(list).book)
  }

  @Test(arguments: [("1", 1), ("2", 3), ("3", 3), ("003", 3)])
  func `text is a name first, then a number`(text: String, page: Int) throws {
    var player = Player(try book())
    let isOpen = player.perform(.openNamed(text)) == nil
    #expect(isOpen && player.page == page)
  }

  @Test(arguments: ["0", "4", "+1", "-1", "1.0", " 1", "1st", "", "99999999999999999999"])
  func `a number is digits and nothing else`(text: String) throws {
    var player = Player(try book())
    let isOpen = player.perform(.openNamed(text)) == nil
    #expect(!isOpen && player.page == nil)
  }
}
