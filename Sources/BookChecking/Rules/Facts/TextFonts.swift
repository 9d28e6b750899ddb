import BookKit
import PropertyList

struct TextFonts {
  private let context: CheckContext

  enum Choice {
    /// One that the book brings along.
    case book(FontMetrics)
    /// One of the device's, which is measured like Helvetica.
    case device
    /// One that the book brings along, but whose file isn't known.
    case unknown

    var metrics: FontMetrics? {
      if case .book(let metrics) = self { return metrics }
      return nil
    }
  }

  init(_ context: CheckContext) {
    self.context = context
  }

  func font(of text: TextContent) -> Choice {
    guard let name = text.fontName, !context.book.fonts.isEmpty else { return .device }
    let bytes = Array(name.utf8)
    let font = context.book.fonts.first { font in
      font.name.map { context.book.names.utf8(of: $0.value) == bytes[...] } ?? false
    }
    guard let file = font?.fileName?.value else { return .device }
    guard let assets = context.assets else { return .unknown }
    return assets[file]?.font.map { .book($0) } ?? .device
  }
}
