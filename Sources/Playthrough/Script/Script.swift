import BookKit
import PropertyList

/// What somebody would say who tries a book: commands, one after the other.
public struct Script: Sendable {
  /// The file.
  public let source: PropertyList.Source
  /// The commands in order.
  public let steps: [Step]

  /// A command and where it stands.
  public struct Step: Sendable, Equatable {
    /// What it does.
    package let command: Command
    /// Its bytes in the file, without blanks and comment around it.
    public let range: Range<Int>
    /// Its line, from 1.
    public let line: Int
  }

  /// Whether it waits for or asks after events that are told only when everything is asked for.
  public var needsVerboseEvents: Bool {
    steps.contains { $0.command.pattern?.kind.isVerbose ?? false }
  }
}

/// What came of reading a script.
public struct ScriptReading: Sendable {
  /// The script, as far as it could be understood; it is fit to run only without errors.
  public let script: Script
  /// All that is wrong with it, in the order of the file.
  public let errors: [ScriptError]
}

/// Something in a script that cannot be understood, or a name in it that the book does not have.
public struct ScriptError: Error, Sendable, Equatable {
  /// The bytes at fault.
  public let range: Range<Int>
  /// What is wrong, in one sentence without a full stop.
  public let message: String
  /// What to do about it, where there is something better than the obvious.
  public let hint: String?

  init(_ message: String, at range: Range<Int>, hint: String? = nil) {
    self.range = range
    self.message = message
    self.hint = hint
  }

  init(_ message: String, at range: Range<Int>, meant suggestion: String?) {
    self.init(message, at: range, hint: suggestion.map { "did you mean `\(Quotation.of($0))`?" })
  }

  /// The error with file, line and column before it, as compilers print it, in one line.
  public func description(in source: PropertyList.Source) -> String {
    let text = "\(source.name):\(source.place(at: range.lowerBound)): error: \(message)"
    return hint.map { text + "; " + $0 } ?? text
  }
}

extension Script {
  /// Reads a script for a book, going on after every mistake; nothing of it has run then.
  public static func read(_ source: PropertyList.Source, for book: Book) -> ScriptReading {
    read(source, names: ScriptNames(book))
  }

  /// The same, with the names of a book gathered once for many scripts.
  public static func read(_ source: PropertyList.Source, names: ScriptNames) -> ScriptReading {
    var parser = ScriptParser(source, names: names)
    return parser.parse()
  }
}

extension EventPattern {
  /// Reads a pattern as scripts write it, `drag.dropped hat target=head`, for a book.
  package static func read(_ source: PropertyList.Source, names: ScriptNames) throws(ScriptError) -> EventPattern {
    var parser = ScriptParser(source, names: names)
    return try parser.parsePattern()
  }
}
