import BookKit

extension ScriptTime {
  /// Reads a time that stands alone, as scripts write it: `2s`, `0.5s`, `250ms`, `30 ticks`; nothing when it is none.
  package static func read(_ text: String) -> ScriptTime? {
    let words = text.utf8.split(separator: UInt8(ascii: " "))
    switch words.count {
    case 1: return ScriptTime(Array(words[0]))
    case 2:
      guard words[1].elementsEqual("ticks".utf8) || words[1].elementsEqual("tick".utf8),
        let count = WholeNumber.read(words[0]), count <= countLimit
      else { return nil }
      return .ticks(count)
    default: return nil
    }
  }

  /// How many whole ticks have passed when the time has, as on a clock.
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
