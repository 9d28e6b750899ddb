/// Visits the values of a list in the order in which a text format writes them, without recursion.
struct WritingWalk {
  enum Step {
    /// A value; if it is a container, its contents follow, and then its end.
    case value(Value)
    /// The end of the container at that position of the node list.
    case end(Int)
  }

  /// A value and its surroundings; positions are those of the node list.
  struct Value {
    let position: Int
    /// The position of its key in a dictionary.
    let key: Int?
    /// The position of the container around it, or `nil` for the outermost value.
    let container: Int?
    let isFirst: Bool
  }

  private struct Frame {
    let container: Int
    let isDictionary: Bool
    /// The range of its values in `children`, or of its keys, which values follow.
    let children: Range<Int>
    var next: Int
  }

  private let list: PropertyList
  private var selection: EntrySelection
  private var frames: [Frame] = []
  private var children: [UInt32] = []
  private var hasBegun = false
  /// The losses, which are in document order once everything is written.
  private(set) var losses: [PropertyList.Writing.Loss] = []

  init(_ list: PropertyList, keyOrder: WritingOptions.KeyOrder, keepsDuplicates: Bool) {
    self.list = list
    selection = EntrySelection(of: list, keyOrder: keyOrder, keepsDuplicates: keepsDuplicates)
  }

  /// The deepest level that is indented further than the one around it, which bounds the cost of depth.
  static let maxIndent = 64

  var depth: Int { frames.count }

  var innermost: Int? { frames.last?.container }

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

  @inline(__always)
  private mutating func open(_ position: Int) {
    let kind = list.nodes[position].kind
    guard kind.isContainer else { return }
    let start = children.count
    if kind == .dictionary {
      takeEntries(of: position)
    } else {
      children += list.elements(of: NodeHandle(position)).map { $0.index }
    }
    frames.append(
      Frame(
        container: position, isDictionary: kind == .dictionary, children: start..<children.count, next: start))
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
  mutating func lose(_ kind: PropertyList.Writing.Loss.Kind, at position: Int) {
    losses.append(PropertyList.Writing.Loss(kind, node: NodeHandle(position)))
  }

  consuming func finish(_ bytes: [UInt8], options: WritingOptions) -> PropertyList.Writing {
    losses.sort { $0.node.position < $1.node.position }
    let isWritable = options.allowsSubstitutes || !losses.contains { $0.isFatal }
    return PropertyList.Writing(bytes: isWritable ? bytes : nil, losses: losses)
  }
}
