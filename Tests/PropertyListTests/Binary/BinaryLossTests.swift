import BookTestSupport
import PropertyList
import Testing

@Suite struct BinaryLossTests {
  @Test func `only the effective one of duplicate keys is written, in its place`() {
    let duplicates = list { builder in
      builder.beginArray()
      builder.beginDictionary()
      for (index, key) in ["a", "b", "a", "c", "b", "a"].enumerated() {
        builder.key(key)
        builder.integer(index)
      }
      builder.endContainer()
      builder.endContainer()
    }
    let writing = duplicates.written(as: .binary)
    #expect(
      writing.bytes.flatMap { PropertyList.read(PropertyList.Source($0)).document?.outline } == "[{a: 0, b: 1, c: 3}]")
    #expect(writing.losses.map(\.kind) == [.duplicateKey, .duplicateKey, .duplicateKey])
    #expect(writing.losses.map { duplicates.path(to: $0.node).description } == ["[0].a", "[0].b", "[0].a"])
  }

  @Test func `unreadable values are not written unless substitutes are allowed`() throws {
    let fixture = BinaryFixture(.dictionary([1: 2, 3: 4, 3: 3]), .ascii("a"), .array(3, 4), .null, .yes)
    let list = try #require(PropertyList.read(PropertyList.Source(fixture.bytes)).document)
    let writing = list.written(as: .binary)
    #expect(writing.bytes == nil)
    #expect(writing.losses.map(\.kind) == [.invalidValue, .invalidValue, .invalidValue])
    #expect(writing.losses.map { list.path(to: $0.node).description } == ["a[0]", "[\"\"]", "[\"\"]"])
    var options = WritingOptions()
    options.allowsSubstitutes = true
    let bytes = try #require(list.written(as: .binary, options: options).bytes)
    #expect(PropertyList.read(PropertyList.Source(bytes)).document?.outline == "{a: [\"\", true]}")
  }

  @Test(arguments: [
    (Double.nan, 0), (.infinity, Double.greatestFiniteMagnitude), (-.infinity, -.greatestFiniteMagnitude),
  ])
  func `a NaN date is not written unless substitutes are allowed`(seconds: Double, nearest: Double) {
    let list = list { $0.date(PropertyListDate(secondsSince2001: seconds)) }
    #expect(list.written(as: .binary).bytes == nil)
    #expect(list.written(as: .binary).losses.map(\.kind) == [.notFinite])
    var options = WritingOptions()
    options.allowsSubstitutes = true
    let bytes = list.written(as: .binary, options: options).bytes
    #expect(bytes.flatMap { PropertyList.read(PropertyList.Source($0)).document?.outline } == "@\(nearest)")
  }

  private func list(_ build: (inout PropertyListBuilder) -> Void) -> PropertyList {
    var builder = PropertyListBuilder()
    build(&builder)
    return builder.finish()
  }
}
