import BookKit
import PropertyList

extension WrittenWay {
  /// The path data, with the numbers of the points as they are now.
  var text: String {
    var text: [UInt8] = []
    var (current, command) = (Point(x: 0, y: 0), UInt8(0))
    // Whether the last number is another one than its author wrote, so that the next one could run into it.
    var wasChanged = false
    for segment in segments {
      var segment = segment
      let (end, offset) = (
        segment.points.last ?? segments[0].points[0], segment.isRelative ? current : Point(x: 0, y: 0)
      )
      if (segment.kind == UInt8(ascii: "h") && end.y != current.y)
        || (segment.kind == UInt8(ascii: "v") && end.x != current.x)
      {
        segment = Segment(
          command: segment.isRelative ? UInt8(ascii: "l") : UInt8(ascii: "L"), lead: segment.lead, points: [end])
      }
      let implied = command | 0x20 == UInt8(ascii: "m") ? command - 1 : command
      if let lead = segment.lead ?? (segment.command == implied ? nil : [0x20]) {
        text += lead
        text.append(segment.command)
        wasChanged = false
      }
      for (index, value) in segment.values(from: offset).enumerated() {
        let old = index < segment.numbers.count ? segment.numbers[index] : nil
        let isOld = old.map { abs($0.value - value) < 1e-9 } ?? false
        let new = old.flatMap { isOld ? $0.text : nil } ?? NumberText.shortest(value.toThousandths)[...]
        text += old?.gap ?? [0x20]
        if wasChanged || !isOld, new.first != UInt8(ascii: "-"), let last = text.last,
          PathDataReader.isPartOfNumber(last)
        {
          text.append(0x20)
        }
        text += new
        wasChanged = !isOld
      }
      (current, command) = (end, segment.command)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension WrittenWay.Segment {
  /// Returns its numbers, less the coordinates of an offset.
  fileprivate func values(from offset: Point) -> [Double] {
    switch kind {
    case UInt8(ascii: "h"): return points.map { $0.x - offset.x }
    case UInt8(ascii: "v"): return points.map { $0.y - offset.y }
    default:
      let radii = kind == UInt8(ascii: "a") ? numbers.prefix(5).map { $0.value } : []
      return radii + points.flatMap { [$0.x - offset.x, $0.y - offset.y] }
    }
  }
}

/// Reads valid path data without losing how it is written.
struct PathDataReader {
  private let text: [UInt8]
  private var offset = 0
  private var segments: [WrittenWay.Segment] = []

  init(_ text: [UInt8]) { self.text = text }

  mutating func read() -> [WrittenWay.Segment] {
    var command: UInt8 = 0
    while true {
      let start = offset
      skipGap()
      guard offset < text.count else { return segments }
      var lead: ArraySlice<UInt8>?
      if PathDataReader.isPartOfNumber(text[offset]) {
        offset = start
        if command | 0x20 == UInt8(ascii: "m") { command -= 1 }
      } else {
        lead = text[start..<offset]
        command = text[offset]
        offset += 1
      }
      append(WrittenWay.Segment(command: command, lead: lead))
    }
  }

  private mutating func append(_ new: WrittenWay.Segment) {
    var segment = new
    let count = PathDataReader.count(of: segment.kind)
    for index in 0..<count {
      segment.numbers.append(number(isFlag: segment.kind == UInt8(ascii: "a") && (index == 3 || index == 4)))
    }
    let current = segments.last.map { $0.points.last ?? segments[0].points[0] } ?? Point(x: 0, y: 0)
    let origin = segment.isRelative ? current : Point(x: 0, y: 0)
    let values = segment.numbers.map { $0.value }
    switch segment.kind {
    case UInt8(ascii: "h"): segment.points = [Point(x: origin.x + values[0], y: current.y)]
    case UInt8(ascii: "v"): segment.points = [Point(x: current.x, y: origin.y + values[0])]
    default:
      let first = segment.kind == UInt8(ascii: "a") ? 5 : 0
      segment.points = stride(from: first, to: count, by: 2).map {
        Point(x: origin.x + values[$0], y: origin.y + values[$0 + 1])
      }
    }
    segments.append(segment)
  }

  private static func count(of kind: UInt8) -> Int {
    switch kind {
    case UInt8(ascii: "z"): 0
    case UInt8(ascii: "h"), UInt8(ascii: "v"): 1
    case UInt8(ascii: "s"), UInt8(ascii: "q"): 4
    case UInt8(ascii: "c"): 6
    case UInt8(ascii: "a"): 7
    default: 2
    }
  }

  private mutating func number(isFlag: Bool) -> WrittenWay.Number {
    let start = offset
    skipGap()
    let first = offset
    offset += 1
    var hasPoint = text[first] == UInt8(ascii: ".")
    var hasExponent = false
    while !isFlag, offset < text.count {
      let byte = text[offset]
      let follows = text[offset - 1] | 0x20 == UInt8(ascii: "e")
      if byte == UInt8(ascii: "."), !hasPoint, !hasExponent {
        hasPoint = true
      } else if byte | 0x20 == UInt8(ascii: "e") {
        hasExponent = true
      } else if !(0x30...0x39).contains(byte), !(follows && (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+"))) {
        break
      }
      offset += 1
    }
    let value = Decimal.parse(text.span, first..<offset) ?? 0
    return WrittenWay.Number(gap: text[start..<first], text: text[first..<offset], value: value)
  }

  private mutating func skipGap() {
    while offset < text.count, text[offset] == UInt8(ascii: ",") || text[offset] <= 0x20 { offset += 1 }
  }

  static func isPartOfNumber(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }
}
