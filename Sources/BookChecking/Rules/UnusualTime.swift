import BookKit
import PropertyList

extension DiagnosticRule {
  package static let unusualTime = DiagnosticRule(
    "unusual-time", .note, "a time is much longer than others",
    """
    A `delay`, `duration` or `offset` is over 600 seconds, or over 100 times the median of its page, if at \
    least five times on that page are above 0. Times are in seconds, even where other programs use milliseconds.
    """,
    message: { "this `\($0.subject)` is \($0.detail)" },
    hint: "times are in seconds, so 2000 milliseconds are 2",
    example: """
        { type = text; text = "Good night!"; tweens = ( { properties = { x = 300; };
      -     duration = 2000;
      +     duration = 2;
          } );
        }
      """, dependsOn: .book)
}

enum UnusualTime {
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
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

  private static let maxSeconds = 600.0
  /// The multiple of the median above which a time is unusual, if a page has enough times.
  private static let maxRatio = 100.0
  private static let leastCount = 5

  private static func report(
    _ times: [(key: String, node: NodeHandle, seconds: Double)], isPage: Bool, _ found: inout [Diagnostic]
  ) {
    var positive = times.map { $0.seconds }.filter { $0 > 0 }
    // The median isn't below the minimum, so most pages need no sorting.
    guard let least = positive.min(), let greatest = positive.max() else { return }
    guard greatest > maxSeconds || greatest > maxRatio * least else { return }
    positive.sort()
    let middle = positive.count / 2
    var median: Double?
    if isPage, positive.count >= leastCount {
      median = positive.count % 2 == 1 ? positive[middle] : (positive[middle - 1] + positive[middle]) / 2
    }
    for time in times {
      let seconds = "\(TraceText.thousandths(time.seconds)) seconds long, "
      let detail: String
      if let median, time.seconds > maxRatio * median {
        detail = seconds + "and half of the times on its page are at most \(TraceText.thousandths(median))"
      } else {
        guard time.seconds > maxSeconds else { continue }
        detail = seconds + "which is more than ten minutes"
      }
      found.report(.unusualTime, at: time.node, subject: time.key, detail: detail)
    }
  }

  /// Returns the times that are written in a part of a book, in the order of the file.
  private static func times(
    in part: NodeHandle, _ list: PropertyList
  ) -> [(key: String, node: NodeHandle, seconds: Double)] {
    var found: [(key: String, node: NodeHandle, seconds: Double)] = []
    // The nodes of a value directly follow it, and each value follows its key.
    let end = part.position + Int(list.nodes[part.position].extent)
    for position in part.position..<end where list.nodes[position].kind == .key {
      let (key, value) = (NodeHandle(position), NodeHandle(position + 1))
      // Most keys begin with another letter, so they needn't be looked up.
      let text = list.nodes[position].plainContent ?? 0..<0
      if !text.isEmpty, !initials.contains(list.text.utf8[text.lowerBound]) { continue }
      guard let spelling = KeyTable.spelling(of: key, in: list),
        let name = keys.first(where: { $0.spelling == spelling })?.name,
        let seconds = list.writtenNumber(of: value)
      else { continue }
      found.append((name, value, seconds))
    }
    return found
  }

  private static let initials = Array("do".utf8)
  private static let keys = ["delay", "duration", "offset"].map { (name: $0, spelling: KeyTable.spelling(of: $0)) }
}

extension PropertyList {
  /// Returns the finite number that a value is, or that a string spells.
  fileprivate func writtenNumber(of node: NodeHandle) -> Double? {
    var number = self.number(of: node)
    if kind(of: node) == .string, let text = utf8(of: node) { number = RealText.scan(text.span, text.indices).value }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}
