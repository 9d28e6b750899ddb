import BookKit
import PropertyList

extension Explorer {
  /// The commands that a reader can perform at a moment, apart from waiting, as a lazy sequence.
  ///
  /// Finding the elements that touches reach is slow, so it's done for one element at a time.
  struct Moves {
    fileprivate var items: [StageItem] = []
    fileprivate var touchable: [Int] = []
    fileprivate var choices: [Choice] = []
    fileprivate var next = 0
  }

  func moves(of player: Player) -> Moves {
    guard isOnDrawnPage(player), !player.isTurning else { return Moves() }
    let items = player.items
    return Moves(items: items, touchable: touchable(in: player, items), choices: player.choices)
  }

  /// Returns the next group of commands, for one element or for the page, or `nil` after the last group.
  mutating func nextMoves(_ moves: inout Moves, in player: Player) -> [Command]? {
    guard moves.next <= moves.touchable.count else { return nil }
    moves.next += 1
    guard moves.next <= moves.touchable.count else { return lastMoves(of: player, moves.items) }
    effort.add(steps: Effort.weight(ofMoment: player.stateByteCount))
    return touches(on: moves.items[moves.touchable[moves.next - 1]], in: player, moves.choices)
  }

  /// Returns whether the author drew the page or section on stage.
  ///
  /// In generated sections, the explorer only goes back, because each combination of options would be another state.
  private func isOnDrawnPage(_ player: Player) -> Bool {
    player.page != nil || player.section.map { player.isAuthored(section: $0) } ?? false
  }

  /// Returns the commands other than touches on elements; `items` is empty while a page is being turned.
  private func lastMoves(of player: Player, _ items: [StageItem]) -> [Command] {
    guard isOnDrawnPage(player) else { return player.section == nil ? movesOfCredits(player) : [.input(.back)] }
    // During a page turn, all inputs are refused.
    return player.isTurning ? [.input(.next)] : turns(in: player) + solutions(in: player, items) + signals(to: player)
  }

  /// Returns the indices of the visible elements that accept touches; if several have the same name, only the first.
  private func touchable(in player: Player, _ items: [StageItem]) -> [Int] {
    var known = Set<Name>()
    return items.indices.filter { index in
      player.isTouchable(index) && items[index].isShown && known.insert(items[index].name).inserted
    }
  }

  private func touches(on item: StageItem, in player: Player, _ choices: [Choice]) -> [Command] {
    let text = Array(player.names.utf8(of: item.name))
    switch player.reach(of: item.name) {
    case .reached:
      var moves: [Command] = [.tap(.item(text))] + stops(of: item, in: player, choices)
      if player.canBeRubbed(item.name) { moves.append(.input(.rub(player.names.text(of: item.name)))) }
      if player.waitsForHold(of: item.name) { moves.append(.hold(item: text, over: Command.defaultHoldDuration)) }
      guard player.isDraggable(item.name) == true else { return moves }
      for choice in choices where choice.item == item.name {
        let target = Array(player.names.utf8(of: choice.target))
        moves.append(.drag(item: text, to: .target(target), over: .zero))
      }
      for goal in goals(of: item, in: player) { moves.append(.drag(item: text, to: .point(goal), over: .zero)) }
      return moves
    case .covered:
      let taps = uncoveredPoint(of: item, in: player).map { [Command.tap(.point($0))] } ?? []
      return taps + stops(of: item, in: player, choices)
    case .rubbed: return player.canBeRubbed(item.name) ? [.input(.rub(player.names.text(of: item.name)))] : []
    case .sizeless where player.stops(of: item.name) != nil: return stops(of: item, in: player, choices)
    case .offStage, .untouchable, .inactive, .invisible, .faint, .sizeless, nil: return []
    }
  }

  /// Returns the commands that move a slider, a dial or a flap to its stops.
  private func stops(of item: StageItem, in player: Player, _ choices: [Choice]) -> [Command] {
    guard let stops = player.stops(of: item.name) else { return [] }
    let text = Array(player.names.utf8(of: item.name))
    let isReached = player.reachOfGrip(of: item.name) == .reached
    return choices.filter { $0.item == item.name }.compactMap { choice in
      let number = Int(digits: player.names.utf8(of: choice.target))
      guard let stop = number, stops.indices.contains(stop) else { return nil }
      if isReached { return .drag(item: text, to: .stop(stop), over: .zero) }
      return .input(.chooseStop(player.names.text(of: item.name), index: stop))
    }
  }

  private func turns(in player: Player) -> [Command] {
    var moves: [Command] = [.input(.next), .input(.previous)]
    for language in languages where !language.utf8.elementsEqual(player.language.utf8) {
      moves.append(.input(.language(language)))
    }
    return moves
  }

  /// Returns noises and a shake, if anything on the page waits for them.
  private func signals(to player: Player) -> [Command] {
    var moves: [Command] = []
    if player.listens {
      moves.append(.noise(0.8, lasting: .seconds(6, per: 10)))
      // What asks how loud it is may also wait for something else.
      moves.append(.input(.loudness(0.8)))
    }
    if player.waitsForShake { moves.append(.input(.shake)) }
    return moves
  }

