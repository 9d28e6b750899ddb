import BookKit

/// Why a picture cannot be drawn.
package enum PictureFault: Error, Sendable, Equatable {
  /// There is no such file in the book's folder.
  case missing
  /// Its name leads out of the book's folder.
  case outside
  /// The system does not let it be read, for this reason.
  case unreadable(String)
  /// It has no bytes.
  case empty
  /// It ends before its picture does.
  case truncated
  /// Its bytes contradict themselves.
  case damaged
  /// A part of it does not match its checksum.
  case checksum
  /// It has no pixels.
  case noArea
  /// It would take more memory than any picture needs.
  case tooLarge
  /// Its form is one that is not drawn.
  case unknownForm(String)

  /// What is wrong, to be put after the name of the file.
  package var words: String {
    switch self {
    case .missing: "is not there"
    case .outside: "leads out of the book's folder"
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .empty: "is empty"
    case .truncated: "ends too early"
    case .damaged: "is damaged"
    case .checksum: "is damaged: a part of it does not match its checksum"
    case .noArea: "has no pixels"
    case .tooLarge: "is too large to be drawn"
    case .unknownForm(let form): "is \(form), which is not drawn"
    }
  }

  /// Fails with `tooLarge` or `noArea` where a picture of that size should not be made.
  static func check(width: Int, height: Int) throws(PictureFault) {
    guard width > 0, height > 0 else { throw .noArea }
    guard width <= PictureLimits.side, height <= PictureLimits.side, width * height <= PictureLimits.pixels else {
      throw .tooLarge
    }
  }
}

extension PictureFault {
  /// What went wrong with packed bytes.
  init(_ fault: InflateFault) {
    switch fault {
    case .truncated: self = .truncated
    case .damaged, .tooLarge: self = .damaged
    case .checksum: self = .checksum
    }
  }
}
