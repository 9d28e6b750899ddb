import BookReports

package struct UsageError: Error, Sendable, Equatable {
  package let message: String
  private let command: CommandName?

  init(_ message: String, in command: CommandName?) {
    self.message = message
    self.command = command
  }

  /// The prefix of the message: the program, with the command if there is one.
  package var origin: String { Tool.name + (command.map { " " + $0.rawValue } ?? "") }
}
