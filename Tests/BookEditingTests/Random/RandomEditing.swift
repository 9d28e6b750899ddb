import BookChecking
import BookTestSupport
import PropertyList

@testable import BookEditing

/// Edits a random book at random, and checks what has to hold after every step.
struct RandomEditing {
  private var document: BookDocument
  private let first: [UInt8]
  /// What went wrong, with the operation.
  private(set) var failures: [String] = []
  /// The number of operations that changed the book, and of those that were refused.
  private(set) var changeCount = 0
  private(set) var refusalCount = 0

  /// Opens a book in a random layout; `nil` if the random book can't be edited.
  init?(using lot: inout ChoiceSource) {
    let bytes = RandomBook.bytes(using: &lot)
    guard let list = PropertyList.read(PropertyList.Source(bytes)).document else { return nil }
    let written = AwkwardLayout.written(list, asXML: lot.once(in: 2), using: &lot)
    self.init(written)
  }

  /// Opens a book.
  init?(_ bytes: [UInt8]) {
    guard let document = try? BookDocument(PropertyList.Source(bytes, name: "book.plist")) else { return nil }
    self.document = document
    first = bytes
  }

  /// Carries out random operations, then takes all steps back and does them again.
  mutating func run(_ count: Int, using lot: inout ChoiceSource) {
    for _ in 0..<count where failures.isEmpty {
      guard let request = RandomEdit.next(for: document, using: &lot) else { continue }
      perform(request)
    }
    guard failures.isEmpty else { return }
    let last = document.source.bytes
    while document.undo() != nil {}
    check(document.source.bytes == first, "taking all steps back doesn't give the first bytes")
    checkTree("undo")
    while document.redo() != nil {}
    check(document.source.bytes == last, "doing all steps again doesn't give the last bytes")
    checkTree("redo")
  }

  private mutating func check(_ holds: Bool, _ message: @autoclosure () -> String) {
    if !holds { failures.append(message()) }
  }

  private mutating func perform(_ request: EditRequest) {
    let before = document
    let line = request.written
    check((try? EditRequest(line: line)) == request, "`\(line)` doesn't read back as itself")
    do {
      let outcome = try document.apply(request)
      if !outcome.edits.isEmpty { changeCount += 1 }
      checkChange(from: before, outcome, request)
      checkCopy(of: request, outcome, from: before)
      checkNewName(of: request, outcome)
    } catch {
      refusalCount += 1
      check(document.source.bytes == before.source.bytes, "\(line): refused, but the bytes changed")
      check(document.revision == before.revision, "\(line): refused, but the revision changed")
      check(error.reason != .unwritable, "\(line): \(error.message)\n\(RandomEditing.text(before))")
    }
  }

  private mutating func checkChange(from before: BookDocument, _ outcome: Outcome, _ request: EditRequest) {
    let line = request.written
    var end = 0
    for edit in outcome.edits {
      check(edit.range.lowerBound >= end, "\(line): the edits overlap")
      check(Array(before.source.bytes[edit.range]) != edit.replacement, "\(line): an edit changes nothing")
      end = edit.range.upperBound
    }
    let edited = before.source.applying(outcome.edits)
    check(edited?.bytes == document.source.bytes, "\(line): the edits don't lead to the new bytes")
    checkTree(line + "\n" + RandomEditing.text(before))
    check(
      document.revision == before.revision + (outcome.edits.isEmpty ? 0 : 1), "\(line): the revision is wrong")
    checkMeaning(of: request, from: before)
    if request.edit.keepsComments {
      let after = document
      let (old, new) = (RandomEditing.comments(before.list), RandomEditing.comments(after.list))
      check(
        old <= new,
        "\(line): \(old - new) comments are gone\n\(RandomEditing.text(before))\n\(RandomEditing.text(after))")
    }
    for move in outcome.moved {
      check(move.from != move.to, "\(line): \(move.from) is reported though it stays")
    }
  }

