import PropertyList

/// A book as one web page that needs nothing else: engine, book, pictures and sounds are in it.
///
/// Nothing of a book becomes markup: names and titles are escaped, everything else is base64. The page's policy lets it
/// run nothing but its own script, and load nothing from anywhere.
struct ExportedPage {
  /// The title that browsers show.
  let title: String
  /// By what the page finds again where its reader was: the same for a book and its later versions.
  let key: String
  /// The language in which the book is opened; its first one where nothing is said.
  let language: String?
  /// The language of the texts, where it is known.
  let languageOfTexts: String
  /// The book, as a property list in the binary form.
  let book: [UInt8]
  let assets: ExportedAssets

  /// The whole page.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    var rest = PlayerParts.page[...]
    // What is put in is not looked at again.
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

  /// What the page may do: run its script and the engine, use its style, show and play what is in it.
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

/// A place in the template of the page that is filled: `%TITLE%`.
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

  /// The first mark in a text.
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
