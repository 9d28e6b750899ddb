import BookKit

/// A search for the events most similar to an expected one that didn't happen.
struct NearestEvents {
  /// The maximum number of events returned.
  static let most = 3

  let pattern: EventPattern
  let names: NameTable

  init(to pattern: EventPattern, names: NameTable) {
    self.pattern = pattern
    self.names = names
  }

  /// Returns the most similar of some events, in the order in which they happened.
  func among(_ events: ArraySlice<Event>) -> [Event] {
    var best: [(likeness: Int, place: Int)] = []
    for place in events.indices {
      let likeness = likeness(of: events[place])
      guard likeness > 0 else { continue }
      // Of two equally similar events, the later one is more relevant.
      let rank = best.firstIndex { $0.likeness <= likeness } ?? best.count
      if rank < NearestEvents.most { best.insert((likeness, place), at: rank) }
      if best.count > NearestEvents.most { best.removeLast() }
    }
    best.sort { $0.place < $1.place }
    return best.map { events[$0.place] }
  }

  /// Returns a score for how similar an event is to the expected one.
  private func likeness(of event: Event) -> Int {
    var likeness = event.kind == pattern.kind ? 4 : 0
    if isSame(pattern.item, event.item) { likeness += 3 }
    if isSame(pattern.name, event.name) { likeness += 3 }
    if isSame(pattern.tween, event.tween) { likeness += 1 }
    if isSame(pattern.target, event.target) { likeness += 1 }
    return likeness
  }

  private func isSame(_ text: [UInt8]?, _ name: Name?) -> Bool {
    guard let text, let name else { return false }
    return names.utf8(of: name).elementsEqual(text)
  }
}
