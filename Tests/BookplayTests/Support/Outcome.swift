import BookReports
import BookplayCommands

/// The result of a command: its status and its output.
struct Outcome {
  let status: ExitStatus
  let output: [UInt8]
  let errors: String

  /// The output as text.
  var text: String { String(decoding: output, as: UTF8.self) }
}

extension WallClock {
  /// A clock on which no time passes, so that results don't depend on the machine.
  static let stopped = WallClock(now: { .zero }, sleep: { _ in })
}

/// Runs a command in this process, on its own streams.
func bookplay(
  _ words: [String], input: String = "", isTerminal: Bool = false, disablesColor: Bool = true,
  isUnattended: Bool = false, width: Int = ProblemText.defaultWidth, clock: WallClock = .stopped
) -> Outcome {
  let output = ByteOutput(bufferedAsTerminal: isTerminal)
  let errors = ByteOutput(bufferedAsTerminal: isTerminal)
  let console = Console(
    input: .memory(Array(input.utf8)), output: output, errors: errors, disablesColor: disablesColor,
    width: width, clock: clock, isUnattended: isUnattended, isTyped: isTerminal)
  let status = Program.run(words.map { Array($0.utf8) }, on: console)
  return Outcome(status: status, output: output.bytes, errors: String(decoding: errors.bytes, as: UTF8.self))
}
