import BookKit

/// A compact encoding of an explorer's commands as bytes.
///
/// An explorer performs very many commands, and every ``Command`` takes about a hundred bytes.
enum CommandLog {
  /// The byte that precedes a command and identifies its kind.
  private enum Tag: UInt8 {
    case open, openCredits, next, previous, language, waitTicks, waitSeconds
    case tapItem, tapPoint, pressItem, pressPoint, release, dragToTarget, dragToPoint
    case openSection, back, option, solve
  }

  /// Appends commands.
  ///
  /// They are commands that an explorer performs; others, such as expectations, have no encoding.
  static func append(_ commands: [Command], to bytes: inout [UInt8]) {
    for command in commands { append(command, to: &bytes) }
  }

  private static func append(_ command: Command, to bytes: inout [UInt8]) {
    switch command {
    case .open(let page):
      appendTag(.open, to: &bytes)
      append(Int64(page), to: &bytes)
    case .openCredits: appendTag(.openCredits, to: &bytes)
    case .next: appendTag(.next, to: &bytes)
    case .previous: appendTag(.previous, to: &bytes)
    case .language(let code):
      appendTag(.language, to: &bytes)
      append(code, to: &bytes)
    case .wait(let time): append(time, to: &bytes)
    case .tap(.item(let item)):
      appendTag(.tapItem, to: &bytes)
      append(item, to: &bytes)
    case .tap(.point(let point)):
      appendTag(.tapPoint, to: &bytes)
      append(point, to: &bytes)
    case .press(.item(let item), let finger):
      appendTag(.pressItem, to: &bytes)
      append(item, to: &bytes)
      append(Int64(finger), to: &bytes)
    case .press(.point(let point), let finger):
      appendTag(.pressPoint, to: &bytes)
      append(point, to: &bytes)
      append(Int64(finger), to: &bytes)
    case .release(let finger):
      appendTag(.release, to: &bytes)
      append(Int64(finger), to: &bytes)
    case .drag(let item, .target(let target), let time):
      appendTag(.dragToTarget, to: &bytes)
      append(item, to: &bytes)
      append(target, to: &bytes)
      append(time, to: &bytes)
    case .drag(let item, .point(let point), let time):
      appendTag(.dragToPoint, to: &bytes)
      append(item, to: &bytes)
      append(point, to: &bytes)
      append(time, to: &bytes)
    case .openSection(let word):
      appendTag(.openSection, to: &bytes)
      append(word, to: &bytes)
    case .back: appendTag(.back, to: &bytes)
    case .option(let name, let value):
      appendTag(.option, to: &bytes)
      append(name, to: &bytes)
      append(value, to: &bytes)
    case .game(let name, .solve):
      appendTag(.solve, to: &bytes)
      append(name, to: &bytes)
    case .waitFor, .move, .cancel, .expect, .mark, .snapshot, .seed, .game, .record:
      assertionFailure("an explorer doesn't perform this command, so its path would lack it")
    }
  }

  // MARK: - Parts

  private static func appendTag(_ tag: Tag, to bytes: inout [UInt8]) { bytes.append(tag.rawValue) }

  /// Appends a nonnegative integer, seven bits per byte.
  private static func append(_ number: Int64, to bytes: inout [UInt8]) {
    var rest = UInt64(bitPattern: number)
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  private static func append(_ text: [UInt8], to bytes: inout [UInt8]) {
    append(Int64(text.count), to: &bytes)
    bytes += text
  }

  private static func append(_ point: Point, to bytes: inout [UInt8]) {
    for number in [point.x, point.y] { append(number, to: &bytes) }
  }

  private static func append(_ number: Double, to bytes: inout [UInt8]) {
    for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: number.bitPattern >> UInt64(shift * 8))) }
  }

  /// Appends a byte for the kind of a value, and the value.
  private static func append(_ value: Value, to bytes: inout [UInt8]) {
    switch value {
    case .boolean(let isTrue): bytes.append(isTrue ? 1 : 0)
    case .number(let number):
      bytes.append(2)
      append(number, to: &bytes)
    case .string(let text):
      bytes.append(3)
      append(Array(text.utf8), to: &bytes)
    }
  }

  private static func append(_ time: ScriptTime, to bytes: inout [UInt8]) {
    switch time {
    case .ticks(let count):
      appendTag(.waitTicks, to: &bytes)
      append(count, to: &bytes)
    case .seconds(let count, let parts):
      appendTag(.waitSeconds, to: &bytes)
      append(count, to: &bytes)
      append(parts, to: &bytes)
    }
  }

  // MARK: - Reading

  /// Decodes commands.
  static func commands(in bytes: ArraySlice<UInt8>) -> [Command] {
    var reader = Reader(rest: bytes)
    var commands: [Command] = []
    while let command = reader.command() { commands.append(command) }
    return commands
  }

  /// A decoder that reads commands from the front of some bytes.
  private struct Reader {
    var rest: ArraySlice<UInt8>

    mutating func command() -> Command? {
      guard let tag = rest.popFirst().flatMap({ Tag(rawValue: $0) }) else { return nil }
      switch tag {
      case .open: return .open(page: Int(number()))
      case .openCredits: return .openCredits
      case .next: return .next
      case .previous: return .previous
      case .language: return .language(text())
      case .waitTicks: return .wait(.ticks(number()))
      case .waitSeconds: return .wait(.seconds(number(), per: number()))
      case .tapItem: return .tap(.item(text()))
      case .tapPoint: return .tap(.point(point()))
      case .pressItem: return .press(.item(text()), finger: Int(number()))
      case .pressPoint: return .press(.point(point()), finger: Int(number()))
      case .release: return .release(finger: Int(number()))
      case .dragToTarget: return .drag(item: text(), to: .target(text()), over: time())
      case .dragToPoint: return .drag(item: text(), to: .point(point()), over: time())
      case .openSection: return .openSection(text())
      case .back: return .back
      case .option: return .option(text(), value())
      case .solve: return .game(text(), .solve)
      }
    }

    private mutating func number() -> Int64 {
      var (number, shift) = (UInt64(0), UInt64(0))
      while let byte = rest.popFirst() {
        number |= UInt64(byte & 0x7F) << shift
        shift += 7
        guard byte & 0x80 != 0 else { break }
      }
      return Int64(bitPattern: number)
    }

    private mutating func text() -> [UInt8] {
      let count = Int(number())
      let text = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
      return text
    }

    private mutating func point() -> Point {
      let x = double()
      return Point(x: x, y: double())
    }

    private mutating func double() -> Double {
      var bits: UInt64 = 0
      for shift in 0..<8 { bits |= UInt64(rest.popFirst() ?? 0) << UInt64(shift * 8) }
      return Double(bitPattern: bits)
    }

    private mutating func value() -> Value {
      switch rest.popFirst() {
      case 2: return .number(double())
      case 3: return .string(String(decoding: text(), as: UTF8.self))
      case let kind: return .boolean(kind == 1)
      }
    }

    private mutating func time() -> ScriptTime {
      guard case .wait(let time)? = command() else { return .zero }
      return time
    }
  }
}
