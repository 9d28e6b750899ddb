import BookKit

extension DiagnosticRule {
  package static let largeAsset = DiagnosticRule(
    "large-asset", .warning, "a file is too large for a tablet",
    "Files over 10 MB, and pictures over 4096 pixels on a side, load slowly or not at all.",
    message: { "the file `\($0.subject)` is large: \($0.detail)" },
    hint: "make it smaller: at most 10 MB, and 4096 pixels on a side",
    example: """
        { type = image; fileName = night.png; altText = "A starry night"; width = 1024; height = 768; }
      """,
    files: [.picture("night.png", width: 8192, height: 6144)],
    correctedFiles: [.picture("night.png", width: 2048, height: 1536)], dependsOn: .presence)
}

extension AssetWalk {
  func excess(of facts: AssetFacts) -> String? {
    let count = facts.byteCount
    if count > AssetWalk.maxByteCount {
      // Round up, so that a file over the limit doesn't seem to be at the limit.
      return "\((count + 99_999) / 1_000_000).\((count + 99_999) / 100_000 % 10) MB"
    }
    // A vector graphic has no pixels.
    guard facts.format != .svg, let size = facts.size else { return nil }
    guard max(size.width, size.height) > AssetWalk.maxSide, max(size.width, size.height) < 1e9 else { return nil }
    return "\(Int(size.width)) × \(Int(size.height)) pixels"
  }

  private static let maxByteCount = 10_000_000
  private static let maxSide = 4096.0
}
