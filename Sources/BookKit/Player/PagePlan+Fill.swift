/// Active tracks that are computed together.
///
/// A draw list keeps them, so that filling it allocates no memory.
struct TrackGroup: Sendable {
  /// As many as a word has bits.
  var tracks = [Int32](repeating: 0, count: 64)
  /// The times since they started, which their completed fractions replace.
  var progress = [Double](repeating: 0, count: 64)
  var durations = [Double](repeating: 1, count: 64)
}

extension PagePlan {
  /// Fills an array with the values that can change, taken from active tracks or else from what was written last.
  func fill(_ values: inout [Double], in page: PageState, at time: StageTime, _ group: inout TrackGroup) {
    values.overwrite(with: page.values)
    var others = 0..<tracks.count
    // With reduced motion, it depends on the property what is shown.
    if !time.reducesMotion {
      for batch in tracks.batches {
        fill(&values, batch, in: page, at: time, &group.tracks, &group.progress, &group.durations)
      }
      others = tracks.durations.count..<tracks.count
    }
    page.forEachActiveTrack(in: others) { track in
      let elapsed = time.tick - page.startTickByTween[tracks.tween(of: track)]
      let slot = tracks.slot(of: track)
      values[slot] = shownValue(
        ofTrack: track, from: page.values[slot], at: elapsed, reducesMotion: time.reducesMotion)
    }
  }

  /// Fills in the values of the active tracks of a batch.
  ///
  /// The array already has their start values. The values that are computed here must equal those of
  /// `value(ofTrack:from:at:)`.
  @_optimize(speed) private func fill(
    _ values: inout [Double], _ batch: TrackPlans.Batch, in page: PageState, at time: StageTime,
    _ foundTracks: inout [Int32], _ progressArray: inout [Double], _ durationArray: inout [Double]
  ) {
    let (entries, durations) = (tracks.entries.span, tracks.durations.span)
    let (startTickByTween, activeTrackBits) = (page.startTickByTween.elements.span, page.activeTrackBits.span)
    var shown = values.mutableSpan
    var found = foundTracks.mutableSpan
    var progress = progressArray.mutableSpan
    var foundDurations = durationArray.mutableSpan
    for word in batch.tracks.words {
      var bits = activeTrackBits[word] & batch.tracks.mask(ofWord: word)
      var count = 0
      while bits != 0 {
        let track = word << 6 | bits.trailingZeroBitCount
        bits &= bits &- 1
        let elapsed = time.tick &- startTickByTween[entries[track].tween.position]
        let duration = Int64(durations[track])
        guard elapsed > 0, elapsed < duration else {
          let slot = Int(entries[track].slot)
          shown[slot] = shownValue(ofTrack: track, from: shown[slot], at: elapsed, reducesMotion: false)
          continue
        }
        found[count] = Int32(truncatingIfNeeded: track)
        progress[count] = Double(elapsed)
        foundDurations[count] = Double(duration)
        count &+= 1
      }
      batch.formula.complete(&progress, of: foundDurations, count: count)
      for index in 0..<count {
        let entry = entries[Int(found[index])]
        let start = shown[Int(entry.slot)]
        shown[Int(entry.slot)] = start + (entry.end - start) * progress[index]
      }
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
