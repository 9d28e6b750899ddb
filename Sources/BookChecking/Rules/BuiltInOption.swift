import BookKit
import PropertyList

extension DiagnosticRule {
  package static let builtInOption = DiagnosticRule(
    "built-in-option", .note, "an option of the book's own is one of every book",
    """
    The options `turnPages` and `microphone` were added after books could have options of their own. In a book that \
    had one of that name, it now is the option of every book, with the values and the meaning of that.
    """,
    message: { "`\($0.subject)` is an option of every book: \($0.detail)" },
    hint: "give the book's own option another name",
    example: """
      - options = { turnPages = slowly; };
      + options = { pageTurns = slowly; };
        pages = ( { } );
      """, in: .book, dependsOn: .book)
}

enum OwnOption {
  /// Finds declarations of built-in options that were probably meant as the book's own options.
  ///
  /// These declarations list values, or their value is invalid or just the default.
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    let book = context.book
    var found: [Diagnostic] = []
    for builtIn in BuiltInOption.allCases where builtIn.wasAvailableToBooks {
      guard let name = book.names.find(builtIn.description), let rules = context.rules(ofOption: name) else { continue }
      let values = book.optionValues.first { $0.name == name }
      let declaration = book.options.first { $0.name == name }
      guard let node = declaration?.node ?? values?.node else { continue }
      if values == nil, let value = declaration.flatMap({ rules.value($0.defaultValue) }), value != rules.values.first {
        continue
      }
      found.append(
        Diagnostic(
          .builtInOption, at: .key(of: node), subject: builtIn.description, detail: builtIn.meaning.description))
    }
    return found
  }
}
