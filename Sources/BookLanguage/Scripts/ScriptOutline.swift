import Playthrough
import PropertyList

struct ScriptOutline {
  private struct Part {
    let range: Range<Int>
    let word: String
  }

  private let text: TextBuffer
  private let parts: [Part]
  private let end: Int

  private static let words = ["open", "mark", "snapshot"]

  init(_ text: TextBuffer) {
    self.text = text
    var parts: [Part] = []
    var end = 0
    for line in text.lineStarts.indices {
      let contents = text.contents(ofLine: line)
      let trimmed = ScriptOutline.trimmed(contents, in: text.bytes)
      guard !trimmed.isEmpty, text.bytes[trimmed.lowerBound] != UInt8(ascii: "#") else { continue }
      end = trimmed.upperBound
      let word = text.bytes[trimmed].prefix { $0 != 0x20 && $0 != 0x09 }
      let name = String(decoding: word, as: UTF8.self)
      if ScriptOutline.words.contains(name) { parts.append(Part(range: trimmed, word: name)) }
    }
    self.parts = parts
    self.end = end
  }

  private static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    while start < end, isBlank(bytes[start]) { start += 1 }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
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
      // The blank lines and line ends before the next part stay outside.
      while last > starts[index], text.bytes[last - 1] <= 0x20 { last -= 1 }
      return starts[index]..<last
    }
  }
}
