import BookEditing
import BookKit
import PropertyList

struct ListPlace {
  let node: NodeHandle
  let isKey: Bool
  /// The path of the value, which is also used for its key.
  let path: PropertyListPath
  let containers: [(node: NodeHandle, path: PropertyListPath)]
  let holder: RoleWalk
  let key: String?

  /// Finds the innermost key or value at `offset`, or returns `nil` if there is none.
  init?(_ offset: Int, in list: PropertyList) {
    var walk = RoleWalk(list)
    var containers: [(node: NodeHandle, path: PropertyListPath)] = []
    var path = PropertyListPath()
    var container = list.root
    guard ListPlace.touches(list.textRange(of: container), offset) else { return nil }
    while list.kind(of: container).isContainer {
      containers.append((container, path))
      guard let child = ListPlace.child(at: offset, of: container, in: list) else { break }
      let step: PropertyListPath.Step = child.key.map { .key(list.string(of: $0) ?? "") } ?? .index(child.index)
      let isInValue = list.textRange(of: child.value).contains(offset)
      let touchesKey = child.key.map { ListPlace.touches(list.textRange(of: $0), offset) } ?? false
      if touchesKey && !isInValue || !list.kind(of: child.value).isContainer {
        var key: String?
        if case .key(let name) = step { key = name }
        self.node = touchesKey && !isInValue ? child.key ?? child.value : child.value
        self.isKey = list.kind(of: self.node) == .key
        self.path = PropertyListPath(path.steps + [step])
        self.containers = containers
        holder = walk
        self.key = key
        return
      }
      walk.enter(step, child.value, of: list)
      path.steps.append(step)
      container = child.value
    }
    guard let last = containers.last else { return nil }
    node = last.node
    isKey = false
    self.path = last.path
    self.containers = containers.dropLast()
    holder = walk
    key = last.path.lastKey
  }

  private static func touches(_ range: Range<Int>, _ offset: Int) -> Bool {
    range.lowerBound <= offset && offset <= range.upperBound
  }

  private static func child(
    at offset: Int, of container: NodeHandle, in list: PropertyList
  ) -> (key: NodeHandle?, value: NodeHandle, index: Int)? {
    var touched: (key: NodeHandle?, value: NodeHandle, index: Int)?
    for (index, child) in list.children(of: container).enumerated() {
      let (first, value) = (list.textRange(of: child.key ?? child.value), list.textRange(of: child.value))
      if first.lowerBound > offset { break }
      if first.contains(offset) || value.contains(offset) { return (child.key, child.value, index) }
      if first.upperBound == offset || value.upperBound == offset { touched = (child.key, child.value, index) }
    }
    return touched
  }

  func dictionary(in list: PropertyList) -> (node: NodeHandle, path: PropertyListPath)? {
    if list.kind(of: node) == .dictionary { return (node, path) }
    return containers.last { list.kind(of: $0.node) == .dictionary }
  }

  var formatKey: Key? { key.flatMap { holder.keys.key($0) } }
}

extension PropertyList {
  func content(of node: NodeHandle) -> Range<Int> {
    kind(of: node).isContainer ? textRange(of: node) : contentRange(of: nodes[node.position])
  }

  func innermostOpen() -> (node: NodeHandle, path: PropertyListPath)? {
    guard isCutOff(root) else { return nil }
    var found = (node: root, path: PropertyListPath())
    while true {
      let children = children(of: found.node)
      guard let last = children.last, kind(of: last.value).isContainer, isCutOff(last.value) else { return found }
      found.path = last.key.map { found.path.key(string(of: $0) ?? "") } ?? found.path.index(children.count - 1)
      found.node = last.value
    }
  }

  fileprivate func children(of container: NodeHandle) -> [(key: NodeHandle?, value: NodeHandle)] {
    guard kind(of: container) == .dictionary else { return elements(of: container).map { (nil, $0) } }
    return entries(of: container).map { ($0.key, $0.value) }
  }
}
