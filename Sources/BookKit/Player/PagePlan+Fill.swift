extension PagePlan {
  /// Fills in the values that can change, taken from active tracks or else from what was written last.
  func fill(_ items: inout DrawItems, in page: PageState, at time: StageTime) {
    page.changes.update(&items.values, known: items.fingerprint, from: page.values)
    items.fingerprint = page.changes.fingerprint
    fill(&items.values, in: page, at: time)
  }

  private func fill(_ values: inout [Double], in page: PageState, at time: StageTime) {
    page.running.write(to: &values, from: page.values, at: time.tick)
    if time.reducesMotion { endMotion(&values, in: page) }
    page.forEachOtherTrack { track in
      let slot = slot(ofTrack: track, of: tweens[tracks.tween(of: track)].item)
      values[slot] = shownValue(of: .other(track), from: page.values[slot], in: page, at: time)
    }
  }

  /// Moves the values that reduced motion shows at rest to the ends of their tracks.
  private func endMotion(_ values: inout [Double], in page: PageState) {
    page.running.forEachTrack { running in
      if tracks.property(of: Int(running.track)).isMotion { values[Int(running.slot)] = running.end }
    }
  }
}
