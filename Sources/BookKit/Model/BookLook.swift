/// The colours and the font of everything that the author doesn't draw: generated sections and the player's screens.
public struct BookLook: Sendable, Equatable {
  /// The colour of buttons.
  public var color = Color(red: 0x2F, green: 0x6F, blue: 0xB2)
  /// The colour behind everything.
  public var paper = Color(red: 0xFF, green: 0xF6, blue: 0xE0)
  /// The colour of texts.
  public var ink = Color(red: 0x3A, green: 0x2E, blue: 0x2A)
  /// The font of texts and buttons: a font of the book or of the device; `nil` means the host's default.
  public var fontName: String?

  /// Creates the default look.
  public init() {}

  /// The colour of letters on buttons: white, or the colour of texts if that has more contrast.
  public var buttonInk: Color {
    let white = Color(red: 255, green: 255, blue: 255)
    return ink.contrast(with: color) > white.contrast(with: color) ? ink : white
  }
}
