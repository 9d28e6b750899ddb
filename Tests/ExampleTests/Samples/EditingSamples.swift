import BookEditing
import BookKit
import PropertyList
import Testing

/// Samples of editing books from programs.
@Suite struct EditingSamples {
  private let text = """
    { pages = ( { elements = (
      // The moon rises behind the hill.
      { type = image; name = moon; fileName = moon.png; x = 100; } ); } ); }
    """

  @Test func `a program moves an element and takes that back`() throws {
    let printed = Printed()
    func print(_ words: Any...) { printed(words) }
    let bytes = Array(text.utf8)
    // sample: Sources/BookEditing/BookEditing.docc/EditABook.md
    var document = try BookDocument(PropertyList.Source(bytes, name: "book.plist"))
    let outcome = try document.apply(
      .moveElements(page: 1, items: ["moon"], by: Point(x: 30, y: 12.5)))
    print(outcome.label, outcome.edits.count)
    document.undo()
    // end
    #expect(printed.lines == ["Move moon 2"])
    #expect(document.source.bytes == bytes)
  }

  @Test func `a change is taken back`() throws {
    let source = PropertyList.Source(text: text)
    // sample: Sources/BookEditing/Document/BookDocument.swift
    var document = try BookDocument(source)
    let outcome = try document.apply(.renamePage(1, name: "pond"))
    document.undo()
    // end
    #expect(outcome.revision == 1)
    #expect(document.source.bytes == source.bytes)
  }

  @Test func `an operation is read from its line`() throws {
    var document = try BookDocument(PropertyList.Source(text: text))
    // sample: Sources/BookEditing/Operations/EditRequest.swift
    let request = try EditRequest(line: #"{"op":"moveElements","page":1,"items":["moon"],"by":[30,0]}"#)
    let outcome = try document.apply(request)
    // end
    #expect(outcome.edits.map { String(decoding: $0.replacement, as: UTF8.self) } == ["130"])
  }
}
