import BookTestSupport
import PropertyList
import PropertyListFuzzing
import Testing

@Suite struct BuilderTests {
  @Test func `the builder returns the values put in`() {
    var builder = PropertyListBuilder()
    builder.beginDictionary()
    builder.key("title")
    builder.string("Moon")
    builder.key("pages")
    builder.beginArray()
    builder.integer(-7)
    builder.boolean(true)
    builder.endContainer()
    builder.endContainer()
    let list = builder.finish()

    let pages = list.value(forKey: "pages", in: list.root)
    #expect(list.value(forKey: "title", in: list.root).flatMap(list.string) == "Moon")
    #expect(pages.map { list.elements(of: $0).map { list.path(to: $0).description } } == ["pages[0]", "pages[1]"])
    #expect(pages.map { list.elements(of: $0).compactMap { list.integer(of: $0)?.double } } == [-7])
  }

  @Test(arguments: UInt64(0)..<50)
  func `a random list equals itself and no other`(seed: UInt64) {
    #expect(RandomList.make(seed: seed).hasSameContent(as: RandomList.make(seed: seed)))
  }
}
