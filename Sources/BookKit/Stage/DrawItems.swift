/// The elements that are drawn, the one at the back first.
///
/// Those that only move and fade, as most do, are made when they are asked for, out of what the page knows of them; so
/// a list of many takes little memory, and filling it little time.
public struct DrawItems: Sendable, RandomAccessCollection {
  /// Which element each is; of one that was made when the list was filled, the complement of its place among those.
  @usableFromInline var order: [Int32] = []
  /// Those that were made when the list was filled.
  @usableFromInline var made: [DrawItem] = []
  /// By element of the page.
  @usableFromInline var outlines: [Outline] = []
  @usableFromInline var slots: [ItemSlots] = []
  @usableFromInline var letterings: [Lettering] = []
  /// What the values of the page that can change are.
  @usableFromInline var values: [Double] = []

  init() {}

  /// The first place, 0.
  @inlinable public var startIndex: Int { 0 }

  /// The place behind the last one: how many are drawn.
  @inlinable public var endIndex: Int { order.count }

  /// The one at a place.
  @inlinable public subscript(place: Int) -> DrawItem {
    @inline(__always) get {
      let number = Int(order[place])
      guard number >= 0 else { return made[~number] }
      return DrawItem(element: number, of: self)
    }
  }
}

extension DrawItems {
  /// Takes all out; values keep their memory.
  mutating func removeAll() {
    order.removeAll(keepingCapacity: true)
    made.removeAll(keepingCapacity: true)
  }

  mutating func append(plain element: Int) { order.append(Int32(truncatingIfNeeded: element)) }

  mutating func append(_ item: DrawItem) {
    order.append(~Int32(truncatingIfNeeded: made.count))
    made.append(item)
  }
}
