import BookKit

/// Recognises the format of a file by its first bytes.
enum MediaFormat {
  static let signatureSize = 12

  /// Returns the format of a file; if `promised` has no signature, more of the file is searched for that format.
  static func found(in reader: inout ByteReader, promised: AssetFormat?) -> AssetFormat {
    if let format = signature(of: &reader) { return format }
    if let format = container(of: &reader) { return format }
    let afterTags = ID3.end(in: &reader)
    if reader.matches("fLaC", at: afterTags) { return .flac }
    if ADTS.begins(in: &reader, at: afterTags) { return .adts }
    if afterTags > 0 || MP3.begins(in: &reader, at: 0) { return .mp3 }
    if let format = SVG.markup(in: &reader) { return format }
    if promised == .mp3, MP3.firstFrame(in: &reader, from: 0) != nil { return .mp3 }
    // A file with the extension of a picture or sound isn't reported as text.
    return promised == nil && PlainText.begins(in: &reader) ? .text : .unknown
  }

  private static let signatures: [(StaticString, AssetFormat)] = [
    ("GIF87a", .gif), ("GIF89a", .gif), ("caff", .caf), ("OggS", .ogg), ("fLaC", .flac), ("%PDF", .pdf),
    ("II*\0", .tiff), ("MM\0*", .tiff), ("OTTO", .openType), ("ttcf", .fontCollection), ("wOFF", .webFont),
    ("wOF2", .webFont), ("true", .trueType),
  ]

  private static func signature(of reader: inout ByteReader) -> AssetFormat? {
    // Most files are pictures of these two formats.
    let bits = try? reader.bits(8, at: 0)
    if let bits {
      if bits == 0x8950_4E47_0D0A_1A0A { return .png }
      if bits >> 40 == 0xFFD8FF { return .jpeg }
    }
    for (text, format) in signatures where reader.matches(text, at: 0) { return format }
    if let bits {
      if bits >> 32 == 0x1A45_DFA3 { return .webm }
      // A version of 1.0, and a plausible number of tables.
      if bits >> 32 == 0x0001_0000, (1...255).contains(bits >> 16 & 0xFFFF) { return .trueType }
    }
    // Two letters are weak evidence, so a bitmap's header length is checked as well.
    if reader.matches("BM", at: 0), let header = try? reader.little(4, at: 14), (12...124).contains(header) {
      return .bmp
    }
    return nil
  }

  /// Returns the format if the bytes after the first four name it.
  private static func container(of reader: inout ByteReader) -> AssetFormat? {
    guard let outer = try? reader.code(at: 0), let inner = try? reader.code(at: 4) else { return nil }
    let kind = try? reader.code(at: 8)
    switch (outer, kind) {
    case ("RIFF", "WEBP"): return .webp
    case ("RIFF", "WAVE"), ("RIFX", "WAVE"), ("RF64", "WAVE"), ("BW64", "WAVE"): return .wave
    case ("FORM", "AIFF"), ("FORM", "AIFC"): return .aiff
    default: break
    }
    switch inner {
    case "ftyp": return format(ofBrand: kind)
    case "moov", "mdat", "wide", "free", "skip", "styp": return .mp4
    default: return nil
    }
  }

  private static func format(ofBrand brand: FourCC?) -> AssetFormat {
    switch brand {
    case "heic", "heix", "hevc", "heim", "heis", "mif1", "msf1": .heif
    case "avif", "avis": .avif
    default: .mp4
    }
  }
}
