import BookChecking
import BookKit
import BookTestSupport
import PropertyList
import Testing

@testable import BookEditing

@Suite struct BookDocumentTests {
  private func document(_ text: String) throws -> BookDocument {
    try BookDocument(PropertyList.Source(text: text, name: "book.plist"))
  }

  private let moon = "{ pages = ( { elements = ( { type = image; name = moon; x = 10; } ); } ); }"

  @Test func `binary files are not edited`() throws {
    let list = PropertyList.read(PropertyList.Source(text: moon)).document
    let bytes = try #require(list?.written(as: .binary).bytes)
    #expect {
      _ = try BookDocument(PropertyList.Source(bytes))
    } throws: { error in
      if case OpeningError.binary = error { return true }
      return false
    }
  }

  @Test func `broken files tell their findings`() {
    #expect {
      _ = try document("{ pages = ( ")
    } throws: { error in
      guard case OpeningError.malformed(let findings) = error else { return false }
      return findings.contains { $0.rule == .malformedPlist }
    }
  }

  @Test func `a string isn't a book`() {
    #expect {
      _ = try document("hello")
    } throws: { error in
      if case OpeningError.unsupportedRoot = error { return true }
      return false
    }
  }

  @Test func `findings are those of a full check`() throws {
    var document = try document(moon)
    try document.apply(
      .set(BookEdit.Place(page: 1, item: "moon"), key: "trigger", value: ["triggeringItem": "sun"]))
    #expect(document.findings == BookCheck.check(document.source).findings)
    #expect(document.findings.contains { $0.rule == .danglingTrigger })
  }

  @Test func `changes are measured against what was saved`() throws {
    var document = try document(moon)
    #expect(!document.isChanged)
    try document.apply(.setFrame(page: 1, items: ["moon"], x: 11))
    #expect(document.isChanged)
    document.markSaved()
    #expect(!document.isChanged)
    document.undo()
    #expect(document.isChanged)
    try document.apply(.revert)
    #expect(!document.isChanged)
  }

  @Test func `saving ends a gesture`() throws {
    var document = try document(moon)
    let move = EditRequest(.moveElements(page: 1, items: ["moon"], by: Point(x: 1, y: 0)), gesture: "drag")
    try document.apply(move)
    try document.apply(move)
    #expect(document.history.labels == ["Move moon"])
    document.markSaved()
    try document.apply(move)
    #expect(document.history.labels == ["Move moon", "Move moon"])
  }

  @Test func `a refused operation doesn't end a gesture`() throws {
    var document = try document(moon)
    let move = EditRequest(.moveElements(page: 1, items: ["moon"], by: Point(x: 1, y: 0)), gesture: "drag")
    try document.apply(move)
    #expect(throws: Refusal.self) { try document.apply(.setFrame(page: 7, items: ["moon"], x: 1)) }
    try document.apply(move)
    #expect(document.history.labels.count == 1)
  }

  @Test func `a new change drops what could be done again`() throws {
    var document = try document(moon)
    for x in 1...3 {
      try document.apply(.setFrame(page: 1, items: ["moon"], x: Double(x)))
    }
    document.undo()
    document.undo()
    try document.apply(.setFrame(page: 1, items: ["moon"], x: 9))
    #expect(document.history.labels.count == 2)
    #expect(document.redo() == nil)
    #expect(String(decoding: document.source.bytes, as: UTF8.self).contains("x = 9;"))
  }

  @Test func `thousands of steps take little memory`() throws {
    var document = try document(moon)
    var bytes = 0
    let stepCount = TestLength.pick(3000, long: 10_000)
    for step in 0..<stepCount {
      let x = Double(step % 89)
      let outcome = try document.apply(.setFrame(page: 1, items: ["moon"], x: x))
      for edit in outcome.edits { bytes += edit.range.count + edit.replacement.count }
    }
    #expect(document.history.labels.count > stepCount * 9 / 10)
    #expect(document.historyByteCount < 20 * max(bytes, stepCount * 8))
    while document.undo() != nil {}
    #expect(String(decoding: document.source.bytes, as: UTF8.self) == moon)
  }

  @Test(arguments: EditTable.rows.map(\.word.description))
  func `every edit reads back as itself`(_ word: String) throws {
    let row = try #require(EditTable.rows.first { $0.word.description == word })
    var members = [JSONValue.Member("op", .string(word))]
    for member in row.members {
      members.append(.init(member.name.description, BookDocumentTests.example(of: member.kind)))
    }
    for name in ["gesture", "label"] { members.append(.init(name, "moon")) }
    members.append(.init("revision", 3))
    // Examples are not the defaults, so the line has all members again.
    let request = try EditRequest(json: .object(members))
    #expect(request.json == .object(members))
    #expect(try EditRequest(line: request.written) == request)
  }

  private static func example(of kind: LineMember.Kind) -> JSONValue {
    switch kind {
    case .any, .scalar, .string, .item, .itemOrNull: "moon"
    case .anyOrNull: .null
    case .object: ["a": 1]
    case .boolean: true
    case .number, .length, .integer, .page, .tween: 7
    case .fraction: 0.5
    case .coordinate: 7
    case .point: [1, 2]
    case .word(let words): .string(words[words.count - 1])
    case .strings, .items: ["a", "b"]
    case .integers, .numbers, .pages: [1, 2]
    case .operations: [["op": "addPage"]]
    }
  }
}
