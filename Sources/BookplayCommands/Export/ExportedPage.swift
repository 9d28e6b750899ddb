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
    PageTemplate.filled(PlayerParts.page) { mark, bytes in
      switch mark {
      case .language: bytes += HTMLText.escaped(languageOfTexts).utf8
      case .title: bytes += HTMLText.escaped(title).utf8
      case .policy: bytes += HTMLText.escaped(ExportedPage.policy).utf8
      case .style: bytes += PlayerParts.style
      case .script: bytes += PlayerParts.script
      case .data: appendData(to: &bytes)
      }
    }
  }

  /// The content security policy of the page.
  static let policy = PageTemplate.policy(scriptHash: PlayerParts.scriptHash, styleHash: PlayerParts.styleHash)

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
    PageData.append(book: book, assets.facts, assets.files, to: &bytes)
  }
}
