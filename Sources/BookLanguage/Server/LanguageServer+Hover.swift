import BookChecking
import BookEditing
import BookKit
import BookReports
import PropertyList

extension LanguageServer {
  /// Answers `textDocument/hover`.
  mutating func hover(_ parameters: Parameters, with host: inout some LanguageHost) throws(ResponseError) -> JSON {
    let position = try parameters.position()
    guard let index = try document(parameters) else { return .null }
    let context = context(of: documents[index])
    let offset = context.text.offset(of: position, in: client.encoding)
    if documents[index].kind == .script { return scriptHover(at: offset, index, context, with: host) }
    guard let list = book(at: index) else { return .null }
    // Only what is known already is said about findings, since checking takes longer than a pointer should wait.
    let document = documents[index]
    var answer = BookHover(list: list, assets: document.lastCheck?.assets).hover(at: offset)
    for (finding, range) in document.lastFindings(at: offset) {
      var text = answer?.content ?? Markup()
      FindingHover.describe(finding, &text)
      answer = (answer?.range ?? range, text)
    }
    guard let answer else { return .null }
    return [
      "contents": context.markup(answer.content, isMarkdown: client.hoverIsMarkdown),
      "range": context.range(answer.range),
    ]
  }

  private mutating func scriptHover(
    at offset: Int, _ index: Int, _ context: AnswerContext, with host: some LanguageHost
  ) -> JSON {
    guard let word = ScriptWords(context.text).word(at: offset) else { return .null }
    var text = Markup()
    if word.isFirst {
      TopicHover.describe(word.text, { $0 == "a command of scripts" }, &text)
    } else {
      TopicHover.describe(word.text, { $0 == "an event" }, &text)
    }
    var range = word.range
    if text.isEmpty, let (script, names, _) = script(at: index, with: host),
      let reference = script.reference(at: offset), let thing = script.things(of: reference, in: names).first
    {
      range = script.content(of: reference)
      text.add("The \(thing.title) ")
      text.add(code: names.name(of: thing))
      if let path = thing.path {
        text.add(", at ")
        text.add(code: path.description)
      }
    }
    guard !text.isEmpty else { return .null }
    return ["contents": context.markup(text, isMarkdown: client.hoverIsMarkdown), "range": context.range(range)]
  }
}
