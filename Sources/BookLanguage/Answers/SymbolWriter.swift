import BookEditing
import BookKit
import PropertyList

/// Writes an outline as JSON: a tree if the client supports one, or else a list.
///
/// Outlines are the largest answers, so they are written directly, without intermediate values.
struct SymbolWriter {
  private let context: AnswerContext
  private let text: TextBuffer
  /// The line of the last range, near which the next range is looked for.
  private var line = 0
  private var json = JSONOutput(escapesControls: false)
  var bytes: [UInt8] { json.bytes }

  init(_ symbols: [DocumentSymbol], in context: AnswerContext) {
    self.context = context
    text = context.text
    json.begin("[")
    if context.client.showsSymbolTrees { writeTrees(symbols) } else { writeList(symbols) }
    json.end("]")
  }

  private mutating func writeTrees(_ symbols: [DocumentSymbol]) {
    var depth = -1
    for symbol in symbols {
      if symbol.depth > depth, depth >= 0 { json.begin("[", "children") } else { end(from: depth, to: symbol.depth) }
      depth = symbol.depth
      let (range, selection) = (positions(of: symbol.range), positions(of: symbol.selection))
      json.begin("{")
      json.member("name", .string(shownName(symbol)))
      json.member("detail", symbol.detail.map { .string($0) })
      json.member("kind", symbol.kind.rawValue)
      write(range, "range")
      write(selection, "selectionRange")
    }
    end(from: depth, to: 0)
  }

  /// Ends the open objects from `depth` outwards to `outer`; a depth of −1 means that no object is open.
  private mutating func end(from depth: Int, to outer: Int) {
    guard depth >= outer else { return }
    for _ in outer..<depth {
      json.end("}")
      json.end("]")
    }
    json.end("}")
  }

  private mutating func writeList(_ symbols: [DocumentSymbol]) {
    /// The names of the last symbol and of the symbols around it.
    var containers: [String] = []
    for symbol in symbols {
      containers.removeLast(containers.count - symbol.depth)
      let name = shownName(symbol)
      json.begin("{")
      json.member("name", .string(name))
      json.member("kind", symbol.kind.rawValue)
      json.begin("{", "location")
      json.member("uri", .string(context.uri.text))
      write(positions(of: symbol.range), "range")
      json.end("}")
      json.member("containerName", containers.last.map { .string($0) })
      json.end("}")
      containers.append(name)
    }
  }

  /// Returns a non-empty name, since an empty one makes some clients drop all symbols.
  private func shownName(_ symbol: DocumentSymbol) -> String {
    let name = Markup.harmless(symbol.name)
    return name.utf8.allSatisfy { $0 == 0x20 } ? "(no name)" : name
  }

  private mutating func positions(of range: Range<Int>) -> (start: TextPosition, end: TextPosition) {
    let encoding = context.client.encoding
    let start = text.position(of: range.lowerBound, in: encoding, near: line)
    line = start.line
    return (start, text.position(of: range.upperBound, in: encoding, near: line))
  }

  private mutating func write(_ range: (start: TextPosition, end: TextPosition), _ key: String) {
    json.begin("{", key)
    write(range.start, "start")
    write(range.end, "end")
    json.end("}")
  }

  private mutating func write(_ position: TextPosition, _ key: String) {
    json.begin("{", key)
    json.member("line", position.line)
    json.member("character", position.character)
    json.end("}")
  }
}