  /// Checks that a copy has the comments that cutting takes out of the book, and that pasting adds them all.
  private mutating func checkCopy(of request: EditRequest, _ outcome: Outcome, from before: BookDocument) {
    guard case .copyElements(let page, let items) = request.edit, let text = outcome.clipboard else { return }
    guard let clipboard = PropertyList.read(PropertyList.Source(text: text)).document else {
      return check(false, "\(request.written): the clipboard isn't a property list\n\(text)")
    }
    var (cut, pasted) = (before, before)
    let copied = RandomEditing.comments(clipboard)
    do {
      try cut.apply(.removeElements(page: page, items: items))
      try pasted.apply(.pasteElements(page: page, clipboard: text))
    } catch { return check(error.reason == .unencodable, "\(request.written): \(error.message)") }
    let own = RandomEditing.comments(before.list)
    check(
      own - RandomEditing.comments(cut.list) == copied,
      "\(request.written): the copy has other comments\n\(RandomEditing.text(before))\n\(text)")
    check(
      RandomEditing.comments(pasted.list) == own + copied,
      "\(request.written): pasting loses comments\n\(text)\n\(RandomEditing.text(pasted))")
  }

  /// Checks that nothing else has the name that an operation made for something new.
  private mutating func checkNewName(of request: EditRequest, _ outcome: Outcome) {
    let (list, after) = (document.list, document)
    let selected = outcome.selection.first.flatMap { PropertyListPath(reading: $0) }
    let names: [String]
    let new: String
    switch request.edit {
    case .addElement, .groupElements, .duplicateElements, .pasteElements:
      guard let path = selected, let page = list.pagesAndSections.first(where: { path.isInside($0.path) }) else {
        return
      }
      let outline = PageOutline(page.node, at: page.path, in: list)
      guard let item = outline.items.first(where: { $0.path == path }), item.isNamed else { return }
      (names, new) = (outline.names, item.name)
    case .addTween(_, _, _, _, _, _, let place):
      guard let element = selected else { return }
      names = list.partNames(in: element.key("tweens"))
      let index = place ?? names.count - 1
      guard names.indices.contains(index) else { return }
      new = names[index]
    default: return
    }
    let count = names.filter { $0.utf8.elementsEqual(new.utf8) }.count
    check(count == 1, "\(request.written): \(count) things are called \(new)\n\(RandomEditing.text(after))")
  }

  /// Checks that the list is what reading the bytes again gives.
  private mutating func checkTree(_ what: String) {
    let after = document
    let reading = PropertyList.read(after.source)
    check(reading.isWellFormed, "\(what): no property list any more\n\(RandomEditing.text(after))")
    guard let list = reading.document else { return }
    check(
      list.nodes == after.list.nodes,
      "\(what): the list differs from what the bytes say\n\(RandomEditing.text(after))")
  }

  /// Checks the basic operations against the same change of plain values.
  private mutating func checkMeaning(of request: EditRequest, from before: BookDocument) {
    guard let result = PlainEditing.result(of: request.edit, on: before.list) else { return }
    let expected = PlainEditing.withoutFollowers(result)
    let found = PlainEditing.withoutFollowers(PlainEditing.value(document.list))
    check(
      found == expected,
      "\(request.written): the tree isn't the one meant\n\(expected)\n\(found)\n\(RandomEditing.text(before))")
  }

  private static func comments(_ list: PropertyList) -> Int {
    var count = 0
    var position = 0
    for node in list.nodes.indices.map({ NodeHandle($0) }) {
      let own = list.textRange(of: node)
      if own.lowerBound > position { count += list.trivia(in: position..<own.lowerBound).filter { $0.isComment }.count }
      position = max(position, list.kind(of: node).isContainer ? list.contents(of: node).lowerBound : own.upperBound)
    }
    return count + list.trivia(in: position..<list.text.utf8.count).filter { $0.isComment }.count
  }

  private static func text(_ document: BookDocument) -> String {
    String(decoding: document.source.bytes, as: UTF8.self)
  }
}

extension BookEdit {
  /// Whether it never takes a comment out of the book.
  fileprivate var keepsComments: Bool {
    switch self {
    case .moveElements, .setFrame, .resizeElements, .rotateElements, .orderElements, .nestElements, .reorder, .addPage,
      .duplicatePage, .movePages, .addElement, .duplicateElements, .groupElements, .alignElements,
      .distributeElements, .moveRule, .addRule, .addTween, .pastePages, .pasteElements:
      true
    default: false
    }
  }
}
