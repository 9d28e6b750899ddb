/// What is to be due again, before the order is known in which it was scheduled.
struct PendingSchedule {
  private struct Entry {
    var order: Int64
    var serial: Int
    var kind: Agenda.Kind
    var subject: Int
    var detail: Int
    var mark: UInt32
    var tick: Int64
  }

  private var entries: [Entry] = []

  /// Notes something; of what has one order, the earlier noted comes first.
  ///
  /// What would be due when time is over never is, as with a player that schedules it.
  mutating func note(
    _ kind: Agenda.Kind, _ subject: Int, detail: Int = 0, mark: UInt32, at tick: Int64, order: Int64
  ) {
    guard Ticks(tick) < .longest else { return }
    entries.append(
      Entry(
        order: order, serial: entries.count, kind: kind, subject: subject, detail: detail, mark: mark, tick: tick))
  }

  /// The agenda of all that was noted.
  consuming func agenda() -> Agenda {
    entries.shellSort { $0.order != $1.order ? $0.order < $1.order : $0.serial < $1.serial }
    var agenda = Agenda()
    for entry in entries {
      agenda.schedule(entry.kind, entry.subject, detail: entry.detail, mark: entry.mark, at: entry.tick)
    }
    return agenda
  }
}
