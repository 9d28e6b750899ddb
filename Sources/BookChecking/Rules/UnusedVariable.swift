import BookKit
import PropertyList

extension DiagnosticRule {
  package static let unusedVariable = DiagnosticRule(
    "unused-variable", .note, "a variable is declared but never used",
    "Either it is no longer needed, or a rule that should use it uses another name.",
    message: { "no rule uses the variable `\($0.subject)`" },
    hint: "remove it, or use it in a rule",
    example: """
      - variables = { apples = 3; pears = 2; };
      + variables = { apples = 3; };
        rules = ( { when = { event = page.entered; }; if = "apples == 3";
          do = ( { action = playSound; trackName = bell.mp3; } );
        } );
        pages = ( { } );
      """, in: .book, dependsOn: .book)
}

enum UnusedVariable {
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    let book = context.book
    guard !book.variables.isEmpty, !hasUnreadRules(context) else { return [] }
    var isUsed = Array(repeating: false, count: book.names.count)
    for rule in book.rules { mark(rule, context, &isUsed) }
    for page in book.pages {
      for rule in page.rules { mark(rule, context, &isUsed) }
      for element in page.elements {
        for part in element.variants {
          mark(part.tapActions, &isUsed)
          mark(part.visibility?.value, &isUsed)
          if let variable = part.movable?.variable { isUsed[variable.value.number] = true }
        }
        markVariablesInInvalidConditions(of: element, context, &isUsed)
      }
    }
    markMisspelt(context, &isUsed)
    return book.variables.filter { !isUsed[$0.name.number] }.map { variable in
      Diagnostic(.unusedVariable, at: .key(of: variable.node), subject: context.text(of: variable.name))
    }
  }

  /// Returns whether a key that contains rules couldn't be read.
  private static func hasUnreadRules(_ context: CheckContext) -> Bool {
    let unread = context.unread
    return !unread.isEmpty
      && (["pages", "sections", "rules"].contains { unread.holds($0, in: context.list.root) }
        || context.book.pages.contains { unread.holds("rules", in: $0.node) })
  }

  /// Marks the variables that were probably meant by unknown names.
  private static func markMisspelt(_ context: CheckContext, _ isUsed: inout [Bool]) {
    let unused = context.book.variables.map { $0.name }.filter { !isUsed[$0.number] }
    guard !unused.isEmpty else { return }
    let variables = context.book.variableNames
    var budget = 200_000
    for number in isUsed.indices where isUsed[number] && !context.names.hasVariable(Name(number: number)) {
      budget -= variables.count
      guard budget >= 0 else { return }
      let text = Array(context.book.names.utf8(of: Name(number: number)))
      guard let meant = NearestName.suggestion(for: text, among: variables) else { continue }
      if let name = context.book.names.find(meant) { isUsed[name.number] = true }
    }
  }

  private static func mark(_ rule: Rule, _ context: CheckContext, _ isUsed: inout [Bool]) {
    if let variable = rule.variable { isUsed[variable.value.number] = true }
    mark(rule.actions, &isUsed)
    mark(rule.condition?.value, &isUsed)
    markVariablesInInvalidParts(of: rule, context, &isUsed)
  }

  private static func mark(_ actions: [Action], _ isUsed: inout [Bool]) {
    for action in actions.withLists { if let variable = action.variable { isUsed[variable.value.number] = true } }
  }

  private static func mark(_ condition: Condition?, _ isUsed: inout [Bool]) {
    for part in condition?.parts ?? [] { if case .variable(let name) = part { isUsed[name.number] = true } }
  }

  /// Marks the variables in unreadable parts of the rule, which are used once these parts are fixed.
  private static func markVariablesInInvalidParts(of rule: Rule, _ context: CheckContext, _ isUsed: inout [Bool]) {
    for entry in context.list.entries(of: rule.node) {
      if rule.condition?.value.isNever ?? true, context.list.hasText(entry.key, equalTo: "if".utf8),
        let text = context.list.utf8(of: entry.value)
      {
        markNames(of: text, context, &isUsed)
      }
      guard context.list.hasText(entry.key, equalTo: "do".utf8), context.list.kind(of: entry.value) == .array,
        context.list.count(of: entry.value) != rule.actions.count
      else { continue }
      for action in context.list.elements(of: entry.value) where context.list.kind(of: action) == .dictionary {
        guard let variable = context.list.value(forKey: "variable", in: action),
          let text = context.list.utf8(of: variable), let name = context.book.names.find(text)
        else { continue }
        isUsed[name.number] = true
      }
    }
  }

  /// Marks the variables in an element's `visibleIf`, in any language, if it couldn't be read.
  private static func markVariablesInInvalidConditions(
    of element: Element, _ context: CheckContext, _ isUsed: inout [Bool]
  ) {
    guard context.unread.holds(anyOf: ["visibleIf"], of: element) else { return }
    let list = context.list
    // The key may be misspelt, so all texts are searched.
    for dictionary in list.dictionaries(of: element) where list.kind(of: dictionary) == .dictionary {
      for entry in list.entries(of: dictionary) {
        if let text = list.utf8(of: entry.value) { markNames(of: text, context, &isUsed) }
      }
    }
  }

  private static func markNames(of condition: [UInt8], _ context: CheckContext, _ isUsed: inout [Bool]) {
    var lexer = ConditionLexer(condition)
    while let range = lexer.nextVariable() {
      if let name = context.book.names.find(condition[range]) { isUsed[name.number] = true }
    }
  }
}
