import BookFiles
import BookKit
import Playthrough
import PropertyList

/// A script in a file, or from standard input.
enum ScriptFile {
  /// Why a script cannot be run.
  enum Fault: Error {
    case unreadable(FileFailure)
    /// All that is wrong with it.
    case broken([ScriptError], PropertyList.Source)
    /// It has no commands, and a run in which nothing is done must not look like a good one.
    case empty(String)
  }

  /// So many bytes hold more than anybody does with a book, and do not keep a machine busy for minutes.
  static let largestByteCount = 16 << 20

  /// Reads a script for the book with these names; `-` means standard input, where there is one to read from.
  static func read(_ path: String, names: ScriptNames, from input: ByteInput? = nil) throws(Fault) -> Script {
    let source: PropertyList.Source
    let limit = largestByteCount
    do throws(FileFailure) {
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

extension Command {
  /// Reads the script with that name, and tells all that is wrong with it.
  func readScript(_ path: String, names: ScriptNames) throws(CommandFailure) -> Script {
    do throws(ScriptFile.Fault) {
      return try ScriptFile.read(path, names: names, from: console.input)
    } catch {
      switch error {
      case .unreadable(let failure): throw .file(failure)
      case .empty(let name): throw .emptyScript(name)
      case .broken(let errors, let source):
        let text = ScriptErrorText(source, paint: paint(for: console.errors), width: console.width)
        for error in errors { console.errors.write(text.lines(of: error)) }
        throw .brokenScript
      }
    }
  }
}
