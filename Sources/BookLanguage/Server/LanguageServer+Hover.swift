import BookReports
import PropertyList

extension LanguageServer {
  mutating func hover(_ parameters: Parameters, with host: inout some LanguageHost) throws(ResponseError) -> JSON {
    guard let (index, context, offset) = try place(of: parameters) else { return .null }
    if documents[index].kind == .script { return scriptHover(at: offset, index, context, with: host) }
    guard let list = book(at: index) else { return .null }
    // Only known findings are explained, since a check would take too long for a hover.
    let document = documents[index]
    var answer = BookHover(list: list, assets: document.lastCheck?.assets).hover(at: offset)
    for (finding, range) in document.lastFindings(at: offset) {
      var text = answer?.content ?? Markup()
      text.add(ruleOf: finding)
      answer = (answer?.range ?? range, text)
    }
    guard let answer else { return .null }
    return ["contents": answer.content.json(isMarkdown: client.hoverIsMarkdown), "range": context.range(answer.range)]
  }

  private mutating func scriptHover(
    at offset: Int, _ index: Int, _ context: AnswerContext, with host: some LanguageHost
  ) -> JSON {
    let words = context.text.scriptWords(ofLineAt: offset) ?? []
    let touched = words.firstIndex { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
    guard let touched else { return .null }
    let word = words[touched]
    var text = Markup()
    text.add(word: word.string) { $0 == (touched == 0 ? "a command of scripts" : "an event") }
    var range = word.range
    if text.isEmpty, let (script, names, _) = script(at: index, with: host),
      let reference = script.reference(at: offset), let thing = script.things(of: reference, in: names).first
    {
      range = script.content(of: reference)
      text.add("The \(thing.title) ", code: names.name(of: thing))
      if let path = thing.path { text.add(", at ", code: path.description) }
    }
    guard !text.isEmpty else { return .null }
    return ["contents": text.json(isMarkdown: client.hoverIsMarkdown), "range": context.range(range)]
  }
}
