import BookKit

/// Scalable Vector Graphics: the root element holds the size.
///
/// The size is the one that browsers use for the picture on its own: `width` and `height`, else those of the `viewBox`,
/// else 300 × 150. A missing or relative dimension follows from the other one and the aspect ratio of the `viewBox`.
enum SVG {
  /// The number of bytes that are searched for the root element.
  static let headSize = 65536
  /// The number of bytes at the end of the file that are searched for the end of that element.
  private static let tailSize = 4096

  /// Returns `.svg` or `.html` if the root element says so, else `nil`.
  static func markup(in reader: inout ByteReader) -> AssetFormat? {
    guard let text = try? MarkupText.read(from: &reader, 0..<min(headSize, reader.size)) else { return nil }
    var scanner = MarkupScanner(text)
    guard let element = scanner.outermostElement() else { return scanner.sawHTML ? .html : nil }
    if element.isNamed("svg") { return .svg }
    return scanner.sawHTML || element.isNamed("html") ? .html : nil
  }

  static func content(of reader: inout ByteReader) throws(AssetError) -> AssetFacts.Content {
    var scanner = MarkupScanner(try MarkupText.read(from: &reader, 0..<min(headSize, reader.size)))
    guard let element = scanner.outermostElement() else { throw .damaged(.noPicture) }
    guard element.isComplete else { throw element.isCut && reader.size <= headSize ? .truncated : .damaged(.structure) }
    if !element.isEmpty {
      let tail = try MarkupText.read(from: &reader, max(0, reader.size - tailSize)..<reader.size)
      guard element.isClosed(in: tail) else { throw .truncated }
    }
    let size = size(of: element)
    guard size.width > 0, size.height > 0 else { throw .damaged(.noArea) }
    return .picture(width: size.width, height: size.height)
  }

  private static func size(of element: MarkupElement) -> (width: Double, height: Double) {
    let width = element.value(of: "width").flatMap { SVGLength.points($0) }
    let height = element.value(of: "height").flatMap { SVGLength.points($0) }
    let box = element.value(of: "viewBox").flatMap { SVGLength.box($0) }
    switch (width, height, box) {
    case (let width?, let height?, _): return (width, height)
    case (let width?, nil, let box?): return (width, width * box.height / box.width)
    case (nil, let height?, let box?): return (height * box.width / box.height, height)
    case (nil, nil, let box?): return box
    default: return (width ?? 300, height ?? 150)
    }
  }
}

/// The text of a markup file in UTF-8 or UTF-16; in UTF-16, characters outside ASCII become `?`.
enum MarkupText {
  static func read(from reader: inout ByteReader, _ range: Range<Int>) throws(AssetError) -> ArraySlice<UInt8> {
    let mark = reader.size >= 2 ? try reader.big(2, at: 0) : 0
    guard mark == 0xFEFF || mark == 0xFFFE else {
      let text = try reader.bytes(range)
      return text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.dropFirst(3) : text
    }
    let first = max(2, range.lowerBound + range.lowerBound % 2)
    guard first < range.upperBound else { return [] }
    let units = try reader.bytes(first..<range.upperBound)
    var text: ArraySlice<UInt8> = []
    var index = units.startIndex
    while index + 1 < units.endIndex {
      let (first, second) = (units[index], units[index + 1])
      let (high, low) = mark == 0xFEFF ? (first, second) : (second, first)
      text.append(high == 0 && low < 0x80 ? low : UInt8(ascii: "?"))
      index += 2
    }
    return text
  }
}
