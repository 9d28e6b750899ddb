import BookFiles
import BookReports

/// The program, which turns a command line into an exit status.
public enum Program {
  /// Runs the program with its command line and exits.
  public static func main() -> Never {
    StandardStreams.leave(with: run(StandardStreams.arguments(), on: StandardStreams.console()).rawValue)
  }

  /// Runs the command line `arguments`, without the program's name, as raw bytes from the system.
  package static func run(_ arguments: [[UInt8]], on console: Console) -> ExitStatus {
    let status = answer(arguments, on: console)
    let outputError = console.output.finish()
    if let outputError {
      let error = FileError(.write, StreamName.output, outputError)
      console.errors.write("\(Tool.name): error: \(error.message)\n")
    }
    // If standard error can't be written either, only the exit status can report it.
    let streamError = console.errors.finish()
    return outputError == nil && streamError == nil ? status : .misuse
  }

  private static func answer(_ arguments: [[UInt8]], on console: Console) -> ExitStatus {
    do throws(UsageError) {
      switch try ArgumentParser.parse(bytes: arguments) {
      case .version: console.output.write("\(Tool.name) \(Tool.version)\n")
      case .completions(let shell): console.output.write(Completions.script(for: shell))
      case .help(let command): console.output.write(HelpText.page(of: command, width: console.outputWidth))
      case .run(let invocation): return CommandContext(invocation: invocation, console: console).run()
      }
      return .good
    } catch {
      let choice = ColorChoice(in: arguments.map { String(decoding: $0, as: UTF8.self) })
      let text = ProblemText(paint: console.paint(for: console.errors, choice), width: console.width)
      console.errors.write(text.error(error.message, by: error.origin))
      return .misuse
    }
  }
}
