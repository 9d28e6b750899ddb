/// The place of a file in a book's folder: `images/moon.png`, however the book writes it.
///
/// Names are told apart byte by byte, as most file systems do; capital letters matter, and so does the form in which
/// an accent is written.
public struct AssetPath: Sendable, Equatable {
  /// The names on the way from the folder, with a slash between them, in UTF-8.
  public let utf8: [UInt8]

  /// The place that a book means by `written`: without `.`, `..` and needless slashes.
  ///
  /// Nothing comes of a text that leaves the folder, is absolute or an address, names no file or holds a NUL.
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

  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// Whether a text is such a place as it stands, which most are.
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

  /// Whether `text` begins as `http://` or `C:\\` does.
  private static func isElsewhere(_ text: [UInt8]) -> Bool {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let rest = text[(colon + 1)...]
    if rest.starts(with: [slash, slash]) { return true }
    return colon == 1 && (rest.first == slash || rest.first == UInt8(ascii: "\\"))
  }

  /// Follows `name` from the folder that `names` leads to; fails where that leaves the book's folder.
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
  /// The order of the bytes, which is that of the Unicode scalars.
  public static func < (first: AssetPath, second: AssetPath) -> Bool {
    first.utf8.lexicographicallyPrecedes(second.utf8)
  }
}
