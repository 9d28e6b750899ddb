import BookFiles
import BookReports
import Playthrough

enum ScriptFile {
  enum ReadingError: Error {
    case unreadable(FileError)
    case broken([ScriptError], PropertyList.Source)
    /// The script has no commands; a run that does nothing must not pass as a success.
    case empty(String)
  }

  /// The maximum size of a script in bytes.
  ///
  /// No script needs more, and a huge file would take minutes to read.
  static let maxByteCount = 16 << 20

  /// Reads the script at `path`; `-` means standard input if `input` isn't `nil`.
  static func read(_ path: String, names: ScriptNames, from input: ByteInput? = nil) throws(ReadingError) -> Script {
    let source: PropertyList.Source
    do throws(FileError) { source = try PropertyList.Source.read(path, from: input, limit: maxByteCount) } catch {
      throw .unreadable(error)
    }
    let reading = Script.read(source, names: names)
    guard reading.errors.isEmpty else { throw .broken(reading.errors, source) }
    guard !reading.script.steps.isEmpty else { throw .empty(source.name) }
    return reading.script
  }
}

extension CommandContext {
  func readScript(_ path: String, names: ScriptNames) throws(CommandError) -> Script {
    do throws(ScriptFile.ReadingError) { return try ScriptFile.read(path, names: names, from: console.input) } catch {
      switch error {
      case .unreadable(let error): throw .file(error)
      case .empty(let name):
        throw CommandError(
          status: .bad, message: "the script \(CommandError.quoted(name)) has no commands",
          hint: "write one, such as `wait 1s`")
      case .broken(let errors, let source):
        report.write { $0.lines(of: errors, in: source) }
        throw .brokenBook
      }
    }
  }

  func report(_ failure: ScriptFailure?, of runner: ScriptRunner, in script: Script) -> ExitStatus {
    report.write { $0.notes(on: runner.refusedSteps, of: script) }
    guard let failure else { return .good }
    report(failure, in: script, on: runner.player)
    return .bad
  }

  func report(_ failure: ScriptFailure, in script: Script, linesBefore: Int = 0, on player: Player) {
    let text = ScriptFailureText(
      script.source, linesBefore: linesBefore, paint: paint(for: console.errors), width: console.width)
    console.errors.write(text.lines(of: failure, in: script, on: player))
  }
}
