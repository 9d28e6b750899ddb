import BookKit

/// A frame in the form that the page reads from memory: a head, records of drawn elements, and records of sounds.
///
/// The value is reused so that frames allocate no memory. Page/README.md describes the layout.
struct FrameRecords {
  /// The head; its addresses are relative to its start until the frame is copied to the memory of the page.
  private(set) var head = [UInt32](repeating: 0, count: headSize)
  /// The records of drawn elements, followed by unused ones from earlier frames.
  private var drawRecords: [DrawRecord] = []
  private var drawnCount = 0
  /// The arrangement of the first records; while it stays the same, the records are reused.
  private var arrangement: Arrangement?
  private(set) var soundRecords: [SoundRecord] = []
  /// The draw lists of the entering and the leaving page.
  var entering = DrawList()
  var leaving = DrawList()

  /// The indices in the head that contain addresses of records.
  static let addresses = [
    HeadWord.stage.rawValue + ListWord.records.rawValue, HeadWord.leaving.rawValue + ListWord.records.rawValue,
    HeadWord.sounds.rawValue,
  ]
  /// The number of words in the head; it's even, so that the 64-bit fields of the records are aligned.
  static let headSize = 18

  /// The indices of numbers in the head.
  enum HeadWord: Int, CaseIterable {
    /// A double, which takes two words.
    case tick
    case flags = 2
    case credit, stage
    case leaving = 8
    case soundCount = 12
    case sounds, games, creditAlpha
    /// The share of the time that is left before the page turns by itself.
    case turn
  }

  /// The indices of numbers in the part of the head that describes a list of drawn elements.
  enum ListWord: Int, CaseIterable { case page, opening, count, records }

  enum Flag: UInt32, CaseIterable {
    case isTurning = 1
    case showsTurn = 2
    case showsCredits = 4
    case isNarrating = 8
  }

  var drawnRecords: ArraySlice<DrawRecord> { drawRecords[..<drawnCount] }

  /// The size in bytes.
  var size: Int {
    head.count * 4 + drawnCount * MemoryLayout<DrawRecord>.stride + soundRecords.count
      * MemoryLayout<SoundRecord>.stride
  }

  mutating func begin(headSize: Int = headSize) {
    head.removeAll(keepingCapacity: true)
    for _ in 0..<headSize { head.append(0) }
    drawnCount = 0
    soundRecords.removeAll(keepingCapacity: true)
  }

  private mutating func write(_ word: UInt32, at place: HeadWord) { head[place.rawValue] = word }

  /// Writes the parts of the head that don't depend on the draw lists.
  mutating func write(tick: Ticks, flags: UInt32, credit: ShownCredit?, games: UInt64, turn: Double?) {
    let time = Double(tick.count).bitPattern
    head[0] = UInt32(truncatingIfNeeded: time)
    head[1] = UInt32(truncatingIfNeeded: time >> 32)
    write(flags, at: .flags)
    write(FrameRecords.word(credit?.index ?? -1), at: .credit)
    write(Float(credit?.alpha ?? 0).bitPattern, at: .creditAlpha)
    write(Float(turn ?? 0).bitPattern, at: .turn)
    write(UInt32(truncatingIfNeeded: games ^ games >> 32), at: .games)
  }

  mutating func addLists() {
    add(entering, at: .stage)
    add(leaving, at: .leaving)
  }

  private mutating func add(_ list: DrawList, at place: HeadWord) {
    guard !list.isEmpty else { return }
    // A section has no number.
    head[place.rawValue + ListWord.page.rawValue] = FrameRecords.word(list.page ?? -1)
    head[place.rawValue + ListWord.opening.rawValue] = FrameRecords.word(list.openingCount)
    beginList(of: list.items.count, at: place.rawValue)
    add(list.items)
  }

  private mutating func beginList(of count: Int, at place: Int) {
    head[place + ListWord.count.rawValue] = FrameRecords.word(count)
    head[place + ListWord.records.rawValue] = FrameRecords.word(size)
  }

  @_optimize(speed) private mutating func add(_ items: DrawItems) {
    let (first, count) = (makeRoom(for: items.count), items.count)
    let isKnown = first == 0 && arrangement?.holds(for: items) ?? false
    let (plain, order) = (PlainItems(items), items.order.span)
    // There is room for all records. A mutable span checks only once whether the array's storage is shared.
    var records = drawRecords.mutableSpan
    if isKnown {
      for position in 0..<count {
        if let look = plain.changingLook(order[unchecked: position]) { records[unchecked: position].follow(look) }
      }
      return
    }
    for position in 0..<count {
      // Most items are plain, and their own code path keeps their values in registers.
      if let item = plain.item(order[unchecked: position]) {
        records[unchecked: first &+ position] = DrawRecord(item)
      } else {
        records[unchecked: first &+ position] = FrameRecords.record(of: items, at: position)
      }
    }
    if first == 0 { arrangement = Arrangement(items) }
  }

  /// Returns the record of an item that was made when its list was filled.
  @inline(never) private static func record(of items: DrawItems, at position: Int) -> DrawRecord {
    DrawRecord(items[position])
  }

  /// Makes room for `count` more records of drawn elements, and returns the index of the first.
  private mutating func makeRoom(for count: Int) -> Int {
    let start = drawnCount
    drawnCount += count
    if drawRecords.count < drawnCount {
      let none = DrawRecord(element: -1, .identity, width: 0, height: 0, alpha: 0)
      drawRecords.append(
        contentsOf: repeatElement(none, count: max(drawnCount, 2 * drawRecords.count) - drawRecords.count))
    }
    return start
  }

  mutating func beginSounds(count: Int) {
    write(FrameRecords.word(count), at: .soundCount)
    write(FrameRecords.word(size), at: .sounds)
  }

  mutating func add(_ sound: SoundRecord) { soundRecords.append(sound) }

  /// Writes a list of elements that take touches but aren't drawn, after a head that only describes this list.
  mutating func writeAreas(_ items: [StageItem]) {
    begin(headSize: ListWord.allCases.count)
    arrangement = nil
    beginList(of: items.count, at: 0)
    var place = makeRoom(for: items.count)
    for item in items {
      drawRecords[place] = DrawRecord(item)
      place += 1
    }
  }

  private static func word(_ number: Int) -> UInt32 { UInt32(bitPattern: Int32(truncatingIfNeeded: number)) }
}
