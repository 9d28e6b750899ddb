import PropertyList

/// The fixed parts of every exported page, as packed by `.ci/player`.
enum PlayerParts {
  /// The template of the page.
  static let page = decoded(PlayerBlob.page)
  static let style = decoded(PlayerBlob.style)
  static let script = decoded(PlayerBlob.script)
  /// The WebAssembly engine, compressed with gzip, in base64.
  static let engine = Array(
    UnsafeBufferPointer(start: PlayerBlob.engine.utf8Start, count: PlayerBlob.engine.utf8CodeUnitCount))
  /// The hash of the script's bytes, as the content security policy needs it.
  static let scriptHash = PlayerBlob.scriptHash.description
  static let styleHash = PlayerBlob.styleHash.description

  private static func decoded(_ text: StaticString) -> [UInt8] {
    Base64.decode(Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)))
  }
}
