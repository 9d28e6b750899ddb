/// The format of a picture, sound or font file, according to its first bytes.
package enum AssetFormat: KeywordText, Sendable, CaseIterable {
  /// Portable Network Graphics, animated or not.
  case png = "a PNG file"
  case jpeg = "a JPEG file"
  /// A GIF picture, animated or not.
  case gif = "a GIF file"
  /// A WebP picture, animated or not.
  case webp = "a WebP file"
  /// A picture in Scalable Vector Graphics.
  case svg = "an SVG file"
  /// A RIFF, RIFX or RF64 file of sound.
  case wave = "a WAV file"
  /// The Audio Interchange File Format, compressed or not.
  case aiff = "an AIFF file"
  /// Apple's Core Audio Format.
  case caf = "a CAF file"
  /// MPEG audio of any layer.
  case mp3 = "an MP3 file"
  /// MPEG-4 or QuickTime, which may also contain video.
  case mp4 = "an MPEG-4 file"
  /// A bare stream of AAC.
  case adts = "an AAC stream"
  /// Ogg with Vorbis, Opus, FLAC or Speex.
  case ogg = "an Ogg file"
  /// Free Lossless Audio Codec.
  case flac = "a FLAC file"
  case trueType = "a TrueType font"
  case bmp = "a BMP file"
  case tiff = "a TIFF file"
  /// A HEIF photo, such as Apple's cameras take: recognised, but not read.
  case heif = "a HEIF file"
  /// An AVIF picture: recognised, but not read.
  case avif = "an AVIF file"
  /// WebM or Matroska: recognised, but not read.
  case webm = "a WebM file"
  case pdf = "a PDF file"
  /// An OpenType font with PostScript outlines: recognised, but not read.
  case openType = "an OpenType font with PostScript outlines"
  /// A collection of several fonts: recognised, but not read.
  case fontCollection = "a collection of fonts"
  /// A font packed for web pages, WOFF or WOFF2: recognised, but not read.
  case webFont = "a WOFF font"
  /// A web page, often the result of a failed download: recognised, but not read.
  case html = "a web page"
  case text = "a text file"
  case unknown = "of an unknown format"
}

extension AssetFormat {
  package enum Use: Sendable, Equatable {
    case picture
    case sound
    case font
  }

  /// The use that a book can have for files of this format, or `nil` if it can't use them.
  package var use: Use? {
    switch self {
    case .png, .jpeg, .gif, .webp, .svg: .picture
    case .wave, .aiff, .caf, .mp3, .mp4, .adts, .ogg, .flac: .sound
    case .trueType, .openType, .fontCollection, .webFont: .font
    case .bmp, .tiff, .heif, .avif, .webm, .pdf, .html, .text, .unknown: nil
    }
  }

  /// Returns whether a file of this format can have a use.
  ///
  /// A file of an unknown format can, because some players may support the format.
  package func canBeUsed(as use: Use) -> Bool {
    switch self {
    case .bmp, .tiff, .heif, .avif, .pdf, .html, .text: false
    case .webm: use == .sound
    case .unknown: true
    case .png, .jpeg, .gif, .webp, .svg, .wave, .aiff, .caf, .mp3, .mp4, .adts, .ogg, .flac, .trueType, .openType,
      .fontCollection, .webFont:
      self.use == use
    }
  }

  /// Whether a file of this format is a picture, even if books can't show it.
  package var isPicture: Bool {
    use == .picture || self == .bmp || self == .tiff || self == .heif || self == .avif
  }

  /// A description of a file of this format, with an article: `a PNG file`.
  package var title: String { rawValue.text.description }

  /// The media type of this format, or `nil` for formats that browsers neither show nor play.
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
    case .trueType: "font/ttf"
    case .openType, .fontCollection, .webFont: nil
    case .pdf, .html, .text, .unknown: nil
    }
  }
}
