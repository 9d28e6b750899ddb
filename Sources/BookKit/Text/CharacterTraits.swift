/// The traits of characters that matter to layout, regardless of the font.
package enum CharacterTraits {
  /// Returns whether a character is as wide as it is tall in every font, like CJK characters and emoji.
  package static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Returns whether a character is invisible and has no width in every font.
  package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0xFE00...0xFE0F, 0xFEFF: true
    default: isLineEnd(scalar)
    }
  }

  static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Returns whether a character is a space at which a line can end.
  package static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x20, 0x3000: true
    default: false
    }
  }

  static func isHyphen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2D, 0x2010, 0x2013, 0x2014, 0xAD: true
    default: false
    }
  }

  /// Returns whether a character can't begin a line in scripts without spaces.
  static func closes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // , . : ; ! ? ) ] and their wide forms.
    case 0x2C, 0x2E, 0x3A, 0x3B, 0x21, 0x3F, 0x29, 0x5D, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF01, 0xFF1F, 0xFF09: true
    // 、 。 and closing brackets and quotation marks.
    case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x2019, 0x201D: true
    default: false
    }
  }

  /// Returns whether a character can't end a line in scripts without spaces.
  static func opens(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x28, 0x5B, 0xFF08, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x2018, 0x201C: true
    default: false
    }
  }
}
