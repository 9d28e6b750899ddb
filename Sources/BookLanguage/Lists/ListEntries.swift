import BookKit
import PropertyList

extension PropertyList {
  /// The ranges of all comments, in the order of the file.
  var commentRanges: [Range<Int>] {
    guard hasComments else { return [] }
    var ranges: [Range<Int>] = []
    var position = 0
    for index in nodes.indices {
      let node = NodeHandle(index)
      let range = textRange(of: node)
      if range.lowerBound > position {
        ranges += trivia(in: position..<range.lowerBound).filter { $0.isComment }.map { $0.range }
      }
      position = max(position, kind(of: node).isContainer ? contents(of: node).lowerBound : range.upperBound)
    }
    if position < text.utf8.count {
      ranges += trivia(in: position..<text.utf8.count).filter { $0.isComment }.map { $0.range }
    }
    return ranges
  }
}
