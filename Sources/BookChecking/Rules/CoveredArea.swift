import BookKit

extension DiagnosticRule {
  package static let coveredArea = DiagnosticRule(
    "covered-area", .warning, "an area is completely covered by another one",
    "A touch goes to the topmost element, so the area below never gets one.",
    message: { "`\($0.subject)` takes no touches: \($0.detail)" },
    hint: "move one of the two, or set `touchable` to false for the one on top",
    example: """
        { type = activearea; altText = "The moon"; width = 100; height = 100; x = 100;
      -   y = 100;
      +   y = 500;
        },
        { type = activearea; altText = "The sky"; width = 1024; height = 400; }
      """, dependsOn: .book)
}

extension TouchOverlapCheck {
  /// Reports the targets that are completely covered by another one, and returns their indices.
  mutating func reportCovered(_ pairs: [TouchPairs.Pair]) -> IndexedArray<TargetIndex, Bool> {
    var isCovered = IndexedArray<TargetIndex, Bool>(repeating: false, count: targets.count)
    for pair in pairs {
      let isSecondAbove = isAbove(targets[pair.second].element, targets[pair.first].element)
      let (top, bottom) = isSecondAbove ? (pair.second, pair.first) : (pair.first, pair.second)
      // A target that isn't always visible doesn't always cover others.
      guard targets[top].isSteady, visibilities(of: top).isEmpty, !isCovered[bottom],
        targets[top].covers(targets[bottom])
      else { continue }
      isCovered[bottom] = true
      let names = (name(of: bottom), name(of: top))
      report(.coveredArea, pair, subject: names.0, detail: "`\(names.1)` is on top and covers it")
    }
    return isCovered
  }
}
