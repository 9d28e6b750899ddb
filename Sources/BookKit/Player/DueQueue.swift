import PropertyList

/// Entries of the agenda, ordered by tick and then by the order of scheduling.
///
/// Entries for the same tick form a list, so adding an entry only takes finding its list. There are few lists: even
/// thousands of tweens often begin and end within a few dozen ticks.
struct DueQueue: Sendable, Equatable {
  private struct Moment: Sendable, Equatable {
    let tick: Int64
    var entries: [Entry]
    /// The number of entries that have been removed.
    var doneCount = 0
  }

  /// An entry in the list of a moment; the moment stores the tick.
  private struct Entry: Sendable, Equatable {
    let serial: Int64
    let mark: Mark
    let step: DueStep
  }

  /// The moments at which something is due, sorted by descending tick.
  private var moments: [Moment] = []
  private(set) var count = 0

  var first: Agenda.Entry? {
    guard let next = moments.last else { return nil }
    return DueQueue.entry(next.entries[next.doneCount], of: next)
  }

  /// Adds an entry; its serial number must be greater than those of all other entries.
  mutating func insert(_ entry: Agenda.Entry) {
    let added = Entry(serial: entry.serial, mark: entry.mark, step: entry.step)
    let index = index(of: entry.tick)
    if index < moments.count, moments[index].tick == entry.tick {
      moments[index].entries.append(added)
    } else {
      moments.insert(Moment(tick: entry.tick, entries: [added]), at: index)
    }
    count += 1
  }

  mutating func popFirst() -> Agenda.Entry? {
    guard let entry = first else { return nil }
    let next = moments.count - 1
    moments[next].doneCount += 1
    if moments[next].doneCount == moments[next].entries.count { moments.removeLast() }
    count -= 1
    return entry
  }

  var entries: [Agenda.Entry] { moments.flatMap { DueQueue.entries(of: $0) } }

  func entries(dueAt tick: Int64) -> [Agenda.Entry] {
    let index = index(of: tick)
    return index < moments.count && moments[index].tick == tick ? DueQueue.entries(of: moments[index]) : []
  }

  /// Returns the index of the moment at a tick, or the index at which that moment would be inserted.
  private func index(of tick: Int64) -> Int { moments.indices.partitioningIndex { moments[$0].tick <= tick } }

  private static func entries(of moment: Moment) -> [Agenda.Entry] {
    moment.entries.dropFirst(moment.doneCount).map { entry($0, of: moment) }
  }

  private static func entry(_ entry: Entry, of moment: Moment) -> Agenda.Entry {
    Agenda.Entry(tick: moment.tick, serial: entry.serial, mark: entry.mark, step: entry.step)
  }
}
