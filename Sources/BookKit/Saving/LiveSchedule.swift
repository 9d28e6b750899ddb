import PropertyList

/// The agenda entries that are still live, indexed by their subjects.
struct LiveSchedule {
  struct Entry {
    var kind: Kind
    var subject: Int32
    /// The position in the order in which the live entries were scheduled.
    var order: Int
    var tick: Int64

    fileprivate func precedes(_ other: Entry) -> Bool {
      if kind != other.kind { return kind.rawValue < other.kind.rawValue }
      return subject != other.subject ? subject < other.subject : order < other.order
    }
  }

  enum Kind: UInt8 {
    case tween, sound
    /// The words of a text that follow one voice; the subject is the index of the reading.
    case words
    case movie
    /// A file; the subject is the number of its playback.
    case file
    case trigger, pageRule, bookRule, turn, credit, automaticTurn
    /// A touch that can become a hold; the subject is the number of the hold.
    case hold
  }

  private var entries: [Entry] = []

  init(_ player: Player) {
    var agendaEntries = player.state.agenda.entries.filter { player.isLive($0) && !player.isOfEarlierStay($0) }
    agendaEntries.shellSort { $0.serial < $1.serial }
    for (order, entry) in agendaEntries.enumerated() {
      let kind: Kind
      let subject: Int
      switch entry.step {
      case .tweenStart(let tween), .passEnd(let tween), .departure(let tween):
        (kind, subject) = (.tween, tween.position)
      case .soundStart(let sound), .soundEnd(let sound): (kind, subject) = (.sound, sound.position)
      case .word(let item, let word):
        guard let text = player.current.items[item].text else { continue }
        (kind, subject) = (.words, player.current.reading(ofWord: Int(word), of: text))
      case .movieEnd(let movie), .frameSound(let movie, _): (kind, subject) = (.movie, movie.position)
      case .fileEnd: (kind, subject) = (.file, Int(entry.mark.rawValue))
      case .trigger(let trigger): (kind, subject) = (.trigger, trigger.position)
      case .pageRule(let rule): (kind, subject) = (.pageRule, rule.position)
      case .bookRule(let rule): (kind, subject) = (.bookRule, rule.position)
      case .turnEnd: (kind, subject) = (.turn, 0)
      case .creditEnd: (kind, subject) = (.credit, 0)
      case .automaticTurn: (kind, subject) = (.automaticTurn, 0)
      case .hold: (kind, subject) = (.hold, Int(entry.mark.rawValue))
      }
      entries.append(Entry(kind: kind, subject: Int32(truncatingIfNeeded: subject), order: order, tick: entry.tick))
    }
    entries.shellSort { $0.precedes($1) }
  }

  func all(_ kind: Kind, _ subject: Int = 0) -> ArraySlice<Entry> {
    let wanted = Entry(kind: kind, subject: Int32(truncatingIfNeeded: subject), order: 0, tick: 0)
    let start = entries.indices.partitioningIndex { !entries[$0].precedes(wanted) }
    var end = start
    while end < entries.count, entries[end].kind == kind, entries[end].subject == wanted.subject { end += 1 }
    return entries[start..<end]
  }
}

extension Player {
  /// Returns whether an entry is a tween's delayed trigger that dates from an earlier stay of the tween's element.
  func isOfEarlierStay(_ entry: Agenda.Entry) -> Bool {
    guard case .trigger(let index) = entry.step else { return false }
    let trigger = current.triggers[index]
    let item = state.page.items[trigger.item]
    return trigger.tween != nil && (!item.isOnStage || item.stay != Stay(entry.mark))
  }
}
