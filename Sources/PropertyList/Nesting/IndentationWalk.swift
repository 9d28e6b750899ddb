/// A walk through a text that compares the indentation of its lines with the nesting of its values.
///
/// A line agrees with the nesting if it is indented like its neighbours in the same container. If the nesting turns out
/// to be broken at some point, all lines from the one with the mistake up to that point disagree.
struct IndentationWalk {
  /// A key, a value or the end of a container, with its nesting and indentation.
  struct Token {
    let offset: Int
    let isClosing: Bool
    let isKey: Bool
    /// The number of nodes that begin before the token.
    let nodeCount: Int
    /// The containers around it, outermost first; the end of a container is inside that container.
    let open: [Container]
    /// The columns of white space before it, or `nil` if it isn't the first on its line.
    let indentation: Int?
    /// The columns before its neighbours, if it has any.
    let expected: Int?
    /// The end of the last dictionary before it in the same array, if no other container comes in between.
    let endBefore: DictionaryEnd?
    let containerBefore: Int?
  }

  struct DictionaryEnd {
    let offset: Int
    /// The columns before its keys.
    let keyIndentation: Int?
    /// Whether the end begins a line that is indented like the line on which the dictionary begins.
    let isAligned: Bool
    let container: Container
  }

  struct Container {
    let node: Int
    let kind: NodeKind
    /// The columns before the first token of the line on which the container begins.
    let indentation: Int
  }

  private struct Frame {
    let container: Container
    /// The index after the container's last node.
    let end: Int
    /// Whether the container, or one around it, is indented unlike its neighbours.
    let disagrees: Bool
    var keyIndentation: Int?
    var valueIndentation: Int?
    var endBefore: DictionaryEnd?
    var containerBefore: Int?

    func expected(isKey: Bool) -> Int? { isKey ? keyIndentation : valueIndentation ?? keyIndentation }
  }

  private let text: [UInt8]
  private let nodes: [Node]
  private var frames: [Frame] = []
  /// The first token of the current run of tokens that disagree, or `nil` if the last token agrees.
  private var suspect: Token?
  private var index = 0
  private var columns = 0
  private var isInLine = false
  private var lineDisagrees = false
  /// The number of containers whose contents are indented more than their first line, minus the number of others.
  private var indented = 0
  private var isIndented = false

  private static let tabColumns = 4

  private init(_ nodes: [Node], _ text: [UInt8]) {
    self.nodes = nodes
    self.text = text
  }

  /// Returns the token at which indentation and nesting begin to disagree, and the token at `end`.
  static func token(upTo end: Int, _ nodes: [Node], _ text: [UInt8]) -> (first: Token, last: Token) {
    var survey = IndentationWalk(nodes, text)
    _ = survey.walk(upTo: end)
    var walk = IndentationWalk(nodes, text)
    walk.isIndented = survey.indented > 0
    let last = walk.walk(upTo: end)
    return (walk.suspect ?? last, last)
  }

  private mutating func walk(upTo end: Int) -> Token {
    var position = 0
    while position < nodes.count, Int(nodes[position].start) < end {
      leave(before: position, end)
      // Missing keys are in the tree, but not in the text.
      if !nodes[position].flags.contains(.missing) { visit(position) }
      position += 1
    }
    leave(before: position, end)
    advance(to: end)
    return token(at: end, position, isClosing: isClosing(at: end), isKey: isKey(at: end, position))
  }

  private func isClosing(at offset: Int) -> Bool {
    guard offset < text.count else { return false }
    return "})".utf8.contains(text[offset]) || Cursor(text.span).matches("</", at: offset)
  }

  private func isKey(at offset: Int, _ position: Int) -> Bool {
    let isNode = position < nodes.count && Int(nodes[position].start) == offset && nodes[position].kind == .key
    return isNode || Cursor(text.span).matches("<key", at: offset)
  }

  // MARK: - Steps

