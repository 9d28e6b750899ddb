import Testing

@Suite struct SourceMaskTests {
  struct Source: Sendable, CustomTestStringConvertible {
    let title: String
    let text: String
    let code: String

    init(_ title: String, _ text: String, _ code: String) {
      self.title = title
      self.text = text
      self.code = code
    }

    var testDescription: String { title }
  }

  @Test(arguments: [
    Source("a comment", "a // b \"c\nd", "a        \nd"),
    Source("nested comments", "a /* b /* c */ d */ e", "a                   e"),
    Source("a string", #"a("b // c", d)"#, #"a("      ", d)"#),
    Source("an escaped quote", #"a("b\"c{", d)"#, #"a("     ", d)"#),
    Source("an escaped backslash", #"a("b\\", d)"#, #"a("   ", d)"#),
    Source("code in a string", #""a\(b("c") + d)e" f"#, #"" \(b(" ") + d) " f"#),
    Source("a raw string", ##"#"a" \(b) {"# c"##, ##"#"         "# c"##),
    Source("code in a raw string", ##"#"a\#(b)c"# d"##, ##"#" \#(b) "# d"##),
    Source("a long string", "\"\"\"\n  a \"b\" {\n  \"\"\" c", "\"\"\"\n         \n  \"\"\" c"),
    Source("a name in backticks", "func `it's {`() { a }", "func xxxxxxxx() { a }"),
    Source("a condition of compilation", "#if a\n\"b\"\n#endif", "#if a\n\" \"\n#endif"),
    Source("a string that never ends", #"a "b"#, #"a " "#),
  ])
  func `everything that is not code becomes blanks`(source: Source) {
    #expect(SourceMask.apply(to: source.text).code == source.code)
  }

  @Test func `comments can be kept`() {
    #expect(SourceMask.apply(to: #"a("b") // c "d""#).withoutStrings == #"a(" ") // c "d""#)
  }
}
