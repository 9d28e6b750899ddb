import BookFiles

/// An action of a user at a terminal.
enum TerminalInput: Equatable {
  case key(Character)
  /// An action of the mouse, with its position in characters from 0.
  case mouse(Player.TouchPhase, column: Int, row: Int)
  case quit

  /// Returns the inputs in bytes from a terminal, skipping unknown keys.
  static func all(in bytes: [UInt8]) -> [TerminalInput] {
    var inputs: [TerminalInput] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      switch byte {
      case 0x1B where rest.first == UInt8(ascii: "["):
        let code = rest.dropFirst().prefix { !(0x40...0x7E).contains($0) }
        let end = rest.dropFirst(1 + code.count).first
        rest = rest.dropFirst(2 + code.count)
        if let input = input(code: String(decoding: code, as: UTF8.self), end: end ?? 0) { inputs.append(input) }
      case 0x03, 0x04, UInt8(ascii: "q"): inputs.append(.quit)
      case UInt8(ascii: " "), 0x0D, 0x0A: inputs.append(.key(">"))
      case 0x7F, 0x08: inputs.append(.key("<"))
      case 0x21...0x7E: inputs.append(.key(Character(Unicode.Scalar(byte))))
      default: break
      }
    }
    return inputs
  }

  private static func input(code: String, end: UInt8) -> TerminalInput? {
    switch end {
    case UInt8(ascii: "C"), UInt8(ascii: "B"): return .key(">")
    case UInt8(ascii: "D"), UInt8(ascii: "A"): return .key("<")
    case UInt8(ascii: "M"), UInt8(ascii: "m"):
      let numbers = code.dropFirst().split(separator: ";").map { Int($0) ?? -1 }
      guard code.hasPrefix("<"), numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
      // The left button's code is 32 higher while the mouse moves.
      guard numbers[0] == 0 || numbers[0] == 32 else { return nil }
      let phase: Player.TouchPhase = end == UInt8(ascii: "m") ? .ended : numbers[0] == 32 ? .moved : .began
      return .mouse(phase, column: numbers[1] - 1, row: numbers[2] - 1)
    default: return nil
    }
  }
}
