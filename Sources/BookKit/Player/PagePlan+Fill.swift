extension PagePlan {
  /// Fills an array with the value of each slot: that of its active track, or else the last value written.
  ///
  /// Values in `known` aren't computed again.
  func fill(_ values: inout [Double], in page: PageState, at time: StageTime, _ known: inout DrivenValues) {
    values.overwrite(with: page.values)
    page.running.write(to: &values, ends: tracks.ends, at: time.tick)
    if time.reducesMotion { endMotion(&values, in: page) }
    page.forEachOtherTrack { track in
      let slot = slot(ofTrack: track, of: tweens[tracks.tween(of: track)].item)
      values[slot] = shownValue(of: .other(track), from: page.values[slot], in: page, at: time)
    }
    if !drivers.isEmpty { fillDriven(&values, in: page, at: time, &known) }
  }

  /// Sets each value that isn't animated with reduced motion to the end value of its track.
  private func endMotion(_ values: inout [Double], in page: PageState) {
    page.running.forEachTrack { running in
      let track = Int(running.track)
      if tracks.property(of: track).isMotion { values[Int(running.slot)] = tracks.end(of: track) }
    }
  }
}

extension [Double] {
  /// Replaces the contents, reusing memory if possible; in WebAssembly, appending would copy element by element.
  fileprivate mutating func overwrite(with numbers: [Double]) {
    guard count == numbers.count else {
      self = numbers
      return
    }
    withUnsafeMutableBytes { memory in numbers.withUnsafeBytes { memory.copyMemory(from: $0) } }
  }
}
