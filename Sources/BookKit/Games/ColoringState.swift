/// The progress of colouring a picture: the fills of its regions, the chosen colour, and the steps that can be undone.
package struct ColoringState: Sendable, Hashable {
  package struct Change: Sendable, Equatable {
    package let region: Int
    /// The number of the region's new colour, or 0 if the region is empty now.
    package let color: UInt8
  }

  package struct Outcome: Sendable, Equatable {
    package let changes: [Change]
    /// Whether the picture is complete and wasn't before.
    package let isCompleted: Bool
  }

  package enum Step: Sendable, Hashable {
    /// A region that had the colour `before` was filled.
    case fill(region: Int16, before: UInt8)
    case clear(before: [UInt8])
  }

  /// For each region, the number of its colour in the palette, or 0 if the region is empty.
  package private(set) var fills: [UInt8]
  package private(set) var chosenColor: UInt8 = 1
  /// The steps that can be undone, oldest first.
  package private(set) var steps: [Step] = []

  package static let maxSteps = 100

  package init(_ rules: ColoringRules) { fills = [UInt8](repeating: 0, count: rules.regionCount) }

  /// Creates a picture from saved fills and steps, ignoring colours that the palette doesn't have.
  package init(_ rules: ColoringRules, fills: [UInt8], chosenColor: UInt8, steps: [Step] = []) {
    self.init(rules)
    self.steps = Array(steps.suffix(ColoringState.maxSteps))
    for (region, color) in fills.prefix(rules.regionCount).enumerated() where color <= rules.palette.count {
      self.fills[region] = color
    }
    if (1...rules.palette.count).contains(Int(chosenColor)) { self.chosenColor = chosenColor }
  }

  package var isBlank: Bool { fills.allSatisfy { $0 == 0 } }

  /// Returns whether every required region has its target colour, or any colour if it doesn't have a target.
  package func isComplete(_ rules: ColoringRules) -> Bool {
    fills.indices.allSatisfy { region in
      guard rules.isRequired[region] else { return true }
      let target = rules.targets[region]
      return target > 0 ? rules.isSame(fills[region], target) : fills[region] > 0
    }
  }

  /// Chooses a colour of the palette, and returns whether it differs from the previous one.
  package mutating func choose(_ color: Int, _ rules: ColoringRules) -> Bool {
    guard (1...rules.palette.count).contains(color) else { return false }
    let previous = chosenColor
    chosenColor = UInt8(color)
    return !rules.isSame(previous, chosenColor)
  }

  /// Fills a region with the chosen colour, or returns `nil` if the region already has that colour or doesn't exist.
  package mutating func fill(_ region: Int, _ rules: ColoringRules) -> Outcome? {
    guard (1...fills.count).contains(region), !rules.isSame(fills[region - 1], chosenColor) else { return nil }
    let wasComplete = isComplete(rules)
    append(.fill(region: Int16(region), before: fills[region - 1]))
    fills[region - 1] = chosenColor
    return outcome([Change(region: region, color: chosenColor)], wasComplete, rules)
  }

  /// Undoes the last step, or returns `nil` if there is none.
  package mutating func undo(_ rules: ColoringRules) -> Outcome? {
    guard let step = steps.popLast() else { return nil }
    let wasComplete = isComplete(rules)
    var changes: [Change] = []
    switch step {
    case .fill(let region, let before):
      changes.append(Change(region: Int(region), color: before))
    case .clear(let before):
      for (index, color) in before.enumerated() where color > 0 {
        changes.append(Change(region: index + 1, color: color))
      }
    }
    for change in changes { fills[change.region - 1] = change.color }
    return outcome(changes, wasComplete, rules)
  }

  /// Empties all regions, as a step that can be undone, and returns whether there was anything to empty.
  package mutating func clear() -> Bool {
    guard !isBlank else { return false }
    append(.clear(before: fills))
    empty()
    return true
  }

  /// Starts over with the first colour and no steps to undo, and returns whether there was anything to empty.
  package mutating func restart() -> Bool {
    let wasBlank = isBlank
    empty()
    steps = []
    chosenColor = 1
    return !wasBlank
  }

  private mutating func empty() { fills = [UInt8](repeating: 0, count: fills.count) }

  private mutating func append(_ step: Step) {
    if steps.count == ColoringState.maxSteps { steps.removeFirst() }
    steps.append(step)
  }

  private func outcome(_ changes: [Change], _ wasComplete: Bool, _ rules: ColoringRules) -> Outcome {
    Outcome(changes: changes, isCompleted: !wasComplete && isComplete(rules))
  }
}
