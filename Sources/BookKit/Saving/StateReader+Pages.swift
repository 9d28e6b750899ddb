import PropertyList

extension StateReader {
  /// Reads the page that was open, the page turn that led to it, and the fingers on it.
  mutating func readPage(_ part: SavedPart) throws(SavedStateError) {
    let reader = try page(part)
    result.page = reader.page
    try readTurn(to: reader.plan.page)
    readTouches(reader)
    readMotion(of: reader, part)
  }

  /// Returns a page reader that has already read the page's elements.
  private mutating func page(_ part: SavedPart) throws(SavedStateError) -> PageReader {
    let language = language(of: part) ?? result.language
    guard let number = pageIndex(of: part, language: language) ?? cover(insteadOf: part) else {
      if let name = part.text("name") { throw .missingPage(.name(String(decoding: name, as: UTF8.self))) }
      throw .missingPage(.number(part.count("page", default: 0)))
    }
    let planNumber = plan.plan(ofPage: number, language: language)
    var reader = PageReader(plan: pagePlan(planNumber), names: plan.names, tick: tick)
    let offer = plan.isGenerated(planNumber) ? player.voiceOffer : VoiceOffer()
    reader.page = PageState(reader.plan, plan: planNumber, opening: 1, offer: offer)
    reader.readElements(of: part)
    reader.page = withParts(reader)
    return reader
  }

  mutating func pagePlan(_ number: PlanIndex) -> PagePlan {
    if plan.isGenerated(number) { return plan.generatedPlan(number, offering: player.voiceOffer).plan }
    player.makePlan(number, offering: VoiceOffer())
    return player.pagePlan(number)
  }

  private mutating func readTurn(to page: PageIndex?) throws(SavedStateError) {
    guard let part = root.part("turn") else { return }
    guard let start = start(of: part), let duration = part.integer("duration", SavedPart.times) else {
      return part.reportDamage("turn")
    }
    var turn = Turn(from: nil, to: page)
    if let from = part.part("from") { turn.from = pageIndex(of: from) }
    turn.phase = .entering
    turn.isForward = part.isTrue("forward")
    turn.start = start
    turn.duration = duration
    result.turn = turn
    let end = max((Ticks(start) + Ticks(duration)).count, tick)
    pending.add(.turnEnd, mark: 1, at: end, order: order(of: part) ?? 0)
    guard let leaving = root.part("leaving"), pageIndex(of: leaving) != nil else { return }
    result.leaving = try self.page(leaving).page
  }

  mutating func readCredits(_ part: SavedPart) throws(SavedStateError) {
    guard plan.hasCredits else { throw .missingCredits }
    result.page.scene = .credits
    result.page.opening = 1
    result.lastOpening = 2
    guard let start = start(of: part) else {
      readTouches(PageReader(plan: plan.creditsPlan, names: plan.names, tick: tick))
      return
    }
    let index = plan.credits.isEmpty ? nil : creditIndex(of: part)
    result.credits = CreditState(index: index, start: start, opening: result.lastOpening)
    if let from = part.part("from"), let page = pageIndex(of: from) { result.returnPath = [.page(page)] }
    readTouches(PageReader(plan: plan.creditsPlan, names: plan.names, tick: tick))
    guard let index else { return }
    let time = Ticks(seconds: Player.secondsPerCredit, tickRate: plan.tickRate)
    let end = max((Ticks(start) + time).count, tick)
    pending.add(.creditEnd(Int32(index)), mark: Mark(result.lastOpening), at: end, order: order(of: part) ?? 0)
  }

  /// Returns the index of the credit that was shown, finding it by name if it has moved.
  private func creditIndex(of part: SavedPart) -> Int {
    let index = part.count("index", default: 0)
    let name = name(of: part)
    if index < plan.credits.count, name == nil || plan.credits[index].name == name { return index }
    return plan.credits.firstIndex { $0.name == name } ?? 0
  }

  // MARK: - The way back

  /// Reads the way back, skipping destinations that are no longer in the book, and the page that was entered last.
  mutating func readWay() {
    // The cover has no way back, even if it replaces a missing section.
    let isCover = result.page.scene.page.map { $0 == plan.section(.cover).map(coverPlan) } ?? false
    for part in isCover ? [] : root.parts("way") {
      let isCredits = part.text("page") == nil && part.text("section") == nil
      let destination: Destination? = isCredits ? .credits : pageIndex(of: part).map { .page($0) }
      guard let destination, !result.returnPath.contains(destination) else { continue }
      if isCredits, !plan.hasCredits { continue }
      result.returnPath.append(destination)
    }
    result.readPage = root.isTrue("ended") ? nil : result.impliedReadPage(in: plan)
    if let part = root.part("read"), let page = pageIndex(of: part), plan.section(at: page) == nil {
      result.readPage = page
    }
  }

