/// A position among things of one kind, as a type of its own.
///
/// The position of a tween then can't be used where that of an element is meant. In memory it's a number of 32 bits.
protocol TypedIndex: Strideable, Hashable, Sendable where Stride == Int {
  var rawValue: Int32 { get }

  init(rawValue: Int32)
}

extension TypedIndex {
  @inline(__always) init(_ position: Int) { self.init(rawValue: Int32(truncatingIfNeeded: position)) }

  /// The position as a plain number, for arrays of mixed use and for output.
  @inline(__always) var position: Int { Int(rawValue) }

  @inline(__always) static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }

  @inline(__always) static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  @inline(__always) func distance(to other: Self) -> Int { other.position - position }

  @inline(__always) func advanced(by distance: Int) -> Self { Self(position + distance) }
}

/// An optional index that takes no more memory than the index itself.
///
/// It's for what exists in great numbers; elsewhere a plain optional is simpler.
@propertyWrapper struct PackedOptional<Index: TypedIndex>: Sendable, Equatable {
  private var rawValue: Int32

  @inline(__always) init(wrappedValue: Index?) { rawValue = wrappedValue?.rawValue ?? -1 }

  @inline(__always) var wrappedValue: Index? {
    get { rawValue < 0 ? nil : Index(rawValue: rawValue) }
    set { rawValue = newValue?.rawValue ?? -1 }
  }
}
