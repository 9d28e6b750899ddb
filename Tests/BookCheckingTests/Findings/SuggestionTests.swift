import PropertyList
import Testing

@testable import BookChecking
@testable import BookKit

/// Tests of what a finding suggests, and of the file after `--fix=guesses`.
@Suite struct SuggestionTests {
  /// A wrong part of a book, the hint of its only finding, and what the suggestion makes of it.
  struct Case: Sendable, CustomTestStringConvertible {
    let wrong: String
    let hint: String
    let fixed: String

    init(_ wrong: String, hint: String, fixed: String) {
      self.wrong = wrong
      self.hint = hint
      self.fixed = fixed
    }

    init(_ wrong: String, meant: String, fixed: String) {
      self.init(wrong, hint: "did you mean `\(meant)`?", fixed: fixed)
    }

    var testDescription: String { wrong }
  }

  static let oldStyle: [Case] = [
    Case("fontColor = \"“red”\";", meant: "red", fixed: "fontColor = red;"),
    Case("fontColor = \"„#FF8000“\";", meant: "#FF8000", fixed: "fontColor = \"#FF8000\";"),
    Case("fontColor = \"#F80”\";", meant: "#F80", fixed: "fontColor = \"#F80\";"),
    Case("align = \"‘left’\";", meant: "left", fixed: "align = left;"),
    Case("align = \"“lefft”\";", meant: "left", fixed: "align = left;"),
    Case("slideIn = top;", meant: "{ from = top; }", fixed: "slideIn = {\n\tfrom = top;\n};"),
    Case("physics = static;", meant: "{ body = static; }", fixed: "physics = {\n\tbody = static;\n};"),
    Case("x = 1,5;", hint: "write `1.5`", fixed: "x = 1,5;"),
    Case("x = -10,25 ;", hint: "write `-10.25`", fixed: "x = -10,25 ;"),
    Case("visibleIf = “1 < 2”;", hint: "write `\"1 < 2\"`", fixed: "visibleIf = “1 < 2”;"),
    Case("fontColor = “red”;", hint: "write `\"red\"`", fixed: "fontColor = “red”;"),
  ]

  @Test(arguments: oldStyle) func `old-style text`(_ example: Case) {
    let book = { (keys: String) in "{ pages = ( { elements = ( { type = text; text = a; \(keys) } ); } ); }" }
    check(example, book)
  }

  static let xml: [Case] = [
    Case(
      "<key>x</key><int>5</int>", meant: "<integer>", fixed: "<key>x</key><integer>5</integer>"),
    Case("<key>x</key><number>5.5</number>", meant: "<real>", fixed: "<key>x</key><real>5.5</real>"),
    Case("<key>x</key><Float>5.5</Float>", meant: "<real>", fixed: "<key>x</key><real>5.5</real>"),
    Case("<key>name</key><str>b</str>", meant: "<string>", fixed: "<key>name</key><string>b</string>"),
    Case("<key>name</key><strng>b</strng>", meant: "<string>", fixed: "<key>name</key><string>b</string>"),
    Case(
      "<key>slideIn</key><map><key>from</key><string>top</string></map>", meant: "<dict>",
      fixed: "<key>slideIn</key><dict><key>from</key><string>top</string></dict>"),
    Case("<key>visible</key><True/>", meant: "<true/>", fixed: "<key>visible</key><true/>"),
    Case(
      "<key>visible</key><bool>true</bool>", hint: "write `<true/>` or `<false/>`",
      fixed: "<key>visible</key><bool>true</bool>"),
    Case(
      "<key>fontColor</key><string>“red”</string>", meant: "red", fixed: "<key>fontColor</key><string>red</string>"),
  ]

  @Test(arguments: xml) func `text in XML`(_ example: Case) {
    let text = "<key>type</key><string>text</string><key>text</key><string>a</string>"
    check(example) { keys in
      "<plist><array><dict><key>elements</key><array><dict>\(text)\(keys)</dict></array></dict></array></plist>"
    }
  }

  private func check(_ example: Case, _ book: (String) -> String) {
    let source = PropertyList.Source(text: book(example.wrong))
    let findings = BookCheck.check(source).findings
    #expect(findings.count == 1)
    #expect(findings.first?.hint == example.hint)
    let fixed = source.applyingFixes(findings, includesGuesses: true).source
    #expect(String(decoding: fixed.bytes, as: UTF8.self) == book(example.fixed))
  }

  @Test func `a text in curly quotes is suggested in a condition`() throws {
    let book = """
      { options = { animal = cat; }; pages = ( { elements = ( { type = text; text = a; \
      visibleIf = "option.animal == ‘cat’"; \
      } ); } ); }
      """
    let findings = BookCheck.check(PropertyList.Source(text: book)).findings
    #expect(findings.map { $0.hint } == ["did you mean `'cat'`?"])
  }
}
