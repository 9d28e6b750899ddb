import BookKit

/// Finds out what a book needs to know of picture and sound files.
///
/// A file may come from anyone: whatever its bytes are, reading takes time in proportion to their number at most, and
/// holds 64 kilobytes of them at a time, usually far fewer.
public enum MediaReader {
  /// The facts of a file that is in memory; the ending of its name tells what it should be.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - name: The name of the file or a path to it.
  /// - Returns: What is known of the file; that it cannot be read is a fact too.
  public static func facts(of bytes: [UInt8], named name: String) -> AssetFacts {
    var reader = ByteReader(bytes)
    return facts(of: &reader, named: name)
  }

  /// The facts of a file of which only the needed parts are read, one after the other.
  ///
  /// - Parameters:
  ///   - name: The name of the file or a path to it.
  ///   - size: The number of bytes in the file.
  ///   - read: Gives the bytes from an offset on, as many as are asked for; nothing or too few when that fails, which
  ///     then counts as the end of the file.
  /// - Returns: What is known of the file; that it cannot be read is a fact too.
  public static func facts(
    ofFileNamed name: String, size: Int, reading read: (_ offset: Int, _ count: Int) -> [UInt8]?
  ) -> AssetFacts {
    withoutActuallyEscaping(read) { read in
      var reader = ByteReader(size: size, reading: read)
      return facts(of: &reader, named: name)
    }
  }

  private static func facts(of reader: inout ByteReader, named name: String) -> AssetFacts {
    let promised = AssetFormat(endingOf: name)
    let format = MediaFormat.found(in: &reader, promised: promised)
    var isMisnamed = false
    if let promised { isMisnamed = !format.keepsPromise(of: promised) }
    let content = content(of: &reader, in: format, isMisnamed: isMisnamed)
    // What is too short to be told by its first bytes is not misnamed.
    if case .unreadable(let fault) = content, fault == .empty || fault == .truncated { isMisnamed = false }
    return AssetFacts(format: format, byteCount: reader.size, content: content, isMisnamed: isMisnamed)
  }

  private static func content(
    of reader: inout ByteReader, in format: AssetFormat, isMisnamed: Bool
  ) -> AssetFacts.Content {
    if reader.size == 0 { return .unreadable(.empty) }
    guard format == .unknown else {
      do throws(AssetFault) {
        return try content(of: &reader, in: format)
      } catch {
        return .unreadable(error)
      }
    }
    guard isMisnamed else { return .unknown }
    return .unreadable(reader.size < MediaFormat.signatureSize ? .truncated : .notWhatItsNameSays(found: .unknown))
  }

  private static func content(
    of reader: inout ByteReader, in format: AssetFormat
  ) throws(AssetFault) -> AssetFacts.Content {
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
    case .bmp, .tiff, .heif, .avif, .webm, .pdf, .html, .unknown: .unknown
    }
  }
}
