import BookEditing
import PropertyList

struct AnswerContext {
  let uri: DocumentURI
  let text: TextBuffer
  let client: ClientCapabilities

  func position(_ offset: Int) -> JSON {
    let position = text.position(of: offset, in: client.encoding)
    return ["line": .number(position.line), "character": .number(position.character)]
  }

  func range(_ range: Range<Int>) -> JSON { ["start": position(range.lowerBound), "end": position(range.upperBound)] }
  func location(_ range: Range<Int>) -> JSON { ["uri": .string(uri.text), "range": self.range(range)] }

  func edit(_ range: Range<Int>, _ replacement: [UInt8]) -> JSON {
    ["range": self.range(range), "newText": .string(String(decoding: replacement, as: UTF8.self))]
  }

  func edits(_ edits: [PropertyList.Edit]) -> JSON { .array(edits.map { edit($0.range, $0.replacement) }) }
}

/// A text to show to people, which can quote words from the book and from the format.
struct Markup {
  private enum Part {
    case words(String)
    case code(String)
    case markdown(String, plain: String)
  }

  private var parts: [Part] = []

  init() {}
  init(_ words: String) { parts = [.words(words)] }

  /// Adds the program's own words, followed by a word from the book or from the format.
  mutating func add(_ words: String, code: String? = nil) {
    parts.append(.words(words))
    if let code { add(code: code) }
  }

  mutating func add(code: String) { parts.append(.code(code)) }
  mutating func add(markdown: String, plain: String) { parts.append(.markdown(markdown, plain: plain)) }
  mutating func beginParagraph() { if !parts.isEmpty { parts.append(.words("\n\n")) } }
  var isEmpty: Bool { parts.isEmpty }

  func json(isMarkdown: Bool) -> JSON {
    let texts = parts.map { part in
      switch part {
      case .words(let text): text
      // In Markdown, code spans keep the book's words from being read as markup.
      case .code(let text): isMarkdown ? Markup.codeSpan(text) : "`" + Markup.harmless(text) + "`"
      case .markdown(let text, let plain): isMarkdown ? text : plain
      }
    }
    return ["kind": isMarkdown ? "markdown" : "plaintext", "value": .string(texts.joined())]
  }

  /// Returns a code span with longer backtick delimiters than any run of backticks in the text.
  private static func codeSpan(_ text: String) -> String {
    let text = harmless(text)
    var (longest, run) = (0, 0)
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let marks = String(repeating: "`", count: longest + 1)
    return longest > 0 || text.isEmpty ? marks + " " + text + " " + marks : marks + text + marks
  }

  static func harmless(_ text: String) -> String {
    // Most texts are plain ASCII.
    var plain = text
    if plain.withUTF8({ $0.allSatisfy { (0x20..<0x7F).contains($0) } }) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
      result.append(isControl ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }
}
