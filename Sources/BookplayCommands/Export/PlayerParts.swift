import PropertyList

/// What every exported page holds, as `.ci/player` has made it.
enum PlayerParts {
  /// The page, with marks for what is filled in.
  static let page = decoded(PlayerBlob.page)
  static let style = decoded(PlayerBlob.style)
  static let script = decoded(PlayerBlob.script)
  /// The engine for WebAssembly, packed by gzip, in base64.
  static let engine = Array(
    UnsafeBufferPointer(start: PlayerBlob.engine.utf8Start, count: PlayerBlob.engine.utf8CodeUnitCount))
  /// By what a policy knows the script and the style: the hashes of just their bytes.
  static let scriptHash = PlayerBlob.scriptHash.description
  static let styleHash = PlayerBlob.styleHash.description

  private static func decoded(_ text: StaticString) -> [UInt8] {
    Base64.decode(Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)))
  }
}
