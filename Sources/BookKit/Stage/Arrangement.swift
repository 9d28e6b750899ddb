/// The order and the constant properties of a page's items, if every item only moves and fades.
package struct Arrangement: Sendable {
  private let order: [Int32]
  private let slots: [ItemSlots]
  private let outlines: [Outline]
  private let textStyles: [TextStyle]

  /// Creates the arrangement of a list, or returns `nil` if the list's order was made for a single frame.
  package init?(_ items: DrawItems) {
    // Keeping such an order here would force the list to allocate a new array for each frame.
    guard items.hasOrderOfPage else { return nil }
    (order, slots, outlines, textStyles) = (items.order, items.slots, items.outlines, items.textStyles)
  }

  /// Returns whether this is the arrangement of a list.
  ///
  /// This compares only the addresses of the arrays. The arrangement keeps its arrays alive, so no other array can have
  /// these addresses.
  package func holds(for items: DrawItems) -> Bool {
    items.hasOrderOfPage && Arrangement.isSame(order, items.order) && Arrangement.isSame(slots, items.slots)
      && Arrangement.isSame(outlines, items.outlines) && Arrangement.isSame(textStyles, items.textStyles)
  }

  private static func isSame<Content>(_ first: [Content], _ second: [Content]) -> Bool {
    let place = first.withUnsafeBufferPointer { $0.baseAddress }
    return first.count == second.count && second.withUnsafeBufferPointer { $0.baseAddress == place }
  }
}
