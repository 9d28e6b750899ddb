import BookChecking
import BookKit
import PropertyList

/// A question about a session, which changes nothing.
struct Question {
  /// What is asked for.
  enum Kind: String, CaseIterable {
    case keys, book, pages, stage, item, timeline, graph, findings, assets, history, selection, text, clipboard
  }

  let kind: Kind
  private let line: JSONValue

  init(_ line: JSONValue) throws(Refusal) {
    guard let name = line["get"]?.text else { throw Refusal(.badJSON, "`get` is not a string") }
    guard let kind = Kind(rawValue: name) else {
      throw Refusal(.unknownOperation, "there is no answer `\(Quotation.of(name))`")
    }
    guard case .object(let members) = line else { throw .notAnObject }
    for member in members where member.name != "get" && !Question.members(of: kind).contains(member.name) {
      throw Refusal(.unknownMember, "`\(name)` has no member `\(Quotation.of(member.name))`")
    }
    self.kind = kind
    self.line = line
  }

  private static func members(of kind: Kind) -> [String] {
    switch kind {
    case .stage: ["page", "language", "at"]
    case .item: ["page", "items", "at"]
    case .timeline, .graph: ["page"]
    case .findings: ["since"]
    case .text: ["path"]
    case .keys, .book, .pages, .assets, .history, .selection, .clipboard: []
    }
  }

  func answer(in session: inout EditorSession) throws(Refusal) -> JSONValue {
    if [.pages, .item, .findings].contains(kind) { session.check() }
    let value = try value(in: session)
    return [
      "ok": true, "revision": .number(Double(session.document.revision)), "\(kind.rawValue)": value,
    ]
  }

  private func value(in session: EditorSession) throws(Refusal) -> JSONValue {
    switch kind {
    case .keys: return KeyAnswers.all
    case .book: return book(session)
    case .pages: return pages(session)
    case .stage: return try stage(session)
    case .item: return try item(session)
    case .timeline: return try TimelineAnswer(session, page(session))?.value ?? []
    case .graph: return try GraphAnswer(session, page(session))?.value ?? .null
    case .findings: return try findings(session)
    case .assets: return assets(session)
    case .history:
      let history = session.document.history
      return ["labels": EditorProtocol.strings(history.labels), "done": .number(Double(history.doneCount))]
    case .selection: return EditorProtocol.strings(session.selection)
    case .text: return try text(session)
    case .clipboard: return session.clipboard.map { .string($0) } ?? .null
    }
  }

  private func page(_ session: EditorSession) throws(Refusal) -> Int {
    guard let value = line["page"] else { return session.pageIndex }
    if let complaint = EditMember.Kind.page.complaint(about: value) {
      throw Refusal(.badValue, "`page` must be \(complaint)")
    }
    return try session.pageIndex(BookEdit.Reference(value))
  }

  private func stage(_ session: EditorSession) throws(Refusal) -> JSONValue {
    var (time, language) = (session.time, session.language)
    if let value = line["at"] {
      guard let number = value.number, number >= 0 else {
        throw Refusal(.badValue, "`at` must be a number of at least 0")
      }
      time = number
    }
    if let value = line["language"] {
      guard let code = value.text else { throw Refusal(.badValue, "`language` must be a string") }
      language = code
    }
    return StageAnswer(session, try page(session), at: time, language: language).value
  }

  /// Returns all findings or, with `since`, what is different from an earlier revision.
  private func findings(_ session: EditorSession) throws(Refusal) -> JSONValue {
    let findings = session.findings
    guard let value = line["since"] else { return .array(findings.map { FindingAnswers.value($0) }) }
    guard let number = value.number, let revision = Int(exactly: number),
      let source = session.source(at: revision)
    else { throw Refusal(.badValue, "`since` must be one of the last revisions") }
    let old = BookCheck.check(source, assets: session.document.assets).findings
    return FindingAnswers.changes(from: old, to: findings)
  }

  private func book(_ session: EditorSession) -> JSONValue {
    let list = session.document.list
    guard list.kind(of: list.root) == .dictionary else { return [:] }
    return .object(
      list.entries(of: list.root).compactMap { entry in
        let key = list.string(of: entry.key) ?? ""
        return key == "pages" ? nil : .init(key, JSONValue(entry.value, of: list, typesBareWords: true))
      })
  }

