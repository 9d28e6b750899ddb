import PropertyList

struct Draft {
  let before: PropertyList
  private(set) var list: PropertyList
  private(set) var changes = ChangeList()
  private(set) var shifts: [PathShift] = []
  private var followed: [PropertyListPath?] = []

  init(_ list: PropertyList) {
    before = list
    self.list = list
  }

  var lines: SourceLines { SourceLines(list) }

  /// The effective edits so far, relative to the decoded text before the first of them.
  var edits: [PropertyList.Edit] { changes.effective(in: before.text.utf8) }

  /// Applies edits of the current text that are inside `container` or replace all of it.
  mutating func change(_ edits: [PropertyList.Edit], in container: NodeHandle) throws(Refusal) {
    var edits = edits.filter { !$0.range.isEmpty || !$0.replacement.isEmpty }
    guard !edits.isEmpty else { return }
    if list.format == .ascii { edits = edits.map { separated($0) } }
    guard let changed = list.applying(edits, in: container) else {
      throw Refusal(.unwritable, "the file would no longer be a property list")
    }
    // In reverse order, earlier positions stay valid.
    for edit in edits.reversed() { changes.add(edit) }
    list = changed
  }

  /// Returns an edit of old-style text, padded with blanks where words would run together.
  private func separated(_ edit: PropertyList.Edit) -> PropertyList.Edit {
    let text = list.text.utf8
    var replacement = edit.replacement
    let (start, end) = (edit.range.lowerBound, edit.range.upperBound)
    if let first = replacement.first, ASCIIByte.isWord(first), start > 0, ASCIIByte.isWord(text[start - 1]) {
      replacement.insert(0x20, at: 0)
    }
    if let last = replacement.last, ASCIIByte.isWord(last), end < text.count, ASCIIByte.isWord(text[end]) {
      replacement.append(0x20)
    }
    return PropertyList.Edit(edit.range, with: replacement)
  }

  struct Reference {
    fileprivate let index: Int
  }

  mutating func follow(_ path: PropertyListPath) -> Reference {
    followed.append(path)
    return Reference(index: followed.count - 1)
  }

  func path(of reference: Reference) -> PropertyListPath? { followed[reference.index] }

  mutating func shift(_ shift: PathShift) {
    shifts.append(shift)
    for index in followed.indices { followed[index] = followed[index].flatMap { shift.apply(to: $0) } }
  }

  func node(at path: PropertyListPath) throws(Refusal) -> NodeHandle {
    guard let node = list.node(at: path) else { throw Refusal.nothing(at: path) }
    return node
  }

  func array(at path: PropertyListPath) throws(Refusal) -> NodeHandle { try node(.array, "an array", at: path) }

  func dictionary(at path: PropertyListPath) throws(Refusal) -> NodeHandle {
    try node(.dictionary, "a dictionary", at: path)
  }

  private func node(_ kind: NodeKind, _ title: String, at path: PropertyListPath) throws(Refusal) -> NodeHandle {
    let node = try node(at: path)
    guard list.kind(of: node) == kind else { throw Refusal(.badValue, "`\(path.description)` is not \(title)") }
    return node
  }

  func dictionary(around path: PropertyListPath) -> NodeHandle? {
    var path = path
    while let parent = path.parent {
      if let node = list.node(at: parent), list.kind(of: node) == .dictionary { return node }
      path = parent
    }
    return nil
  }
}
