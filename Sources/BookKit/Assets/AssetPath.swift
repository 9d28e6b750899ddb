/// The path of a file in a book's folder, such as `images/moon.png`, in its normal form.
///
/// Names are compared byte by byte, as in most file systems: case matters, and so does the Unicode form of an accent.
public struct AssetPath: Sendable, Equatable {
  /// The path components below the book's folder, separated by slashes, in UTF-8.
  public let utf8: [UInt8]

  /// Creates the path that a book writes as `written`, without `.`, `..` and redundant slashes.
  ///
  /// Returns `nil` if the text leaves the folder, is an absolute path or a URL, names no file, or contains a NUL.
  public init?(_ written: String) {
    let text = Array(written.utf8)
    guard !AssetPath.isPlain(text) else {
      utf8 = text
      return
    }
    var names: [UInt8] = []
    var name: [UInt8] = []
    guard text.first != AssetPath.slash, !AssetPath.isElsewhere(text) else { return nil }
    for byte in text {
      guard byte != 0 else { return nil }
      if byte != AssetPath.slash {
        name.append(byte)
      } else {
        guard AssetPath.append(name, to: &names) else { return nil }
        name.removeAll(keepingCapacity: true)
      }
    }
    guard AssetPath.append(name, to: &names), !names.isEmpty else { return nil }
    utf8 = names
  }

  /// Whether the file is hidden or in a hidden folder, and so doesn't belong to a book.
  package var isHidden: Bool { AssetPath.isHidden(utf8) }

  /// Returns whether a part of a path, other than `.` and `..`, begins with a dot.
  package static func isHidden(_ path: some Sequence<UInt8>) -> Bool {
    // The number of dots at the beginning of the current part, or `nil` after any other byte.
    var points: Int? = 0
    for byte in path {
      if byte == slash {
        if let points, points > 2 { return true }
        points = 0
      } else if let count = points {
        if byte != dot, count > 0 { return true }
        points = byte == dot ? count + 1 : nil
      }
    }
    return points.map { $0 > 2 } ?? false
  }

  /// The path of the same picture for dense screens: `moon@2x.png` for `moon.png`; `nil` without an extension.
  package var double: AssetPath? {
    guard let end = utf8.lastIndex(of: AssetPath.dot), !utf8[end...].contains(AssetPath.slash) else { return nil }
    return AssetPath(String(decoding: utf8[..<end] + Array("@2x".utf8) + utf8[end...], as: UTF8.self))
  }

  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// Returns whether a text is obviously in normal form already, as most are.
  private static func isPlain(_ text: [UInt8]) -> Bool {
    var beginsName = true
    for byte in text {
      switch byte {
      case slash, dot:
        if beginsName { return false }
        beginsName = byte == slash
      case 0, UInt8(ascii: ":"): return false
      default: beginsName = false
      }
    }
    return !beginsName
  }

  /// Returns whether `text` begins like `http://` or `C:\\`.
  private static func isElsewhere(_ text: [UInt8]) -> Bool {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let rest = text[(colon + 1)...]
    if rest.starts(with: [slash, slash]) { return true }
    return colon == 1 && (rest.first == slash || rest.first == UInt8(ascii: "\\"))
  }

  /// Appends `name` to the path in `names`; returns false if that leaves the book's folder.
  private static func append(_ name: [UInt8], to names: inout [UInt8]) -> Bool {
    switch name {
    case [], [dot]: return true
    case [dot, dot]:
      guard !names.isEmpty else { return false }
      names.removeSubrange((names.lastIndex(of: slash) ?? 0)...)
    default:
      if !names.isEmpty { names.append(slash) }
      names += name
    }
    return true
  }
}

extension AssetPath: CustomStringConvertible {
  /// The path as text.
  public var description: String { String(decoding: utf8, as: UTF8.self) }
}

extension AssetPath: Comparable {
  /// Returns whether `first` precedes `second` in the order of bytes, which is also the order of Unicode scalars.
  public static func < (first: AssetPath, second: AssetPath) -> Bool {
    let (first, second) = (first.utf8.span, second.utf8.span)
    for index in 0..<min(first.count, second.count) where first[index] != second[index] {
      return first[index] < second[index]
    }
    return first.count < second.count
  }
}
