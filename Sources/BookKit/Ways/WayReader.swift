import PropertyList

/// Reads a way from the path data of SVG 1.1.
struct WayReader {
  static let maxNumber = 1_000_000.0
  static let maxSegments = 1_000

  private let text: [UInt8]
  private var offset = 0
  private var point = Point.zero
  /// The last control point of the previous curve, with the command that can mirror it.
  private var control: (command: UInt8, point: Point)?
  private var segments: [WaySegment] = []
  /// The number of segments as they are written; an arc becomes several or none.
  private var count = 0

  private init(_ text: [UInt8]) { self.text = text }

  static func read(_ text: [UInt8]) throws(WayError) -> Way {
    var reader = WayReader(text)
    return try reader.read()
  }

  private mutating func read() throws(WayError) -> Way {
    skipBlanks()
    guard let move = next, move | 0x20 == UInt8(ascii: "m") else { throw error(.expectedMove) }
    offset += 1
    point = try pair()
    let start = point
    // Further pairs of numbers after `M` are ends of lines.
    try repeatSegment(move == UInt8(ascii: "m") ? UInt8(ascii: "l") : UInt8(ascii: "L"))
    while let letter = next {
      if letter | 0x20 == UInt8(ascii: "m") { throw error(.secondMove) }
      guard StaticString("LlHhVvCcSsQqTtAaZz").contains(letter) else { throw error(.expectedCommand) }
      offset += 1
      guard letter | 0x20 != UInt8(ascii: "z") else {
        try append(WaySegment(lineFrom: point, to: start))
        skipBlanks()
        if next != nil { throw error(.afterEnd) }
        break
      }
      try readSegment(letter)
      try repeatSegment(letter)
    }
    guard count > 0 else { throw error(.noSegments) }
    return Way(
      String(decoding: text, as: UTF8.self), isRelative: move == UInt8(ascii: "m"), start: start, segments: segments)
  }

  /// Reads the further segments of a command, as long as numbers follow.
  private mutating func repeatSegment(_ command: UInt8) throws(WayError) {
    skipBlanks()
    while let byte = next, byte == UInt8(ascii: ",") || WayReader.beginsNumber(byte) {
      if byte == UInt8(ascii: ",") { offset += 1 }
      try readSegment(command)
      skipBlanks()
    }
  }

  private mutating func readSegment(_ command: UInt8) throws(WayError) {
    let isRelative = command & 0x20 != 0
    let origin = isRelative ? point : .zero
    let start = point
    var mirrored: (command: UInt8, point: Point)?
    switch command | 0x20 {
    case UInt8(ascii: "h"):
      point.x = origin.x + (try number())
      try append(WaySegment(lineFrom: start, to: point))
    case UInt8(ascii: "v"):
      point.y = origin.y + (try number())
      try append(WaySegment(lineFrom: start, to: point))
    case UInt8(ascii: "c"), UInt8(ascii: "s"):
      let first = command | 0x20 == UInt8(ascii: "c") ? origin + (try pair()) : mirroredControl(of: UInt8(ascii: "c"))
      if command | 0x20 == UInt8(ascii: "c") { skipSeparator() }
      let second = origin + (try pair())
      skipSeparator()
      point = origin + (try pair())
      mirrored = (UInt8(ascii: "c"), second)
      try append(WaySegment(start, first, second, point))
    case UInt8(ascii: "q"), UInt8(ascii: "t"):
      let middle = command | 0x20 == UInt8(ascii: "q") ? origin + (try pair()) : mirroredControl(of: UInt8(ascii: "q"))
      if command | 0x20 == UInt8(ascii: "q") { skipSeparator() }
      point = origin + (try pair())
      mirrored = (UInt8(ascii: "q"), middle)
      try append(WaySegment(start, control: middle, point))
    case UInt8(ascii: "a"): try readArc(from: origin)
    default:
      point = origin + (try pair())
      try append(WaySegment(lineFrom: start, to: point))
    }
    control = mirrored
  }

  /// Returns the last control point mirrored at the current point, or the current point after another command.
  private func mirroredControl(of command: UInt8) -> Point {
    guard let control, control.command == command else { return point }
    return point * 2 - control.point
  }

  private mutating func readArc(from origin: Point) throws(WayError) {
    let radii = try pair()
    skipSeparator()
    let rotation = try number()
    skipSeparator()
    let isLarge = try flag()
    skipSeparator()
    let isClockwise = try flag()
    skipSeparator()
    let start = point
    point = origin + (try pair())
    let arc = WayArc(
      start: start, end: point, radii: radii, rotation: rotation, isLarge: isLarge, isClockwise: isClockwise)
    try append(arc.segments)
  }

  private mutating func append(_ segment: WaySegment) throws(WayError) { try append([segment]) }

  /// Adds what one segment becomes, and counts that segment.
  private mutating func append(_ parts: [WaySegment]) throws(WayError) {
    count += 1
    if count > WayReader.maxSegments { throw error(.tooManySegments) }
    segments += parts
  }
}

// MARK: - Numbers

extension WayReader {
  private mutating func pair() throws(WayError) -> Point {
    let x = try number()
    skipSeparator()
    return Point(x: x, y: try number())
  }

  /// Reads a number; the next one may follow without a blank if it begins with a sign or a second point.
  private mutating func number() throws(WayError) -> Double {
    skipBlanks()
    let start = offset
    if let byte = next, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { offset += 1 }
    skipDigits()
    if next == UInt8(ascii: ".") {
      offset += 1
      skipDigits()
    }
    if let byte = next, byte | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if let sign = next, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { offset += 1 }
      skipDigits()
    }
    guard let number = Decimal.parse(text.span, start..<offset) else { throw error(.expectedNumber, at: start) }
    guard abs(number) <= WayReader.maxNumber else { throw error(.numberOutOfRange, at: start) }
    return number
  }

  /// Reads a flag, which the next number may follow without a blank.
  private mutating func flag() throws(WayError) -> Bool {
    skipBlanks()
    guard let byte = next, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { throw error(.expectedFlag) }
    offset += 1
    return byte == UInt8(ascii: "1")
  }

  private mutating func skipDigits() {
    while let byte = next, (0x30...0x39).contains(byte) { offset += 1 }
  }

  /// Skips the blanks and at most one comma between two numbers.
  private mutating func skipSeparator() {
    skipBlanks()
    if next == UInt8(ascii: ",") { offset += 1 }
  }

  private mutating func skipBlanks() {
    while let byte = next, StaticString(" \t\r\n").contains(byte) { offset += 1 }
  }

  private var next: UInt8? { offset < text.count ? text[offset] : nil }

  private static func beginsNumber(_ byte: UInt8) -> Bool { StaticString("0123456789.+-").contains(byte) }

  private func error(_ kind: WayError.Kind, at place: Int? = nil) -> WayError {
    WayError(kind: kind, offset: place ?? offset)
  }
}
