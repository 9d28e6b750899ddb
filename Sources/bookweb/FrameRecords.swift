import BookKit

/// What a page draws and lets be heard, as numbers of 32 bits that it reads from memory.
///
/// It is kept, so that no frame takes new memory. Page/README.md tells what stands where.
struct FrameRecords {
  /// The head, then the records.
  private(set) var words: [UInt32] = []
  /// The lists of what is drawn.
  var entering = DrawList()
  var leaving = DrawList()

  /// Where the head tells the addresses of records, which count from the head until they are moved.
  static let addresses = [7, 11, 13]
  static let headSize = 32
  private static let recordSize = 16

  private enum Place {
    static let flags = 2
    static let credit = 3
    static let entering = 4
    static let leaving = 8
    static let sounds = 12
    static let color = 14
    static let creditAlpha = 15
    static let enteringPlace = 16
    static let leavingPlace = 24
  }

  // MARK: - A frame

  /// Begins a frame with an empty head.
  mutating func begin() {
    words.removeAll(keepingCapacity: true)
    for _ in 0..<FrameRecords.headSize { words.append(0) }
  }

  /// Tells what is as it is whatever is drawn.
  mutating func tell(tick: Ticks, flags: UInt32, credit: ShownCredit?, turn: PageTurn?) {
    let time = Double(tick.count).bitPattern
    words[0] = UInt32(truncatingIfNeeded: time)
    words[1] = UInt32(truncatingIfNeeded: time >> 32)
    words[Place.flags] = flags
    words[Place.credit] = FrameRecords.word(credit?.index ?? -1)
    words[Place.creditAlpha] = FrameRecords.word(credit?.alpha ?? 0)
    words[Place.color] = turn?.color.map { FrameRecords.word($0) } ?? 0
    tell(turn?.entering ?? PagePlace(), at: Place.enteringPlace)
    tell(turn?.leaving ?? PagePlace(), at: Place.leavingPlace)
  }

  private mutating func tell(_ place: PagePlace, at word: Int) {
    words[word] = UInt32(place.kind.rawValue)
    words[word + 1] = place.leaf.map { UInt32($0.rawValue) + 1 } ?? 0
    words[word + 2] = FrameRecords.word(place.x)
    words[word + 3] = FrameRecords.word(place.y)
    words[word + 4] = FrameRecords.word(place.alpha)
    words[word + 5] = FrameRecords.word(place.scale)
    words[word + 6] = FrameRecords.word(place.angle)
  }

  /// Adds the records of both lists.
  mutating func addLists() {
    add(entering, at: Place.entering)
    add(leaving, at: Place.leaving)
  }

  private mutating func add(_ list: DrawList, at place: Int) {
    guard let page = list.page else { return }
    words[place] = FrameRecords.word(page)
    words[place + 1] = FrameRecords.word(list.opening)
    words[place + 2] = FrameRecords.word(list.items.count)
    words[place + 3] = UInt32(truncatingIfNeeded: words.count * 4)
    let first = words.count
    words.append(contentsOf: repeatElement(0, count: list.items.count * FrameRecords.recordSize))
    // Through a span: appending word by word took most of a frame.
    var records = words.mutableSpan
    var start = first
    for item in list.items {
      FrameRecords.write(item, into: &records, at: start)
      start += FrameRecords.recordSize
    }
  }

  /// Writes an element that is drawn; the last two words of its record are free.
  @inline(__always)
  private static func write(_ item: DrawItem, into words: inout MutableSpan<UInt32>, at place: Int) {
    words[place] = word(item.map.right.x)
    words[place + 1] = word(item.map.right.y)
    words[place + 2] = word(item.map.down.x)
    words[place + 3] = word(item.map.down.y)
    words[place + 4] = word(item.map.origin.x)
    words[place + 5] = word(item.map.origin.y)
    words[place + 6] = word(item.width)
    words[place + 7] = word(item.height)
    words[place + 8] = word(item.alpha)
    words[place + 9] = word(item.fontSize)
    words[place + 10] = word(item.fontColor)
    words[place + 11] = word(item.element)
    words[place + 12] = word(item.picture)
    words[place + 13] = word(item.word ?? -1)
  }

  private mutating func add(_ map: AffineMap, width: Double, height: Double, alpha: Double) {
    words.append(FrameRecords.word(map.right.x))
    words.append(FrameRecords.word(map.right.y))
    words.append(FrameRecords.word(map.down.x))
    words.append(FrameRecords.word(map.down.y))
    words.append(FrameRecords.word(map.origin.x))
    words.append(FrameRecords.word(map.origin.y))
    words.append(FrameRecords.word(width))
    words.append(FrameRecords.word(height))
    words.append(FrameRecords.word(alpha))
  }

  // MARK: - Sounds

  /// Begins the records of sounds, of which there are so many.
  mutating func beginSounds(count: Int) {
    // The positions are numbers of 64 bits, which stand at multiples of their size.
    if words.count % 2 == 1 { words.append(0) }
    words[Place.sounds] = FrameRecords.word(count)
    words[Place.sounds + 1] = UInt32(truncatingIfNeeded: words.count * 4)
  }

  /// Adds a sound whose file the page knows by a number.
  mutating func add(_ sound: PlayingSound, asset: Int, kind: UInt32) {
    words.append(FrameRecords.word(sound.number))
    words.append(FrameRecords.word(asset))
    words.append(FrameRecords.word(sound.pass))
    words.append(sound.loops ? 1 : 0)
    for number in [sound.seconds.bitPattern, sound.duration.bitPattern] {
      words.append(UInt32(truncatingIfNeeded: number))
      words.append(UInt32(truncatingIfNeeded: number >> 32))
    }
    words.append(FrameRecords.word(sound.volume))
    words.append(kind)
    words.append(UInt32(sound.role.rawValue))
    words.append(FrameRecords.word(sound.element ?? -1))
  }

  // MARK: - Areas

  /// Makes a head of two numbers, and records of elements that take touches though they are never drawn.
  mutating func tellAreas(_ items: [StageItem]) {
    words.removeAll(keepingCapacity: true)
    words.append(FrameRecords.word(items.count))
    words.append(8)
    for item in items {
      let frame = item.values.placement.frame
      add(item.map, width: frame.width, height: frame.height, alpha: item.alpha)
      words.append(0)
      words.append(0)
      words.append(FrameRecords.word(item.element))
      for _ in 0..<4 { words.append(0) }
    }
  }

  // MARK: - Numbers

  private static func word(_ number: Double) -> UInt32 { Float(number).bitPattern }

  private static func word(_ number: Int) -> UInt32 { UInt32(bitPattern: Int32(truncatingIfNeeded: number)) }

  /// A colour as 0xRRGGBBAA.
  private static func word(_ color: Color) -> UInt32 {
    UInt32(color.red) << 24 | UInt32(color.green) << 16 | UInt32(color.blue) << 8 | UInt32(color.alpha)
  }
}
