import Testing

@testable import BookKit

/// A page in old-style text, and what is drawn of it after a reader's actions.
struct StageCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let book: LittleBook
  /// The lines expected for the drawn elements, from back to front.
  let drawn: [String]

  /// Creates a book of one page with `elements`, dictionaries separated by commas, with 10 ticks a second.
  init(
    _ name: String, page elements: String, keys: String = "", files: [LittleBook.File] = [],
    reducedMotion: Bool = false, after inputs: [LittleBook.Input] = [], drawn: String
  ) {
    testDescription = name
    book = LittleBook(
      name, page: elements, keys: keys, files: files, reducedMotion: reducedMotion, inputs: [.open(1)] + inputs,
      trace: "")
    self.drawn = drawn.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
  }
}

extension LittleBook {
  /// Returns a player of the book after all its inputs.
  func playerAtEnd() throws -> Player {
    var player = try #require(self.player())
    for input in inputs { _ = input.act(on: &player, splitting: false) }
    return player
  }
}

extension Player {
  /// Returns what is drawn, with a line for each element.
  mutating func drawnLines() -> [String] {
    var list = DrawList()
    draw(into: &list)
    return lines(of: list, elements)
  }

  /// Returns what is drawn of the page that is being left, with a line for each element.
  func leavingLines() -> [String] {
    var list = DrawList()
    drawLeavingPage(into: &list)
    return lines(of: list, leavingElements)
  }

  private func lines(of list: DrawList, _ elements: [StageElement]) -> [String] {
    list.items.map { item in
      let element = elements[item.element]
      let origin = item.transform.origin
      var words = [names.text(of: element.name), "\(decimal(origin.x)),\(decimal(origin.y))"]
      let (right, down) = (item.transform.right, item.transform.down)
      if right != Point(x: 1, y: 0) { words.append("right=\(decimal(right.x)),\(decimal(right.y))") }
      if down != Point(x: 0, y: 1) { words.append("down=\(decimal(down.x)),\(decimal(down.y))") }
      if item.width != 0 || item.height != 0 { words.append("\(decimal(item.width))x\(decimal(item.height))") }
      if item.alpha != 1 { words.append("alpha=\(decimal(item.alpha))") }
      if element.type == .text, item.fontSize != 24 { words.append("size=\(decimal(item.fontSize))") }
      if item.fontColor != .black { words.append("red=\(item.fontColor.red)") }
      if element.type == .movie { words.append("picture=\(item.picture)") }
      if let word = item.word { words.append("word=\(word)") }
      return words.joined(separator: " ")
    }
  }
}

/// Returns a number with at most three decimals and without a sign before 0.
func decimal(_ number: Double) -> String {
  let rounded = (number * 1000).rounded() / 1000 + 0
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}
