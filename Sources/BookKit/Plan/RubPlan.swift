import PropertyList

/// How an element can be rubbed away.
struct RubPlan: Sendable {
  var item: ItemIndex
  var radius: Double
  /// The number of cells after which the rest follows.
  var enough: Int
  var cells: RubCells
  /// The label of the choice, if the author gave one.
  var label: Name?
  /// The tween that fades what is left.
  var fade: TweenIndex
}

extension PagePlan {
  /// Returns the index of an element that can be rubbed away, or `nil` if it can't.
  func rub(of item: ItemIndex) -> RubIndex? {
    guard items[item].traits.contains(.rubbable) else { return nil }
    let index = RubIndex(rubs.elements.indices.partitioningIndex { rubs.elements[$0].item >= item })
    return index < rubs.endIndex ? index : nil
  }
}
