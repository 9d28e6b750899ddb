import BookFiles
import BookReports

struct CommandError: Error, Equatable, Sendable {
  var status = ExitStatus.misuse
  /// The message in one line, or `nil` if the problem has been reported already.
  var message: String?
  var hint: String?
}

extension CommandError {
  /// The book, or a file beside it, has errors, which have been reported.
  static let brokenBook = CommandError(status: .bad)

  static func usage(_ message: String) -> CommandError { CommandError(message: message) }
  static func file(_ error: FileError) -> CommandError { CommandError(message: error.message) }

  static func rethrowing<Value>(_ body: @autoclosure () throws(FileError) -> Value) throws(CommandError) -> Value {
    do throws(FileError) { return try body() } catch { throw .file(error) }
  }

  static func quoted(_ name: String) -> String { "`\(TerminalText.escaped(name))`" }

  static func unchangeable(_ name: String) -> CommandError {
    CommandError(
      message: "\(quoted(name)) is in the binary format, which cannot be changed in place", hint: conversionAdvice)
  }

  static let conversionAdvice = "`bookplay convert --to xml -o FILE` turns it into text"
  static let correctionAdvice = "fix the errors above"

  static func noPages(_ name: String) -> CommandError {
    CommandError(status: .bad, message: "the book \(quoted(name)) has no page to play", hint: "add one to `pages`")
  }

  /// The format can't represent the book, for reasons that have been reported.
  static func unwritable(_ format: PropertyList.Format, canSubstitute: Bool = false) -> CommandError {
    CommandError(
      status: .bad, message: "the book cannot be written as \(format.title)",
      hint: canSubstitute ? "`--lossy` writes the nearest equivalent" : nil)
  }

  static func overwriting(_ path: String, _ what: String, hint: String = "choose another name") -> CommandError {
    CommandError(message: "\(quoted(path)) would overwrite \(what)", hint: hint)
  }

  static let notPrintable = CommandError(
    message: "this cannot be shown on a terminal", hint: "write to a file with `-o FILE`, or to another program")

  static func formattingLoses(_ name: String) -> CommandError {
    CommandError(
      status: .bad, message: "\(quoted(name)) is left unchanged so that nothing is lost", hint: correctionAdvice)
  }
}
