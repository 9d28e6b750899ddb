import BookChecking
import BookKit
import PropertyList

/// A question about a session, which changes nothing.
enum Question: Sendable {
  case keys, book, pages, assets, history, selection, clipboard
  case stage(at: Double?, language: String?, page: BookEdit.Reference?)
  /// The named or the selected elements of a page, or the dictionary at a path.
  case item(at: String?, page: BookEdit.Reference?, items: [String]?)
  case timeline(page: BookEdit.Reference?)
  case graph(page: BookEdit.Reference?)
  /// All findings or, with `since`, the differences from an earlier revision.
  case findings(since: JSONValue?)
  /// The text of the file, or of the value at a path.
  case text(at: String?)

  /// The questions that lines can ask, such as `{"get":"stage","page":2}`.
  private static let table: MessageTable<Question> = {
    let page = LineMember.optional("page", .page)
    return MessageTable(
      name: "get", title: "answer",
      rows: [
        LineRow("keys") { _ in .keys }, LineRow("book") { _ in .book }, LineRow("pages") { _ in .pages },
        LineRow("assets") { _ in .assets }, LineRow("history") { _ in .history },
        LineRow("selection") { _ in .selection }, LineRow("clipboard") { _ in .clipboard },
        LineRow("stage", [.optional("at", .length), .optional("language", .string), page]) {
          .stage(at: $0(), language: $0(), page: $0())
        },
        LineRow("item", [.lenient("at"), page, .lenient("items")]) {
          .item(at: $0(), page: $0(), items: ($0() as JSONValue?)?.array?.compactMap { $0.text })
        },
        LineRow("timeline", [page]) { .timeline(page: $0()) },
        LineRow("graph", [page]) { .graph(page: $0()) },
        LineRow("findings", [.lenient("since")]) { .findings(since: $0()) },
        LineRow("text", [.lenient("path")]) { .text(at: $0()) },
      ])
  }()

  static func answer(_ line: JSONValue, in session: inout EditorSession) throws(Refusal) -> JSONValue {
    let (word, question) = try table.read(line)
    let answer = try question.answer(in: &session)
    return ["ok": true, "revision": .number(session.document.revision), "\(word)": answer]
  }

  private func answer(in session: inout EditorSession) throws(Refusal) -> JSONValue {
    switch self {
    case .keys: return KeyAnswers.all
    case .book: return book(session)
    case .pages:
      session.check()
      return pages(session)
    case .assets: return assets(session)
    case .history:
      let history = session.document.history
      return ["labels": .strings(history.labels), "done": .number(history.doneCount)]
    case .selection: return .strings(session.selection)
    case .clipboard: return session.clipboard.map { .string($0) } ?? .null
    case .stage(let time, let language, let page):
      let index = try index(of: page, session)
      return StageAnswer(session, index, at: time ?? session.time, language: language ?? session.language).value
    case .item(let path, let page, let items):
      session.check()
      if let path { return try item(at: path, session) }
      return try item(items, page, session)
    case .timeline(let page): return try TimelineAnswer(session, index(of: page, session))?.value ?? []
    case .graph(let page): return try GraphAnswer(session, index(of: page, session))?.value ?? .null
    case .findings(let revision):
      session.check()
      return try findings(since: revision, session)
    case .text(let path): return try text(at: path, session)
    }
  }

  private func index(of page: BookEdit.Reference?, _ session: EditorSession) throws(Refusal) -> Int {
    guard let page else { return session.pageIndex }
    return try session.pageIndex(page)
  }

  private func findings(since revision: JSONValue?, _ session: EditorSession) throws(Refusal) -> JSONValue {
    let findings = session.findings
    guard let value = revision else { return .array(findings.map { FindingAnswers.value($0) }) }
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

  private func pages(_ session: EditorSession) -> JSONValue {
    let list = session.document.list
    let findings = session.findings
    return .array(
      list.pagesAndSections.map { page in
        let path = page.path.description
        let count = findings.reduce(0) { $1.location.path.isPath(in: path) ? $0 + 1 : $0 }
        let outline = PageOutline(page.node, at: page.path, in: list)
        let text = { (key: String) -> JSONValue in list.text(of: key, in: page.node).map { .string($0) } ?? .null }
        return [
          "section": page.path.parent == list.sectionsPath ? text("section") : nil, "path": .string(path),
          "name": text("name"), "title": text("title"), "elements": .number(outline.items.count),
          "findings": .number(count),
        ]
      })
  }

  private func item(at text: String, _ session: EditorSession) throws(Refusal) -> JSONValue {
    let list = session.document.list
    guard let path = PropertyListPath(reading: text), let node = list.node(at: path),
      list.kind(of: node) == .dictionary
    else { throw Refusal(.noSuchPath, "there is no dictionary at `\(Quotation.of(text))`") }
    return ItemAnswer(list: list, items: [(node, path)], findings: session.findings).value
  }

  private func item(
    _ names: [String]?, _ reference: BookEdit.Reference?, _ session: EditorSession
  ) throws(Refusal) -> JSONValue {
    guard let page = StagePage(session.document, page: try index(of: reference, session)) else { return .null }
    let items = try (names ?? session.selection).map { (name) throws(Refusal) in
      page.outline.items[try page.outline.known(name)]
    }
    let places = items.map { (node: $0.node, path: $0.path) }
    return ItemAnswer(list: session.document.list, items: places, findings: session.findings).value
  }

  private func assets(_ session: EditorSession) -> JSONValue {
    guard let book = session.document.book else { return [] }
    let used = book.fileNames
    var rows = (session.document.assets?.assets ?? []).map { asset -> JSONValue in
      let (name, facts) = (asset.path.description, asset.facts)
      return [
        "name": .string(name), "kind": .string(Question.kind(of: facts)), "size": .number(facts.byteCount),
        "width": facts.size.map { .number($0.width) }, "height": facts.size.map { .number($0.height) },
        "duration": facts.duration.map { .number($0) },
        "unused": FreeNames.contains(used, name) ? nil : true,
      ]
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

  private func text(at written: String?, _ session: EditorSession) throws(Refusal) -> JSONValue {
    let document = session.document
    var range = 0..<document.source.bytes.count
    if let text = written {
      guard let path = PropertyListPath(reading: text), let node = document.list.node(at: path) else {
        throw Refusal.nothing(at: Quotation.of(text))
      }
      range = document.list.range(of: node)
    }
    return [
      "start": .number(range.lowerBound), "end": .number(range.upperBound),
      "text": .string(document.list.text.encoding.string(Array(document.source.bytes[range]))),
    ]
  }
}

extension String {
  /// Returns whether this path is `other` or leads into it.
  func isPath(in other: String) -> Bool {
    guard utf8.starts(with: other.utf8) else { return false }
    guard let next = utf8.dropFirst(other.utf8.count).first else { return true }
    return next == UInt8(ascii: ".") || next == UInt8(ascii: "[")
  }
}
