/// The order of a page's items and all that can't change about them, if every item only moves and fades.
package struct Arrangement: Sendable {
  private let order: [Int32]
  private let slots: [ItemSlots]
  private let outlines: [Outline]
  private let textStyles: [TextStyle]

  /// Returns the arrangement of a list, or `nil` if its order was made when it was filled.
  package init?(_ items: DrawItems) {
    // An order that is made for each frame couldn't be reused if it were kept here.
    guard items.hasOrderOfPage else { return nil }
    (order, slots, outlines, textStyles) = (items.order, items.slots, items.outlines, items.textStyles)
  }

  /// Returns whether it's the arrangement of a list.
  ///
  /// It looks only at where the arrays are. As it keeps them, no others can be there.
  package func holds(for items: DrawItems) -> Bool {
    items.hasOrderOfPage && Arrangement.isSame(order, items.order) && Arrangement.isSame(slots, items.slots)
      && Arrangement.isSame(outlines, items.outlines) && Arrangement.isSame(textStyles, items.textStyles)
  }

  private static func isSame<Content>(_ first: [Content], _ second: [Content]) -> Bool {
    let place = first.withUnsafeBufferPointer { $0.baseAddress }
    return first.count == second.count && second.withUnsafeBufferPointer { $0.baseAddress == place }
  }
}
