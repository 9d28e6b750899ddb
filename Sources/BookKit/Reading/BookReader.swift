import PropertyList

/// Turns a property list into a book; what cannot be understood takes its default and is told of.
struct BookReader {
  let list: PropertyList
  let index = KeyIndex.shared
  private(set) var diagnostics: [Diagnostic] = []
  var names = NameTable()

  init(_ list: PropertyList) {
    self.list = list
  }

  mutating func read() -> BookReading {
    switch list.kind(of: list.root) {
    case .array:
      var book = Book()
      book.pages = readPages(list.root)
      return finish(book)
    case .dictionary:
      let book = readRoot(list.root)
      return finish(book)
    case let kind:
      report(.unsupportedRoot, at: .node(list.root), detail: kind.title)
      return BookReading(book: nil, diagnostics: diagnostics)
    }
  }

  private func finish(_ book: Book) -> BookReading {
    var book = book
    book.names = names
    return BookReading(book: book, diagnostics: diagnostics)
  }

  // MARK: - Keys

  /// A key that the format knows, and its value.
  struct Entry {
    /// The key's index in `Key.all`.
    let index: Int
    let field: Field
    let owner: KeyOwner
    let value: NodeHandle

    /// All that is known of the key.
    var key: Key { Key.all[index] }

    /// The same key with another value, as elements of an array are of the key's shape.
    func with(_ value: NodeHandle) -> Entry { Entry(index: index, field: field, owner: owner, value: value) }
  }

  /// The key of an entry that stands in a dictionary of `owner`; one that is not known there is told of.
  mutating func known(_ entry: PropertyList.Entry, in owner: KeyOwner) -> Entry? {
    guard let found = find(entry.key, in: owner) else {
      reportUnknown(entry.key, among: Key.all.filter { $0.owner == owner }, detail: "")
      return nil
    }
    return accept(found, entry)
  }

  /// The same for an element, which has the keys of its type besides those of all.
  mutating func known(_ entry: PropertyList.Entry, ofElement type: KeyOwner) -> Entry? {
    if let found = find(entry.key, in: .element) ?? find(entry.key, in: type) { return accept(found, entry) }
    var detail = ""
    for other in BookReader.elementTypes where other != type && find(entry.key, in: other) != nil {
      detail = "not for \(type.title)"
    }
    reportUnknown(entry.key, among: Key.all.filter { $0.owner == .element || $0.owner == type }, detail: detail)
    return nil
  }

  private static let elementTypes: [KeyOwner] = [.image, .text, .audioElement, .movie, .activeArea, .group]

  private func find(_ node: NodeHandle, in owner: KeyOwner) -> (key: Int, isAlias: Bool)? {
    if let range = list.plainRange(of: node) { return index.find(list.text.utf8.span, range, in: owner) }
    let text = list.utf8(of: node) ?? []
    return index.find(text.span, text.indices, in: owner)
  }

  private mutating func accept(_ found: (key: Int, isAlias: Bool), _ entry: PropertyList.Entry) -> Entry {
    if found.isAlias {
      let name = Key.all[found.key].name.description
      report(
        .keyAlias, at: .node(entry.key), subject: quoted(entry.key), detail: name, fix: .rename(entry.key, to: name))
    }
    return Entry(
      index: found.key, field: index.fields[found.key], owner: index.owners[found.key], value: entry.value)
  }

  private mutating func reportUnknown(_ node: NodeHandle, among keys: [Key], detail: String) {
    let names = keys.map { $0.name.description }
    let suggestion = detail.utf8.isEmpty ? NearestName.suggestion(for: list.utf8(of: node) ?? [], among: names) : nil
    report(.unknownKey, at: .node(node), subject: quoted(node), detail: detail, suggestion: suggestion)
  }

  /// Tells of the required keys of `owners` that a dictionary lacks.
  mutating func requireKeys(of owner: KeyOwner, in node: NodeHandle, found: FieldSet) {
    for key in index.requiredKeys(of: owner) where !found.contains(index.fields[key]) {
      report(
        .missingKey, at: .opening(of: node), subject: Key.all[key].name.description, detail: owner.title.description)
    }
  }

  // MARK: - Telling

  mutating func report(
    _ rule: DiagnosticRule, at spot: Diagnostic.Spot, subject: String = "", detail: String = "",
    suggestion: String? = nil, notes: [Diagnostic.Note] = [], fix: Diagnostic.Fix? = nil
  ) {
    diagnostics.append(
      Diagnostic(rule, at: spot, subject: subject, detail: detail, suggestion: suggestion, notes: notes, fix: fix))
  }

  /// What the author wrote, shortened and harmless.
  func quoted(_ node: NodeHandle) -> String {
    Quotation.of(list.utf8(of: node) ?? [])
  }
}

/// A set of fields, in two words.
struct FieldSet {
  private var bits: (UInt64, UInt64) = (0, 0)

  mutating func insert(_ field: Field) {
    if field.rawValue < 64 { bits.0 |= 1 << UInt64(field.rawValue) } else { bits.1 |= 1 << UInt64(field.rawValue - 64) }
  }

  func contains(_ field: Field) -> Bool {
    field.rawValue < 64
      ? bits.0 & 1 << UInt64(field.rawValue) != 0 : bits.1 & 1 << UInt64(field.rawValue - 64) != 0
  }
}

extension NodeKind {
  /// What people call a value of the kind.
  var title: String {
    switch self {
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .key, .string: "a string"
    case .integer, .real: "a number"
    case .boolean: "a boolean"
    case .date: "a date"
    case .data: "data"
    case .uid: "an archive's reference"
    case .invalid: "nothing that can be read"
    }
  }
}
