/// The order and the constant properties of a page's items, if every item only moves and fades.
package struct Arrangement: Sendable {
  private let order: [Int32]
  private let slots: [ItemSlots]
  private let outlines: [Outline]
  private let textStyles: [TextStyle]

  /// Returns the arrangement of a list, or `nil` if its order was made for one frame.
  package init?(_ items: DrawItems) {
    // Keeping such an order here would force a list to allocate a new one for each frame.
    guard items.hasOrderOfPage else { return nil }
    (order, slots, outlines, textStyles) = (items.order, items.slots, items.outlines, items.textStyles)
  }

  /// Returns whether it's the arrangement of a list.
  ///
  /// It compares only the addresses of the arrays. It keeps the arrays, so nothing else can be at these addresses.
  package func holds(for items: DrawItems) -> Bool {
    items.hasOrderOfPage && Arrangement.isSame(order, items.order) && Arrangement.isSame(slots, items.slots)
      && Arrangement.isSame(outlines, items.outlines) && Arrangement.isSame(textStyles, items.textStyles)
  }

  private static func isSame<Content>(_ first: [Content], _ second: [Content]) -> Bool {
    let place = first.withUnsafeBufferPointer { $0.baseAddress }
    return first.count == second.count && second.withUnsafeBufferPointer { $0.baseAddress == place }
  }
}
