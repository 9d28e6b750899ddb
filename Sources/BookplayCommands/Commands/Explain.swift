import BookKit
import PropertyList

/// `bookplay explain`: why a rule exists, with a wrong and a right example, or what a key means.
struct Explain {
  let command: Command

  func run() throws(CommandFailure) -> ExitStatus {
    let output = command.console.output
    let width = command.console.outputWidth
    let isMarkdown = command.options.choice(.format, as: ExplanationFormat.self) == .markdown
    switch try whatIsAskedFor() {
    case .allRules:
      output.write(
        isMarkdown
          ? RuleReference.text(of: RuleExplanation.all) : ExplanationText.list(RuleExplanation.all, width: width))
    case .allKeys: output.write(isMarkdown ? FormatReference.text : KeyText.list(Key.all, width: width))
    case .rule(let explanation):
      output.write(
        isMarkdown
          ? RuleReference.section(of: explanation, level: 1)
          : ExplanationText.lines(explanation, paint: command.paint(for: output), width: width))
    case .keys(let keys):
      output.write(
        isMarkdown
          ? FormatReference.section(of: keys) : KeyText.lines(keys, paint: command.paint(for: output), width: width))
    }
    return .good
  }

  private enum Question {
    case allRules
    case allKeys
    case rule(RuleExplanation)
    /// All keys of one name.
    case keys([Key])
  }

  private func whatIsAskedFor() throws(CommandFailure) -> Question {
    let topic = command.invocation.arguments.first
    let lists = [OptionName.list, .keys].filter { command.options.contains($0) }.map { "--\($0.rawValue)" }
    let given = lists + [topic].compactMap(\.self)
    guard given.count < 2 else { throw .usage(.exclusive(given[0], given[1])) }
    guard let topic else {
      guard let list = lists.first else { throw .usage(.missingArgument) }
      return list == "--list" ? .allRules : .allKeys
    }
    if let explanation = DiagnosticRule(topic.utf8).flatMap(RuleExplanation.of) { return .rule(explanation) }
    let keys = Key.all.filter { $0.isCalled(topic) }
    guard keys.isEmpty else { return .keys(keys) }
    let topics = ArgumentTable.rules + ArgumentTable.keys
    throw .usage(.unknownTopic(topic, nearest: NearestName.suggestion(for: topic, among: topics)))
  }
}

extension Key {
  /// Whether `text` is its name, or an old one.
  fileprivate func isCalled(_ text: String) -> Bool {
    ([name] + [alias].compactMap(\.self)).contains { $0.description.utf8.elementsEqual(text.utf8) }
  }
}
