extension BookPlan {
  /// A hash that is equal for equal plans and differs if indices in a saved state would mean something else.
  ///
  /// It covers placements, motion, and everything that saved states refer to by index. Computing it plans all pages.
  var fingerprint: UInt64 {
    var planner = BookPlanner(self)
    let plans = origins.indices.map { planner.pagePlan($0) }
    var sum = Hash64()
    sum.add(tickRate)
    sum.add(identifier ?? "")
    sum.add(title ?? "")
    for index in 0..<authoredNameCount { sum.add(names.utf8(of: Name(index: UInt32(index)))) }
    for pages in planIndices {
      for page in pages.prefix(pageCount + drawnSectionCount) { sum.add(page.rawValue) }
    }
    for name in variableNames { sum.add(name.index) }
    for file in files { sum.add(file.name.index) }
    sum.add(credits.count)
    sum.add(plans.reduce(rules.conditionCount) { $0 + $1.rules.conditionCount })
    for rule in rules { sum.add(rule) }
    for page in plans { page.add(to: &sum) }
    return sum.value
  }
}

extension PagePlan {
  fileprivate func add(to sum: inout Hash64) {
    sum.add(page?.rawValue ?? -1)
    for item in items.indices {
      sum.add(items[item], slots[item], body: body(of: item), trigger: trigger(of: item))
      for property in [Property.x, .y, .width, .height] { sum.add(initialValue(property, of: item)) }
    }
    for target in extras.flatMap({ $0.targets }) { sum.add(target) }
    for number in numbers { sum.add(number) }
    for way in ways { sum.add(way.text) }
    for wander in wanders { sum.add(wander) }
    for rub in rubs {
      sum.add(rub.item.rawValue)
      sum.add(rub.radius)
      sum.add(rub.enough)
      sum.add(rub.cells.width)
      sum.add(rub.cells.height)
    }
    for movable in movables {
      sum.add(movable.item.rawValue)
      sum.add(movable.wraps ? 1 : 0)
      for stop in movable.stops { sum.add(stop) }
      sum.add(movable.variable?.rawValue ?? -1)
    }
    for driver in drivers {
      sum.add(driver.slot)
      sum.add(driver.movable?.rawValue ?? -1)
      sum.add(driver.start)
    }
    var trackCount: Int32 = 0
    for tween in tweens.indices {
      sum.add(tweens[tween], firstTrack: trackCount)
      trackCount += Int32(tweens[tween].trackCount)
    }
    for tween in tweens {
      for track in tween.tracks { sum.add(slot(ofTrack: track, of: tween.item)) }
    }
    // The voice slot of a page without narration is left out, because it follows from the other sounds.
    for sound in sounds.indices where sound != voice {
      sum.add(sounds[sound].duration.count)
      sum.add(sounds[sound].readAlongs.count)
    }
    for movie in movies {
      sum.add(movie.duration.count)
      sum.add(movie.sounds.count)
    }
    for reading in readAlongs {
      sum.add(reading.item.rawValue)
      sum.add(reading.voice?.rawValue ?? -1)
      sum.add(reading.words.count)
    }
    for body in bodies { sum.add(body.item.rawValue) }
    for trigger in triggers {
      sum.add(trigger.item.rawValue)
      sum.add(trigger.tween?.rawValue ?? -1)
    }
    for rule in rules { sum.add(rule) }
  }
}

extension IndexedArray<RuleIndex, RulePlan> {
  fileprivate var conditionCount: Int { count { $0.condition != nil } }
}

extension Hash64 {
  fileprivate mutating func add(_ number: Double) { add(number.bitPattern) }

  fileprivate mutating func add(_ target: TargetPlan) {
    add(target.name.index)
    for number in [target.frame.x, target.frame.y, target.frame.width, target.frame.height] { add(number) }
    // No finite number has this bit pattern, so a missing value differs from every value.
    for number in [target.snapX, target.snapY] { add(number?.bitPattern ?? .max) }
  }

  fileprivate mutating func add(_ wander: WanderPlan) {
    for number in [wander.area.x, wander.area.y, wander.area.width, wander.area.height] { add(number) }
    add(wander.speed?.bitPattern ?? .max)
    add(wander.pause.count)
    add(wander.faces.map { $0 == .left ? 1 : 2 } ?? 0)
  }

  fileprivate mutating func add(_ rule: RulePlan) {
    add(rule.name.index)
    add(rule.actions.count)
    add(rule.delay.count)
  }

  fileprivate mutating func add(_ item: ItemPlan, _ slots: ItemSlots, body: BodyIndex?, trigger: TriggerIndex?) {
    add(item.name.index)
    add(item.parent?.rawValue ?? -1)
    add(item.extent)
    add(slots.first)
    add(slots.changing.bits)
    add(item.tweens.lowerBound.rawValue)
    add(item.sound?.rawValue ?? -1)
    add(item.movie?.rawValue ?? -1)
    add(item.text?.rawValue ?? -1)
    add(body?.rawValue ?? -1)
    add(trigger?.rawValue ?? -1)
    add(item.traits.rawValue)
  }

  fileprivate mutating func add(_ tween: TweenPlan, firstTrack: Int32) {
    add(tween.item.rawValue)
    add(tween.name.index)
    add(tween.duration.count)
    add(tween.passes ?? 0)
    add(firstTrack)
    add(tween.trackCount)
    add(tween.trigger?.rawValue ?? -1)
    add(tween.wander?.rawValue ?? -1)
  }
}
