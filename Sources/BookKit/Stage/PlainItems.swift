/// The data of items that only move and fade, for going through many of them.
@usableFromInline package struct PlainItems: ~Escapable {
  @usableFromInline let slots: Span<ItemSlots>
  @usableFromInline let outlines: Span<Outline>
  @usableFromInline let values: Span<Double>
  @usableFromInline let textStyles: Span<TextStyle>

  @inlinable @inline(__always) @_lifetime(borrow items)
  package init(_ items: borrowing DrawItems) {
    slots = items.slots.span
    outlines = items.outlines.span
    values = items.values.span
    textStyles = items.textStyles.span
  }

  /// Returns the item for a number of a list's order, or `nil` if it was made when the list was filled.
  @inlinable @inline(__always)
  package func item(_ number: Int32) -> DrawItem? {
    guard number >= 0 else { return nil }
    return DrawItem(element: Int(number), slots[unchecked: Int(number)], outlines, values, textStyles)
  }

  /// Returns what can change in the item for a number of a list's order, which must not have been made; `nil` if
  /// nothing can.
  @inlinable @inline(__always)
  package func changingLook(_ number: Int32) -> ItemLook? {
    let slots = slots[unchecked: Int(number)]
    guard slots.movesAcross || slots.movesDown || slots.fades else { return nil }
    return ItemLook(Int(number), slots, outlines, values)
  }
}

/// What can change in an item that only moves and fades.
@usableFromInline package struct ItemLook {
  @usableFromInline package let x: Double
  @usableFromInline package let y: Double
  @usableFromInline package let alpha: Double

  @inlinable @inline(__always)
  init(_ element: Int, _ slots: ItemSlots, _ outlines: Span<Outline>, _ values: Span<Double>) {
    // Unchecked, since the engine fills the arrays from one page, and a host comes by here for each element and frame.
    // An item has its changeable values in this order.
    var slot = Int(slots.first)
    x = slots.movesAcross ? values[unchecked: slot] : outlines[unchecked: element].frame.x
    slot &+= slots.movesAcross ? 1 : 0
    y = slots.movesDown ? values[unchecked: slot] : outlines[unchecked: element].frame.y
    slot &+= slots.movesDown ? 1 : 0
    let opacity = slots.fades ? values[unchecked: slot] : outlines[unchecked: element].alpha
    alpha = max(0, min(1, opacity))
  }
}
