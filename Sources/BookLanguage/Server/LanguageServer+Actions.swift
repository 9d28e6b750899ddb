import BookChecking
import BookEditing
import BookKit
import PropertyList

struct CodeAction {
  let title: String
  let kind: String
  let edits: [PropertyList.Edit]
  var finding: DocumentFinding?
  var isPreferred = false
}

extension LanguageServer {
  mutating func actions(_ parameters: Parameters, with host: inout some LanguageHost) throws(ResponseError) -> JSON {
    let range = try parameters.range()
    guard let index = try document(parameters), client.takesCodeActions, let list = book(at: index) else { return [] }
    let context = context(of: documents[index])
    let offsets = [range.start, range.end].map { context.text.offset(of: $0, in: client.encoding) }
    let chosen = min(offsets[0], offsets[1])...max(offsets[0], offsets[1])
    let only = parameters.value["context"]?["only"]?.values.compactMap { $0.text }
    let wants = { (kind: String) in
      // If the client doesn't list kinds, all actions are wanted except actions on the whole file.
      only?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? !kind.hasPrefix("source")
    }
    let findings = findings(at: index, with: &host)
    try checkpoint(with: &host)
    let made = BookActions(list: list, isWellFormed: documents[index].list().isWellFormed)
    var actions: [CodeAction] = []
    if wants("quickfix") { actions += findings.flatMap { made.fixes(of: $0, in: chosen) } }
    if wants("refactor.rewrite") { actions += made.rewritings(at: chosen.lowerBound) }
    if wants("source.fixAll.bookplay"), let all = made.fixingAll(findings) { actions.append(all) }
    try checkpoint(with: &host, unchanged: documents[index].uri.key)
    return .array(actions.map { value(of: $0, in: context) })
  }

  private func value(of action: CodeAction, in context: AnswerContext) -> JSON {
    [
      "title": .string(action.title), "kind": .string(action.kind),
      "diagnostics": action.finding.map { .array([context.diagnostic($0)]) },
      "isPreferred": client.showsPreferredActions && action.isPreferred ? true : nil,
      "edit": workspaceEdit([(context, action.edits)]),
    ]
  }
}

struct BookActions {
  let list: PropertyList
  let isWellFormed: Bool

  func fixes(of found: DocumentFinding, in range: ClosedRange<Int>) -> [CodeAction] {
    guard let finding = found.finding, found.range.lowerBound <= range.upperBound,
      range.lowerBound <= found.range.upperBound
    else { return [] }
    var actions: [CodeAction] = []
    let changes = finding.fix.isEmpty ? finding.guess : finding.fix
    if let first = changes.first {
      actions.append(
        CodeAction(
          title: "Write `\(Quotation.of(plain(first)))`", kind: "quickfix", edits: changes.map { $0.edit },
          finding: found, isPreferred: !finding.fix.isEmpty))
    }
    guard isWellFormed, let place = ListPlace(finding.location.range.lowerBound, in: list) else { return actions }
    if finding.rule == .danglingTrigger, let path = place.path.upToLast("trigger") {
      let edits = edits(.remove(BookEdit.Place(at: path.description)))
      actions += edits.map { [fix("Remove this trigger", $0, found)] } ?? []
    }
    if finding.rule == .missingAltText, let element = place.dictionary(in: list) {
      let edits = edits(.set(BookEdit.Place(at: element.path.description), key: "altText", value: ""))
      actions += edits.map { [fix("Add `altText`", $0, found)] } ?? []
    }
    return actions
  }

  private func fix(_ title: String, _ edits: [PropertyList.Edit], _ finding: DocumentFinding) -> CodeAction {
    CodeAction(title: title, kind: "quickfix", edits: edits, finding: finding)
  }

  private func plain(_ change: Finding.Change) -> String {
    var text = change.text
    if text.hasPrefix("<"), let end = text.firstIndex(of: ">") {
      let inner = text[text.index(after: end)...]
      text = String(inner[..<(inner.lastIndex(of: "<") ?? inner.endIndex)])
      if text.isEmpty { text = change.text }
    }
    if text.utf8.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") { text = String(text.dropFirst().dropLast()) }
    return text
  }

  func rewritings(at offset: Int) -> [CodeAction] {
    guard isWellFormed else { return [] }
    var actions: [CodeAction] = []
    if let element = element(at: offset), list.text(of: "name", in: element.node) == nil {
      let name = BookNames(list).name(of: .element(element.path))
      let edits = edits(.set(BookEdit.Place(at: element.path.description), key: "name", value: .string(name)))
      if let edits { actions.append(CodeAction(title: "Give it a name", kind: "refactor.rewrite", edits: edits)) }
    }
    if let edits = try? list.wrappingPages() {
      actions.append(CodeAction(title: "Wrap the pages in a dictionary", kind: "refactor.rewrite", edits: edits))
    }
    return actions
  }

  private func element(at offset: Int) -> (node: NodeHandle, path: PropertyListPath)? {
    guard let place = ListPlace(offset, in: list) else { return nil }
    var holders = place.containers
    if list.kind(of: place.node) == .dictionary { holders.append((place.node, place.path)) }
    return holders.last { RoleWalk(to: $0.path, in: list).role == .dictionary(.element) }
  }

  func fixingAll(_ findings: [DocumentFinding]) -> CodeAction? {
    guard isWellFormed else { return nil }
    let old = TextBuffer(list.source.bytes)
    let (fixed, count) = list.source.applyingFixes(findings.compactMap { $0.finding })
    guard count > 0 else { return nil }
    let edits = LineEdits.edits(from: old, to: TextBuffer(fixed.bytes))
    return CodeAction(title: "Fix everything that is certain", kind: "source.fixAll.bookplay", edits: edits)
  }

  private func edits(_ edit: BookEdit) -> [PropertyList.Edit]? {
    guard var document = try? BookDocument(list.source) else { return nil }
    return try? document.apply(edit).edits
  }
}

extension PropertyListPath {
  fileprivate func upToLast(_ key: String) -> PropertyListPath? {
    guard let index = steps.lastIndex(of: .key(key)) else { return nil }
    return PropertyListPath(Array(steps[...index]))
  }
}
