import BookKit
import PropertyList

enum TextFont {
  /// A font in the book's folder.
  case book(FontMetrics)
  /// A font of the device, which is measured like Helvetica.
  case device
  /// A font of the book, if its files weren't inspected.
  case unknown

  var metrics: FontMetrics? { if case .book(let metrics) = self { metrics } else { nil } }
}

extension CheckContext {
  func font(of text: TextContent) -> TextFont {
    guard let name = text.fontName, !book.fonts.isEmpty else { return .device }
    let font = book.fonts.first { font in
      font.name.map { book.names.utf8(of: $0.value).elementsEqual(name.utf8) } ?? false
    }
    guard let file = font?.fileName?.value else { return .device }
    guard let assets else { return .unknown }
    return assets[file]?.font.map { .book($0) } ?? .device
  }
}
