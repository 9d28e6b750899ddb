/// The data of items that only move and fade, for fast iteration.
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

  /// Returns the item for a number in the `order` of a list, or `nil` if it was made when the list was filled.
  @inlinable @inline(__always)
  package func item(_ number: Int32) -> DrawItem? {
    guard number >= 0 else { return nil }
    return DrawItem(element: Int(number), slots[unchecked: Int(number)], outlines, values, textStyles)
  }

  /// Returns the changeable properties of the item for a number in a list's `order`, or `nil` if the item has none.
  ///
  /// The item must not have been made when the list was filled.
  @inlinable @inline(__always)
  package func changingLook(_ number: Int32) -> ItemLook? {
    let slots = slots[unchecked: Int(number)]
    guard slots.movesAcross || slots.movesDown || slots.fades else { return nil }
    return ItemLook(Int(number), slots, outlines, values)
  }
}

/// The properties that can change in an item that only moves and fades.
@usableFromInline package struct ItemLook {
  @usableFromInline package let x: Double
  @usableFromInline package let y: Double
  @usableFromInline package let alpha: Double

  @inlinable @inline(__always)
  init(_ element: Int, _ slots: ItemSlots, _ outlines: Span<Outline>, _ values: Span<Double>) {
    // Unchecked for speed: a host calls this for each element and frame, and the engine fills all arrays from one page.
    // The changeable values of an item are stored in this order.
    var slot = Int(slots.first)
    x = slots.movesAcross ? values[unchecked: slot] : outlines[unchecked: element].frame.x
    slot &+= slots.movesAcross ? 1 : 0
    y = slots.movesDown ? values[unchecked: slot] : outlines[unchecked: element].frame.y
    slot &+= slots.movesDown ? 1 : 0
    let opacity = slots.fades ? values[unchecked: slot] : outlines[unchecked: element].alpha
    alpha = max(0, min(1, opacity))
  }
}
