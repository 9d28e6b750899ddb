/// Goes through the values of a list in the order in which a text form writes them, without recursion.
struct WritingWalk {
  /// What comes next.
  enum Step {
    /// A value; when it is a container, its contents follow up to its end.
    case value(Value)
    /// The end of the container at that position of the node list.
    case end(Int)
  }

  /// A value in its place; positions are those of the node list.
  struct Value {
    let position: Int
    /// The position of its key, in a dictionary.
    let key: Int?
    /// The position of the container that holds it, unless it is the outermost value.
    let container: Int?
    /// Whether it is the first of its container.
    let isFirst: Bool
  }

  private struct Frame {
    let container: Int
    let isDictionary: Bool
    /// Which of `children` belong to it: the positions of its values, or of its keys, which values follow.
    let children: Range<Int>
    var next: Int
  }

  private let list: PropertyList
  private var selection: EntrySelection
  private var frames: [Frame] = []
  private var children: [UInt32] = []
  private var hasBegun = false
  /// What cannot be written as it is, in document order once all is written.
  private(set) var losses: [Writing.Loss] = []

  /// Goes through `list`; `takesFirst` says that readers of the form take the first of duplicates.
  init(_ list: PropertyList, keyOrder: WritingOptions.KeyOrder, takesFirst: Bool) {
    self.list = list
    selection = EntrySelection(of: list, keyOrder: keyOrder, takesFirst: takesFirst)
  }

  /// The deepest level that is indented more than the one around it, so that depth costs no more than a line's worth.
  static let maxIndent = 64

  /// How many containers are open.
  var depth: Int { frames.count }

  /// The innermost open container, by its position.
  var innermost: Int? { frames.last?.container }

  /// The next step, or `nil` if all is written.
  mutating func next() -> Step? {
    guard let frame = frames.last else {
      if hasBegun { return nil }
      hasBegun = true
      open(0)
      return .value(Value(position: 0, key: nil, container: nil, isFirst: true))
    }
    guard frame.next < frame.children.upperBound else {
      frames.removeLast()
      children.removeLast(frame.children.count)
      return .end(frame.container)
    }
    frames[frames.count - 1].next += 1
    let child = Int(children[frame.next])
    let position = frame.isDictionary ? child + 1 : child
    open(position)
    return .value(
      Value(
        position: position, key: frame.isDictionary ? child : nil, container: frame.container,
        isFirst: frame.next == frame.children.lowerBound))
  }

  /// Opens the value at `position` when it is a container.
  @inline(__always)
  private mutating func open(_ position: Int) {
    let kind = list.nodes[position].kind
    guard kind.isContainer else { return }
    let start = children.count
    if kind == .dictionary { takeEntries(of: position) } else { takeElements(of: position) }
    frames.append(
      Frame(
        container: position, isDictionary: kind == .dictionary, children: start..<children.count, next: start))
  }

  private mutating func takeElements(of position: Int) {
    let end = position + Int(list.nodes[position].extent)
    var child = position + 1
    while child < end {
      children.append(UInt32(truncatingIfNeeded: child))
      child += max(1, Int(list.nodes[child].extent))
    }
  }

  private mutating func takeEntries(of position: Int) {
    selection.select(from: position)
    for key in selection.dropped { lose(.duplicateKey, at: Int(key)) }
    for key in selection.missing { lose(.invalidValue, at: Int(key)) }
    children += selection.keys
  }
}

// MARK: - Losses

extension WritingWalk {
  /// Notes what is lost of a value, or that the entry of a key is not written.
  mutating func lose(_ kind: Writing.Loss.Kind, at position: Int) {
    losses.append(Writing.Loss(kind, node: NodeHandle(position)))
  }

  /// The result of writing `bytes`.
  consuming func finish(_ bytes: [UInt8], options: WritingOptions) -> Writing {
    losses.sort { $0.node.position < $1.node.position }
    let isWritable = options.allowsSubstitutes || !losses.contains { $0.isFatal }
    return Writing(bytes: isWritable ? bytes : nil, losses: losses)
  }
}
