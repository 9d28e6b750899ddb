import BookKit
import PropertyList

/// Checks for times that are probably written in milliseconds or have a slip.
enum TimeChecks {
  static let all: [Check] = [.ofWarnings(unusual)]

  /// The number of seconds above which a time is always unusual.
  private static let maxSeconds = 600.0
  /// The multiple of the median above which a time is unusual, if a page writes enough times.
  private static let maxRatio = 100.0
  private static let leastCount = 5

  /// `unusual-time`: delays, durations and offsets over ten minutes, or much longer than the others on their page.
  @Sendable static func unusual(_ context: CheckContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for page in context.pages { report(times(in: page.page.node, context.list), isPage: true, &found) }
    if context.list.kind(of: context.list.root) == .dictionary {
      for key in ["enterAnimation", "exitAnimation", "rules"] {
        guard let value = context.list.value(forKey: key, in: context.list.root) else { continue }
        report(times(in: value, context.list), isPage: false, &found)
      }
    }
    return found
  }

  private static func report(
    _ times: [(key: String, node: NodeHandle, seconds: Double)], isPage: Bool, _ found: inout [Diagnostic]
  ) {
    var positive = times.map { $0.seconds }.filter { $0 > 0 }
    // The median is at least the least, so most pages need no sorting.
    guard let least = positive.min(), let greatest = positive.max() else { return }
    guard greatest > maxSeconds || greatest > maxRatio * least else { return }
    positive.sort()
    let middle = positive.count / 2
    var median: Double?
    if isPage, positive.count >= leastCount {
      median = positive.count % 2 == 1 ? positive[middle] : (positive[middle - 1] + positive[middle]) / 2
    }
    for time in times {
      let isLongOnPage = median.map { time.seconds > maxRatio * $0 } ?? false
      guard isLongOnPage || time.seconds > maxSeconds else { continue }
      found.append(
        Diagnostic(
          .unusualTime, at: .node(time.node), subject: time.key,
          detail: .time(time.seconds, usual: isLongOnPage ? median : nil)))
    }
  }

  /// Returns the times that are written in a part of a book, in the order of the file.
  private static func times(
    in part: NodeHandle, _ list: PropertyList
  ) -> [(key: String, node: NodeHandle, seconds: Double)] {
    var found: [(key: String, node: NodeHandle, seconds: Double)] = []
    // A node's parts follow it, each value its key.
    let end = part.position + Int(list.nodes[part.position].extent)
    for position in part.position..<end where list.nodes[position].kind == .key {
      let (key, value) = (NodeHandle(position), NodeHandle(position + 1))
      guard let spelling = KeyTable.spelling(of: key, in: list),
        let name = keys.first(where: { $0.spelling == spelling })?.name,
        let seconds = list.writtenNumber(of: value)
      else { continue }
      found.append((name, value, seconds))
    }
    return found
  }

  private static let keys = ["delay", "duration", "offset"].map { (name: $0, spelling: KeyTable.spelling(of: $0)) }
}

extension PropertyList {
  /// Returns the finite number that a value is, or that it spells.
  fileprivate func writtenNumber(of node: NodeHandle) -> Double? {
    var number = self.number(of: node)
    if kind(of: node) == .string, let text = utf8(of: node) { number = RealText.scan(text.span, text.indices).value }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}
