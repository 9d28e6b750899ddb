import PropertyList

struct RegionPathReader {
  private let text: [UInt8]
  private let maxCorners: Int
  private let linesPerCurve: Int64
  private var offset = 0
  private var cornerCount = 0

  init(_ text: [UInt8], maxCorners: Int, linesPerCurve: Int64) {
    (self.text, self.maxCorners, self.linesPerCurve) = (text, maxCorners, linesPerCurve)
  }

  /// Reads the path and closes each of its parts.
  mutating func readPath() throws(RegionPathError) -> ExactPath {
    var parts: [ExactPath.Part] = []
    // Whether a part is open; after `Z` has closed a part, only `M` can follow.
    var isOpen = false
    skipBlanks()
    while let letter = next {
      let start = offset
      offset += 1
      switch letter {
      case UInt8(ascii: "M"):
        parts.append(ExactPath.Part(start: try point()))
        isOpen = true
        try count(1, from: start)
      case UInt8(ascii: "L"), UInt8(ascii: "C"), UInt8(ascii: "Z"):
        guard isOpen else { throw error(.expectedMove, at: start) }
        if letter == UInt8(ascii: "Z") {
          isOpen = false
        } else {
          let segment = letter == UInt8(ascii: "L") ? ExactPath.Segment.line(to: try point()) : try curve()
          parts[parts.count - 1].segments.append(segment)
          try count(letter == UInt8(ascii: "L") ? 1 : Int(linesPerCurve), from: start)
        }
      default: throw error(.expectedCommand, at: start)
      }
      skipBlanks()
    }
    guard !parts.isEmpty else { throw error(.empty, at: 0) }
    return ExactPath(parts: parts)
  }

  private mutating func curve() throws(RegionPathError) -> ExactPath.Segment {
    let first = try point()
    skipSeparator()
    let second = try point()
    skipSeparator()
    return .curve(first, second, to: try point())
  }

  private mutating func point() throws(RegionPathError) -> ExactPoint {
    let x = try number()
    skipSeparator()
    return ExactPoint(x: x, y: try number())
  }

  private mutating func number() throws(RegionPathError) -> Int64 {
    skipBlanks()
    let start = offset
    while let byte = next, RegionPathReader.isPartOfNumber(byte) { offset += 1 }
    guard offset > start else { throw error(.expectedNumber, at: start) }
    let number: Double
    switch Decimal.scan(text.span, start..<offset) {
    case .unexpected(let place): throw error(.badNumber, at: place)
    case .decimal(let decimal): number = decimal.double(in: text.span)
    }
    guard let coordinate = ExactPoint.coordinate(number) else { throw error(.numberOutOfRange, at: start) }
    return coordinate
  }

  private mutating func skipSeparator() {
    skipBlanks()
    if next == UInt8(ascii: ",") { offset += 1 }
  }

  private mutating func count(_ corners: Int, from offset: Int) throws(RegionPathError) {
    cornerCount += corners
    if cornerCount > maxCorners { throw error(.tooManyPoints, at: offset) }
  }

  private var next: UInt8? { offset < text.count ? text[offset] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { offset += 1 }
  }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool { StaticString("0123456789.+-eE").contains(byte) }

  private func error(_ kind: RegionPathError.Kind, at offset: Int) -> RegionPathError {
    RegionPathError(kind: kind, offset: offset)
  }
}
