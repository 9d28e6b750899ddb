import BookEditing
import BookKit
import PropertyList

/// Writes an outline as JSON: a tree if the client takes one, or else a list.
///
/// Outlines are the largest answers, so they are written at once and not made of values first.
struct SymbolWriter {
  private let context: AnswerContext
  private let text: TextBuffer
  private let encoding: PositionEncoding
  /// The line on which the last range begins; most are near each other.
  private var line = 0
  private(set) var bytes: [UInt8] = []

  /// Creates the outline of symbols, each of which comes before those that lie in it.
  init(_ symbols: [DocumentSymbol], in context: AnswerContext) {
    self.context = context
    text = context.text
    encoding = context.client.encoding
    bytes.reserveCapacity(symbols.count * SymbolWriter.usualLength)
    bytes.append(UInt8(ascii: "["))
    if context.client.showsSymbolTrees {
      writeTrees(symbols)
    } else {
      writeList(symbols)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func writeTrees(_ symbols: [DocumentSymbol]) {
    var depth = 0
    for index in symbols.indices {
      let own = symbols[index].depth
      if own > depth {
        write(",\"children\":[")
      } else if index > 0 {
        for _ in own..<depth { write("}]") }
        write("},")
      }
      depth = own
      write(symbols[index])
    }
    guard !symbols.isEmpty else { return }
    for _ in 0..<depth { write("}]") }
    write("}")
  }

  /// Writes a symbol whose object is still open.
  private mutating func write(_ symbol: DocumentSymbol) {
    write("{\"name\":")
    write(text: shownName(symbol))
    if let detail = symbol.detail {
      write(",\"detail\":")
      write(text: detail)
    }
    let (range, selection) = (positions(of: symbol.range), positions(of: symbol.selection))
    bytes.append(addingCapacity: SymbolWriter.longestPositions) { out in
      out.write(",\"kind\":")
      out.write(symbol.kind.rawValue)
      out.write(",\"range\":")
      out.write(range)
      out.write(",\"selectionRange\":")
      out.write(selection)
    }
  }

  /// The number of bytes that most symbols need at most.
  private static let usualLength = 256

  /// Enough bytes for two ranges and the words between them, whatever their numbers are.
  private static let longestPositions = 400

  private mutating func writeList(_ symbols: [DocumentSymbol]) {
    /// The names of the symbols that the last one lies in, and its own.
    var containers: [String] = []
    for (index, symbol) in symbols.enumerated() {
      if index > 0 { write(",") }
      containers.removeLast(containers.count - symbol.depth)
      let name = shownName(symbol)
      write("{\"name\":")
      write(text: name)
      write(",\"kind\":")
      write(symbol.kind.rawValue)
      write(",\"location\":{\"uri\":")
      write(text: context.uri.text)
      let range = positions(of: symbol.range)
      bytes.append(addingCapacity: SymbolWriter.longestPositions) { out in
        out.write(",\"range\":")
        out.write(range)
        out.write("}")
      }
      if let container = containers.last {
        write(",\"containerName\":")
        write(text: container)
      }
      write("}")
      containers.append(name)
    }
  }

  /// Returns a name that is never empty, since some clients drop every symbol because of one.
  private func shownName(_ symbol: DocumentSymbol) -> String {
    let name = Markup.harmless(symbol.name)
    return name.utf8.allSatisfy { $0 == 0x20 } ? "(no name)" : name
  }

  // MARK: - Parts

  @inline(__always) private mutating func write(_ json: StaticString) {
    bytes.append(addingCapacity: json.utf8CodeUnitCount) { $0.write(json) }
  }

  // Numbers aren't interpolated, since each text that is made for one costs more than all that is written of it.
  private mutating func write(_ number: Int) { TraceText.append(Int64(number), to: &bytes) }

  private mutating func write(text: String) {
    var text = text
    text.withUTF8 { JSONText.append($0.span, $0.indices, to: &bytes) }
  }

  private mutating func positions(of range: Range<Int>) -> (start: TextPosition, end: TextPosition) {
    let start = text.position(of: range.lowerBound, in: encoding, near: line)
    line = start.line
    return (start, text.position(of: range.upperBound, in: encoding, near: line))
  }
}

extension OutputSpan<UInt8> {
  fileprivate mutating func write(_ range: (start: TextPosition, end: TextPosition)) {
    write("{\"start\":{\"line\":")
    write(range.start)
    write("},\"end\":{\"line\":")
    write(range.end)
    write("}}")
  }

  private mutating func write(_ position: TextPosition) {
    write(position.line)
    write(",\"character\":")
    write(position.character)
  }

  fileprivate mutating func write(_ number: Int) { write(decimal: UInt64(number)) }
}
