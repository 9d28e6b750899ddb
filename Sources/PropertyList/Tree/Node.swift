/// The kind of a node of a property list.
public enum NodeKind: Sendable, CaseIterable {
  /// Keys and values, in the order in which they are written.
  case dictionary
  /// Values, in the order in which they are written.
  case array
  /// The name of the value that follows it in a dictionary.
  case key
  /// Text.
  case string
  /// A whole number from −2⁶³ to 2⁶⁴ − 1.
  case integer
  /// A floating-point number.
  case real
  /// `true` or `false`.
  case boolean
  /// A point in time.
  case date
  /// Bytes.
  case data
  /// A reference inside a keyed archive; only binary files have them.
  case uid
  /// A value that is in the file but could not be understood; a problem says why.
  case invalid

  /// Whether nodes of this kind contain others.
  public var isContainer: Bool { self == .dictionary || self == .array }
}

/// A handle to a key or value of one property list.
public struct NodeHandle: Hashable, Sendable {
  @usableFromInline package let index: UInt32

  @inlinable @inline(__always)
  package init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }

  @inlinable @inline(__always)
  package var position: Int { Int(index) }
}

/// A key or value in 16 bytes: its range, the size of its subtree, and its kind.
package struct Node: Sendable, Equatable {
  /// The range of the node in the text, including its tags or quotes.
  package var start: UInt32
  package var end: UInt32
  /// The number of nodes in the subtree, including this one, and so the distance to the next sibling.
  package var extent: UInt32 = 1
  package var kind: NodeKind
  package var flags: Flags = []
  /// The number of bytes before and after the contents; `lookAgain` if the number does not fit.
  package var lead: UInt8 = 0
  package var trail: UInt8 = 0

  /// The value of `lead` or `trail` if the bounds of the contents have to be found in the text.
  package static let lookAgain: UInt8 = 255

  package init(_ kind: NodeKind, from start: Int, to end: Int, lead: Int = 0, trail: Int = 0, flags: Flags = []) {
    self.kind = kind
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.lead = lead < 255 ? UInt8(lead) : Node.lookAgain
    self.trail = trail < 255 ? UInt8(trail) : Node.lookAgain
    self.flags = flags
  }

  package var range: Range<Int> { Int(start)..<Int(end) }

  /// The range of the contents of a string or key if they are literal and the node stores their bounds.
  @inline(__always)
  package var plainContent: Range<Int>? {
    guard flags.contains(.plain), lead != Node.lookAgain, trail != Node.lookAgain else { return nil }
    let first = Int(start) + Int(lead)
    return first..<Swift.max(first, Int(end) - Int(trail))
  }

  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A string or key whose contents are its literal value, without escapes.
    package static let plain = Flags(rawValue: 1)
    package static let isTrue = Flags(rawValue: 2)
    /// Text in UTF-16, big-endian (binary files).
    package static let utf16 = Flags(rawValue: 4)
    /// Text in Latin-1 (damaged binary files).
    package static let latin1 = Flags(rawValue: 8)
    /// A number that is stored in 32 bits.
    package static let single = Flags(rawValue: 16)
    /// A key that the reader added for a value without one; the pair is skipped.
    package static let missing = Flags(rawValue: 32)
    /// A key that repeats an earlier one of its dictionary; the earlier one counts.
    package static let repeated = Flags(rawValue: 64)
    /// A container that was still open when reading stopped.
    package static let cutOff = Flags(rawValue: 128)
    /// A container in which something couldn't be read; only numbers use this bit as `single`.
    package static let damaged = Flags(rawValue: 16)
  }
}
