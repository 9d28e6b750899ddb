/// Active tracks that are computed together.
///
/// A draw list keeps them, so that filling it allocates no memory.
struct TrackGroup: Sendable {
  /// The number of tracks for which there is room, at least twice the bits of a word.
  static let capacity = 256

  var tracks = [Int32](repeating: 0, count: capacity)
  /// The times since they started, which their completed fractions replace.
  var progress = [Double](repeating: 0, count: capacity)
  var durations = [Double](repeating: 1, count: capacity)
}

extension PagePlan {
  /// Fills an array with the values that can change, taken from active tracks or else from what was written last.
  func fill(_ values: inout [Double], in page: PageState, at time: StageTime, _ group: inout TrackGroup) {
    values.overwrite(with: page.values)
    var others = 0..<tracks.count
    // With reduced motion, it depends on the property what is shown.
    if !time.reducesMotion {
      for batch in tracks.batches { fill(&values, batch, in: page, at: time, &group) }
      others = tracks.durations.count..<tracks.count
    }
    page.forEachActiveTrack(in: others) { track in
      let elapsed = time.tick - page.startTicks[track]
      let slot = tracks.slot(of: track)
      values[slot] = shownValue(
        ofTrack: track, from: page.values[slot], at: elapsed, reducesMotion: time.reducesMotion)
    }
  }

  /// Fills in the values of the active tracks of a batch.
  @_optimize(speed) private func fill(
    _ values: inout [Double], _ batch: TrackPlans.Batch, in page: PageState, at time: StageTime,
    _ group: inout TrackGroup
  ) {
    let words = batch.tracks.words
    var count = 0
    var areRunning = true
    for word in words {
      let active = page.activeTrackBits[word] & batch.tracks.mask(ofWord: word)
      let areOfWordRunning = measure(
        active, ofWord: word, in: page, at: time, &group.tracks, &group.progress, &group.durations, &count)
      areRunning = areRunning && areOfWordRunning
      guard count > TrackGroup.capacity - 64 || word == words.upperBound - 1 else { continue }
      batch.formula.complete(&group.progress, of: group.durations, count: count)
      move(&values, by: group.progress, along: group.tracks, count: count)
      if !areRunning { correct(&values, of: group.tracks, count: count, in: page, at: time) }
      (count, areRunning) = (0, true)
    }
  }

  /// Adds the active tracks of a 64-bit word to a group, with how long they have been running and their durations.
  ///
  /// This and ``move(_:by:along:count:)`` don't check indices, since plan and state belong together: each track of a
  /// batch has a start, a duration, and a slot that the page has, and the group has room for another word.
  ///
  /// - Returns: Whether none is at its end.
  @_optimize(speed) private func measure(
    _ active: UInt64, ofWord word: Int, in page: PageState, at time: StageTime, _ found: inout [Int32],
    _ times: inout [Double], _ lengths: inout [Double], _ count: inout Int
  ) -> Bool {
    let (starts, durations, tick) = (page.startTicks.span, tracks.durations.span, time.tick)
    var found = found.mutableSpan
    var times = times.mutableSpan
    var lengths = lengths.mutableSpan
    var (bits, end, areRunning) = (active, count, true)
    while bits != 0 {
      let track = word << 6 | bits.trailingZeroBitCount
      bits &= bits &- 1
      let elapsed = tick &- starts[unchecked: track]
      let duration = Int64(durations[unchecked: track])
      // As an unsigned number, a negative time is above every duration.
      areRunning = areRunning && UInt64(bitPattern: elapsed) < UInt64(bitPattern: duration)
      found[unchecked: end] = Int32(truncatingIfNeeded: track)
      times[unchecked: end] = Double(small: elapsed)
      lengths[unchecked: end] = Double(small: duration)
      end &+= 1
    }
    count = end
    return areRunning
  }

  /// Moves values from the starts of tracks, which they must have, towards the ends.
  ///
  /// The results must equal those of `value(ofTrack:from:at:)`.
  @_optimize(speed) private func move(
    _ values: inout [Double], by progress: [Double], along found: [Int32], count: Int
  ) {
    let (found, progress, entries) = (found.span, progress.span, tracks.entries.span)
    var values = values.mutableSpan
    for index in 0..<count {
      let entry = entries[unchecked: Int(found[unchecked: index])]
      let (start, share) = (values[unchecked: Int(entry.slot)], progress[unchecked: index])
      // The difference of the largest numbers is infinite, and zero times that is not a number.
      let change = share == 0 ? 0 : (entry.end - start) * share
      values[unchecked: Int(entry.slot)] = start + change
    }
  }

  /// Replaces the values of tracks that are at their ends, where no formula holds.
  private func correct(
    _ values: inout [Double], of found: [Int32], count: Int, in page: PageState, at time: StageTime
  ) {
    for track in found[..<count] {
      let track = Int(track)
      let elapsed = time.tick - page.startTicks[track]
      guard elapsed < 0 || elapsed >= tracks.durations[track] else { continue }
      let slot = tracks.slot(of: track)
      values[slot] = value(ofTrack: track, from: page.values[slot], at: elapsed)
    }
  }
}

extension Double {
  /// Creates the number that an integer from 0 to 2 to the power of 52 stands for.
  ///
  /// The conversion that processors have would wait for the one before.
  @inline(__always) fileprivate init(small integer: Int64) {
    self = Double(bitPattern: Double(0x1p52).bitPattern | UInt64(bitPattern: integer)) - 0x1p52
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
