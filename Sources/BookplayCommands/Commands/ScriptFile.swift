import BookKit
import Playthrough
import PropertyList

/// A script as the command line names it: a file, or `-`.
enum ScriptFile {
  /// Reads a script for a book, and tells all that is wrong with it.
  ///
  /// - Throws: when there is anything wrong with it; nothing of it can be run then.
  static func read(_ path: String, for book: Book, by command: Command) throws(CommandFailure) -> Script {
    let source: Source
    let limit = Limits().bytes
    do throws(FileFailure) {
      source =
        path == "-"
        ? Source(try command.console.input.readAll(limit: limit), name: StreamName.input)
        : Source(try Files.read(path, limit: limit), name: path)
    } catch {
      throw .file(error)
    }
    let reading = Script.read(source, for: book)
    let stream = command.console.errors
    let text = ScriptErrorText(source, paint: command.paint(for: stream), width: command.console.width)
    for error in reading.errors { stream.write(text.lines(of: error)) }
    guard reading.errors.isEmpty else { throw .brokenScript }
    // A run in which nothing is done must not look like a good one.
    guard !reading.script.steps.isEmpty else { throw .emptyScript(source.name) }
    return reading.script
  }
}
