import BookKit
import Playthrough
import PropertyList
import Testing

/// Tests of scripts with the quotation marks of a word processor.
@Suite struct CurlyQuoteTests {
  @Test(arguments: [
    ("tap “moon”", "write straight quotation marks, not curly ones: `\"moon\"`"),
    ("tap „moon“", "write straight quotation marks, not curly ones: `\"moon\"`"),
    ("tap “full moon”", "write straight quotation marks, not curly ones"),
    ("expect moon.x = “5”", "write straight quotation marks, not curly ones: `\"5\"`"),
    ("tap mooon", "did you mean `moon`? (page 1 has `moon` and `full moon`)"),
  ])
  func `an error at curly quotes says to write straight ones`(script: String, hint: String) throws {
    let text =
      "( { elements = ( { type = text; text = a; name = moon; }, { type = text; text = b; name = \"full moon\"; }); } )"
    let list = try #require(PropertyList.read(PropertyList.Source(text: text)).document)
    let book = try #require(Book.read(list).book)
    let reading = Script.read(PropertyList.Source(text: script), for: book)
    #expect(reading.errors.first?.hint == hint)
  }
}
