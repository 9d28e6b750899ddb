import PropertyList

extension BookPlanner {
  /// Adds the slider, dial or flap that an element is, with the tween that takes it to its stops.
  mutating func addMovable(_ part: MovablePart, at placement: Placement, to page: inout PagePlan) {
    let item = page.items.endIndex
    let settle = page.tweens.append(
      TweenPlan(
        item: item, firstTrack: Int32(page.tracks.planned.count), name: plan.engineNames.settle, delay: .zero,
        duration: ticks(part.settleTime), passes: 1, easing: 0, trackCount: 0, formula: .linear, role: .settle,
        reverses: false, removesItem: false))
    let stops = part.stopPositions
    var result = MovablePlan(
      item: item, motion: .open(part.edge, angle: part.angle), wraps: part.wraps, stops: stops,
      start: part.start?.value ?? stops[0], staysWhereLetGo: part.staysWhereLetGo, returns: part.returns,
      isTapped: part.isTapped, settle: settle, variable: part.variable.flatMap { variable(named: $0.value) },
      choices: part.stopNames.enumerated().map { (intern(String($0)), intern($1)) },
      sound: part.sound.map { file($0.value) })
    result.start = result.bounded(result.start)
    switch part.kind {
    case .slider:
      let way = part.way?.value ?? Way(straightBy: Point(x: part.byX, y: part.byY))
      result.motion = .slide(page.ways.append(way), origin: way.isRelative ? placement.pivot : .zero)
    case .dial: result.motion = .turn(from: part.startAngle, by: part.endAngle - part.startAngle)
    case .flap: break
    }
    page.movables.append(result)
  }

  /// Lets tweens follow the parts of a page and the loudness; of two that drive one tween, the first one does.
  func addDrives(of page: Page, to result: inout PagePlan) -> [(tween: TweenIndex, movable: MovableIndex?)] {
    var driven: [(tween: TweenIndex, movable: MovableIndex?)] = []
    for found in page.drivenTweens(book.microphone) where !found.isTaken {
      let movable = found.part.flatMap { result.movable(of: ItemIndex($0)) }
      guard movable != nil || found.part == nil else { continue }
      let tween = result.items[ItemIndex(found.element)].tweens.lowerBound.advanced(by: found.tween)
      result.tweens[tween].role = .driven
      driven.append((tween, movable))
    }
    return driven
  }

  /// Adds the properties that parts change by themselves.
  func addSlots(ofMovablesIn page: inout PagePlan) {
    for movable in page.movables {
      switch movable.motion {
      case .slide: page.slots[movable.item].changing.insertPosition()
      case .turn: page.slots[movable.item].changing.insert(.rotation)
      case .open: break
      }
    }
  }

  /// Lists what follows the parts of a page or the loudness; the slots and tracks of the page are known.
  func addDrivers(_ driven: [(tween: TweenIndex, movable: MovableIndex?)], to page: inout PagePlan) {
    var drivers: [(order: Int, driver: DriverPlan)] = []
    for index in page.movables.indices {
      let item = page.movables[index].item
      func add(_ property: Property, _ start: Double) {
        guard let slot = page.slot(property, of: item) else { return }
        drivers.append(
          (-1, DriverPlan(slot: Int32(slot), item: item, movable: index, property: property, track: nil, start: start)))
      }
      switch page.movables[index].motion {
      case .slide(_, let origin):
        add(.x, origin.x)
        add(.y, origin.y)
      case .turn(let angle, _): add(.rotation, page.initialValue(.rotation, of: item) + angle)
      case .open: break
      }
    }
    for (tween, movable) in driven {
      let item = page.tweens[tween].item
      for track in page.tweens[tween].tracks {
        let property = page.tracks.property(of: track)
        drivers.append(
          (
            tween.position,
            DriverPlan(
              slot: Int32(page.slot(ofTrack: track, of: item)), item: item, movable: movable, property: property,
              track: Int32(track), start: page.firstValue(ofDrivenTrack: track, of: item))
          ))
      }
    }
    drivers.shellSort { ($0.driver.slot, $0.order) < ($1.driver.slot, $1.order) }
    page.drivers = drivers.map { $0.driver }
    for index in page.drivers.indices {
      let driver = page.drivers[index]
      let (changing, way) = (page.slots[driver.item].changing, driver.track.map { page.tracks.way(of: Int($0)) })
      let isAlongWay = way.map { $0 != nil } ?? true
      page.drivers[index].dependsOnSize = isAlongWay && (changing.contains(.width) || changing.contains(.height))
      guard !page.bodies(in: driver.item).isEmpty else { continue }
      if let movable = driver.movable {
        page.movables[movable].movesBodies = true
      } else {
        page.loudnessMovesBodies = true
      }
    }
  }
}

extension PagePlan {
  /// Returns the value from which a driven track starts; along a way, it is added to the points of the way.
  fileprivate func firstValue(ofDrivenTrack track: Int, of item: ItemIndex) -> Double {
    if let own = tracks.from(of: track) { return numbers[own] }
    let property = tracks.property(of: track)
    let first = initialValue(property, of: item)
    guard let way = tracks.way(of: track), property != .rotation else { return first }
    guard ways[way].isRelative else { return 0 }
    let pivot = placement(of: item).ownPivot
    return first + (property == .x ? pivot.x : pivot.y)
  }
}
