import BookFiles
import BookKit
import Playthrough
import PropertyList

enum ScriptFile {
  enum ReadingError: Error {
    case unreadable(FileError)
    case broken([ScriptError], PropertyList.Source)
    /// The script has no commands; a run that does nothing must not pass as a success.
    case empty(String)
  }

  /// The maximum size of a script in bytes, which is ample and keeps a huge file from occupying the machine for
  /// minutes.
  static let maxByteCount = 16 << 20

  /// Reads a script for the book with these names; `-` means standard input if `input` isn't `nil`.
  static func read(_ path: String, names: ScriptNames, from input: ByteInput? = nil) throws(ReadingError) -> Script {
    let source: PropertyList.Source
    let limit = maxByteCount
    do throws(FileError) {
      if let input, path == "-" {
        source = PropertyList.Source(try input.readAll(limit: limit), name: StreamName.input)
      } else {
        source = PropertyList.Source(try Files.read(path, limit: limit), name: path)
      }
    } catch {
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
    do throws(ScriptFile.ReadingError) {
      return try ScriptFile.read(path, names: names, from: console.input)
    } catch {
      switch error {
      case .unreadable(let error): throw .file(error)
      case .empty(let name): throw .emptyScript(name)
      case .broken(let errors, let source):
        report.write(errors, in: source)
        throw .brokenScript
      }
    }
  }
}
