import BookKit
import PropertyList

extension ScriptTime {
  /// Reads a time such as `2s`, `0.5s`, `250ms` or `30 ticks`, or returns `nil` if the text isn't one.
  package static func read(_ text: String) -> ScriptTime? {
    let words = text.utf8.split(separator: UInt8(ascii: " "))
    switch words.count {
    case 1: return ScriptTime(Array(words[0]))
    case 2:
      guard words[1].elementsEqual("ticks".utf8) || words[1].elementsEqual("tick".utf8),
        let count = Int64(digits: words[0]), count <= countLimit
      else { return nil }
      return .ticks(count)
    default: return nil
    }
  }

  /// Returns the number of whole ticks that fit in the time.
  package func roundedDown(tickRate: Int) -> Ticks {
    switch self {
    case .ticks(let count): return min(Ticks(max(0, count)), .longest)
    case .seconds(let count, let parts):
      guard count > 0, parts > 0 else { return .zero }
      let (product, isOver) = count.multipliedReportingOverflow(by: Int64(tickRate))
      return isOver ? .longest : min(Ticks(product / parts), .longest)
    }
  }
}
