import BookChecking
import BookKit
import BookReports
import PropertyList

struct Explain: BookplayCommand {
  static let list = Option.flag("list", "list all rules")
  static let keys = Option.flag("keys", "list all keys that a book can have")
  static let format = Option.reports(ExplanationFormat.self, "text (default) or markdown")

  static let entry = CommandEntry(
    .explain, takes: .topic, "explain a rule, a key or any other word",
    options: [list, keys, format, CommonOption.output],
    remarks: [
      "WORD is a rule, a key or one of its values, an option, an event, a command,",
      "or any other word in messages and in this help.",
    ],
    examples: ["bookplay explain loose-type", "bookplay explain triggerWhen", "bookplay explain page.entered"])

  let command: CommandContext

  func run() throws(CommandError) -> ExitStatus {
    let question = try readQuestion()
    let reports = try command.reports(Explain.format, default: .text)
    for report in reports.all {
      switch report.format {
      case .text:
        let width = report.path == nil ? command.console.outputWidth : nil
        report.output.write(text(for: question, paint: command.paint(for: report.output), width: width))
      case .markdown: report.output.write(markdown(for: question))
      }
    }
    try reports.write()
    return .good
  }

  private func text(for question: Question, paint: Paint, width: Int?) -> String {
    switch question {
    case .allRules: ExplanationText.list(DiagnosticRule.all, width: width)
    case .allKeys: KeyText.list(Key.all, width: width)
    case .words(let rule, let keys, let topics):
      joined(
        rule.map { ExplanationText.lines($0, paint: paint, width: width) },
        keys.isEmpty ? nil : KeyText.lines(keys, paint: paint, width: width),
        topics.isEmpty ? nil : Topic.lines(topics, paint: paint, width: width))
    }
  }

  private func markdown(for question: Question) -> String {
    switch question {
    case .allRules: RuleReference.text(of: DiagnosticRule.all)
    case .allKeys: FormatReference.text
    case .words(let rule, let keys, let topics):
      joined(
        rule.map { RuleReference.section(of: $0, level: 1) },
        keys.isEmpty ? nil : FormatReference.section(of: keys), topics.isEmpty ? nil : Topic.markdown(topics))
    }
  }

  private func joined(_ parts: String?...) -> String { parts.compactMap(\.self).joined(separator: "\n") }

  private enum Question {
    case allRules
    case allKeys
    case words(DiagnosticRule?, [Key], [Topic])
  }

  private func readQuestion() throws(CommandError) -> Question {
    let topic = command.invocation.arguments.first
    let lists = [Explain.list, Explain.keys].filter { command.options[$0] }.map(\.entry.longForm)
    let given = lists + [topic].compactMap(\.self)
    guard given.count < 2 else { throw .usage(UsageText.exclusive(given[0], given[1])) }
    guard let topic else {
      guard let list = lists.first else { throw .usage(UsageText.missing(ArgumentShape.topic.noun, in: .explain)) }
      return list == "--list" ? .allRules : .allKeys
    }
    let rule = DiagnosticRule.named(topic.utf8)
    let keys = Key.all.filter { $0.isCalled(topic) }
    let topics = ArgumentTable.words.filter { $0.name.utf8.elementsEqual(topic.utf8) }
    guard rule == nil, keys.isEmpty, topics.isEmpty else { return .words(rule, keys, topics) }
    let known = ArgumentTable.rules + ArgumentTable.keys + ArgumentTable.words.map(\.name)
    let nearest = NearestName.suggestion(for: topic, among: known)
    let advice = UsageText.didYouMean(nearest, or: "`\(Tool.name) explain --list` and `--keys` list them")
    throw .usage("there is no rule, key or other word \(UsageText.quoted(topic)); \(advice)")
  }
}

extension Key {
  fileprivate func isCalled(_ text: String) -> Bool {
    ([name] + [alias].compactMap(\.self)).contains { $0.description.utf8.elementsEqual(text.utf8) }
  }
}
