import BookDrawing
import BookReports
import Foundation
import Testing

@Suite struct EscapingTests {
  @Test(arguments: [
    ("a", "a"), ("<&>\"", "&lt;&amp;&gt;&quot;"), ("ä😀", "ä😀"), ("a\nb\tc\r", "a&#10;b&#9;c&#13;"),
    ("\u{0}\u{1B}\u{7F}\u{FFFE}\u{1FFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
  ])
  func `escaped XML contains no markup and no forbidden characters`(text: String, escaped: String) {
    #expect(XMLEscape.escaped(text) == escaped)
  }

  @Test func `an XML parser restores what was escaped`() throws {
    let text = "]]> <b a='\"'>&amp;\n\tä😀"
    let document = "<a b=\"\(XMLEscape.escaped(text))\"/>"
    let reader = XMLCapture()
    #expect(reader.read(document))
    #expect(reader.attribute == text)
  }

  @Test(arguments: [
    ("Moon/book.plist", "Moon/book.plist"), ("./Moon/book.plist", "Moon/book.plist"), ("/a/b c", "file:///a/b%20c"),
    ("a:b", "a%3Ab"), ("ä#?%", "%C3%A4%23%3F%25"), ("<stdin>", "%3Cstdin%3E"), ("a\nb", "a%0Ab"),
    ("/shelf/Moon/book.plist", "Moon/book.plist"), ("/shelves/a", "file:///shelves/a"),
  ])
  func `names of files become relative references`(path: String, uri: String) {
    #expect(RelativeURI.of(path, in: "/shelf") == uri)
  }
}

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads the attribute `b` of a document's only element.
private final class XMLCapture: NSObject, XMLParserDelegate {
  private(set) var attribute: String?

  func read(_ document: String) -> Bool {
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    return parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String]
  ) {
    attribute = attributeDict["b"]
  }
}
