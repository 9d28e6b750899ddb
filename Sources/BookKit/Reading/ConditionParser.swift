import PropertyList

/// A parser for conditions such as `apples >= 3 and not done` that uses an explicit stack instead of recursion.
///
/// In increasing order of precedence, the operators are `or`, `and`, `not` and comparisons.
struct ConditionParser {
  private enum Operator {
    case or
    case and
    case not
    case comparison(Condition.Comparison)
    case open

    var precedence: Int {
      switch self {
      case .open: 0
      case .or: 1
      case .and: 2
      case .not: 3
      case .comparison: 4
      }
    }
  }

  private var lexer: ConditionLexer
  private var parts: [Condition.Part] = []
  /// The indices of parts that are not yet operands of an operator.
  private var operands: [Int] = []
  private var operators: [Operator] = []

  static func parse(_ text: [UInt8], names: inout NameTable) throws(ConditionError) -> Condition {
    var parser = ConditionParser(lexer: ConditionLexer(text))
    repeat { try parser.parseOperand(names: &names) } while try parser.parseOperator()
    return Condition(parts: parser.parts)
  }

  /// Parses up to and including the next value.
  private mutating func parseOperand(names: inout NameTable) throws(ConditionError) {
    while true {
      let token = lexer.next()
      switch token {
      case .value(let value): return push(.literal(value))
      case .name(let range): return push(.variable(names.intern(lexer.text[range])))
      case .option(let range): return push(.option(names.intern(lexer.text[range])))
      case .game(let range): return push(.game(names.intern(lexer.text[range])))
      case .pageRecorded: return push(.pageRecorded)
      case .loudness: return push(.loudness)
      case .progress(let range): return push(.progress(names.intern(lexer.text[range])))
      case .not: operators.append(.not)
      case .open: operators.append(.open)
      case .comparison, .and, .or, .close, .end, .unknown: throw fault(token, missing: "a value")
      }
    }
  }

  /// Parses up to and including the operator after a value, and returns whether there is one.
  private mutating func parseOperator() throws(ConditionError) -> Bool {
    while true {
      let token = lexer.next()
      switch token {
      case .and: apply(downTo: 2, then: .and)
      case .or: apply(downTo: 1, then: .or)
      case .comparison(let comparison):
        if case .comparison = operators.last { throw ConditionError("two comparisons need an `and` between them") }
        operators.append(.comparison(comparison))
      case .close:
        apply(downTo: 1, then: nil)
        guard operators.popLast() != nil else { throw ConditionError("`)` has no matching `(`") }
        continue
      case .end:
        apply(downTo: 1, then: nil)
        guard operators.isEmpty else { throw ConditionError("`(` is never closed") }
        return false
      case .value, .name, .option, .game, .pageRecorded, .loudness, .progress, .not, .open, .unknown:
        throw fault(token, missing: "`and`, `or` or a comparison")
      }
      return true
    }
  }

  private mutating func push(_ part: Condition.Part) {
    operands.append(parts.count)
    parts.append(part)
  }

  private mutating func apply(downTo minPrecedence: Int, then next: Operator?) {
    while let last = operators.last, last.precedence >= minPrecedence, let right = operands.popLast() {
      operators.removeLast()
      switch last {
      case .not: push(.not(right))
      case .and: join(right) { .and($0, $1) }
      case .or: join(right) { .or($0, $1) }
      case .comparison(let comparison): join(right) { .comparison($0, comparison, $1) }
      case .open: break
      }
    }
    if let next { operators.append(next) }
  }

  private mutating func join(_ right: Int, _ make: (Int, Int) -> Condition.Part) {
    if let left = operands.popLast() { push(make(left, right)) }
  }

  /// Returns an error that says why a token is invalid, for example because `missing` should come before it.
  private func fault(_ token: ConditionLexer.Token, missing: StaticString) -> ConditionError {
    guard Build.includesDiagnostics else { return ConditionError("") }
    guard case .unknown(let range) = token, let first = lexer.text[range].first else {
      if case .end = token { return ConditionError("\(missing) is missing at the end") }
      let last = max(0, lexer.position - 1)..<lexer.position
      return ConditionError("\(missing) is missing before `\(Quotation.of(lexer.text[last]))`")
    }
    let written = Quotation.of(lexer.text[range])
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      return ConditionError("`\(written)` has no closing quotation mark")
    }
    let next = range.upperBound < lexer.text.count ? lexer.text[range.upperBound] : 0
    var meant: StaticString?
    switch (first, next) {
    case (UInt8(ascii: "="), UInt8(ascii: ">")): meant = ">="
    case (UInt8(ascii: "="), UInt8(ascii: "<")): meant = "<="
    case (UInt8(ascii: "="), _): meant = "=="
    case (UInt8(ascii: "&"), _): meant = "and"
    case (UInt8(ascii: "|"), _): meant = "or"
    case (UInt8(ascii: "!"), _): meant = "not"
    default: break
    }
    return ConditionError("`\(written)` is not allowed here", meant: meant)
  }
}

/// The reason why a condition can't be read; its texts are left out in builds without diagnostics.
struct ConditionError: Error {
  let message: String
  /// A hint about what was probably meant, or `nil` if there is none.
  let advice: String?

  @inline(__always)
  init(_ message: @autoclosure () -> String, meant: StaticString? = nil) {
    self.message = Build.includesDiagnostics ? message() : ""
    advice = Build.includesDiagnostics ? meant.map { "write `\($0)`" } : nil
  }
}