  private mutating func visit(_ position: Int) {
    let node = nodes[position]
    let isKey = node.kind == .key
    advance(to: Int(node.start))
    var disagrees = frames.last?.disagrees ?? false || isInLine && lineDisagrees
    if !isInLine {
      disagrees = disagrees || self.disagrees(isKey: isKey)
      lineDisagrees = disagrees
      judge(disagrees) { $0.token(at: Int(node.start), position, isClosing: false, isKey: isKey) }
      remember(isKey: isKey)
    }
    guard node.kind.isContainer else { return }
    if let last = frames.indices.last { frames[last].endBefore = nil }
    frames.append(
      Frame(
        container: Container(node: position, kind: node.kind, indentation: columns),
        end: position + Int(node.extent), disagrees: disagrees))
  }

  /// Returns whether the current line is indented unlike its neighbours, or less than the container that it begins in.
  private func disagrees(isKey: Bool) -> Bool {
    guard let frame = frames.last else { return false }
    if let expected = frame.expected(isKey: isKey) { return columns != expected }
    return columns < frame.container.indentation
      || isIndented && frames.count > 1 && columns == frame.container.indentation
  }

  private mutating func remember(isKey: Bool) {
    guard let last = frames.indices.last else { return }
    let isDeeper = columns > frames[last].container.indentation
    if frames[last].keyIndentation == nil, frames[last].valueIndentation == nil { indented += isDeeper ? 1 : -1 }
    // If a container on one line lacks its end, the next line is indented like the container's and isn't part of it.
    guard isDeeper || !isIndented || frames.count == 1 else { return }
    if isKey {
      frames[last].keyIndentation = frames[last].keyIndentation ?? columns
    } else {
      frames[last].valueIndentation = frames[last].valueIndentation ?? columns
    }
  }

  /// Leaves the containers that end before the node at `position` and before the offset `end`.
  private mutating func leave(before position: Int, _ end: Int) {
    while let frame = frames.last, frame.end <= position {
      let node = nodes[frame.container.node]
      let offset = Int(node.end) - Int(node.trail)
      guard offset < end else { return }
      advance(to: offset)
      let isAligned = !isInLine && columns == frame.container.indentation
      if !isInLine, node.trail > 0 {
        lineDisagrees = frame.disagrees || !isAligned
        judge(frame.disagrees || !isAligned) { $0.token(at: offset, position, isClosing: true, isKey: false) }
      }
      frames.removeLast()
      guard let last = frames.indices.last else { return }
      frames[last].containerBefore = frame.container.node
      guard frame.container.kind == .dictionary else { continue }
      frames[last].endBefore = DictionaryEnd(
        offset: offset, keyIndentation: frame.keyIndentation, isAligned: isAligned, container: frame.container)
    }
  }

  /// Records a token that begins a line as the suspect if it disagrees and the token before it agrees.
  private mutating func judge(_ disagrees: Bool, _ token: (borrowing IndentationWalk) -> Token) {
    suspect = disagrees ? suspect ?? token(self) : nil
  }

  private func token(at offset: Int, _ position: Int, isClosing: Bool, isKey: Bool) -> Token {
    let frame = frames.last
    return Token(
      offset: offset, isClosing: isClosing, isKey: isKey, nodeCount: position, open: frames.map { $0.container },
      indentation: isInLine ? nil : columns, expected: frame?.expected(isKey: isKey),
      endBefore: frame?.container.kind == .array ? frame?.endBefore : nil, containerBefore: frame?.containerBefore)
  }

  /// Reads the text up to `offset`, and measures the white space at the beginning of the line.
  private mutating func advance(to offset: Int) {
    while index < offset {
      switch text[index] {
      case 0x0A, 0x0D: (columns, isInLine, lineDisagrees) = (0, false, false)
      case 0x20 where !isInLine: columns += 1
      case 0x09 where !isInLine: columns += IndentationWalk.tabColumns
      default: isInLine = true
      }
      index += 1
    }
  }
}
