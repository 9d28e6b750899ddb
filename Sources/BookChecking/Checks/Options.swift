import BookKit
import PropertyList

/// Checks for the options of a book.
enum OptionChecks {
  static let all: [Check] = [.ofErrors(names), .ofErrors(values)]

  /// `unknown-option`: options that don't exist, or that a book can't give a default.
  @Sendable static func names(_ context: CheckContext) -> [Diagnostic] {
    let book = context.book
    var found: [Diagnostic] = []
    for option in book.options {
      let text = book.names.utf8(of: option.name)
      if let builtIn = BuiltInOption(text) {
        guard !builtIn.hasBookDefault else { continue }
        report(option.name, at: .key(of: option.node), .withoutDefault, context, &found)
      } else if !text.allSatisfy(Condition.isNameByte) || text.isEmpty {
        report(option.name, at: .key(of: option.node), .badName, context, &found)
      }
    }
    for choices in book.optionValues {
      if BuiltInOption(book.names.utf8(of: choices.name)) != nil {
        report(choices.name, at: .key(of: choices.node), .sameValues, context, &found)
      } else if !context.names.hasOption(choices.name) {
        report(choices.name, at: .key(of: choices.node), .undeclared, context, &found)
      }
    }
    for name in book.hiddenOptions where BuiltInOption(book.names.utf8(of: name.value)) == nil {
      guard let node = name.node, !context.names.hasOption(name.value) else { continue }
      report(name.value, at: .node(node), .unknown, context, &found)
    }
    return found
  }

  /// `out-of-range`: values that an option can't have.
  @Sendable static func values(_ context: CheckContext) -> [Diagnostic] {
    let book = context.book
    var found: [Diagnostic] = []
    func check(_ name: Name, _ value: Value, at node: NodeHandle?) {
      guard let node, let rules = context.rules(ofOption: name), rules.value(value) == nil else { return }
      found.append(
        Diagnostic(
          .outOfRange, at: .node(node), subject: context.text(of: name),
          detail: .range(.option(rules.values, initial: rules.initialValue))))
    }
    for option in book.options where BuiltInOption(book.names.utf8(of: option.name))?.hasBookDefault ?? false {
      check(option.name, option.defaultValue, at: option.node)
    }
    func check(_ action: Action) {
      guard action.kind == .setOption, let option = action.option else { return }
      if let value = action.value { check(option.value, value.value, at: value.node) }
      guard let steps = action.difference, steps != steps.rounded(.down),
        let node = context.list.value(forKey: "by", in: action.node)
      else { return }
      found.append(Diagnostic(.outOfRange, at: .node(node), subject: "by", detail: .range(.notWhole)))
    }
    for page in context.pages { for action in page.actions { check(action) } }
    for rule in book.rules { for action in rule.actions { check(action) } }
    return found
  }

  private static func report(
    _ name: Name, at spot: Diagnostic.Spot, _ fault: Diagnostic.OptionFault, _ context: CheckContext,
    _ found: inout [Diagnostic]
  ) {
    found.append(Diagnostic(.unknownOption, at: spot, subject: context.text(of: name), detail: .option(fault)))
  }
}
