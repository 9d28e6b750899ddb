import BookKit

/// A search for the events most similar to an expected one that didn't happen.
struct NearestEvents {
  static let maxCount = 3

  let pattern: EventPattern
  let names: NameTable

  /// Returns the most similar events, in the order in which they happened.
  func among(_ events: ArraySlice<Event>) -> [Event] {
    var best: [(similarity: Int, place: Int)] = []
    for place in events.indices {
      let similarity = similarity(of: events[place])
      guard similarity > 0 else { continue }
      // Of two equally similar events, the later one is more relevant.
      let rank = best.firstIndex { $0.similarity <= similarity } ?? best.count
      if rank < NearestEvents.maxCount { best.insert((similarity, place), at: rank) }
      if best.count > NearestEvents.maxCount { best.removeLast() }
    }
    best.sort { $0.place < $1.place }
    return best.map { events[$0.place] }
  }

  private func similarity(of event: Event) -> Int {
    var similarity = event.kind == pattern.kind ? 4 : 0
    if isSame(pattern.item, event.item) { similarity += 3 }
    if isSame(pattern.name, event.name) { similarity += 3 }
    if isSame(pattern.tween, event.tween) { similarity += 1 }
    if isSame(pattern.target, event.target) { similarity += 1 }
    return similarity
  }

  private func isSame(_ text: [UInt8]?, _ name: Name?) -> Bool {
    guard let text, let name else { return false }
    return names.utf8(of: name).elementsEqual(text)
  }
}
