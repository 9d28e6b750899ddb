import BookKit

/// The reason why a picture can't be drawn.
package enum PictureError: Error, Sendable, Equatable {
  case missing
  /// The path leads out of the book's folder.
  case outside
  /// The system can't read the file, for this reason.
  case unreadable(String)
  case empty
  case truncated
  case damaged
  case checksum
  case noArea
  case tooLarge
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

  static func check(width: Int, height: Int) throws(PictureError) {
    guard width > 0, height > 0 else { throw .noArea }
    guard width <= PictureLimits.side, height <= PictureLimits.side, width * height <= PictureLimits.pixels else {
      throw .tooLarge
    }
  }
}
