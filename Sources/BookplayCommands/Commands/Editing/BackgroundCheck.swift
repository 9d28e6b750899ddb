import BookChecking
import BookEditing
import PropertyList

/// Checks the latest state of a book on a separate thread, so that edits don't wait for checks.
final class BackgroundCheck: Sendable {
  private let state = Locked(State())
  private let pipe = WakePipe()

  private struct State {
    var document: BookDocument?
    var answer: JSONValue?
    var isEnding = false
    var server: ServerMailbox<EditorSite>?
  }

  /// Sets the server that receives the findings, which is created after this object.
  func report(to server: ServerMailbox<EditorSite>) { state.withLock { $0.server = server } }

  func check(_ document: BookDocument) {
    state.withLock { $0.document = document }
    pipe.wake()
  }

  var lastAnswer: JSONValue? { state.withLock { $0.answer } }

  func end() {
    state.withLock { $0.isEnding = true }
    pipe.wake()
  }

  /// Checks until `end()` is called; calls `idle` after each check, and every half second while there is nothing to
  /// check.
  func run(idle: () -> Void) {
    while true {
      let (document, isEnding) = state.withLock { state in
        defer { state.document = nil }
        return (state.document, state.isEnding)
      }
      if isEnding { return }
      if let document { check(now: document) }
      idle()
      _ = Poller.wait(for: [Poller.Interest(number: pipe.input, reads: true)], timeout: .milliseconds(500))
      pipe.reset()
    }
  }

  private func check(now document: BookDocument) {
    let findings = document.findings
    let answer: JSONValue = [
      "revision": .number(Double(document.revision)), "findings": FindingAnswers.values(findings),
    ]
    let server = state.withLock { state in
      state.answer = answer
      return state.server
    }
    server?.perform { $0.adopt(findings, answer, of: document.revision) }
  }
}
