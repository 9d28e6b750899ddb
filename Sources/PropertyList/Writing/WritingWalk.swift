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
    /// The position of its key, or `nil` if the value isn't in a dictionary.
    let key: Int?
    /// The position of the container around it, or `nil` for the outermost value.
    let container: Int?
    let isFirst: Bool
  }

  private struct Frame {
    let container: Int
    let isDictionary: Bool
    /// The range of the container's values in `children`; for a dictionary, the range of its keys.
    let children: Range<Int>
    var next: Int
  }

  private let list: PropertyList
  private let sortsKeys: Bool
  private let keepsDuplicates: Bool
  private var duplicateKeys = DuplicateKeys()
  private var frames: [Frame] = []
  private var children: [UInt32] = []
  private var hasBegun = false
  /// The losses, which are in document order once everything is written.
  private(set) var losses: [PropertyList.Writing.Loss] = []

  /// Creates a walk; `keepsDuplicates` is for files that keep their format, since readers of other formats may not use
  /// the first of several equal keys.
  init(_ list: PropertyList, sortsKeys: Bool, keepsDuplicates: Bool) {
    self.list = list
    self.sortsKeys = sortsKeys
    self.keepsDuplicates = keepsDuplicates
  }

  /// The maximum indentation in levels, which bounds the size of deeply nested files.
  static let maxIndent = 64

  var depth: Int { frames.count }

  var innermost: Int? { frames.last?.container }

  /// The positions of the innermost container's values; for a dictionary, those of its keys.
  var innermostChildren: ArraySlice<UInt32> { frames.last.map { children[$0.children] } ?? [] }

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
    let contents = position + 1..<position + Int(list.nodes[position].extent)
    let start = children.count
    var key = contents.lowerBound
    while key + 1 < contents.upperBound {
      if list.nodes[key].flags.contains(.missing) {
        lose(.invalidValue, at: key)
      } else {
        children.append(UInt32(truncatingIfNeeded: key))
      }
      key += 1 + max(1, Int(list.nodes[key + 1].extent))
    }
    guard children.count > start + 1 else { return }
    if !keepsDuplicates { dropDuplicates(in: contents, from: start) }
    if sortsKeys { children.replaceSubrange(start..., with: WritingWalk.sorted(children[start...], of: list)) }
  }

  private mutating func dropDuplicates(in contents: Range<Int>, from start: Int) {
    let list = list
    let pairs = duplicateKeys.find(in: contents, nodes: list.nodes, text: list.text.utf8.span) { list.utf8(ofText: $0) }
    guard !pairs.isEmpty else { return }
    for pair in pairs { lose(.duplicateKey, at: pair.again) }
    let dropped = Set(pairs.map { UInt32(truncatingIfNeeded: $0.again) })
    children.replaceSubrange(start..., with: children[start...].filter { !dropped.contains($0) })
  }

  /// Returns the positions of keys in the order that Apple's writers use: sorted by UTF-16 code units.
  static func sorted(_ keys: ArraySlice<UInt32>, of list: PropertyList) -> [UInt32] {
    var texts = KeyTexts()
    for key in keys { texts.append(list.nodes[Int(key)]) { list.utf8(ofText: $0) } }
    return texts.sorted(list.text.utf8.span).map { keys[keys.startIndex + $0] }
  }

  // MARK: - Losses

  mutating func lose(_ kind: PropertyList.Writing.Loss.Kind, at position: Int) {
    losses.append(PropertyList.Writing.Loss(kind, node: NodeHandle(position)))
  }

  consuming func finish(_ bytes: [UInt8], options: WritingOptions) -> PropertyList.Writing {
    losses.sort { $0.node.position < $1.node.position }
    let isWritable = options.allowsSubstitutes || !losses.contains { $0.isFatal }
    return PropertyList.Writing(bytes: isWritable ? bytes : nil, losses: losses)
  }
}
