import PackedPlayer
import PropertyList

/// The page of the editor, which talks only to the server that it comes from.
enum EditorPage {
  static func bytes(title: String) -> [UInt8] {
    PageTemplate.filled(
      EditorParts.page,
      with: PageTemplate.Contents(
        title: title, policy: policy, style: EditorParts.style, script: EditorParts.script, data: { _ in }))
  }

  static let policy = [
    "default-src 'none'", "script-src '\(EditorParts.scriptHash)'", "style-src '\(EditorParts.styleHash)'",
    "img-src 'self' blob: data:", "media-src 'self' blob:", "font-src 'self'", "connect-src 'self'",
    "frame-src 'self'", "base-uri 'none'", "form-action 'none'",
  ].joined(separator: "; ")
}
