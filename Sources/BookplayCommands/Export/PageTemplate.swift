import BookReports

enum PageTemplate {
  enum Mark: String, CaseIterable {
    case language = "%LANGUAGE%"
    case title = "%TITLE%"
    case head = "%HEAD%"
    case policy = "%POLICY%"
    case style = "%STYLE%"
    case script = "%SCRIPT%"
    case data = "%DATA%"
    /// The data that browsers may still be loading while the script runs.
    case rest = "%REST%"
  }

  /// Returns `template` with each placeholder replaced by what `insert` appends for it.
  ///
  /// Inserted text isn't searched for placeholders.
  private static func filled(_ template: [UInt8], _ insert: (Mark, inout [UInt8]) -> Void) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = template[...]
    while let (mark, range) = firstMark(in: rest) {
      bytes += rest[..<range.lowerBound]
      insert(mark, &bytes)
      rest = rest[range.upperBound...]
    }
    return bytes + rest
  }

  struct Contents {
    var language = "en"
    let title: String
    var head: [UInt8] = []
    let policy: String
    var style: [UInt8] = []
    let script: [UInt8]
    /// The addresses of the style and the script, if they are files beside the page.
    var files: (style: String, script: String)?
    var nonce: String?
    var data: (inout [UInt8]) -> Void
    var rest: (inout [UInt8]) -> Void = { _ in }
  }

  static func filled(_ template: [UInt8], with contents: Contents) -> [UInt8] {
    filled(template) { mark, bytes in
      switch mark {
      case .language: bytes += HTMLText.escaped(contents.language).utf8
      case .title: bytes += HTMLText.escaped(contents.title).utf8
      case .head: bytes += contents.head
      case .policy: bytes += HTMLText.escaped(contents.policy).utf8
      case .style:
        if let files = contents.files {
          bytes += "<link rel=\"stylesheet\" href=\"\(files.style)\">".utf8
        } else {
          bytes += Array("<style>".utf8) + contents.style + Array("</style>".utf8)
        }
      case .script:
        if let nonce = contents.nonce { add("nonce", nonce, toScriptAtEndOf: &bytes) }
        if let files = contents.files {
          add("src", files.script, toScriptAtEndOf: &bytes)
        } else {
          bytes += contents.script
        }
      case .data: contents.data(&bytes)
      case .rest: contents.rest(&bytes)
      }
    }
  }

  private static func firstMark(in text: ArraySlice<UInt8>) -> (Mark, Range<Int>)? {
    var start = text.startIndex
    while let found = text[start...].firstIndex(of: UInt8(ascii: "%")) {
      for mark in Mark.allCases where text[found...].starts(with: mark.rawValue.utf8) {
        return (mark, found..<found + mark.rawValue.utf8.count)
      }
      start = found + 1
    }
    return nil
  }

  static func policy(nonce: String, styleHash: String? = nil) -> String {
    [
      "default-src 'none'", "script-src 'nonce-\(nonce)' 'wasm-unsafe-eval'",
      "style-src \(styleHash.map { "'\($0)'" } ?? "'none'")", "img-src data: blob:", "media-src data: blob:",
      "font-src data:", "connect-src 'self'", "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
  }

  private static func add(_ name: String, _ value: String, toScriptAtEndOf bytes: inout [UInt8]) {
    guard bytes.last == UInt8(ascii: ">") else { return }
    bytes.removeLast()
    bytes += " \(name)=\"\(value)\">".utf8
  }

  /// Returns the content security policy of a page in one file: it can run its script and the engine, use its style,
  /// and show and play what it contains.
  static func policy(scriptHash: String, styleHash: String) -> String {
    [
      "default-src 'none'", "script-src '\(scriptHash)' 'wasm-unsafe-eval'", "style-src '\(styleHash)'",
      "img-src data: blob:", "media-src data: blob:", "font-src data:", "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
  }

  /// The content security policy of a page of a site, which can also load files, but only from its own server.
  static let policyOfSites = [
    "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "img-src 'self' data: blob:",
    "media-src 'self' data: blob:", "font-src 'self' data:", "base-uri 'none'", "form-action 'none'",
    "connect-src 'self'", "frame-src 'self'", "manifest-src 'self'", "worker-src 'self'",
  ].joined(separator: "; ")
}
