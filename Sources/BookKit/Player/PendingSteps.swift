/// The stack of the steps that are pending at the current tick; the newest step is performed first.
///
/// When a page is left, the steps about its elements are removed. Below these steps, there can be thousands of waiting
/// rules that turn one page after the other. So the stack counts the steps at its bottom that were kept when a page was
/// left. That way, no step is examined twice.
struct PendingSteps: Sendable {
  private var steps: [PendingStep] = []
  /// The number of steps at the bottom that are known not to be about elements.
  private var settledCount = 0

  var count: Int { steps.count }
  var isEmpty: Bool { steps.isEmpty }
  var capacity: Int { steps.capacity }

  @inline(never) mutating func append(_ step: PendingStep) { steps.append(step) }
  mutating func append(inOrder added: [PendingStep]) { steps.append(contentsOf: added.reversed()) }

  mutating func popLast() -> PendingStep? {
    let step = steps.popLast()
    settledCount = min(settledCount, steps.count)
    return step
  }

  mutating func removeAll() {
    steps.removeAll()
    settledCount = 0
  }

  /// Reverses the order of the steps above the `count` lowest ones, without allocating memory.
  mutating func reverse(above count: Int) {
    var (low, high) = (count, steps.count - 1)
    while low < high {
      steps.swapAt(low, high)
      (low, high) = (low + 1, high - 1)
    }
  }

  /// Removes all steps about elements of the page on stage.
  ///
  /// - Returns: The number of examined steps, at most the number of steps added since the page was entered.
  @discardableResult mutating func removeElementSteps() -> Int {
    var kept = settledCount
    for index in settledCount..<steps.count where !steps[index].refersToElements {
      steps[kept] = steps[index]
      kept += 1
    }
    let examined = steps.count - settledCount
    steps.removeLast(steps.count - kept)
    settledCount = kept
    return examined
  }

  /// Removes the newest step that emits `sound.stopped`, and returns its sound, or `nil` if there is no such step.
  mutating func removeLastStoppedSound() -> SoundIndex? {
    for index in (settledCount..<steps.count).reversed() {
      guard case .media(.emitStopped(let sound)) = steps[index] else { continue }
      steps.remove(at: index)
      return sound
    }
    return nil
  }

  /// Removes the steps that don't satisfy `isWanted`, which is called for each step, the newest first.
  mutating func keep(where isWanted: (PendingStep) -> Bool) {
    var kept: [PendingStep] = []
    for step in steps.reversed() where isWanted(step) { kept.append(step) }
    kept.reverse()
    steps = kept
    settledCount = 0
  }
}
