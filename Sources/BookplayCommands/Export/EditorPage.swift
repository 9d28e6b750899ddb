import BookReports
import PackedPlayer
import PropertyList

/// The page of the editor, which talks only to the server that it comes from.
enum EditorPage {
  static func bytes(title: String) -> [UInt8] {
    PageTemplate.filled(EditorParts.page) { mark, bytes in
      switch mark {
      case .language: bytes.append("en")
      case .title: bytes += HTMLText.escaped(title).utf8
      case .head, .data, .rest: break
      case .policy: bytes += HTMLText.escaped(policy).utf8
      case .style: bytes += EditorParts.style
      case .script: bytes += EditorParts.script
      }
    }
  }

  static let policy = [
    "default-src 'none'", "script-src '\(EditorParts.scriptHash)'", "style-src '\(EditorParts.styleHash)'",
    "img-src 'self' blob: data:", "media-src 'self' blob:", "font-src 'self'", "connect-src 'self'",
    "frame-src 'self'", "base-uri 'none'", "form-action 'none'",
  ].joined(separator: "; ")
}
