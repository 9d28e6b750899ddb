import Testing

@testable import BookKit

/// Tests of the stack of pending steps.
@Suite struct PendingStepsTests {
  private static let rule = PendingStep.rule(
    .fire(rule: .book(RuleIndex(0)), opening: 0))

  @Test func `leaving a page looks at no step twice`() {
    var (steps, examined) = (PendingSteps(), 0)
    for _ in 0..<10_000 { steps.append(Self.rule) }
    for turn in 1...1_000 {
      steps.append(.element(.add(item: ItemIndex(1))))
      steps.append(Self.rule)
      steps.append(.media(.emitStopped(sound: SoundIndex(2))))
      examined += steps.removeElementSteps()
      #expect(steps.count == 10_000 + turn)
    }
    #expect(examined == 10_000 + 3 * 1_000)
  }

  @Test func `steps below the newest pages are dropped once they are reached`() {
    var steps = PendingSteps()
    for _ in 0..<10 { steps.append(Self.rule) }
    #expect(steps.removeElementSteps() == 10)
    for _ in 0..<4 { _ = steps.popLast() }
    for item in 0..<3 { steps.append(.element(.add(item: ItemIndex(item)))) }
    #expect(steps.removeElementSteps() == 3)
    #expect(steps.count == 6 && steps.removeElementSteps() == 0)
  }

  @Test func `sounds that were stopped are announced from the newest on`() {
    var steps = PendingSteps()
    steps.append(.media(.emitStopped(sound: SoundIndex(1))))
    steps.append(Self.rule)
    steps.append(.media(.emitStopped(sound: SoundIndex(2))))
    #expect(steps.removeLastStoppedSound() == SoundIndex(2))
    #expect(steps.removeLastStoppedSound() == SoundIndex(1))
    #expect(steps.removeLastStoppedSound() == nil)
    #expect(steps.count == 1)
  }

  @Test func `what is kept stays in its order`() {
    var (steps, asked) = (PendingSteps(), [Int]())
    for item in 0..<6 { steps.append(.element(.add(item: ItemIndex(item)))) }
    steps.reverse(above: 3)
    steps.keep { step in
      guard case .element(.add(let item)) = step else { return true }
      asked.append(item.position)
      return item.position % 2 == 0
    }
    #expect(asked == [3, 4, 5, 2, 1, 0])
    var rest: [Int] = []
    while case .element(.add(let item)) = steps.popLast() { rest.append(item.position) }
    #expect(rest == [4, 2, 0])
  }
}
