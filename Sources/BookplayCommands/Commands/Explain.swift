import BookKit
import PropertyList

/// `bookplay explain`: why a rule exists, with a wrong and a right example.
struct Explain {
  let command: Command

  func run() throws(CommandFailure) -> ExitStatus {
    let output = command.console.output
    let rule = command.invocation.arguments.first
    guard !command.options.contains(.list) else {
      if let rule { throw .usage(.exclusive("--list", rule)) }
      output.write(ExplanationText.list(RuleExplanation.all))
      return .good
    }
    guard let rule else { throw .usage(.missingArgument) }
    guard let explanation = DiagnosticRule(rule.utf8).flatMap(RuleExplanation.of) else {
      throw .usage(.unknownRule(rule, nearest: NearestName.suggestion(for: rule, among: ArgumentTable.rules)))
    }
    output.write(ExplanationText.lines(explanation, paint: command.paint(for: output)))
    return .good
  }
}
