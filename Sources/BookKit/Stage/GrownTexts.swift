/// The frames and font sizes of texts that the reader wants larger.
///
/// They are reused from one tick to the next, until an element appears, disappears or changes its size.
struct GrownTexts: Sendable {
  private var texts: LargerTexts?
  private var factor = 1.0
  private var page: PageIndex?
  private var opening: Opening = 0
  /// The index of the item at which the search for the next text begins.
  private var next = 0

  /// Enlarges a text; callers pass the texts of a page from back to front.
  mutating func enlarge(_ drawn: inout DrawItem, by factor: Double) {
    drawn.fontSize *= factor
    guard let texts else { return }
    var index = next
    while index < texts.items.count, texts.items[index].element != drawn.elementNumber { index += 1 }
    // An invisible text has no item.
    guard index < texts.items.count else { return }
    next = index + 1
    let (item, frame) = (texts.items[index], texts.frames[index])
    drawn.fontSize = texts.fontSizes[index]
    drawn.transform.origin = drawn.transform.apply(to: Point(x: frame.x, y: frame.y))
    if item.width > 0 { drawn.width = frame.width }
    if item.height > 0 { drawn.height = frame.height }
  }
}

extension Player {
  /// Finds room for the texts of a page if the reader has changed the text size.
  func growTexts(
    of page: PageState, on plan: PagePlan, at time: StageTime, _ reader: DrawList.ReaderOptions,
    in list: inout DrawList
  ) {
    guard reader.textScale != 1, !plan.texts.isEmpty else { return }
    list.grownTexts.update(plan.textNeighbors(in: page, at: time, reader), plan, page, reader.textScale, self)
  }
}

extension GrownTexts {
  fileprivate mutating func update(
    _ items: [LargerTexts.Item], _ plan: PagePlan, _ page: PageState, _ factor: Double, _ player: Player
  ) {
    next = 0
    if let texts, factor == self.factor, plan.page == self.page, page.opening == opening, items == texts.items {
      return
    }
    (self.factor, self.page, opening) = (factor, plan.page, page.opening)
    texts = LargerTexts(items, times: factor, on: player.canvas) { item, fontSize, frame in
      let style = plan.textStyle(of: ItemIndex(Int(item.element)))
      return TextLayout(
        player.names.text(of: Name(index: item.text)),
        TextLayout.Style(
          fontSize: fontSize, font: player.font(named: style.fontName)?.metrics, alignment: style.alignment,
          verticalAlignment: style.verticalAlignment), width: frame.width, height: frame.height)
    }
  }
}

extension PagePlan {
  /// Returns the visible elements from back to front, at the positions that they have with reduced motion.
  ///
  /// With their current positions, letters would change size whenever something moves past.
  fileprivate func textNeighbors(
    in page: PageState, at time: StageTime, _ reader: DrawList.ReaderOptions
  ) -> [LargerTexts.Item] {
    var rest = time
    rest.reducesMotion = true
    var found: [LargerTexts.Item] = []
    var (groups, around) = ([DrawList.GroupEffect](), DrawList.GroupEffect())
    for item in page.paintOrder {
      while !around.contains(item), let outer = groups.popLast() { around = outer }
      let type = items[item].type
      let isVisible = around.isVisible && page.items[item].isVisible && !reader.hidden.contains(item)
      let values = values(of: item, in: page, held: [], at: rest)
      let alpha = around.alpha * values.opacity
      if isVisible, type == .activeArea ? page.items[item].isActive : alpha > 0, let role = role(of: item, in: page) {
        let (placement, text) = (values.placement, items[item].text)
        var neighbor = LargerTexts.Item(
          placement.transform.followed(by: around.map), width: placement.frame.width, height: placement.frame.height,
          role: role)
        neighbor.element = item.rawValue
        if let text {
          neighbor.fontSize = values.fontSize
          neighbor.alignment = textStyle(of: item).alignment
          neighbor.text = texts[text].text.index
        }
        found.append(neighbor)
      }
      if type == .group || type.isGame {
        groups.append(around)
        around = effect(in: item, around, isVisible: isVisible, page, [], rest)
      }
    }
    return found
  }

  private func role(of item: ItemIndex, in page: PageState) -> LargerTexts.Role? {
    let plan = items[item]
    guard plan.type != .audio else { return nil }
    if plan.type == .text { return textStyle(of: item).background == nil ? [.text, .solid] : [.text, .solid, .drawn] }
    // Elements that a finger or gravity moves won't stay where they are.
    let isFalling = body(of: item).map { !world.bodies[$0].isFixed } ?? false
    guard !page.items[item].isHeld, !isFalling else { return nil }
    var role: LargerTexts.Role = plan.type == .activeArea || plan.type == .group ? [] : .drawn
    if plan.isTouchable || plan.traits.contains(.part) || plan.type.isGame { role.insert(.solid) }
    return role.isEmpty ? nil : role
  }
}