  /// Returns the pages, followed by the sections that the author drew.
  private func pages(_ session: EditorSession) -> JSONValue {
    let list = session.document.list
    let findings = session.findings
    return .array(
      list.pagesAndSections.map { page in
        let path = page.path.description
        let count = findings.reduce(0) { $1.location.path.isPath(in: path) ? $0 + 1 : $0 }
        let outline = PageOutline(page.node, at: page.path, in: list)
        let text = { (key: String) -> JSONValue in list.text(of: key, in: page.node).map { .string($0) } ?? .null }
        let word = page.path.parent == list.sectionsPath ? [JSONValue.Member("section", text("section"))] : []
        return .object(
          word + [
            .init("path", .string(path)), .init("name", text("name")), .init("title", text("title")),
            .init("elements", .number(Double(outline.items.count))), .init("findings", .number(Double(count))),
          ])
      })
  }

  private func item(_ session: EditorSession) throws(Refusal) -> JSONValue {
    let list = session.document.list
    if let text = line["at"]?.text {
      guard let path = PropertyListPath(reading: text), let node = list.node(at: path),
        list.kind(of: node) == .dictionary
      else { throw Refusal(.noSuchPath, "there is no dictionary at `\(Quotation.of(text))`") }
      return ItemAnswer(list, [(node, path)], session.findings).value
    }
    guard let page = StagePage(session.document, page: try page(session)) else { return .null }
    var items: [Int] = []
    let names: [String]
    if let values = line["items"]?.array {
      names = values.compactMap { $0.text }
    } else {
      names = session.selection
    }
    for name in names {
      guard let index = page.outline.index(of: name) else {
        throw Refusal(
          .noSuchItem, "no element of \(page.outline.title) is called `\(Quotation.of(name))`")
      }
      items.append(index)
    }
    let findings = session.findings
    return ItemAnswer(list, items.map { (page.outline.items[$0].node, page.outline.items[$0].path) }, findings).value
  }

  private func assets(_ session: EditorSession) -> JSONValue {
    guard let book = session.document.book else { return [] }
    let used = book.fileNames
    var rows: [JSONValue] = []
    for asset in session.document.assets?.assets ?? [] {
      let name = asset.path.description
      var members: [JSONValue.Member] = [
        .init("name", .string(name)), .init("kind", .string(Question.kind(of: asset.facts))),
        .init("size", .number(Double(asset.facts.byteCount))),
      ]
      if let size = asset.facts.size {
        members += [.init("width", .number(size.width)), .init("height", .number(size.height))]
      }
      if let duration = asset.facts.duration { members.append(.init("duration", .number(duration))) }
      if !used.contains(where: { $0.utf8.elementsEqual(name.utf8) }) { members.append(.init("unused", true)) }
      rows.append(.object(members))
    }
    for name in used where session.document.assets != nil && session.document.assets?[name] == nil {
      rows.append(["name": .string(name), "missing": true])
    }
    return .array(rows)
  }

  private static func kind(of facts: AssetFacts) -> String {
    switch facts.content {
    case .picture: "picture"
    case .sound: "sound"
    case .font: "font"
    case .unreadable: "unreadable"
    case .unknown: "other"
    }
  }

  private func text(_ session: EditorSession) throws(Refusal) -> JSONValue {
    let document = session.document
    var range = 0..<document.source.bytes.count
    if let text = line["path"]?.text {
      guard let path = PropertyListPath(reading: text), let node = document.list.node(at: path) else {
        throw Refusal.nothing(at: Quotation.of(text))
      }
      range = document.list.range(of: node)
    }
    return [
      "start": .number(Double(range.lowerBound)), "end": .number(Double(range.upperBound)),
      "text": .string(document.list.text.encoding.string(Array(document.source.bytes[range]))),
    ]
  }
}

extension String {
  /// Returns whether the path that this text writes is `other` or leads into it.
  func isPath(in other: String) -> Bool {
    guard utf8.starts(with: other.utf8) else { return false }
    guard let next = utf8.dropFirst(other.utf8.count).first else { return true }
    return next == UInt8(ascii: ".") || next == UInt8(ascii: "[")
  }
}
