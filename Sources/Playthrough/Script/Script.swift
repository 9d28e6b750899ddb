import BookKit
import PropertyList

/// A list of commands that use a book as a reader would, and check what happens.
public struct Script: Sendable {
  /// The source file.
  public let source: PropertyList.Source
  /// The commands, in order.
  public let steps: [Step]

  /// A command and its source position.
  public struct Step: Sendable, Equatable {
    package let command: Command
    /// The range of bytes in the file, without surrounding blanks and comments.
    package let range: Range<Int>
    /// The line number, from 1.
    public let line: Int
  }

  /// Whether the script waits for or expects events that a player emits only on request.
  package var needsVerboseEvents: Bool { steps.contains { $0.command.pattern?.kind.isVerbose ?? false } }
}

/// The result of reading a script.
public struct ScriptReading: Sendable {
  /// The script, as far as it is valid; run it only if there are no errors.
  public let script: Script
  /// The errors, in the order of the file.
  public let errors: [ScriptError]
  package let references: [ScriptReference]
}

package struct ScriptReference: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case element
    /// A tween of the element with that name, or of any element if it's `nil`.
    case tween(of: [UInt8]?)
    /// A drop target of the element with that name, or of any element if it's `nil`.
    case target(of: [UInt8]?)
    case page, variable, rule
  }

  package let kind: Kind
  package let name: [UInt8]
  /// The range of bytes in the file, including quotation marks.
  package let range: Range<Int>
}

/// An invalid part of a script, or a name that the book doesn't have.
public struct ScriptError: Error, Sendable, Equatable {
  /// The range of bytes at fault.
  public let range: Range<Int>
  /// A description of the error: one sentence without a period.
  public let message: String
  /// Advice on how to fix it, unless that is obvious.
  public let hint: String?

  init(_ message: String, at range: Range<Int>, hint: String? = nil) {
    (self.range, self.message, self.hint) = (range, message, hint)
  }

  init(_ message: String, at range: Range<Int>, meant suggestion: String?) {
    self.init(message, at: range, hint: suggestion.map { "did you mean `\(Quotation.of($0))`?" })
  }

  /// Returns the error with its file, line and column on one line, in the style of compilers.
  public func description(in source: PropertyList.Source) -> String {
    let text = "\(source.name):\(source.place(at: range.lowerBound)): error: \(message)"
    return hint.map { text + "; " + $0 } ?? text
  }
}

extension Script {
  /// Reads a script for a book without running it, continuing after errors.
  public static func read(_ source: PropertyList.Source, for book: Book) -> ScriptReading {
    read(source, names: ScriptNames(book))
  }

  /// Reads commands with the names of a book, which can be collected once for many scripts.
  package static func read(
    _ source: PropertyList.Source, names: ScriptNames, on stage: ProbableStage = .page(1)
  ) -> ScriptReading {
    var parser = ScriptParser(source, names: names, on: stage)
    return parser.parse()
  }
}

extension EventPattern {
  package static func read(_ source: PropertyList.Source, names: ScriptNames) throws(ScriptError) -> EventPattern {
    var parser = ScriptParser(source, names: names)
    return try parser.parsePattern()
  }
}

extension ScriptError {
  /// Returns the error with advice on curly quotation marks, if they are around the word at fault.
  func advisingOnQuotes(in source: PropertyList.Source) -> ScriptError {
    guard range.upperBound <= source.bytes.count else { return self }
    let text = Array(source.bytes[range])
    guard let bare = TypographicQuote.stripped(text) else { return self }
    // A text of several words is split at its blanks, so the word may have only one of the quotation marks.
    let isWhole = bare.count + 4 <= text.count
    let example = isWhole ? ": `\"\(Quotation.of(bare))\"`" : ""
    return ScriptError(message, at: range, hint: "write straight quotation marks, not curly ones" + example)
  }
}
