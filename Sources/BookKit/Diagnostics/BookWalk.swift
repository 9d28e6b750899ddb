import PropertyList

/// A walk through a book's property list in document order that tracks the page, section and element of each node.
package struct BookWalk {
  /// A container that is the current node or contains it.
  private struct Frame {
    let container: Int
    /// The position after the last node in the container.
    let end: Int
    /// The last step of the container's path, or `nil` for the root.
    let step: PropertyListPath.Step?
    let role: Role
    /// The name of the page or element, or the word of the section.
    var name: String?
    /// The number of the page, from 1.
    var page: Int?
    /// The position of the current child (in a dictionary, of its key), and that child's index.
    var child: Int
    var index = 0
  }

  private enum Role {
    case book, pages, page, sections, section, elements, element, localized, language, other
  }

  private let list: PropertyList
  private var frames: [Frame] = []
  /// The last step of the path to the current node, if the node isn't a container.
  private var leaf: PropertyListPath.Step?

  package init(_ list: PropertyList) {
    self.list = list
    let root = list.root.position
    guard list.nodes[root].kind.isContainer else { return }
    frames = [frame(of: root, step: nil, role: list.nodes[root].kind == .array ? .pages : .book)]
  }

  /// The path from the root to the current node, as `PropertyListPath` writes it.
  package var path: String {
    var text: [UInt8] = []
    text.reserveCapacity(64)
    for frame in frames.indices { frames[frame].step?.append(to: &text) }
    leaf?.append(to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// The innermost dictionary or array that is the current node or contains it.
  package var container: NodeHandle? { frames.last.map { NodeHandle($0.container) } }

  /// The number of the page that the current node belongs to, from 1.
  package var page: Int? { frames.last?.page }

  package var pageName: String? { frames.first { $0.role == .page }?.name }

  /// The word of the section that the current node belongs to, if the section has one.
  package var section: String? { frames.first { $0.role == .section }?.name }

  /// The name of the innermost element that contains the current node.
  package var item: String? { frames.last { $0.role == .element }?.name }

  /// The last key on the path to the current node.
  package var key: String? {
    if case .key(let key)? = leaf { return key }
    for frame in frames.reversed() { if case .key(let key)? = frame.step { return key } }
    return nil
  }

  /// Moves on to `node`, which must not come before the current one.
  package mutating func move(to node: NodeHandle) {
    let target = node.position
    leaf = nil
    while frames.count > 1, target >= frames[frames.count - 1].end { frames.removeLast() }
    while let last = frames.indices.last, target > frames[last].container, target < frames[last].end {
      let (value, step) = BookWalk.advance(&frames[last], to: target, in: list)
      guard target >= value, list.nodes[value].kind.isContainer else {
        leaf = step
        return
      }
      frames.append(frame(of: value, step: step, role: role(of: value, step: step, in: frames[last].role)))
    }
  }

  /// Advances to the child that contains `target`, or whose key is `target`.
  private static func advance(
    _ frame: inout Frame, to target: Int, in list: PropertyList
  ) -> (value: Int, step: PropertyListPath.Step) {
    let isDictionary = list.nodes[frame.container].kind == .dictionary
    while true {
      let value = isDictionary ? frame.child + 1 : frame.child
      let next = value + Int(list.nodes[value].extent)
      guard next <= target, next < frame.end else {
        let step =
          isDictionary ? .key(list.string(of: NodeHandle(frame.child)) ?? "") : PropertyListPath.Step.index(frame.index)
        return (value, step)
      }
      frame.child = next
      frame.index += 1
    }
  }

  private func frame(of container: Int, step: PropertyListPath.Step?, role: Role) -> Frame {
    var frame = Frame(
      container: container, end: container + Int(list.nodes[container].extent), step: step, role: role,
      page: page, child: container + 1)
    guard role == .page || role == .section || role == .element else { return frame }
    let key = role == .section ? "section" : "name"
    if let name = list.value(forKey: key, in: NodeHandle(container)) { frame.name = list.string(of: name) }
    guard case .index(let index)? = step else { return frame }
    if role == .page {
      frame.page = index + 1
    } else if role == .element, frame.name == nil {
      frame.name = GeneratedName.element.text(at: index, in: item)
    }
    return frame
  }

  private func role(of value: Int, step: PropertyListPath.Step, in parent: Role) -> Role {
    let isArray = list.nodes[value].kind == .array
    guard case .key(let key) = step else {
      switch parent {
      case .pages: return isArray ? .other : .page
      case .sections: return isArray ? .other : .section
      case .elements: return isArray ? .other : .element
      case .book, .page, .section, .element, .localized, .language, .other: return .other
      }
    }
    let holdsElements = isArray && key.utf8.elementsEqual("elements".utf8)
    switch parent {
    case .book:
      if isArray, key.utf8.elementsEqual("pages".utf8) { return .pages }
      return isArray && key.utf8.elementsEqual("sections".utf8) ? .sections : .other
    case .page, .section, .language: return holdsElements ? .elements : .other
    case .element:
      if holdsElements { return .elements }
      return !isArray && key.utf8.elementsEqual("localized".utf8) ? .localized : .other
    case .localized: return isArray ? .other : .language
    case .pages, .sections, .elements, .other: return .other
    }
  }
}