  private func coverPlan(_ cover: PageIndex) -> PlanIndex { plan.plan(ofPage: cover, language: result.language) }

  /// Returns the cover as the replacement for a missing section, or `nil` if the part refers to a page.
  private func cover(insteadOf part: SavedPart) -> PageIndex? {
    part.text("section") == nil ? nil : plan.section(.cover)
  }

  // MARK: - Finding pages

  /// Returns the page that a part refers to by name or, if it had no name, by number.
  ///
  /// The number of a page without a name changes if pages are inserted before it. So this chooses the nearest page that
  /// has all elements that were on stage, if there is one.
  func pageIndex(of part: SavedPart, language: Int = 0) -> PageIndex? {
    if let word = part.text("section") {
      let section = plan.sections.firstIndex { plan.names.utf8(of: $0.word) == word[...] }
      return section.map { PageIndex(plan.pageCount + $0) }
    }
    let wanted = part.count("page", default: 0) - 1
    if let text = part.text("name") {
      guard let name = plan.names.find(text) else { return nil }
      if plan.pageNames.indices.contains(wanted), plan.pageNames[wanted] == name { return PageIndex(wanted) }
      return plan.pageNames.firstIndex { $0 == name }.map { PageIndex($0) }
    }
    let present = part.parts("elements")
    for distance in 0..<plan.pageCount where !present.isEmpty {
      for position in [wanted + distance, wanted - distance] where plan.pageNames.indices.contains(position) {
        let page = PageIndex(position)
        if has(present, plan.elementIndex(plan.plan(ofPage: page, language: language))) { return page }
      }
    }
    return plan.pageNames.indices.contains(wanted) ? PageIndex(wanted) : nil
  }

  private func has(_ parts: [SavedPart], _ page: NameIndex) -> Bool {
    for part in parts where part.text("arrival") != nil {
      guard let name = name(of: part), page.contains(name) else { return false }
    }
    return true
  }

  // MARK: - Fingers

  mutating func readTouches(_ reader: PageReader) {
    for part in root.parts("touches") {
      guard let id = part.finger("id"), let position = part.point("x", "y"),
        !result.touches.contains(where: { $0.id == id })
      else { return part.reportDamage("touches") }
      var touch = TouchState(id: id, position: position, item: nil, stay: 0)
      touch.isCancelled = part.isTrue("cancelled")
      touch.hasMoved = part.isTrue("moved")
      touch.isChosen = part.isTrue("chosen")
      touch.isHold = part.isTrue("hold")
      touch.start = part.point("startX", "startY") ?? position
      if let item = reader.item(of: part), !touch.isCancelled {
        touch.item = item
        touch.stay = part.isTrue("gone") ? 0 : reader.page.items[item].stay
        touch.grab = part.point("grabX", "grabY")
        if reader.plan.rub(of: item) != nil { touch.rub = part.point("rubX", "rubY") }
        if reader.plan.items[item].traits.contains(.holdable), let due = part.part("rest").flatMap({ due(of: $0) }) {
          result.lastHold.advance()
          touch.hold = result.lastHold
          pending.add(.hold, mark: touch.hold, at: due.tick, order: due.order)
        }
        let isHeld = result.touches.contains { $0.movableGrab != nil && $0.item == item }
        if reader.plan.movable(of: item) != nil, reader.page.items[item].isOnStage, touch.stay != 0, !isHeld {
          touch.movableGrab = StateReader.movableGrab(part)
        }
      }
      result.touches.append(touch)
    }
    readHeld(reader)
    // A finger that drags an element must also hold it.
    for index in result.touches.indices where result.touches[index].grab != nil {
      let touch = result.touches[index]
      let holds = result.held.contains { $0.touch == touch.id && !$0.isCompanion && $0.item == touch.item }
      if !holds { result.touches[index].grab = nil }
    }
    for held in result.held { result.page.items[held.item].isHeld = true }
  }

  private mutating func readHeld(_ reader: PageReader) {
    for part in root.parts("held") {
      guard let id = part.finger("touch"), let origin = part.point("x", "y") else { return part.reportDamage("held") }
      let isCompanion = part.isTrue("companion")
      guard let touch = result.touches.first(where: { $0.id == id && $0.grab != nil }),
        let item = reader.item(of: part), reader.page.items[item].isOnStage,
        !result.held.contains(where: { $0.item == item }), isCompanion || touch.item == item
      else { continue }
      result.held.append(HeldItem(touch: id, origin: origin, item: item, isCompanion: isCompanion))
    }
    // A companion is released if the dragged element no longer exists.
    let held = result.held
    result.held.removeAll { one in one.isCompanion && !held.contains { $0.touch == one.touch && !$0.isCompanion } }
  }
}
