import BookKit

extension Color {
  /// The colour as books write it, such as `#FF8000`; with its opacity only if it isn't opaque.
  package var written: String {
    var text = "#"
    for channel in alpha == 255 ? [red, green, blue] : [red, green, blue, alpha] {
      let digits = String(channel, radix: 16, uppercase: true)
      text += digits.utf8.count < 2 ? "0" + digits : digits
    }
    return text
  }
}
