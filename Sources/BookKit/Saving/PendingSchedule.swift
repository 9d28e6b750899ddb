/// The entries of a saved agenda, collected before the order in which they were scheduled is known.
struct PendingSchedule {
  private struct Entry {
    var order: Int64
    var serial: Int
    var step: DueStep
    var mark: Mark
    var tick: Int64
  }

  private var entries: [Entry] = []

  /// Adds an entry unless it's due past the last tick, because players never schedule such entries.
  ///
  /// Entries with the same order keep the sequence in which they were added.
  mutating func add(_ step: DueStep, mark: Mark, at tick: Int64, order: Int64) {
    guard Ticks(tick) < .longest else { return }
    entries.append(Entry(order: order, serial: entries.count, step: step, mark: mark, tick: tick))
  }

  consuming func agenda() -> Agenda {
    entries.shellSort { $0.order != $1.order ? $0.order < $1.order : $0.serial < $1.serial }
    var agenda = Agenda()
    for entry in entries { agenda.schedule(entry.step, mark: entry.mark, at: entry.tick) }
    return agenda
  }
}
