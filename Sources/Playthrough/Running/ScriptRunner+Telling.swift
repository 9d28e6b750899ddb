import BookKit

extension ScriptRunner {
  /// Plays a whole script as ``run(_:)`` does, and hands over what happens after every command that makes something
  /// happen, the one that fails too.
  ///
  /// - Returns: why it stopped before its end; nothing when all is as expected.
  public mutating func run(_ script: Script, tell: (ArraySlice<Event>) -> Void) -> ScriptFailure? {
    if !script.opensByItself { begin() }
    var told = 0
    for number in script.steps.indices {
      // Before a command, so that what was begun is told too.
      hand(over: &told, to: tell)
      let failure = perform(number, of: script)
      hand(over: &told, to: tell)
      if let failure { return failure }
    }
    hand(over: &told, to: tell)
    return nil
  }

  private func hand(over told: inout Int, to tell: (ArraySlice<Event>) -> Void) {
    guard told < events.count else { return }
    tell(events[told...])
    told = events.count
  }
}
