import BookKit
import PropertyList

extension DiagnosticRule {
  package static let unknownOption = DiagnosticRule(
    "unknown-option", .error, "an option does not exist, or a book cannot set it",
    """
    Every book has the options `sound`, `music`, `narration`, `readAlong`, `turnPages`, `microphone`, \
    `reducedMotion`, `textSize` and `level`, to which it can give other defaults. Any other name of letters, digits \
    and `_` in `options` is an option of the book's own, and only those have `optionValues`.
    """,
    message: { "`\($0.subject)` \($0.detail)" },
    example: """
        options = { animal = cat; };
      - optionValues = { animals = (cat, dog); };
      + optionValues = { animal = (cat, dog); };
        pages = ( { } );
      """, in: .book, dependsOn: .book)
}

enum UnknownOption {
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    let book = context.book
    var found: [Diagnostic] = []
    for option in book.options {
      let text = book.names.utf8(of: option.name)
      if let builtIn = BuiltInOption(text) {
        guard !builtIn.letsBooksSetDefault else { continue }
        report(option.name, at: .key(of: option.node), "has no default of the book's own", context, &found)
      } else if !text.allSatisfy(Condition.isNameByte) || text.isEmpty {
        report(
          option.name, at: .key(of: option.node), "is not the name of an option",
          advice: "names of options consist of letters, digits and `_`", context, &found)
      }
    }
    for choices in book.optionValues {
      if let builtIn = BuiltInOption(book.names.utf8(of: choices.name)) {
        guard !builtIn.wasAvailableToBooks else { continue }
        report(choices.name, at: .key(of: choices.node), "has the same values in every book", context, &found)
      } else if !context.names.hasOption(choices.name) {
        report(
          choices.name, at: .key(of: choices.node), notDeclared, advice: "give it a default in `options`", context,
          &found)
      }
    }
    for name in book.hiddenOptions where BuiltInOption(book.names.utf8(of: name.value)) == nil {
      guard let node = name.node, !context.names.hasOption(name.value) else { continue }
      report(name.value, at: .node(node), notDeclared, context, &found)
    }
    return found
  }

  private static let notDeclared = "is not an option of this book"

  private static func report(
    _ name: Name, at spot: Diagnostic.Spot, _ detail: String, advice: String? = nil, _ context: CheckContext,
    _ found: inout [Diagnostic]
  ) {
    found.append(Diagnostic(.unknownOption, at: spot, subject: context.text(of: name), detail: detail, advice: advice))
  }
}
