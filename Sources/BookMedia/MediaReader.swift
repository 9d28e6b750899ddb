import BookKit

/// Reads the facts that a book needs about its picture, sound and font files.
///
/// Files may be hostile. Whatever the bytes are, reading takes at most time proportional to their number. At most 64
/// kilobytes, or a font's tables of characters, are in memory at a time.
public enum MediaReader {
  /// Returns the facts about a file in memory, including the reason if it can't be read.
  ///
  /// The extension of `name`, a file name or a path, states which format the file should have.
  public static func facts(of bytes: [UInt8], named name: String) -> AssetFacts {
    var reader = ByteReader(bytes)
    return facts(of: &reader, named: name)
  }

  /// Returns the facts about a file of `size` bytes, reading only the parts that are needed.
  ///
  /// `read` returns the bytes at an offset, as many as requested; fewer, or `nil`, mean that the file ends early.
  public static func facts(
    ofFileNamed name: String, size: Int, reading read: (_ offset: Int, _ count: Int) -> [UInt8]?
  ) -> AssetFacts {
    facts(ofFileNamed: name, size: size, beginning: [], reading: read)
  }

  /// Returns the facts about a file whose first bytes are known, usually `firstReadCount` of them.
  package static func facts(
    ofFileNamed name: String, size: Int, beginning: [UInt8], reading read: (_ offset: Int, _ count: Int) -> [UInt8]?
  ) -> AssetFacts {
    withoutActuallyEscaping(read) { read in
      var reader = ByteReader(size: size, beginning: beginning, reading: read)
      return facts(of: &reader, named: name)
    }
  }

  /// The number of bytes at the start of a file that are always needed.
  package static var firstReadCount: Int { ByteReader.firstReadCount }

  private static func facts(of reader: inout ByteReader, named name: String) -> AssetFacts {
    let promised = AssetFormat(extensionOf: name)
    let format = MediaFormat.found(in: &reader, promised: promised)
    var isMisnamed = false
    if let promised { isMisnamed = !format.matchesExtension(of: promised) }
    let content = content(of: &reader, in: format, isMisnamed: isMisnamed)
    // A file too short to be recognised isn't reported as having the wrong extension.
    if case .unreadable(let fault) = content, fault == .empty || fault == .truncated { isMisnamed = false }
    return AssetFacts(format: format, byteCount: reader.size, content: content, isMisnamed: isMisnamed)
  }

  private static func content(
    of reader: inout ByteReader, in format: AssetFormat, isMisnamed: Bool
  ) -> AssetFacts.Content {
    if reader.size == 0 { return .unreadable(.empty) }
    guard format == .unknown else {
      do throws(AssetError) {
        return try content(of: &reader, in: format)
      } catch {
        return .unreadable(error)
      }
    }
    guard isMisnamed else { return .unknown }
    return .unreadable(reader.size < MediaFormat.signatureSize ? .truncated : .misnamed(found: .unknown))
  }

  private static func content(
    of reader: inout ByteReader, in format: AssetFormat
  ) throws(AssetError) -> AssetFacts.Content {
    switch format {
    case .png: try PNG.content(of: &reader)
    case .jpeg: try JPEG.content(of: &reader)
    case .gif: try GIF.content(of: &reader)
    case .webp: try WebP.content(of: &reader)
    case .svg: try SVG.content(of: &reader)
    case .wave: try WAVE.content(of: &reader)
    case .aiff: try AIFF.content(of: &reader)
    case .caf: try CAF.content(of: &reader)
    case .mp3: try MP3.content(of: &reader)
    case .mp4: try MP4.content(of: &reader)
    case .adts: try ADTS.content(of: &reader)
    case .ogg: try Ogg.content(of: &reader)
    case .flac: try FLAC.content(of: &reader)
    case .trueType: .font(try TrueTypeFont(&reader).metrics)
    case .openType, .fontCollection, .webFont: .unknown
    case .bmp, .tiff, .heif, .avif, .webm, .pdf, .html, .text, .unknown: .unknown
    }
  }
}
