/// What of an agenda still concerns someone, found by whom it concerns.
struct LiveSchedule {
  /// Something that is due.
  struct Due {
    var kind: Kind
    var subject: Int32
    /// The how manyth of all that is due it was to be scheduled.
    var order: Int
    var tick: Int64

    fileprivate func precedes(_ other: Due) -> Bool {
      if kind != other.kind { return kind.rawValue < other.kind.rawValue }
      return subject != other.subject ? subject < other.subject : order < other.order
    }
  }

  /// Whom it concerns.
  enum Kind: UInt8 {
    case tween
    case sound
    /// The words of a text that follow one voice.
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

  /// The schedule of the moment at which a player is.
  init(_ player: Player) {
    var entries = player.state.agenda.entries.filter { player.concerns($0) && !player.isLost($0) }
    entries.shellSort { $0.serial < $1.serial }
    for (order, entry) in entries.enumerated() {
      var subject = entry.subject
      let kind: Kind
      switch entry.kind {
      case .none: continue
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

  /// All that is due of something, in the order in which it was scheduled.
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
  /// Whether the delay of a tween's trigger was begun in a stay of its element that is over.
  func isLost(_ entry: Agenda.Entry) -> Bool {
    guard entry.kind == .trigger else { return false }
    let trigger = current.triggers[Int(entry.subject)]
    let item = state.page.items[Int(trigger.item)]
    return trigger.tween >= 0 && (!item.isOnStage || item.stay != entry.mark)
  }
}
