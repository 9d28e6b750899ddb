/// A list of everything that is drawn of a page at a tick, from back to front.
///
/// A host keeps one list per page that it draws and refills it at every frame. Refilling allocates no memory, unless
/// the reader has chosen larger letters:
///
/// ```swift
/// var list = DrawList()
/// player.draw(into: &list)
/// if list.openingCount != known { (known, elements) = (list.openingCount, player.elements) }
/// for item in list.items { show(elements[item.element], as: item) }
/// ```
public struct DrawList: Sendable {
  /// The page, counted from 1; `nil` if none is visible.
  public internal(set) var page: Int?
  /// The section that is visible instead of a page, if any.
  public internal(set) var section: Name?
  /// The number of times that a page or section has been opened; while it stays the same, so do ``Player/elements``.
  public internal(set) var openingCount = 0
  /// The background of the page; `nil` if the book doesn't define one.
  public internal(set) var background: PageBackground?
  /// The visible elements, from back to front, with groups replaced by their contents.
  public internal(set) var items = DrawItems()
  /// The groups around the current element while the list is filled.
  var groups: [GroupEffect] = []
  /// The frames of texts that the reader wants larger.
  var grownTexts = GrownTexts()

  /// Whether neither a page nor a section is visible.
  public var isEmpty: Bool { page == nil && section == nil }

  /// Creates an empty list.
  public init() {}

  struct ReaderOptions: Sendable {
    var textScale = 1.0
    var marksWords = true
    /// The elements whose visibility condition doesn't hold.
    var hidden: [ItemIndex] = []
  }

  struct GroupEffect: Sendable {
    /// The first element in the group, followed by the others up to `end`.
    var first = ItemIndex(rawValue: 0)
    var end = ItemIndex(rawValue: .max)
    var map = AffineMap.identity
    var alpha = 1.0
    var isVisible = true

    func contains(_ item: ItemIndex) -> Bool { item >= first && item < end }
  }
}

extension DrawList {
  /// Resets the list but keeps its memory; the items stay until others replace them.
  mutating func begin() {
    page = nil
    section = nil
    background = nil
    groups.removeAll(keepingCapacity: true)
  }
}

extension Player {
  /// Fills `list` with the drawing of the page on stage at the current tick, or empties the list if there is no page.
  ///
  /// This doesn't affect the run of the book. It modifies the player only to make the next call faster.
  public mutating func draw(into list: inout DrawList) {
    list.begin()
    guard let place else { return list.items.removeAll() }
    refreshPaintOrder()
    name(place, in: &list)
    let reader = readerOptions(on: current)
    growTexts(of: state.page, on: current, at: readerTime, reader, in: &list)
    drivenValues.prepare(for: current.drivers.count)
    current.draw(
      state.page, held: state.held, pressed: pressedItems, at: readerTime, reader, &drivenValues, into: &list)
  }

  private func name(_ place: PageIndex?, in list: inout DrawList) {
    guard let place else { return }
    let section = plan.section(at: place)
    list.section = section?.word
    if section == nil { list.page = place.position + 1 }
  }

  private func readerOptions(on page: PagePlan) -> DrawList.ReaderOptions {
    var reader = DrawList.ReaderOptions()
    if case .number(let percent) = options.values[plan.options.index(of: .textSize)] {
      reader.textScale = percent / 100
    }
    reader.marksWords = isOn(.readAlong)
    guard !page.visibilities.isEmpty else { return reader }
    for item in page.items.indices where page.items[item].traits.contains(.conditional) {
      guard let visibility = page.extras(of: item)?.visibility else { continue }
      if !holds(page.visibilities[visibility]) { reader.hidden.append(item) }
    }
    return reader
  }

  /// Fills `list` with the drawing of the page that is being left, as it was at the start of the page turn.
  ///
  /// The list becomes empty unless a page turn is visible.
  public func drawLeavingPage(into list: inout DrawList) {
    list.begin()
    guard let leaving = leavingPage, let plan = pagePlan(of: leaving), let turn = state.turn else {
      return list.items.removeAll()
    }
    name(plan.page, in: &list)
    var time = readerTime
    time.tick = turn.start
    let reader = readerOptions(on: plan)
    growTexts(of: leaving, on: plan, at: time, reader, in: &list)
    var unknown = DrivenValues()
    plan.draw(leaving, held: [], pressed: [], at: time, reader, &unknown, into: &list)
  }

