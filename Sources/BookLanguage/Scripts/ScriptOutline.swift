import Playthrough
import PropertyList

struct ScriptOutline {
  private let text: TextBuffer
  private var parts: [(range: Range<Int>, word: String)] = []
  private var end = 0

  private static let words = ["open", "mark", "snapshot"]

  init(_ text: TextBuffer) {
    self.text = text
    for line in text.lineStarts.indices {
      let trimmed = text.trimmed(text.contents(ofLine: line))
      guard !trimmed.isEmpty, text.bytes[trimmed.lowerBound] != UInt8(ascii: "#") else { continue }
      end = trimmed.upperBound
      let word = text.bytes[trimmed].prefix { $0 != 0x20 && $0 != 0x09 }
      let name = String(decoding: word, as: UTF8.self)
      if ScriptOutline.words.contains(name) { parts.append((trimmed, name)) }
    }
  }

  var symbols: [DocumentSymbol] {
    parts.map { part in
      let kind: DocumentSymbol.Kind = part.word == "open" ? .page : .rule
      return DocumentSymbol(name: text.text(in: part.range), kind: kind, range: part.range, selection: part.range)
    }
  }

  var folds: [Range<Int>] {
    let starts = parts.filter { $0.word != "snapshot" }.map { $0.range.lowerBound }
    return starts.indices.map { index in
      var last = index + 1 < starts.count ? starts[index + 1] : end
      // The part ends before the blank lines that precede the next part.
      while last > starts[index], text.bytes[last - 1] <= 0x20 { last -= 1 }
      return starts[index]..<last
    }
  }
}
