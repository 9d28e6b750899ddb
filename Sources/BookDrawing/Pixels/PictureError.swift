import BookKit

/// The reason why a picture can't be drawn.
package enum PictureError: Error, Sendable, Equatable {
  /// The file doesn't exist in the book's folder.
  case missing
  /// The path leads out of the book's folder.
  case outside
  /// The system can't read it, for this reason.
  case unreadable(String)
  /// The file is empty.
  case empty
  /// The file is truncated.
  case truncated
  /// The data is inconsistent.
  case damaged
  /// A checksum doesn't match.
  case checksum
  /// The picture has no pixels.
  case noArea
  /// The picture would take too much memory.
  case tooLarge
  /// The format isn't supported.
  case unknownForm(String)

  /// A description that follows the file's name in a message.
  package var description: String {
    switch self {
    case .missing: "does not exist"
    case .outside: "leads out of the book's folder"
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .empty: "is empty"
    case .truncated: "ends too early"
    case .damaged: "is damaged"
    case .checksum: "is damaged: a part of it does not match its checksum"
    case .noArea: "has no pixels"
    case .tooLarge: "is too large to be drawn"
    case .unknownForm(let form): "is \(form), which cannot be drawn"
    }
  }

  /// Throws `tooLarge` or `noArea` for a size that should not be allocated.
  static func check(width: Int, height: Int) throws(PictureError) {
    guard width > 0, height > 0 else { throw .noArea }
    guard width <= PictureLimits.side, height <= PictureLimits.side, width * height <= PictureLimits.pixels else {
      throw .tooLarge
    }
  }
}

extension PictureError {
  /// Creates the error for a decompression error.
  init(_ error: InflateError) {
    switch error {
    case .truncated: self = .truncated
    case .damaged, .tooLarge: self = .damaged
    case .checksum: self = .checksum
    }
  }
}
