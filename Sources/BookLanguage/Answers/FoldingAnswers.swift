import BookEditing
import PropertyList

extension AnswerContext {
  func folding(_ list: PropertyList) -> JSON {
    var folds: [JSON] = []
    for index in list.nodes.indices {
      let node = NodeHandle(index)
      guard list.kind(of: node).isContainer else { continue }
      let range = list.textRange(of: node)
      // The line with the closing tag or bracket stays visible.
      let end = list.isCutOff(node) ? range.upperBound : list.contents(of: node).upperBound
      if let fold = fold(list.openingRange(of: node).upperBound..<max(range.lowerBound, end), keepsLastLine: true) {
        folds.append(fold)
      }
    }
    for comment in list.comments(in: 0..<list.text.utf8.count, among: list.nodes.indices) {
      if let fold = fold(comment, kind: "comment") { folds.append(fold) }
    }
    return .array(folds)
  }

  func fold(_ range: Range<Int>, kind: String? = nil, keepsLastLine: Bool = false) -> JSON? {
    guard range.lowerBound <= range.upperBound else { return nil }
    let start = text.position(of: range.lowerBound, in: client.encoding)
    let end = text.position(of: range.upperBound, in: client.encoding)
    let lastLine = keepsLastLine && client.foldsLinesOnly ? end.line - 1 : end.line
    guard lastLine > start.line else { return nil }
    let showsCharacters = !client.foldsLinesOnly
    return [
      "startLine": .number(start.line), "startCharacter": showsCharacters ? .number(start.character) : nil,
      "endLine": .number(lastLine), "endCharacter": showsCharacters ? .number(end.character) : nil,
      "kind": kind.map { .string($0) },
    ]
  }
}
