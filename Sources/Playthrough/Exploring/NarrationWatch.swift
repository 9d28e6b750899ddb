import BookKit

/// Watches for narrations that sound at once.
struct NarrationWatch: Sendable {
  /// By page, from 0: the narrations on it.
  private let all: [[Name]]
  /// The same, where there are several.
  private let narrations: [[Name]]

  /// Two narrations of a page.
  struct Pair: Sendable, Equatable {
    var page: Int
    /// The one that sounded first.
    var first: Name
    var second: Name
  }

  init(_ book: Book) {
    let music = book.names.find("music".utf8)
    all = book.pages.map { page in
      var names: [Name] = []
      if page.music?.role == .narration, let music { names.append(music) }
      for element in page.elements where element.isNarration { names.append(element.name) }
      return names
    }
    narrations = all.map { $0.count > 1 ? $0 : [] }
  }

  /// What of the narrations sounds at a moment, in the order of the page.
  func sounding(in player: Player) -> [Name] {
    sounding(in: player, of: narrations)
  }

  /// The narration that sounds at a moment, be it the only one of its page.
  func voice(in player: Player) -> Name? { sounding(in: player, of: all).first }

  private func sounding(in player: Player, of narrations: [[Name]]) -> [Name] {
    guard let page = player.page, page <= narrations.count, !narrations[page - 1].isEmpty else { return [] }
    var found: [Name] = []
    for running in player.running {
      if case .sound(let name, false) = running, narrations[page - 1].contains(name) { found.append(name) }
    }
    return found
  }

  /// The pairs that sound at once at the end of a tick, when `sounding` did so before the events.
  func overlaps(in events: [Event], after sounding: [Name]) -> [Pair] {
    var (sounding, found) = (sounding, [Pair]())
    for number in events.indices {
      let event = events[number]
      note(event, &sounding)
      let isLastOfTick = number + 1 == events.count || events[number + 1].tick != event.tick
      guard isLastOfTick, sounding.count > 1, let page = event.page else { continue }
      for second in sounding.indices.dropFirst() {
        let pair = Pair(page: page, first: sounding[second - 1], second: sounding[second])
        if !found.contains(pair) { found.append(pair) }
      }
    }
    return found
  }

  private func note(_ event: Event, _ sounding: inout [Name]) {
    guard let item = event.item, let page = event.page, page <= narrations.count else { return }
    switch event.kind {
    case .soundStarted:
      if narrations[page - 1].contains(item), !sounding.contains(item) { sounding.append(item) }
    case .soundCompleted, .soundStopped: sounding.removeAll { $0 == item }
    default: break
    }
  }
}

extension Element {
  /// Whether it is a voice that reads, in any language.
  fileprivate var isNarration: Bool {
    if case .audio(let audio?) = content, audio.role == .narration { return true }
    for localization in localizations {
      for overlay in localization.overlay {
        if case .audio(let audio?) = overlay.content, audio.role == .narration { return true }
      }
    }
    return false
  }
}