  /// Returns a command that solves each incomplete game, because trying single moves would take too many steps.
  private func solutions(in player: Player, _ items: [StageItem]) -> [Command] {
    items.compactMap { item in
      guard item.isShown, player.gameType(of: item.name) != nil, player.isComplete(game: item.name) == false else {
        return nil
      }
      return .input(.game(player.names.text(of: item.name), .solve))
    }
  }

  private func movesOfCredits(_ player: Player) -> [Command] {
    guard let screen = player.creditsScreen else { return [] }
    let links = Player.CreditLink.allCases.filter { screen.hasLink($0) }
    return links.map { .tap(.item(Array($0.description.utf8))) } + [.input(.next)]
  }

  private func goals(of item: StageItem, in player: Player) -> [Point] {
    let area = names.element(item.name, onPage: player.page)?.dragArea ?? book.canvas
    let frame = item.values.placement.frame
    let (right, bottom) = (max(area.x, area.right - frame.width), max(area.y, area.bottom - frame.height))
    return [
      Point(x: area.x, y: frame.y), Point(x: right, y: frame.y), Point(x: frame.x, y: area.y),
      Point(x: frame.x, y: bottom),
    ].map { Point(x: $0.x.rounded(), y: $0.y.rounded()) }
  }

  private func uncoveredPoint(of item: StageItem, in player: Player) -> Point? {
    let frame = item.values.placement.frame
    for down in [0.1, 0.5, 0.9] {
      for across in [0.1, 0.5, 0.9] {
        let point = item.transform.apply(to: Point(x: frame.width * across, y: frame.height * down))
        let rounded = Point(x: point.x.rounded(), y: point.y.rounded())
        if player.touchableItem(at: rounded) == item.name { return rounded }
      }
    }
    return nil
  }

  // MARK: - Random walks

  private static let maxWalkLength = 12

  /// Performs random commands, at times that the systematic search wouldn't choose.
  mutating func randomWalk() {
    isOnRandomWalk = true
    defer { isOnRandomWalk = false }
    guard let restartPoint = randomRestartPoint(), goBack(to: restartPoint) != nil else { return }
    var path: [Command] = []
    for _ in 0..<Explorer.maxWalkLength {
      guard steps < settings.budget, settings.page == nil || runner.player.page == settings.page else { return }
      let commands = randomCommands()
      let before = currentMoment
      runner.forget()
      guard perform(commands) else { return }
      path += commands
      // Mark the start of the walk as leaving the page, because the moment just before isn't recorded.
      let page = runner.player.page ?? 0
      let isLeft = page != before.page || runner.events.contains { $0.kind == .bookEnded }
      if isLeft, states.all[restartPoint].page == before.page { states.markLeaving(restartPoint) }
      let isFresh = coverage.addPart(runner.events, names: runner.player.names, startingIn: before.language)
      look(from: restartPoint, before, by: path)
      guard isFresh else { continue }
      let noted = states.record(runner.player.equivalenceHash, page: page, from: restartPoint, by: path)
      if let (number, isNew) = noted, isNew { keep(number, page: page, rank: .fresh) }
    }
  }

  private mutating func randomRestartPoint() -> Int? {
    let pages = restartPoints.indices.filter { !restartPoints[$0].isEmpty }
    guard !pages.isEmpty else { return nil }
    let page = pages[random.number(below: pages.count)]
    return restartPoints[page][random.number(below: restartPoints[page].count)]
  }

  private mutating func randomCommands() -> [Command] {
    let rate = Int64(runner.player.tickRate)
    let wait = Command.wait(.ticks(1 + Int64(random.number(below: Int(rate) * 2))))
    guard random.number(below: 3) > 0, let move = randomMove() else { return [wait] }
    switch (move, random.number(below: 4)) {
    case (.tap(let spot), 0):
      return [.press(spot, finger: 0), wait, .release(finger: 0)]
    case (.drag(let item, .point, _), _):
      let point = Point(
        x: Double(random.number(below: max(1, Int(book.canvas.width)))),
        y: Double(random.number(below: max(1, Int(book.canvas.height)))))
      return [.drag(item: item, to: .point(point), over: Command.defaultDragDuration)]
    default: return [move]
    }
  }

  /// Returns a random possible command without finding all of them.
  private mutating func randomMove() -> Command? {
    let player = runner.player
    guard isOnDrawnPage(player), !player.isTurning else {
      let moves = lastMoves(of: player, [])
      return moves.isEmpty ? nil : moves[random.number(below: moves.count)]
    }
    let items = player.items
    let places = touchable(in: player, items)
    let turns = turns(in: player) + solutions(in: player, items) + signals(to: player)
    let number = random.number(below: places.count + turns.count)
    guard number < places.count else { return turns[number - places.count] }
    let moves = touches(on: items[places[number]], in: player, player.choices)
    return moves.isEmpty ? nil : moves[random.number(below: moves.count)]
  }
}
