import BookReports
import PackedPlayer
import PropertyList

/// A book as a self-contained web page that includes engine, book, pictures, sounds and fonts.
///
/// Nothing in a book becomes markup: names and titles are escaped, and everything else is base64. The page's content
/// security policy allows only its own script and no loading from elsewhere.
struct ExportedPage {
  /// The title in the browser.
  let title: String
  /// The key under which the page stores the reader's state; later versions of a book keep it.
  let key: String
  /// The language in which the book opens; `nil` for its first one.
  let language: String?
  /// The language of the texts, or an empty string if unknown.
  let languageOfTexts: String
  /// The book as a binary property list.
  let book: [UInt8]
  let assets: ExportedAssets

  /// The contents of the page.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    var rest = PlayerParts.page[...]
    // Inserted text isn't searched for marks.
    while let mark = TemplateMark.first(in: rest) {
      bytes += rest[..<mark.range.lowerBound]
      append(mark, to: &bytes)
      rest = rest[mark.range.upperBound...]
    }
    return bytes + rest
  }

  private func append(_ mark: TemplateMark, to bytes: inout [UInt8]) {
    switch mark.kind {
    case .language: bytes += HTMLText.escaped(languageOfTexts).utf8
    case .title: bytes += HTMLText.escaped(title).utf8
    case .policy: bytes += HTMLText.escaped(ExportedPage.policy).utf8
    case .style: bytes += PlayerParts.style
    case .script: bytes += PlayerParts.script
    case .data: appendData(to: &bytes)
    }
  }

  /// The content security policy: the page can run its script and the engine, use its style, and show and play what
  /// it contains.
  static let policy = [
    "default-src 'none'", "script-src '\(PlayerParts.scriptHash)' 'wasm-unsafe-eval'",
    "style-src '\(PlayerParts.styleHash)'", "img-src data: blob:", "media-src data: blob:", "font-src data:",
    "base-uri 'none'", "form-action 'none'",
  ].joined(separator: "; ")

  // MARK: - Data

  private func appendData(to bytes: inout [UInt8]) {
    bytes += #"<script type="application/json" id="settings">{"title":"#.utf8
    bytes += ScriptJSON.quoted(title)
    bytes += #","key":"#.utf8
    bytes += ScriptJSON.quoted(key)
    if let language {
      bytes += #","language":"#.utf8
      bytes += ScriptJSON.quoted(language)
    }
    bytes += "}</script>\n".utf8
    append(PlayerParts.engine, as: #"id="engine""#, to: &bytes)
    append(Base64.encode(book), as: #"id="book""#, to: &bytes)
    append(Base64.encode(assets.facts), as: #"id="facts""#, to: &bytes)
    for file in assets.files {
      append(
        Base64.encode(file.bytes), as: "id=\"asset-\(file.number)\" data-type=\"\(file.type)\"", to: &bytes)
    }
  }

  private func append(_ text: [UInt8], as attributes: String, to bytes: inout [UInt8]) {
    bytes += "<script type=\"text/plain\" \(attributes)>".utf8
    bytes += text
    bytes += "</script>\n".utf8
  }
}

/// A placeholder in the page's template, such as `%TITLE%`.
private struct TemplateMark {
  let kind: Kind
  let range: Range<Int>

  enum Kind: String, CaseIterable {
    case language = "%LANGUAGE%"
    case title = "%TITLE%"
    case policy = "%POLICY%"
    case style = "%STYLE%"
    case script = "%SCRIPT%"
    case data = "%DATA%"
  }

  /// Returns the first placeholder in `text`.
  static func first(in text: ArraySlice<UInt8>) -> TemplateMark? {
    var start = text.startIndex
    while let found = text[start...].firstIndex(of: UInt8(ascii: "%")) {
      for kind in Kind.allCases where text[found...].starts(with: kind.rawValue.utf8) {
        return TemplateMark(kind: kind, range: found..<found + kind.rawValue.utf8.count)
      }
      start = found + 1
    }
    return nil
  }
}
