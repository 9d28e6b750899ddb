import BookEditing
import BookKit

/// Writes an outline as JSON: a tree if the client takes one, or else a list.
///
/// Outlines are the largest answers, so they are written at once and not made of values first.
struct SymbolWriter {
  private let context: AnswerContext
  private let text: TextBuffer
  private let encoding: PositionEncoding
  /// The line of the last position; most are near each other.
  private var line = 0
  private(set) var bytes: [UInt8] = []

  init(_ symbols: [DocumentSymbol], in context: AnswerContext) {
    self.context = context
    text = context.text
    encoding = context.client.encoding
    bytes.append(UInt8(ascii: "["))
    if context.client.showsSymbolTrees {
      writeTrees(symbols)
    } else {
      for symbol in symbols { writeFlat(symbol, in: nil) }
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func writeTrees(_ symbols: [DocumentSymbol]) {
    for symbol in symbols {
      separate()
      write("{\"name\":")
      write(text: shownName(symbol))
      if let detail = symbol.detail {
        write(",\"detail\":")
        write(text: detail)
      }
      write(",\"kind\":")
      write(symbol.kind.rawValue)
      write(",\"range\":")
      write(symbol.range)
      write(",\"selectionRange\":")
      write(symbol.selection)
      if !symbol.children.isEmpty {
        write(",\"children\":[")
        writeTrees(symbol.children)
        bytes.append(UInt8(ascii: "]"))
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private mutating func writeFlat(_ symbol: DocumentSymbol, in container: String?) {
    let name = shownName(symbol)
    separate()
    write("{\"name\":")
    write(text: name)
    write(",\"kind\":")
    write(symbol.kind.rawValue)
    write(",\"location\":{\"uri\":")
    write(text: context.uri.text)
    write(",\"range\":")
    write(symbol.range)
    bytes.append(UInt8(ascii: "}"))
    if let container {
      write(",\"containerName\":")
      write(text: container)
    }
    bytes.append(UInt8(ascii: "}"))
    for child in symbol.children { writeFlat(child, in: name) }
  }

  /// Returns a name that is never empty, since some clients drop every symbol because of one.
  private func shownName(_ symbol: DocumentSymbol) -> String {
    let name = Markup.harmless(symbol.name)
    return name.utf8.allSatisfy { $0 == 0x20 } ? "(no name)" : name
  }

  // MARK: - Parts

  /// Writes a comma unless an array has just begun.
  private mutating func separate() {
    if bytes.last != UInt8(ascii: "[") { bytes.append(UInt8(ascii: ",")) }
  }

  // Numbers aren't interpolated, since each text that is made for one costs more than all that is written of it.
  private mutating func write(_ json: String) { bytes += json.utf8 }

  private mutating func write(_ number: Int) { TraceText.append(Int64(number), to: &bytes) }

  private mutating func write(text: String) { JSON.string(text).write(to: &bytes) }

  private mutating func write(_ range: Range<Int>) {
    write("{\"start\":")
    write(position: range.lowerBound)
    write(",\"end\":")
    write(position: range.upperBound)
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func write(position offset: Int) {
    let position = text.position(of: offset, in: encoding, near: line)
    line = position.line
    write("{\"line\":")
    write(position.line)
    write(",\"character\":")
    write(position.character)
    bytes.append(UInt8(ascii: "}"))
  }
}
