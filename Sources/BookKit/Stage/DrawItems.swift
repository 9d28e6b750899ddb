/// The elements that are drawn, from back to front.
///
/// Most items only move and fade. They are computed from the page's data when they are accessed, so that even a long
/// list takes little memory and is quick to fill.
public struct DrawItems: Sendable, RandomAccessCollection {
  /// The index of each item's element or, for an item made when the list was filled, the complement of its index in
  /// `made`.
  @usableFromInline package var order: [Int32] = []
  @usableFromInline var made: [DrawItem] = []
  @usableFromInline var outlines: [Outline] = []
  @usableFromInline var slots: [ItemSlots] = []
  @usableFromInline var textStyles: [TextStyle] = []
  /// The values of the page that can change, by slot.
  @usableFromInline var values: [Double] = []
  /// Whether the order is the page's own array, which the player replaces but never modifies.
  var hasOrderOfPage = false

  init() {}

  /// The first index, 0.
  @inlinable public var startIndex: Int { 0 }

  /// The end index, which is the number of items.
  @inlinable public var endIndex: Int { order.count }

  /// Accesses the item at an index.
  @inlinable public subscript(position: Int) -> DrawItem {
    @inline(__always) get {
      let number = Int(order[position])
      guard number >= 0 else { return made[~number] }
      return DrawItem(element: number, of: self)
    }
  }
}

extension DrawItems {
  mutating func removeAll() {
    order.removeAll(keepingCapacity: true)
    made.removeAll(keepingCapacity: true)
    hasOrderOfPage = false
  }

  mutating func append(plain element: Int) { order.append(Int32(truncatingIfNeeded: element)) }

  mutating func append(_ item: DrawItem) {
    order.append(~Int32(truncatingIfNeeded: made.count))
    made.append(item)
  }
}
