import BookKit

/// A check for narrations that play at the same time.
struct NarrationMonitor: Sendable {
  private let all: [[Name]]
  private let narrations: [[Name]]

  struct Pair: Sendable, Equatable {
    var page: Int
    var first: Name
    var second: Name
  }

  init(_ book: Book) {
    let music = book.names.find(ReservedName.music.description)
    all = book.pages.map { page in
      var names: [Name] = []
      if page.music?.role == .narration, let music { names.append(music) }
      for element in page.elements where element.isNarration { names.append(element.name) }
      return names
    }
    narrations = all.map { $0.count > 1 ? $0 : [] }
  }

  /// Returns the narrations that are playing, or an empty array if the page has fewer than two narrations.
  func sounding(in player: Player) -> [Name] { sounding(in: player, of: narrations) }

  /// Returns a narration that is playing, even if it's the only one of its page.
  func activeNarration(in player: Player) -> Name? { sounding(in: player, of: all).first }

  private func sounding(in player: Player, of narrations: [[Name]]) -> [Name] {
    guard let page = player.page, page <= narrations.count, !narrations[page - 1].isEmpty else { return [] }
    return player.activities.compactMap { activity in
      if case .sound(let name, false) = activity, narrations[page - 1].contains(name) { name } else { nil }
    }
  }

  /// Returns the pairs of narrations that play together after any tick; `sounding` played before the events.
  func overlaps(in events: [Event], after sounding: [Name]) -> [Pair] {
    var (sounding, found) = (sounding, [Pair]())
    for number in events.indices {
      let event = events[number]
      record(event, &sounding)
      let isLastOfTick = number + 1 == events.count || events[number + 1].tick != event.tick
      guard isLastOfTick, sounding.count > 1, let page = event.page else { continue }
      for second in sounding.indices.dropFirst() {
        let pair = Pair(page: page, first: sounding[second - 1], second: sounding[second])
        if !found.contains(pair) { found.append(pair) }
      }
    }
    return found
  }

  private func record(_ event: Event, _ sounding: inout [Name]) {
    guard let item = event.item, let page = event.page, page <= narrations.count else { return }
    if event.kind == .soundCompleted || event.kind == .soundStopped {
      sounding.removeAll { $0 == item }
    } else if event.kind == .soundStarted, narrations[page - 1].contains(item), !sounding.contains(item) {
      sounding.append(item)
    }
  }
}

extension Element {
  fileprivate var isNarration: Bool { variants.contains { $0.content.audio?.role == .narration } }
}
