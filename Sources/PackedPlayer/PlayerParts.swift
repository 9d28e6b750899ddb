import PropertyList

/// The fixed parts of every exported page, as packed by `.ci/player`.
package enum PlayerParts {
  /// The template of the page.
  package static let page = decoded(PlayerBlob.page)
  /// The style sheet.
  package static let style = decoded(PlayerBlob.style)
  /// The script.
  package static let script = decoded(PlayerBlob.script)
  /// The WebAssembly engine, packed by LZMA, in base64.
  package static let engine = Array(
    UnsafeBufferPointer(start: PlayerBlob.engine.utf8Start, count: PlayerBlob.engine.utf8CodeUnitCount))
  /// The hash of the script's bytes, as the content security policy needs it.
  package static let scriptHash = PlayerBlob.scriptHash.description
  /// The hash of the style sheet's bytes.
  package static let styleHash = PlayerBlob.styleHash.description
  /// The engine, packed by LZMA, as a file.
  package static let engineFile = decoded(PlayerBlob.engine)

  /// Returns the bytes of a packed part.
  static func decoded(_ text: StaticString) -> [UInt8] {
    Base64.decode(Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)))
  }
}
