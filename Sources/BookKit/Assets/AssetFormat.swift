/// The format of a picture or sound file, as its first bytes show it.
public enum AssetFormat: UInt8, Sendable, Equatable, CaseIterable {
  /// Portable Network Graphics, animated ones too.
  case png
  /// A JPEG picture.
  case jpeg
  /// A GIF picture, animated or not.
  case gif
  /// A WebP picture, animated or not.
  case webp
  /// A picture in Scalable Vector Graphics.
  case svg
  /// A RIFF, RIFX or RF64 file of sound.
  case wave
  /// The Audio Interchange File Format, compressed or not.
  case aiff
  /// Apple's Core Audio Format.
  case caf
  /// MPEG audio of any layer.
  case mp3
  /// MPEG-4 or QuickTime, which may hold moving pictures too.
  case mp4
  /// A bare stream of AAC.
  case adts
  /// Ogg with Vorbis, Opus, FLAC or Speex.
  case ogg
  /// Free Lossless Audio Codec.
  case flac
  /// A Windows bitmap: recognised, but not read.
  case bmp
  /// A TIFF picture: recognised, but not read.
  case tiff
  /// A photo as Apple's cameras take them: recognised, but not read.
  case heif
  /// An AVIF picture: recognised, but not read.
  case avif
  /// WebM or Matroska: recognised, but not read.
  case webm
  /// A PDF document: recognised, but not read.
  case pdf
  /// A web page, which a failed download often leaves behind: recognised, but not read.
  case html
  /// None of the others.
  case unknown
}

extension AssetFormat {
  /// What a book can use a file of a format for.
  public enum Use: Sendable, Equatable {
    /// To be looked at.
    case picture
    /// To be listened to.
    case sound
  }

  /// What a file of this format is for; nothing for formats that are not read.
  public var use: Use? {
    switch self {
    case .png, .jpeg, .gif, .webp, .svg: .picture
    case .wave, .aiff, .caf, .mp3, .mp4, .adts, .ogg, .flac: .sound
    case .bmp, .tiff, .heif, .avif, .webm, .pdf, .html, .unknown: nil
    }
  }

  /// What people call a file of this format: `a PNG file`.
  public var words: String {
    switch self {
    case .png: "a PNG file"
    case .jpeg: "a JPEG file"
    case .gif: "a GIF file"
    case .webp: "a WebP file"
    case .svg: "an SVG file"
    case .wave: "a WAV file"
    case .aiff: "an AIFF file"
    case .caf: "a CAF file"
    case .mp3: "an MP3 file"
    case .mp4: "an MPEG-4 file"
    case .adts: "an AAC stream"
    case .ogg: "an Ogg file"
    case .flac: "a FLAC file"
    case .bmp: "a BMP file"
    case .tiff: "a TIFF file"
    case .heif: "a HEIF file"
    case .avif: "an AVIF file"
    case .webm: "a WebM file"
    case .pdf: "a PDF file"
    case .html: "a web page"
    case .unknown: "of an unknown format"
    }
  }

  /// What browsers call files of the format; nothing for what they neither show nor play.
  package var mediaType: String? {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .gif: "image/gif"
    case .webp: "image/webp"
    case .svg: "image/svg+xml"
    case .bmp: "image/bmp"
    case .tiff: "image/tiff"
    case .heif: "image/heif"
    case .avif: "image/avif"
    case .wave: "audio/wav"
    case .aiff: "audio/aiff"
    case .caf: "audio/x-caf"
    case .mp3: "audio/mpeg"
    case .mp4: "audio/mp4"
    case .adts: "audio/aac"
    case .ogg: "audio/ogg"
    case .flac: "audio/flac"
    case .webm: "audio/webm"
    case .pdf, .html, .unknown: nil
    }
  }
}
