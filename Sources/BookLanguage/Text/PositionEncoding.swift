enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  func width(ofScalarBeginningWith byte: UInt8) -> Int {
    let length = PositionEncoding.byteCount(ofScalarBeginningWith: byte)
    switch self {
    case .utf8: return length
    case .utf16: return length == 4 ? 2 : 1
    }
  }

  static func byteCount(ofScalarBeginningWith byte: UInt8) -> Int {
    switch byte {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }
}

struct TextPosition: Equatable {
  var line: Int
  /// The offset from the start of the line, in units of the client's encoding.
  var character: Int
}
