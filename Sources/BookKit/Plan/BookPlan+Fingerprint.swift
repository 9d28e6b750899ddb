extension BookPlan {
  /// A number that tells this plan from all others: states kept as plain values hold positions in it.
  func takeFingerprint() -> UInt64 {
    var sum = Fingerprint()
    sum.add(tickRate)
    sum.add(identifier ?? "")
    sum.add(title ?? "")
    for index in 0..<names.count { sum.add(names.utf8(of: Name(index: UInt32(index)))) }
    for pages in planOfPage {
      for page in pages { sum.add(page) }
    }
    for name in variableNames { sum.add(name.index) }
    for file in files { sum.add(file.name.index) }
    sum.add(credits.count)
    sum.add(conditions.count)
    for rule in rules { sum.add(rule) }
    for page in plans { page.add(to: &sum) }
    return sum.value
  }
}

extension PagePlan {
  fileprivate func add(to sum: inout Fingerprint) {
    sum.add(page)
    for item in items { sum.add(item) }
    for tween in tweens { sum.add(tween) }
    for track in tracks { sum.add(track.slot) }
    for sound in sounds {
      sum.add(sound.duration.count)
      sum.add(sound.readers.count)
    }
    for movie in movies {
      sum.add(movie.duration.count)
      sum.add(movie.sounds.count)
    }
    for text in texts { sum.add(text.words.count) }
    for body in bodies {
      sum.add(body.world)
      sum.add(body.handle)
    }
    for trigger in triggers {
      sum.add(trigger.item)
      sum.add(trigger.tween)
    }
    for rule in rules { sum.add(rule) }
  }
}

/// A sum of many numbers in their order.
private struct Fingerprint {
  var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ number: some BinaryInteger) {
    value = (value ^ UInt64(truncatingIfNeeded: number)) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 32
  }

  mutating func add(_ text: some Collection<UInt8>) {
    for byte in text { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    add(text.count)
  }

  mutating func add(_ text: String) { add(text.utf8) }

  mutating func add(_ rule: RulePlan) {
    add(rule.name.index)
    add(rule.actions.count)
    add(rule.delay.count)
  }

  mutating func add(_ item: ItemPlan) {
    add(item.name.index)
    add(item.parent)
    add(item.extent)
    add(item.firstSlot)
    add(item.changing.bits)
    add(item.tweens.lowerBound)
    add(item.sound)
    add(item.movie)
    add(item.text)
    add(item.body)
    add(item.trigger)
  }

  mutating func add(_ tween: TweenPlan) {
    add(tween.item)
    add(tween.name.index)
    add(tween.duration.count)
    add(tween.passes)
    add(tween.firstTrack)
    add(tween.trackCount)
    add(tween.trigger)
  }
}
