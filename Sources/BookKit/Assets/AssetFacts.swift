/// The facts about a picture, sound or font file that the engine and the checks need, provided by the host.
public struct AssetFacts: Sendable, Equatable {
  /// The format, according to the first bytes.
  package let format: AssetFormat
  package let byteCount: Int
  package let content: Content
  /// Whether the file's extension doesn't match the format of its bytes.
  ///
  /// The content is still used, because most players look at the bytes and not at the name.
  package let isMisnamed: Bool

  package init(format: AssetFormat, byteCount: Int, content: Content, isMisnamed: Bool = false) {
    self.format = format
    self.byteCount = byteCount
    self.content = content
    self.isMisnamed = isMisnamed
  }

  package enum Content: Sendable, Equatable {
    /// A picture and its natural size in points, after applying the rotation that a camera recorded.
    case picture(width: Double, height: Double)
    /// A sound and its length in seconds, or `nil` if the file doesn't state its length.
    case sound(duration: Double?)
    /// A font and its measures.
    case font(FontMetrics)
    /// A file that can't be used, and the reason.
    case unreadable(AssetError)
    /// A file in a format that isn't read; the file may still be intact.
    case unknown
  }
}

extension AssetFacts {
  /// Returns the facts about a picture with a size in points.
  public static func picture(width: Double, height: Double) -> AssetFacts {
    AssetFacts(format: .png, byteCount: 1, content: .picture(width: width, height: height))
  }

  /// Returns the facts about a sound; its length is in seconds, or `nil` if it isn't known.
  public static func sound(duration: Double?) -> AssetFacts {
    AssetFacts(format: .wave, byteCount: 1, content: .sound(duration: duration))
  }

  /// The reason why a book shouldn't contain the file as it is, or `nil` if the file has no fault.
  package var error: AssetError? {
    if case .unreadable(let error) = content { return error }
    return isMisnamed ? .misnamed(found: format) : nil
  }

  /// The fault of the file as text to put after its name, such as `is empty`, or `nil` if the file has no fault.
  public var fault: String? { error?.message }

  /// The length of the sound in seconds, or `nil` if the file isn't a sound or the length is unknown.
  public var duration: Double? { if case .sound(let duration) = content { duration } else { nil } }

  /// The size of the picture in points, or `nil` if the file isn't a picture.
  public var size: (width: Double, height: Double)? {
    if case .picture(let width, let height) = content { (width, height) } else { nil }
  }

  /// The measures of the font, or `nil` if the file isn't a font.
  public var font: FontMetrics? { if case .font(let metrics) = content { metrics } else { nil } }
}
