import Testing

@testable import PropertyList

/// Tests of unquoted words in old-style text, which are strings unless they are typed later.
@Suite struct BareWordTests {
  private func list(_ text: String) throws -> PropertyList {
    try PropertyList(reading: PropertyList.Source(text: text))
  }

  private func values(of list: PropertyList) -> [NodeHandle] { Array(list.elements(of: list.root)) }

  @Test(
    arguments: [
      ("0", .integer), ("12", .integer), ("-5", .integer), ("18446744073709551615", .integer), ("1.5", .real),
      ("-0.25", .real), ("1e3", .real), ("2E-3", .real), ("18446744073709551616", .real), ("YES", .boolean),
      ("NO", .boolean), ("true", .boolean), ("false", .boolean),
      // These aren't valid JSON numbers.
      ("007", nil), (".5", nil), ("5.", nil), ("-", nil), ("1e", nil), ("1.e3", nil), ("1e400", nil), ("0x10", nil),
      ("1-2", nil), ("yes", nil), ("True", nil), ("Moon", nil), ("12px", nil),
    ] as [(String, NodeKind?)])
  func `a word is what JSON would call it, or one of four booleans`(word: String, kind: NodeKind?) throws {
    for (text, isBare) in [("(\(word))", true), ("(\"\(word)\")", false), ("('\(word)')", false)] {
      let list = try list(text)
      let value = values(of: list)[0]
      #expect(list.kind(of: value) == .string)
      #expect(list.isBare(value) == isBare)
      let typed = list.typingBareWords(among: [value])
      #expect(typed.kind(of: value) == (isBare ? kind ?? .string : .string))
      #expect((list.bareNumber(of: value) != nil) == (isBare && (kind == .integer || kind == .real)))
      #expect((list.bareBoolean(of: value) != nil) == (isBare && kind == .boolean))
    }
  }

  @Test func `a typed word has the value that it spells`() throws {
    let list = try list("(18446744073709551615, -0.25, 1e3, YES, false)")
    let values = values(of: list)
    let typed = list.typingBareWords(among: values)
    #expect(typed.integer(of: values[0])?.uint64 == .max)
    #expect(typed.real(of: values[1]) == -0.25)
    #expect(typed.number(of: values[2]) == 1000)
    #expect(typed.boolean(of: values[3]) == true)
    #expect(typed.boolean(of: values[4]) == false)
  }

  @Test func `a string that would read as a number or a boolean is written in quotes`() throws {
    let strings = ["12", "YES", "1.5e3", "a1"].map { "<string>\($0)</string>" }.joined()
    let bytes = try #require(list("<plist><array>\(strings)</array></plist>").written(as: .ascii).bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "(\n\t\"12\",\n\t\"YES\",\n\t\"1.5e3\",\n\ta1,\n)\n")
  }

  @Test func `writing keeps bare words bare and quoted strings quoted`() throws {
    let text = "{\n\ta = 12;\n\tb = \"12\";\n\tc = NO;\n\td = \"NO\";\n\t12 = word;\n}\n"
    let bytes = try #require(list(text).written(as: .ascii).bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }

  @Test func `numbers and booleans become bare words where that was asked for, and nowhere else`() throws {
    let xml = """
      <plist><array>
      <integer>-3</integer><real>2</real><real>1e300</real><true/><real>nan</real><string>4</string>
      </array></plist>
      """
    let list = try list(xml)
    var options = WritingOptions()
    options.allowsSubstitutes = true
    options.bareValues = .all
    let writing = list.written(as: .ascii, options: options)
    let text = "(\n\t\"-3\",\n\t2.0,\n\t1e300,\n\tYES,\n\tnan,\n\t\"4\",\n)\n"
    #expect(writing.bytes.map { String(decoding: $0, as: UTF8.self) } == text.replacing("\"-3\"", with: "-3"))
    #expect(writing.losses.map(\.kind) == [.notFinite])
    #expect(list.written(as: .ascii).losses.count == 5)
  }
}
