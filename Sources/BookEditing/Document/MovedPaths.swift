import PropertyList

/// The pages, elements, tweens, drop targets and rules whose paths an operation changed.
struct MovedPaths {
  private let list: PropertyList
  private let shifts: [PathShift]
  private(set) var moves: [Outcome.Move] = []

  /// Compares the paths in `list`, the book before the operation, with the paths after it.
  init(_ list: PropertyList, _ shifts: [PathShift]) {
    (self.list, self.shifts) = (list, shifts)
    guard !shifts.isEmpty else { return }
    let root = PropertyListPath()
    let holders = [list.pagesPath, list.sectionsPath].compactMap { $0 }
    // The contents of a page move with it, unless something has moved within the page.
    let inside = shifts[...].pages(in: holders)
    let isAnyPage = !inside.isEmpty && shifts.contains { $0.movesPages(of: holders) }
    for page in list.pagesAndSections {
      visit(page.path, in: root, now: root, page.node, isDeep: isAnyPage || inside.contains(page.path))
    }
    if list.kind(of: list.root) == .dictionary { visitArray("rules", of: list.root, root, now: root) }
  }

  private func moved(_ path: PropertyListPath) -> PropertyListPath? { shifts[...].moved(path) }

  private mutating func visit(
    _ path: PropertyListPath, in holder: PropertyListPath, now newHolder: PropertyListPath, _ node: NodeHandle,
    isDeep: Bool = true
  ) {
    guard let new = moved(path) else { return visitFreed(path, node) }
    let expected = PropertyListPath(newHolder.steps + path.steps.dropFirst(holder.steps.count))
    if new != expected { moves.append(Outcome.Move(from: path.description, to: new.description)) }
    guard isDeep else { return }
    for key in ["elements", "tweens", "dropTargets", "rules"] { visitArray(key, of: node, path, now: new) }
  }

  private mutating func visitFreed(_ path: PropertyListPath, _ node: NodeHandle) {
    guard let array = list.value(forKey: "elements", in: node) else { return }
    for (index, child) in list.elements(of: array).enumerated() where list.kind(of: child) == .dictionary {
      let old = path.key("elements").index(index)
      guard moved(old) != nil else {
        visitFreed(old, child)
        continue
      }
      visit(old, in: PropertyListPath(), now: PropertyListPath(), child)
    }
  }

  private mutating func visitArray(
    _ key: String, of node: NodeHandle, _ path: PropertyListPath, now new: PropertyListPath
  ) {
    guard let array = list.value(forKey: key, in: node), list.kind(of: array) == .array else { return }
    for (index, child) in list.elements(of: array).enumerated() where list.kind(of: child) == .dictionary {
      visit(path.key(key).index(index), in: path, now: new, child)
    }
  }
}
