import BookKit

extension DiagnosticRule {
  package static let touchOverlap = DiagnosticRule(
    "touch-overlap", .warning, "two things to touch overlap",
    "They share more than half of the smaller one, so a child who aims at one of them often touches the other.",
    message: {
      "`\($0.subject)` shares more than half of its area with `\($0.detail)`, but a touch reaches only one of them"
    },
    hint: "move one of the two, or set `touchable` to false for one",
    example: """
        { type = activearea; altText = "The moon"; width = 200; height = 200; },
        { type = activearea; altText = "The star"; width = 200; height = 200;
      -   x = 50;
      +   x = 300;
        }
      """, dependsOn: .book)
}

/// Finds touches that don't reach their target: `covered-area` and `touch-overlap`.
enum TouchOverlap {
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    context.inAllLanguages { index, checked in
      guard !checked.touchable.isEmpty else { return [] }
      let targets = TouchTargets(checked, context.effects.changes(on: index))
      var check = TouchOverlapCheck(checked.page, context, targets.all)
      check.run()
      return check.found
    }
  }
}

struct TouchOverlapCheck {
  let page: Page
  private let context: CheckContext
  let targets: IndexedArray<TargetIndex, TouchTarget>
  private(set) var found: [Diagnostic] = []

  init(_ page: Page, _ context: CheckContext, _ targets: IndexedArray<TargetIndex, TouchTarget>) {
    (self.page, self.context, self.targets) = (page, context, targets)
  }

  mutating func run() {
    let pairs = TouchPairs.all(of: targets).filter { pair in
      targets[pair.first].isStill && targets[pair.second].isStill && !isNested(pair)
    }
    let isCovered = reportCovered(pairs)
    // Each element is reported once, even if it overlaps several others.
    var isReported = isCovered
    for pair in pairs where !isCovered[pair.first] && !isReported[pair.second] {
      guard targets[pair.first].isSteady, targets[pair.second].isSteady else { continue }
      guard !areSeenSeparately(pair), targets[pair.first].overlaps(targets[pair.second]) else { continue }
      isReported[pair.second] = true
      report(.touchOverlap, pair, subject: name(of: pair.second), detail: name(of: pair.first))
    }
  }

  /// Reports a pair at the element that comes later in the book, with a note at the other.
  mutating func report(_ rule: DiagnosticRule, _ pair: TouchPairs.Pair, subject: String, detail: String) {
    let note = Diagnostic.Note(
      spot: page[targets[pair.first].element].nameSpot, message: "`\(name(of: pair.first))` is here")
    found.append(
      Diagnostic(
        rule, at: page[targets[pair.second].element].nameSpot, subject: subject, detail: detail, notes: [note]))
  }

  func name(of target: TargetIndex) -> String { context.text(of: page[targets[target].element].name) }

  private func isNested(_ pair: TouchPairs.Pair) -> Bool {
    let outer = targets[pair.first].element
    return targets[pair.second].element < outer.advanced(by: page[outer].subtreeCount)
  }

  func visibilities(of target: TargetIndex) -> [Condition] {
    path(to: targets[target].element).compactMap { page[$0].visibility?.value }
  }

  private func areSeenSeparately(_ pair: TouchPairs.Pair) -> Bool {
    let others = visibilities(of: pair.second)
    return visibilities(of: pair.first).contains { condition in others.contains { condition.excludes($0) } }
  }

  /// Returns whether an element is drawn above another.
  ///
  /// Within their innermost common group, the higher `z` is on top. If `z` is equal, the element that enters later is.
  func isAbove(_ index: ElementIndex, _ other: ElementIndex) -> Bool {
    let (path, otherPath) = (path(to: index), path(to: other))
    for (step, otherStep) in zip(path, otherPath) where step != otherStep {
      let (element, otherElement) = (page[step], page[otherStep])
      if element.z != otherElement.z { return element.z > otherElement.z }
      let (waits, otherWaits) = (!element.appearsAutomatically, !otherElement.appearsAutomatically)
      return waits != otherWaits ? waits : step > otherStep
    }
    return path.count > otherPath.count
  }

  private func path(to index: ElementIndex) -> [ElementIndex] { page.levels(from: index).reversed() }
}
