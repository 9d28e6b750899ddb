import PropertyList

extension BookPlanner {
  mutating func pagePlan(_ page: Page, at position: Int) -> PagePlan {
    let page = withGameParts(page)
    var result = PagePlan()
    result.page = PageIndex(position)
    result.index = NameIndex(page.elements.map { $0.name })
    // The book's setting is only for pages: a section must react to touches even while it speaks.
    let waits = position < plan.pageCount && book.waitsForNarration
    result.waitsForNarration = page.waitsForNarration?.value ?? waits
    result.restTime = ticks(page.restAt?.value ?? Page.defaultRestTime)
    result.enter = (page.enterAnimation ?? book.enterAnimation).map { turnPlan($0) }
    result.exit = (page.exitAnimation ?? book.exitAnimation).map { turnPlan($0) }
    let frames = RestingFrames(page, on: book.canvas, assets: assets)
    result.reserveCapacity(for: page)
    let touchable = touchability.elements(of: page)
    for index in page.elements.indices {
      let isTouchable = touchable.contains(ElementIndex(index))
      addItem(page.elements[index], frames.frames[index], isTouchable: isTouchable, to: &result)
    }
    let held = touchability.heldElements(of: page)
    for item in result.items.indices where held.contains(ElementIndex(item.position)) {
      result.items[item].traits.insert(.holdable)
    }
    result.senses = page.senses(book.microphone).union(plan.senses)
    setLevels(of: page, in: &result)
    for game in result.games { placeParts(of: game, page.elements[game.item.position].content, in: &result) }
    if let music = page.music {
      result.music = result.sounds.append(soundPlan(music, name: plan.engineNames.music, item: nil))
    }
    for item in result.items.indices {
      addDragCompanions(of: page.elements[item.position], at: item, to: &result)
      addWords(of: page.elements[item.position], at: item, to: &result)
    }
    addAppearance(of: page, to: &result)
    for rule in page.rules { result.rules.append(rulePlan(rule)) }
    let driven = addDrives(of: page, to: &result)
    addTriggers(of: page, to: &result)
    result.ruleSubscriptions = SubscriptionIndex(subscriptions(of: page.rules, on: result))
    assignSlots(driven, &result)
    addWorld(of: page, to: &result)
    if position < plan.pageCount { addVoiceSlots(to: &result) }
    return result
  }

  private func turnPlan(_ animation: PageAnimation) -> TurnPlan {
    let isCut = animation.kind == .cut
    let opening = Easing.spring(damping: 0.7, velocity: 0.7)
    let easing = animation.kind == .bookOpen && animation.ownEasing == nil ? opening : animation.easing
    return TurnPlan(
      kind: animation.kind, easing: easing, duration: isCut ? .zero : ticks(animation.duration),
      direction: animation.direction, color: animation.color)
  }

  func soundPlan(_ audio: Audio, name: Name, item: ItemIndex?) -> SoundPlan {
    SoundPlan(
      name: name, item: item, offset: ticks(audio.offset), start: audio.start.value,
      duration: ticks(audio.length(in: assets) ?? 0), loops: audio.loops.value, role: audio.role,
      volume: audio.volume)
  }

  // MARK: - Elements

  private mutating func addItem(
    _ element: Element, _ frame: RestingFrames.Frame, isTouchable: Bool, to page: inout PagePlan
  ) {
    let item = page.items.endIndex
    let firstTween = page.tweens.indices.upperBound
    for tween in element.tweens { addTween(tween, of: item, to: &page) }
    var traits: ItemPlan.Traits = [.active]
    if element.isVisible { traits.insert(.visible) }
    if isTouchable { traits.insert(.touchable) }
    if element.isOffStage.value { traits.insert(.offStage) }
    if element.isDraggable.value { traits.insert(.draggable) }
    if element.visibility != nil { traits.insert(.conditional) }
    // Apart from groups, only games have children.
    if let parent = element.parent, page.items[ItemIndex(parent)].type != .group { traits.insert(.part) }
    var result = ItemPlan(
      name: element.name, parent: element.parent.map { ItemIndex($0) }, extent: Int32(element.subtreeCount),
      tweens: firstTween..<page.tweens.indices.upperBound, type: element.type, traits: traits)
    page.outlines.append(Outline(frame: frame.placement.frame, alpha: element.alpha.value))
    page.slots.append(ItemSlots())
    addContent(of: element, to: &result, &page)
    var extras = ItemExtras()
    extras.pose = Pose(frame.placement)
    extras.dragArea = element.dragArea
    extras.link = element.link.map { intern($0.value) }
    extras.pressedAlpha = element.pressedAlpha
    extras.tapActions = tapActions(of: element)
    if let condition = element.visibility?.value {
      extras.visibility = page.visibilities.append(conditionPlan(condition))
    }
    extras.targets = element.dropTargets.map { target in
      TargetPlan(
        name: target.name?.value ?? intern(""), label: target.localizedLabel.original.map { intern($0.value) },
        frame: target.frame, snapX: target.snapX, snapY: target.snapY,
        sound: target.sound.map { file($0.value) })
    }
    if let slideIn = element.slideIn {
      extras.slideIn = addSlideIn(slideIn, of: item, at: frame.placement.frame, to: &page)
      result.tweens = firstTween..<page.tweens.indices.upperBound
    }
    let size = frame.placement.frame
    if let rub = element.rub, let cells = RubCells(width: size.width, height: size.height) {
      addRub(rub, cells, of: item, to: &page)
      result.traits.insert(.rubbable)
      result.tweens = firstTween..<page.tweens.indices.upperBound
    }
    if let part = element.movable {
      addMovable(part, at: frame.placement, to: &page)
      result.tweens = firstTween..<page.tweens.indices.upperBound
    }
    if let body = element.body {
      page.bodies.append(BodyPlan(item: item, velocity: Point(x: body.velocityX, y: body.velocityY)))
    }
    if !extras.isEmpty || !element.dragWith.isEmpty { result.extras = page.extras.append(extras) }
    page.items.append(result)
  }

