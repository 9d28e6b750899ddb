import PropertyList

/// An RGBA colour with eight bits per channel.
public struct Color: Sendable, Hashable {
  /// The red channel, 0…255.
  public var red: UInt8
  /// The green channel, 0…255.
  public var green: UInt8
  /// The blue channel, 0…255.
  public var blue: UInt8
  /// The opacity, 0…255.
  public var alpha: UInt8

  /// Creates a colour from its channels.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
}

extension Color {
  /// Creates a colour from `#RGB`, `#RRGGBB`, `#RRGGBBAA`, `0xRRGGBB`, `RRGGBB`, or a basic CSS colour name.
  ///
  /// Returns `nil` if `text` has none of these forms.
  public init?(_ text: [UInt8]) {
    if let named = Color(named: text) {
      self = named
      return
    }
    let isMarked = text.first == UInt8(ascii: "#")
    let isHexadecimal = text.starts(with: "0x".utf8) || text.starts(with: "0X".utf8)
    let digits = text.dropFirst(isMarked ? 1 : isHexadecimal ? 2 : 0)
    let isShort = isMarked && digits.count == 3
    guard isShort || digits.count == 6 || (isMarked && digits.count == 8) else { return nil }
    var values: [UInt8] = []
    for digit in digits {
      guard let value = HexDigits.value(of: digit) else { return nil }
      values.append(value)
    }
    if isShort { values = values.flatMap { [$0, $0] } }
    let starts = stride(from: 0, to: values.count, by: 2)
    let channels = starts.map { (start: Int) -> UInt8 in values[start] << 4 | values[start + 1] }
    self.init(red: channels[0], green: channels[1], blue: channels[2], alpha: channels.count > 3 ? channels[3] : 255)
  }

  /// The colour as books write it, such as `#FF8000`; the opacity is only included if the colour isn't opaque.
  package var text: String {
    let channels = UInt64(red) << 16 | UInt64(green) << 8 | UInt64(blue)
    if alpha == 255 { return "#" + HexDigits.text(channels, count: 6, uppercase: true) }
    return "#" + HexDigits.text(channels << 8 | UInt64(alpha), count: 8, uppercase: true)
  }

  /// Creates the basic CSS colour with this name, ignoring case.
  private init?(named text: [UInt8]) {
    let lowered = text.map(ASCIIWord.lowercased)
    for (name, value) in Color.names where name.matches(lowered) {
      self.init(red: UInt8(value >> 16), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF))
      return
    }
    return nil
  }

  /// The colour names that books can use, for suggestions and documentation.
  package static let names: [(StaticString, UInt32)] = [
    ("black", 0x000000), ("silver", 0xC0C0C0), ("gray", 0x808080), ("white", 0xFFFFFF), ("maroon", 0x800000),
    ("red", 0xFF0000), ("purple", 0x800080), ("fuchsia", 0xFF00FF), ("green", 0x008000), ("lime", 0x00FF00),
    ("olive", 0x808000), ("yellow", 0xFFFF00), ("navy", 0x000080), ("blue", 0x0000FF), ("teal", 0x008080),
    ("aqua", 0x00FFFF),
  ]
}
