import PropertyList

/// The running tracks of a page that are computed in batches.
///
/// Those of a batch are adjacent. A track that starts comes last, and the last one replaces a track that ends. So
/// computing them reads memory from front to back, and skips what isn't running. From time to time, they are put in the
/// order of the values that they change, which are then read and written from front to back as well.
struct RunningTracks: Sendable, Equatable {
  private let batches: [TrackPlans.Batch]
  /// Places for all tracks of the batches, of which the first ones of each batch are taken.
  private var places: [RunningTrack]
  /// The number of running tracks in each batch.
  private var counts: [Int]
  /// The number of tracks that have started or ended since all were in order.
  private var changeCount = 0

  init(_ plan: TrackPlans) {
    batches = plan.batches
    counts = Array(repeating: 0, count: batches.count)
    places = Array(
      repeating: RunningTrack(0, slot: 0, end: 0, startTick: 0, duration: 1), count: plan.batchedCount)
  }

  /// The number of places, which is that of the tracks in batches; they come before all other tracks of the page.
  var capacity: Int { places.count }

  subscript(place: Int) -> RunningTrack { places[place] }

  /// Adds a track of a batch.
  ///
  /// - Returns: Its place.
  mutating func append(_ track: RunningTrack) -> Int {
    let batch = batchIndex(ofTrack: Int(track.track))
    let place = batches[batch].tracks.lowerBound + counts[batch]
    places[place] = track
    counts[batch] += 1
    changeCount += 1
    return place
  }

  /// Removes the track at a place, which another one takes.
  ///
  /// - Returns: The track that is at the place now; the removed one if it was the last of its batch.
  mutating func remove(at place: Int) -> RunningTrack {
    let batch = batchIndex(ofTrack: place)
    counts[batch] -= 1
    changeCount += 1
    let last = places[batches[batch].tracks.lowerBound + counts[batch]]
    places[place] = last
    return last
  }

  /// Whether so many tracks have started or ended that sorting takes little time beside that.
  var needsSorting: Bool { changeCount >= max(256, capacity / 4) }

  /// Puts the tracks of each batch in the order of their slots.
  ///
  /// `slots` has the place of the running track of each slot, or a negative number, and learns about the new places.
  mutating func sort(updating slots: inout [Int32]) {
    for batch in counts.indices { counts[batch] = 0 }
    for slot in slots.indices where slots[slot] >= 0 {
      let place = Int(slots[slot])
      let batch = batchIndex(ofTrack: place)
      let target = batches[batch].tracks.lowerBound + counts[batch]
      counts[batch] += 1
      guard place != target else { continue }
      slots[Int(places[target].slot)] = Int32(place)
      slots[slot] = Int32(target)
      places.swapAt(place, target)
    }
    changeCount = 0
  }

  /// Calls a closure with each running track.
  func forEachTrack(_ body: (RunningTrack) -> Void) {
    for (batch, count) in zip(batches, counts) {
      for track in places[batch.tracks.prefix(count)] { body(track) }
    }
  }

  private func batchIndex(ofTrack track: Int) -> Int {
    batches.indices.partitioningIndex { batches[$0].tracks.upperBound > track }
  }
}

extension RunningTracks {
  /// Writes the values of all running tracks at a tick before their ends, given the values from which they started.
  ///
  /// Both arrays are indexed by slot. The results equal those of `PagePlan.value(of:from:in:at:)`.
  func write(to values: inout [Double], from starts: [Double], at tick: Int64) {
    for (batch, count) in zip(batches, counts) where count > 0 {
      let first = batch.tracks.lowerBound
      let running = places.span.extracting(first..<first + count)
      batch.formula.move(&values, along: running, from: starts.span, at: tick)
    }
  }
}
