import BookKit

extension LittleBook {
  /// Books about conditions; the rules that fire are those whose names begin with `yes`.
  static let conditions: [LittleBook] = [
    conditions(
      "or binds less than and, and that less than not, and that less than a comparison",
      variables: "t=<*BY>; f=<*BN>; n=<*I3>;",
      holding: ["t or f and f", "not f or t", "not n == 4", "(t or f) and t", "f and f or t", "not (t and f)"],
      failing: ["(t or f) and f", "not f and f", "not t or f", "not n == 3", "not (f or t)", "not not f"]),
    conditions(
      "numbers are compared as numbers, text as text",
      variables: "n=<*I3>; r=<*R2.5>; s=apple; empty=\"\";",
      holding: [
        "n >= 3", "n <= 3", "n > r", "r == 2.5", "n != 4", "s == 'apple'", "s < 'b'", "s != 'Apple'", "-1 < n",
      ],
      failing: ["n > 3", "n < r", "n == 2.5", "s == 'Apple'", "s > 'b'", "n != 3.0"]),
    conditions(
      "of two kinds only the inequality holds",
      variables: "one=<*I1>; yes=<*BY>; s=\"1\";",
      holding: ["one != yes", "one != s", "yes != s", "yes == true", "not (one == yes)"],
      failing: ["one == yes", "one == s", "one <= s", "one >= yes", "yes == 1", "s < 2", "s >= 0"]),
    conditions(
      "0, empty text and what is not known are false, all else is true",
      variables: "zero=<*I0>; n=<*R-0.5>; empty=\"\"; text=\"0\"; word=\"false\";",
      holding: ["n", "text", "not zero", "not empty", "not nobody", "nobody != 1", "nobody != 'a'", "true", "word"],
      failing: ["zero", "empty", "nobody", "nobody == 0", "nobody == false", "nobody < 1", "nobody == ''", "false"],
      faults: [.danglingReference]),
    conditions(
      "a name goes on to the end of its points",
      variables: "n=<*I3>; b=<*I1>;",
      holding: ["n>.5", "not game.my.game", "option.music", "not option.music.x", "not page.recorded.x", "not n.b"],
      failing: ["game.my.game", "page.recorded", "n.b", "option.a.b == 1"],
      faults: [.danglingReference]),
  ]

  /// Returns a book with a rule for each condition, of which those that hold fire.
  private static func conditions(
    _ name: String, variables: String, holding: [String], failing: [String], faults: [DiagnosticRule] = []
  ) -> LittleBook {
    let numbered = Array(holding.enumerated())
    let rules = numbered.map { "{name=yes\($0.offset); when={event=\"page.entered\";}; if=\"\($0.element)\"; do=();}" }
    let others = failing.map { "{name=\"not \($0)\"; when={event=\"page.entered\";}; if=\"\($0)\"; do=();}" }
    let fired = numbered.map { "0 rule.fired yes\($0.offset)" }
    return LittleBook(
      name, page: "", rules: (others + rules).joined(separator: ", "), root: "variables={\(variables)};",
      faults: faults, inputs: [.open(1)],
      trace: (["0 page.entering", "0 page.entered"] + fired).joined(separator: "\n"))
  }
}