  var leavingPage: PageState? { isMotionReduced ? nil : state.leaving }
}

extension PagePlan {
  fileprivate func draw(
    _ page: PageState, held: [HeldItem], pressed: [PressedItem], at time: StageTime, _ reader: DrawList.ReaderOptions,
    _ known: inout DrivenValues, into list: inout DrawList
  ) {
    list.openingCount = Int(page.opening.rawValue)
    list.background = appearance.background
    list.items.outlines = outlines.elements
    list.items.slots = slots.elements
    list.items.textStyles = textStyles
    fill(&list.items.values, in: page, at: time, &known)
    if page.isPlain, held.isEmpty, pressed.isEmpty, reader.textScale == 1 || texts.isEmpty {
      // The player never modifies this array. It replaces the array when the order changes.
      list.items.order = page.paintOrder.rawValues
      list.items.made.removeAll(keepingCapacity: true)
      list.items.hasOrderOfPage = true
      return
    }
    list.items.removeAll()
    var around = DrawList.GroupEffect()
    for item in page.paintOrder {
      while !around.contains(item), let outer = list.groups.popLast() { around = outer }
      guard around.isVisible else { continue }
      let isVisible = page.items[item].isVisible && !reader.hidden.contains(item)
      let type = items[item].type
      if slots[item].isPlain, list.groups.isEmpty, !page.items[item].isHeld, !pressed.contains(item),
        reader.textScale == 1 || type != .text
      {
        if isVisible { list.items.append(plain: item.position) }
        continue
      }
      if type == .group {
        list.groups.append(around)
        around = effect(in: item, around, isVisible: isVisible, page, held, time)
        around.alpha *= pressed.alpha(of: item)
        continue
      }
      guard isVisible || type.isGame, type != .audio, type != .activeArea else { continue }
      let values = gatherValues(of: item, in: page, held: held, at: time) { property, slot in
        // The current picture of a movie isn't among the values.
        property == .frame ? value(property, of: item, in: page, held: held, at: time) : list.items.values[slot]
      }
      let own = values.placement.transform
      var drawn = DrawItem(
        element: item.position, transform: list.groups.isEmpty ? own : own.followed(by: around.map),
        alpha: around.alpha * values.opacity * pressed.alpha(of: item), values,
        picture: type == .movie ? picture(values.movieFrame, of: item) : 0,
        word: type == .text && reader.marksWords ? word(of: item, in: page, at: time) : nil,
        flapAngle: movables.isEmpty ? 0 : flapAngle(of: item, in: page, at: time))
      if reader.textScale != 1, type == .text { list.grownTexts.enlarge(&drawn, by: reader.textScale) }
      if isVisible { list.items.append(drawn) }
      if type.isGame {
        // The pieces or swatches of a game move, fade and disappear with it.
        list.groups.append(around)
        around = effect(in: item, around, isVisible: isVisible, page, held, time)
        around.alpha *= pressed.alpha(of: item)
      }
    }
  }

  /// Returns the combined effect of a group and the groups around it.
  func effect(
    in group: ItemIndex, _ outer: DrawList.GroupEffect, isVisible: Bool, _ page: PageState, _ held: [HeldItem],
    _ time: StageTime
  ) -> DrawList.GroupEffect {
    let values = values(of: group, in: page, held: held, at: time)
    return DrawList.GroupEffect(
      first: group.advanced(by: 1), end: end(of: group),
      map: values.placement.transform.followed(by: outer.map), alpha: outer.alpha * values.opacity, isVisible: isVisible
    )
  }

  /// Returns the index of a picture, given a number that can come from a tween.
  private func picture(_ number: Double, of item: ItemIndex) -> Int {
    guard let movie = items[item].movie else { return 0 }
    let last = movies[movie].frameCount - 1
    guard number >= 1, last > 0 else { return 0 }
    return number < Double(last) ? Int(number) : last
  }
}

extension StageValues { var opacity: Double { max(0, min(1, alpha)) } }
