import BookEditing

struct CompletionItem {
  /// The kinds of proposals, with their numbers in the protocol.
  enum Kind: Int {
    case name = 6
    case key = 10
    case value = 12
    case keyword = 14
    case color = 16
    case file = 17
    case event = 23
  }

  let label: String
  let kind: Kind
  var detail: String?
  var text: InsertedText
  /// The text to compare with what was typed, or `nil` for the label.
  var filter: String?
  var data: String?
  /// The range to replace, or `nil` for the common range of all proposals.
  var range: Range<Int>?

  init(
    _ label: String, _ kind: Kind, detail: String? = nil, text: InsertedText? = nil, filter: String? = nil,
    data: String? = nil
  ) {
    (self.label, self.kind, self.detail) = (label, kind, detail)
    self.text = text ?? InsertedText([UInt8](label.utf8))
    (self.filter, self.data) = (filter, data)
  }
}

struct InsertedText {
  private var before: [UInt8]
  private var after: [UInt8]?

  init(_ before: [UInt8], cursor after: [UInt8]? = nil) { (self.before, self.after) = (before, after) }

  var hasCursor: Bool { after != nil }
  var plain: String { String(decoding: before + (after ?? []), as: UTF8.self) }

  var snippet: String {
    String(decoding: InsertedText.escaped(before) + Array("$1".utf8) + InsertedText.escaped(after ?? []), as: UTF8.self)
  }

  private static func escaped(_ text: [UInt8]) -> [UInt8] {
    text.flatMap { byte in
      byte == UInt8(ascii: "$") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "\\")
        ? [UInt8(ascii: "\\"), byte] : [byte]
    }
  }

  static func + (left: [UInt8], right: InsertedText) -> InsertedText {
    var sum = right
    sum.before = left + sum.before
    return sum
  }

  static func + (left: InsertedText, right: [UInt8]) -> InsertedText {
    var sum = left
    if sum.after == nil { sum.before += right } else { sum.after = (sum.after ?? []) + right }
    return sum
  }
}

extension AnswerContext {
  func completion(_ items: [CompletionItem], replacing token: Range<Int>) -> JSON {
    let values = items.enumerated().map { index, item -> JSON in
      let range = range(item.range ?? token)
      let isSnippet = client.takesSnippets && item.text.hasCursor
      let number = String(index)
      let rank = String(repeating: "0", count: max(0, 4 - number.utf8.count)) + number
      return [
        "label": .string(Markup.harmless(item.label)), "kind": .number(item.kind.rawValue),
        "detail": item.detail.map { .string($0) }, "sortText": .string(rank),
        "filterText": item.filter.map { .string($0) }, "insertTextFormat": isSnippet ? 2 : nil,
        "insertTextMode": client.keepsIndentation ? 1 : nil,
        "textEdit": ["range": range, "newText": .string(isSnippet ? item.text.snippet : item.text.plain)],
        "data": item.data.map { .string($0) },
      ]
    }
    return ["isIncomplete": false, "items": .array(values)]
  }
}
