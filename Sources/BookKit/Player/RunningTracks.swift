import PropertyList

/// The running tracks of a page that are computed in batches.
///
/// The tracks of a batch are adjacent, in no particular order: a new track comes last, and the last one replaces a
/// track that ends. So computing them reads memory sequentially and skips tracks that aren't running.
struct RunningTracks: Sendable, Equatable {
  private let batches: [TrackPlans.Batch]
  /// Places for all tracks of the batches; running tracks take the first places of each batch.
  private var places: [RunningTrack]
  private var counts: [Int]

  init(_ plan: TrackPlans) {
    batches = plan.batches
    counts = Array(repeating: 0, count: batches.count)
    places = Array(repeating: RunningTrack(0, slot: 0, start: 0, startTick: 0, duration: 1), count: plan.batchedCount)
  }

  /// The number of places, which is also the index of the first track of the page that isn't in a batch.
  var capacity: Int { places.count }

  subscript(place: Int) -> RunningTrack { places[place] }

  /// Adds a track of a batch, and returns its place.
  mutating func append(_ track: RunningTrack) -> Int {
    let batch = batchIndex(ofTrack: Int(track.track))
    let place = batches[batch].tracks.lowerBound + counts[batch]
    places[place] = track
    counts[batch] += 1
    return place
  }

  /// Removes the track at a place, moves the last track of the batch there, and returns the moved track's slot.
  mutating func remove(at place: Int) -> Int {
    let batch = batchIndex(ofTrack: place)
    counts[batch] -= 1
    let last = places[batches[batch].tracks.lowerBound + counts[batch]]
    places[place] = last
    return Int(last.slot)
  }

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
  /// Writes the values of all running tracks at a tick before their ends, given the final values of a page's tracks.
  ///
  /// The values are indexed by slot. They equal those of `PagePlan.value(of:from:in:at:)`.
  func write(to values: inout [Double], ends: [Double], at tick: Int64) {
    for (batch, count) in zip(batches, counts) where count > 0 {
      let first = batch.tracks.lowerBound
      let running = places.span.extracting(first..<first + count)
      batch.formula.move(&values, along: running, to: ends.span, at: tick)
    }
  }
}
