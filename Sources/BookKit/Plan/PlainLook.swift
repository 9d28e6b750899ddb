/// All that drawing needs of an element that only moves and fades, as most do: it is neither turned nor stretched, and
/// shows a picture, or a text that follows no voice.
struct PlainLook: Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double
  var alpha: Double
  var fontSize: Double
  var fontColor: Color
  /// Where its place and its opacity are kept; -1 where they cannot change.
  var slotOfX: Int32
  var slotOfY: Int32
  var slotOfAlpha: Int32
  /// Whether the element is such a one at all.
  var isPlain: Bool
}

extension PagePlan {
  /// The look of an element, when that is plain.
  func plainLook(of item: Int) -> PlainLook {
    let plan = items[item]
    let text = Int(plan.text)
    func slot(_ property: Property) -> Int32 { self.slot(property, of: item).map { Int32($0) } ?? -1 }
    return PlainLook(
      x: plan.placement.frame.x, y: plan.placement.frame.y, width: plan.placement.frame.width,
      height: plan.placement.frame.height, alpha: plan.alpha, fontSize: text >= 0 ? texts[text].fontSize : 0,
      fontColor: text >= 0 ? texts[text].color : .black, slotOfX: slot(.x), slotOfY: slot(.y),
      slotOfAlpha: slot(.alpha), isPlain: isPlain(item))
  }

  /// Whether nothing of an element but its place and its opacity can change, and it is neither turned nor stretched.
  private func isPlain(_ item: Int) -> Bool {
    let plan = items[item]
    let (placement, text) = (plan.placement, Int(plan.text))
    guard placement.rotation == 0, placement.scaleX == 1, placement.scaleY == 1 else { return false }
    guard plan.type == .image || text >= 0 && texts[text].voice < 0 else { return false }
    var movable = PropertySet()
    for property in [Property.x, .y, .alpha] { movable.insert(property) }
    return plan.changing.bits & ~movable.bits == 0
  }
}
