import BookFiles

/// The program: a command line in, an exit status out.
public enum Program {
  /// Runs the program as it was started, and ends it.
  public static func main() -> Never {
    StandardStreams.leave(with: run(StandardStreams.words(), on: StandardStreams.console()).rawValue)
  }

  /// Does what `words`, the command line without the program's name, ask for; they are bytes, as the system has them.
  package static func run(_ words: [[UInt8]], on console: Console) -> ExitStatus {
    let status = answer(words, on: console)
    let outputFailure = console.output.finish()
    if let outputFailure {
      let failure = FileFailure(.write, StreamName.output, outputFailure)
      console.errors.write("\(ArgumentTable.program): error: \(failure.message)\n")
    }
    // Nobody is left to hear that not even errors could be written.
    let errorsFailure = console.errors.finish()
    return outputFailure == nil && errorsFailure == nil ? status : .misuse
  }

  private static func answer(_ words: [[UInt8]], on console: Console) -> ExitStatus {
    do throws(UsageError) {
      switch try ArgumentParser.parse(bytes: words) {
      case .version: console.output.write("\(ArgumentTable.program) \(ArgumentTable.version)\n")
      case .completions(let shell): console.output.write(Completions.script(for: shell))
      case .help(let command): console.output.write(HelpText.page(of: command, width: console.outputWidth))
      case .run(let invocation): return Command(invocation: invocation, console: console).run()
      }
      return .good
    } catch {
      let choice = ColorChoice(in: words.map { String(decoding: $0, as: UTF8.self) })
      let paint = Paint(for: console.errors, choice: choice, dislikesColor: console.dislikesColor)
      ProblemReport(stream: console.errors, paint: paint, width: console.width).tell(error.message, by: error.speaker)
      return .misuse
    }
  }
}
