/// The agenda entries that are still live, indexed by what they concern.
struct LiveSchedule {
  /// An entry that is due.
  struct Due {
    var kind: Kind
    var subject: Int32
    /// Its position in the order in which the live entries were scheduled.
    var order: Int
    var tick: Int64

    fileprivate func precedes(_ other: Due) -> Bool {
      if kind != other.kind { return kind.rawValue < other.kind.rawValue }
      return subject != other.subject ? subject < other.subject : order < other.order
    }
  }

  /// The kind of thing that an entry concerns.
  enum Kind: UInt8 {
    case tween
    case sound
    /// The words of a text that follow one voice, by the reading.
    case words
    case movie
    /// A file, by its number among those played.
    case file
    case trigger
    case pageRule
    case bookRule
    case turn
    case credit
  }

  private var dues: [Due] = []

  /// Creates the schedule of a player's current moment.
  init(_ player: Player) {
    var entries = player.state.agenda.entries.filter { player.isLive($0) && !player.isVoid($0) }
    entries.shellSort { $0.serial < $1.serial }
    for (order, entry) in entries.enumerated() {
      var subject = entry.subject
      let kind: Kind
      switch entry.kind {
      case .tweenStart, .passEnd, .departure: kind = .tween
      case .soundStart, .soundEnd: kind = .sound
      case .word:
        let text = Int(player.current.items[Int(entry.subject)].text)
        (kind, subject) = (.words, Int32(player.current.reading(ofWord: entry.detail, of: text)))
      case .movieEnd, .frameSound: kind = .movie
      case .fileEnd: (kind, subject) = (.file, Int32(truncatingIfNeeded: entry.mark))
      case .trigger: kind = .trigger
      case .pageRule: kind = .pageRule
      case .bookRule: kind = .bookRule
      case .turnEnd: kind = .turn
      case .creditEnd: (kind, subject) = (.credit, 0)
      }
      dues.append(Due(kind: kind, subject: subject, order: order, tick: entry.tick))
    }
    dues.shellSort { $0.precedes($1) }
  }

  /// Returns all entries of one subject, in the order in which they were scheduled.
  func all(_ kind: Kind, _ subject: Int = 0) -> ArraySlice<Due> {
    let wanted = Due(kind: kind, subject: Int32(truncatingIfNeeded: subject), order: 0, tick: 0)
    var (low, high) = (0, dues.count)
    while low < high {
      let middle = low + (high - low) / 2
      if dues[middle].precedes(wanted) { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < dues.count, dues[end].kind == kind, dues[end].subject == wanted.subject { end += 1 }
    return dues[low..<end]
  }
}

extension Player {
  /// Returns whether an entry is the delay of a tween's trigger that began in a stay of its element that is over.
  func isVoid(_ entry: Agenda.Entry) -> Bool {
    guard entry.kind == .trigger else { return false }
    let trigger = current.triggers[Int(entry.subject)]
    let item = state.page.items[Int(trigger.item)]
    return trigger.tween >= 0 && (!item.isOnStage || item.stay != entry.mark)
  }
}
