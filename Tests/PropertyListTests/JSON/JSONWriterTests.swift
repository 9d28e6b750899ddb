import BookTestSupport
import Testing

@testable import PropertyList

@Suite struct JSONWriterTests {
  private func json(_ list: PropertyList, options: WritingOptions = WritingOptions()) -> String? {
    list.written(as: .json, options: options).bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  private func json(_ fill: (inout PropertyListBuilder) -> Void) -> String? {
    var builder = PropertyListBuilder()
    fill(&builder)
    return json(builder.finish())
  }

  @Test func `a list is laid out in two spaces to a level`() throws {
    let list = try PropertyList(reading: PropertyList.Source(text: "{a=b;list=(c,(),{},<>,{\"d e\"=<0fbd777f>;});}"))
    let expected = """
      {
        "a": "b",
        "list": [
          "c",
          [],
          {},
          "",
          {
            "d e": "D713fw=="
          }
        ]
      }

      """
    #expect(json(list) == expected)
  }

  static let strings: [(String, String)] = [
    ("", #""""#), ("é漢😀\u{7F}\u{2028}/'", "\"é漢😀\u{7F}\u{2028}/'\""), ("\"\\", #""\"\\""#),
    ("\u{8}\u{C}\n\r\t", #""\b\f\n\r\t""#), ("\u{0}\u{1}\u{1F}", #""\u0000\u0001\u001f""#),
    ("12345678\n12345678\"1234567", #""12345678\n12345678\"1234567""#), ("{\n[", #""{\n[""#),
  ]

  @Test(arguments: strings)
  func `a string has the escapes that it needs`(text: String, expected: String) {
    #expect(json { $0.string(text) } == expected + "\n")
  }

  static let reals: [(Double, String)] = [
    (1, "1.0"), (-0.0, "-0.0"), (0.1, "0.1"), (1e-7, "1e-07"), (1e16, "1e+16"), (123456.789, "123456.789"),
    (.leastNonzeroMagnitude, "5e-324"),
  ]

  @Test(arguments: reals)
  func `a real is written in the fewest digits`(value: Double, expected: String) {
    #expect(json { $0.real(value) } == expected + "\n")
  }

  @Test func `other scalars`() {
    #expect(json { $0.integer(PropertyListInteger(UInt64.max)) } == "18446744073709551615\n")
    #expect(json { $0.integer(-7) } == "-7\n")
    #expect(json { $0.boolean(true) } == "true\n")
    #expect(json { $0.boolean(false) } == "false\n")
    #expect(json { $0.date(PropertyListDate(secondsSince2001: 362_772_000)) } == "\"2012-06-30T18:00:00Z\"\n")
    #expect(json { $0.date(PropertyListDate(secondsSince2001: 0.25)) } == "\"2001-01-01T00:00:00.25Z\"\n")
    #expect(json { $0.data(Array("ABC".utf8)) } == "\"QUJD\"\n")
  }

  @Test func `a reference of an archive is a dictionary`() {
    var builder = PropertyListBuilder()
    builder.beginArray()
    builder.uid(7)
    builder.endContainer()
    let list = builder.finish()
    let writing = list.written(as: .json)
    #expect(writing.bytes == Array("[\n  {\n    \"CF$UID\": 7\n  }\n]\n".utf8))
    #expect(writing.losses.map { "\(list.path(to: $0.node)) \($0.kind)" } == ["[0] uidAsDictionary"])
  }

  @Test func `infinity, NaN and times beyond the calendar have no JSON`() {
    var builder = PropertyListBuilder()
    builder.beginDictionary()
    for (key, value) in [("a", Double.infinity), ("b", -.infinity), ("c", .nan)] {
      builder.key(key)
      builder.real(value)
    }
    builder.key("d")
    builder.date(PropertyListDate(secondsSince2001: .infinity))
    builder.endContainer()
    let list = builder.finish()
    let writing = list.written(as: .json)
    #expect(writing.bytes == nil)
    #expect(
      writing.losses.map { "\(list.path(to: $0.node)) \($0.kind)" } == [
        "a notFinite", "b notFinite", "c notFinite", "d dateOutOfRange",
      ])

    var options = WritingOptions()
    options.allowsSubstitutes = true
    #expect(json(list, options: options) == "{\n  \"a\": null,\n  \"b\": null,\n  \"c\": null,\n  \"d\": null\n}\n")
  }

  @Test func `a value that was not understood has no JSON`() throws {
    let list = try #require(PropertyList.read(PropertyList.Source(text: "{a=<0>;b=c;}")).document)
    #expect(list.written(as: .json).bytes == nil)
    #expect(list.written(as: .json).losses.map(\.kind) == [.invalidValue])
  }

  @Test func `only the effective one of duplicate keys is written`() throws {
    let list = try #require(PropertyList.read(PropertyList.Source(text: "{a=b;c=(d);a=e;\"\\141\"=f;}")).document)
    let writing = list.written(as: .json)
    #expect(writing.bytes == Array("{\n  \"a\": \"b\",\n  \"c\": [\n    \"d\"\n  ]\n}\n".utf8))
    #expect(
      writing.losses.map { "\(list.path(to: $0.node)) \($0.kind) \($0.isFatal)" } == [
        "a duplicateKey false", "a duplicateKey false",
      ])
  }

  @Test func `a dictionary without writable entries is written as an empty one`() throws {
    // A damaged XML file in which the only value has no key.
    let list = try #require(
      PropertyList.read(PropertyList.Source(text: "<plist version=\"1.0\"><array><dict><true/></dict></array></plist>"))
        .document)
    let writing = list.written(as: .json)
    #expect(writing.losses.map { "\(list.path(to: $0.node)) \($0.kind)" } == ["[0][\"\"] invalidValue"])
  }

  @Test func `keys are written in the order of Apple when it is asked for`() throws {
    var options = WritingOptions()
    options.sortsKeys = true
    let list = try PropertyList(reading: PropertyList.Source(text: "b=1;a=2;"))
    #expect(json(list, options: options) == "{\n  \"a\": \"2\",\n  \"b\": \"1\"\n}\n")
  }
}
