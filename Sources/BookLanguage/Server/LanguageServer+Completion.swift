import BookKit
import BookReports
import Playthrough
import PropertyList

extension LanguageServer {
  mutating func completion(_ parameters: Parameters, with host: inout some LanguageHost) throws(ResponseError) -> JSON {
    guard let (index, context, offset) = try place(of: parameters) else { return .null }
    switch documents[index].kind {
    case .script:
      let book = book(ofScriptAt: index, with: host)
      let completion = ScriptCompletion(names: book.map { ScriptNames($0) }, book: book)
      guard let (items, token) = completion.items(at: offset, in: context.text) else { return .null }
      return context.completion(items, replacing: token)
    case .propertyList:
      guard let place = TypingPlace(offset, in: context.text.bytes), isBook(index, place) else { return .null }
      try checkpoint(with: &host)
      let whole = list(at: index) ?? place.list
      let completion = BookCompletion(place, whole: whole, assets: assets(of: index, with: host))
      return context.completion(completion.items, replacing: completion.token)
    case .binary, .other: return .null
    }
  }

  private mutating func isBook(_ index: Int, _ place: TypingPlace) -> Bool {
    documents[index].list().isBook
      || documents[index].uri.isUntitled && place.container.path.steps.isEmpty
  }

  private mutating func assets(of index: Int, with host: some LanguageHost) -> AssetCatalog? {
    if let check = documents[index].lastCheck { return check.assets }
    guard let path = documents[index].uri.path, let book = documents[index].list().book else { return nil }
    return host.assets(of: book, at: path)
  }

  func resolve(_ parameters: Parameters) throws(ResponseError) -> JSON {
    guard case .object(var members) = parameters.value else { throw Parameters.missing("params") }
    guard let data = parameters.value["data"]?.text else { return parameters.value }
    let words = data.split(separator: " ", maxSplits: 2).map(String.init)
    var text = Markup()
    if words.count == 3, words[0] == "key" {
      let key = Key.all.first { $0.name.description == words[2] && String(describing: $0.owner) == words[1] }
      if let key { text.add(key: key) }
    } else if words.count == 2, words[0] == "word" {
      text.add(word: words[1]) { _ in true }
    }
    guard !text.isEmpty else { return parameters.value }
    members.append(.init("documentation", text.json(isMarkdown: client.documentationIsMarkdown)))
    return .object(members)
  }
}
