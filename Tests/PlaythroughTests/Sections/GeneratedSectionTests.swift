import PropertyList
import Testing

/// Tests where generated sections put their pictures and titles.
@Suite struct GeneratedSectionTests {
  @Test(arguments: [
    // Two pages are in the middle, with their titles right below.
    (
      2,
      ["page1.x = 211", "page1.y = 262", "page1.width = 293", "page1.height = 220", "title1.y = 486", "page2.x = 520"]
    ),
    // The last row is in the middle of its line.
    (4, ["page4.x = 365", "page4.y = 396", "page4.height = 220", "title4.y = 620"]),
  ])
  func `pictures keep their proportions, in the middle`(count: Int, values: [String]) throws {
    let pages = Array(repeating: "{ elements = ( ); }", count: count).joined(separator: ", ")
    let played = try TracedBook("( \(pages) )", ["open contents"] + values.map { "expect \($0)" })
    #expect(played.failure == nil, "\(count) pages")
  }

  @Test func `a page without a title is called by its first words`() throws {
    let played = try TracedBook(
      """
      ( { elements = ( { type = text; text = "One fish"; }, { type = text; text = "two fish red fish blue"; } ); } )
      """,
      ["open contents"])
    let texts = played.runner.player.elements.compactMap { $0.text.map { played.runner.player.names.text(of: $0) } }
    #expect(texts == ["Contents", "One fish two fish red", "Back"])
  }
}
