/// The data of items that only move and fade, for going through many of them.
@usableFromInline package struct PlainItems: ~Escapable {
  @usableFromInline let order: Span<Int32>
  @usableFromInline let slots: Span<ItemSlots>
  @usableFromInline let outlines: Span<Outline>
  @usableFromInline let values: Span<Double>
  @usableFromInline let textStyles: Span<TextStyle>

  @inlinable @inline(__always) @_lifetime(borrow items)
  package init(_ items: borrowing DrawItems) {
    order = items.order.span
    slots = items.slots.span
    outlines = items.outlines.span
    values = items.values.span
    textStyles = items.textStyles.span
  }

  /// What can change of an item.
  @frozen @usableFromInline package struct Look {
    @usableFromInline package let x: Double
    @usableFromInline package let y: Double
    @usableFromInline package let alpha: Double

    @inlinable @inline(__always) init(x: Double, y: Double, alpha: Double) {
      (self.x, self.y, self.alpha) = (x, y, alpha)
    }
  }

  /// Returns the item at an index, or `nil` if it was made when the list was filled.
  @inlinable @inline(__always)
  package func item(at position: Int) -> DrawItem? {
    let number = Int(order[unchecked: position])
    return number >= 0 ? DrawItem(element: number, of: self) : nil
  }

  /// Returns what can change of the item at an index, which must not have been made; `nil` if it always looks the same.
  @inlinable @inline(__always)
  package func changingLook(at position: Int) -> Look? {
    let element = Int(order[unchecked: position])
    let slots = slots[unchecked: element]
    return slots.bits & 19 == 0 ? nil : look(of: element, slots)
  }

  /// Returns the place and opacity of an element.
  @inlinable @inline(__always)
  func look(of element: Int, _ slots: ItemSlots) -> Look {
    // Unchecked, since the engine fills the arrays from one page, and a host comes by here for each element and frame.
    let (bits, first) = (Int(slots.bits), Int(slots.first))
    let (movesAcross, movesDown) = (bits & 1, bits >> 1 & 1)
    let x = movesAcross == 0 ? outlines[unchecked: element].frame.x : values[unchecked: first]
    let y = movesDown == 0 ? outlines[unchecked: element].frame.y : values[unchecked: first &+ movesAcross]
    let fades = bits & 16 != 0
    let opacity =
      fades ? values[unchecked: first &+ movesAcross &+ movesDown] : outlines[unchecked: element].alpha
    return Look(x: x, y: y, alpha: max(0, min(1, opacity)))
  }
}
