import BookFiles
import Testing

/// Tests of the samples about reading books and property lists.
@Suite struct ReadingSamples {
  @Test func `BookKit's sample reports a book's mistakes and plays it`() {
    let printed = Printed()
    func print(_ words: Any...) { printed(words) }
    // sample: Sources/BookKit/BookKit.docc/BookKit.md
    let source = PropertyList.Source(text: "{ pages = ( { elements = ( { type = imgae; } ); } ); }", name: "moon.plist")
    let checked = BookCheck.check(source)
    for finding in checked.findings { print(finding) }
    if let book = checked.book {
      var player = Player(book)
      player.open(page: 1)
      player.advance(by: .seconds(2))
      for event in player.takeEvents() { print(event) }
    }
    // end
    #expect(
      printed.lines == [
        "moon.plist:1:37: error: `imgae` is not an element type [unknown-type]", "page.entering on page 1 at tick 0",
        "page.entered on page 1 at tick 0",
      ])
  }

  @Test func `PropertyList's sample finds the title`() {
    let printed = Printed()
    func print(_ words: Any...) { printed(words) }
    // sample: Sources/PropertyList/PropertyList.docc/PropertyList.md
    let reading = PropertyList.read(PropertyList.Source(text: "{ title = \"The Moon\"; pages = (); }"))
    for problem in reading.problems { print(problem.message) }
    if let list = reading.document, let title = list.value(forKey: "title", in: list.root) {
      print(list.string(of: title) ?? "no text")
    }
    // end
    #expect(printed.lines == ["The Moon"])
  }

  @Test func `the builder's sample builds a list`() {
    // sample: Sources/PropertyList/Tree/PropertyListBuilder.swift
    var builder = PropertyListBuilder()
    builder.beginDictionary()
    builder.key("title")
    builder.string("Moon")
    builder.endContainer()
    let list = builder.finish()
    // end
    #expect(list.value(forKey: "title", in: list.root).flatMap { list.string(of: $0) } == "Moon")
  }

  @Test func `the editor's sample changes nothing but the title`() throws {
    let text = "{ /* what it is called */ title = Sun; }"
    let list = try #require(PropertyList.read(PropertyList.Source(text: text)).document)
    let title = try #require(list.value(forKey: "title", in: list.root))
    // sample: Sources/PropertyList/Editing/PropertyList+Editing.swift
    var builder = PropertyListBuilder()
    builder.string("Moon")
    let edit = try list.edit(replacing: title, with: builder.finish())
    let changed = list.source.applying([edit])
    // end
    let bytes = try #require(changed).bytes
    #expect(String(decoding: bytes, as: UTF8.self) == "{ /* what it is called */ title = Moon; }")
  }
}
