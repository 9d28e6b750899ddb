import BookReports

package struct UsageError: Error, Sendable, Equatable {
  package let message: String
  private let command: CommandName?

  init(_ message: String, in command: CommandName?) { (self.message, self.command) = (message, command) }

  package var origin: String { Tool.name + (command.map { " " + $0.rawValue } ?? "") }
}
