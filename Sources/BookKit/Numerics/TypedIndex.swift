// Declarations for other modules are `@usableFromInline`, because a module doesn't inline `package` declarations of
// another module, even if they're `@inlinable`.

/// An index of things of one kind, as a type of its own.
///
/// For example, the index of a tween can't be used as the index of an element. An index takes 32 bits of memory.
@usableFromInline package protocol TypedIndex: Strideable, Hashable, Sendable where Stride == Int {
  var rawValue: Int32 { get }

  init(rawValue: Int32)
}

extension TypedIndex {
  @inlinable @inline(__always) package init(_ position: Int) {
    self.init(rawValue: Int32(truncatingIfNeeded: position))
  }

  /// The index as a plain number, for arrays of mixed use and for output.
  @inlinable @inline(__always) package var position: Int { Int(rawValue) }

  @inlinable @inline(__always) package static func == (left: Self, right: Self) -> Bool {
    left.rawValue == right.rawValue
  }

  @inlinable @inline(__always) package static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }

  @inlinable @inline(__always) package func distance(to other: Self) -> Int { other.position - position }

  @inlinable @inline(__always) package func advanced(by distance: Int) -> Self { Self(position + distance) }
}

/// The index of a value of type `Thing`.
@usableFromInline package struct IndexOf<Thing>: TypedIndex {
  @usableFromInline package let rawValue: Int32

  @inlinable @inline(__always) package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// An optional index that takes no more memory than the index itself.
///
/// Elements and tweens use it, because a page can have many of them. Elsewhere, a plain optional is simpler.
@propertyWrapper struct PackedOptional<Index: TypedIndex>: Sendable, Equatable {
  private var rawValue: Int32

  @inline(__always) init(wrappedValue: Index?) { rawValue = wrappedValue?.rawValue ?? -1 }

  @inline(__always) var wrappedValue: Index? {
    get { rawValue < 0 ? nil : Index(rawValue: rawValue) }
    set { rawValue = newValue?.rawValue ?? -1 }
  }
}
