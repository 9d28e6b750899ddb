import BookKit

/// A frame in the form that the page reads from memory: a head, the records of drawn elements, and those of sounds.
///
/// The value is reused, so that frames allocate no memory. Page/README.md describes the layout.
struct FrameRecords {
  /// The head; until the frame is moved to its place, addresses in the head are relative to its start.
  private(set) var head = [UInt32](repeating: 0, count: headSize)
  /// The records of drawn elements, followed by unused ones from earlier frames.
  private var drawRecords: [DrawRecord] = []
  private var drawnCount = 0
  /// What the first records show, if they can be reused while it stays the same.
  private var arrangement: Arrangement?
  private(set) var soundRecords: [SoundRecord] = []
  /// The draw lists of the entering and the leaving page.
  var entering = DrawList()
  var leaving = DrawList()

  /// The indices in the head that contain addresses of records.
  static let addresses = [7, 11, 13]
  static let headSize = 32

  private enum HeadIndex {
    static let flags = 2
    static let credit = 3
    static let entering = 4
    static let leaving = 8
    static let sounds = 12
    static let color = 14
    static let creditAlpha = 15
    static let enteringPlace = 16
    static let games = 23
    static let leavingPlace = 24
  }

  var drawnRecords: ArraySlice<DrawRecord> { drawRecords[..<drawnCount] }

  /// In bytes.
  var size: Int {
    head.count * 4 + drawnCount * MemoryLayout<DrawRecord>.stride + soundRecords.count
      * MemoryLayout<SoundRecord>.stride
  }

  // MARK: - A frame

  mutating func begin(headSize: Int = headSize) {
    head.removeAll(keepingCapacity: true)
    for _ in 0..<headSize { head.append(0) }
    drawnCount = 0
    soundRecords.removeAll(keepingCapacity: true)
  }

  /// Writes the parts of the head that don't depend on the draw lists.
  mutating func write(tick: Ticks, flags: UInt32, credit: ShownCredit?, turn: PageTurn?, games: UInt64) {
    let time = Double(tick.count).bitPattern
    head[0] = UInt32(truncatingIfNeeded: time)
    head[1] = UInt32(truncatingIfNeeded: time >> 32)
    head[HeadIndex.flags] = flags
    head[HeadIndex.credit] = FrameRecords.word(credit?.index ?? -1)
    head[HeadIndex.creditAlpha] = FrameRecords.word(credit?.alpha ?? 0)
    head[HeadIndex.color] = turn?.color?.word ?? 0
    write(turn?.entering ?? PagePlacement(), at: HeadIndex.enteringPlace)
    write(turn?.leaving ?? PagePlacement(), at: HeadIndex.leavingPlace)
    head[HeadIndex.games] = UInt32(truncatingIfNeeded: games ^ games >> 32)
  }

  private mutating func write(_ place: PagePlacement, at word: Int) {
    head[word] = UInt32(place.kind.rawValue)
    head[word + 1] = place.leaf.map { UInt32($0.rawValue) + 1 } ?? 0
    head[word + 2] = FrameRecords.word(place.x)
    head[word + 3] = FrameRecords.word(place.y)
    head[word + 4] = FrameRecords.word(place.alpha)
    head[word + 5] = FrameRecords.word(place.scale)
    head[word + 6] = FrameRecords.word(place.angle)
  }

  mutating func addLists() {
    add(entering, at: HeadIndex.entering)
    add(leaving, at: HeadIndex.leaving)
  }

  private mutating func add(_ list: DrawList, at place: Int) {
    guard !list.isEmpty else { return }
    // A section has no number.
    head[place] = FrameRecords.word(list.page ?? -1)
    head[place + 1] = FrameRecords.word(list.openingCount)
    head[place + 2] = FrameRecords.word(list.items.count)
    head[place + 3] = FrameRecords.word(size)
    add(list.items)
  }

  @_optimize(speed) private mutating func add(_ items: DrawItems) {
    let (first, count) = (makeRoom(for: items.count), items.count)
    let isKnown = first == 0 && arrangement?.holds(for: items) ?? false
    let (plain, order) = (PlainItems(items), items.order.span)
    // A mutable span checks only once whether the array's storage is shared, and there is room for all records.
    var records = drawRecords.mutableSpan
    if isKnown {
      for position in 0..<count {
        if let look = plain.changingLook(order[unchecked: position]) { records[unchecked: position].follow(look) }
      }
      return
    }
    for position in 0..<count {
      // Most items are plain, and a path of their own keeps their values in registers.
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
    head[HeadIndex.sounds] = FrameRecords.word(count)
    head[HeadIndex.sounds + 1] = FrameRecords.word(size)
  }

  mutating func add(_ sound: SoundRecord) { soundRecords.append(sound) }

  // MARK: - Areas

  /// Writes a head of two numbers, and records of elements that take touches but aren't drawn.
  mutating func writeAreas(_ items: [StageItem]) {
    begin(headSize: 2)
    arrangement = nil
    head[0] = FrameRecords.word(items.count)
    head[1] = FrameRecords.word(size)
    var place = makeRoom(for: items.count)
    for item in items {
      drawRecords[place] = DrawRecord(item)
      place += 1
    }
  }

  // MARK: - Numbers

  private static func word(_ number: Double) -> UInt32 { Float(number).bitPattern }

  private static func word(_ number: Int) -> UInt32 { UInt32(bitPattern: Int32(truncatingIfNeeded: number)) }
}