  /// Sets the levels of elements in the drawing order by replacing the author's numbers with consecutive ones.
  private func setLevels(of page: Page, in result: inout PagePlan) {
    guard let first = page.elements.first?.z, page.elements.contains(where: { $0.z != first }) else { return }
    var all = page.elements.map { $0.z }
    all.shellSort(<)
    var levels: [Int] = []
    for z in all where levels.last != z { levels.append(z) }
    for item in result.items.indices {
      let z = page.elements[item.position].z
      result.items[item].level = Int32(levels.indices.partitioningIndex { levels[$0] >= z })
    }
  }

  private mutating func addContent(of element: Element, to item: inout ItemPlan, _ page: inout PagePlan) {
    let position = page.items.endIndex
    if element.type == .text {
      // The text and its style are set by `addAppearance(of:to:)`.
      item.text = page.texts.append(TextPlan(text: element.name, textStyle: 0))
    } else if let audio = element.content.audio {
      item.sound = page.sounds.append(soundPlan(audio, name: element.name, item: position))
    } else if let movie = element.content.movie {
      item.movie = page.movies.append(moviePlan(movie, item: position))
    } else if let area = element.content.activeArea {
      if !area.isActive.value { item.traits.remove(.active) }
      if area.shape == .ellipse { item.traits.insert(.ellipse) }
    } else if element.type.isGame, page.game(named: element.name) == nil {
      // Progress is saved by the name of a game, so only the first of several games with the same name can be played.
      item.game = page.games.endIndex
      addGame(element, at: position, page.outlines[position].frame, to: &page)
    }
  }

  mutating func moviePlan(_ movie: MovieContent, item: ItemIndex) -> MoviePlan {
    let duration = ticks(movie.length)
    var result = MoviePlan(
      item: item, frameCount: movie.frames.count, framesPerSecond: movie.framesPerSecond, duration: duration,
      loops: movie.loops, startsAutomatically: movie.startsAutomatically, sounds: [])
    for (index, frame) in movie.frames.enumerated() {
      guard let sound = frame.sound, duration > .zero else { continue }
      let time = result.time(ofFrame: index, tickRate: book.tickRate)
      // A frame that is never shown, because the next one starts at the same tick, still plays its sound.
      if time < duration { result.sounds.append(MoviePlan.FrameSound(time: time, sound: file(sound.value))) }
    }
    return result
  }

  private func addDragCompanions(of element: Element, at item: ItemIndex, to page: inout PagePlan) {
    guard !element.dragWith.isEmpty, let extras = page.items[item].extras else { return }
    for name in element.dragWith {
      guard let companion = page.item(named: name.value), companion != item, page.movable(of: companion) == nil else {
        continue
      }
      if !page.extras[extras].companions.contains(companion) { page.extras[extras].companions.append(companion) }
    }
  }

  // MARK: - Slots

  private func assignSlots(_ driven: [(tween: TweenIndex, movable: MovableIndex?)], _ page: inout PagePlan) {
    addSlots(ofMovablesIn: &page)
    for track in page.tracks.planned {
      page.slots[page.tweens[track.tween].item].changing.insert(track.property)
    }
    for item in page.items.indices {
      if page.items[item].traits.contains(.part), page.items[item].isDraggable {
        for property in [Property.width, .height, .rotation] { page.slots[item].changing.insert(property) }
      }
      let isMoved = page.items[item].isDraggable || page.body(of: item) != nil
      if isMoved { page.slots[item].changing.insertPosition() }
      for companion in page.extras(of: item)?.companions ?? [] { page.slots[companion].changing.insertPosition() }
    }
    for rule in page.rules.elements + plan.rules.elements {
      for action in rule.actions {
        guard let property = action.property, let name = action.item else { continue }
        if let item = page.item(named: name) { page.slots[item].changing.insert(property) }
      }
    }
    for item in page.items.indices {
      page.slots[item].first = Int32(page.slotCount)
      page.slotCount += page.slots[item].changing.count
    }
    page.tracks.arrange(&page.tweens)
    if !page.movables.isEmpty || !driven.isEmpty { addDrivers(driven, to: &page) }
    page.findPlainItems()
  }
}

extension PropertySet {
  mutating func insertPosition() {
    insert(.x)
    insert(.y)
  }
}
