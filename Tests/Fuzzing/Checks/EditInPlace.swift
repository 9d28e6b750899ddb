import PropertyList

/// Checks that changing any intact text file in place leaves an intact file with the requested change.
enum EditInPlace {
  /// Makes every possible change at one node of `list`, each separately.
  ///
  /// - Returns: What doesn't hold, or `nil`.
  static func failure(of list: PropertyList) -> String? {
    guard list.format == .xml || list.format == .ascii else { return nil }
    let node = NodeHandle(list.source.bytes.count % list.nodeCount)
    do throws(PropertyList.EditingError) {
      for (name, edit, expectation) in try changes(of: list, at: node) {
        guard let changed = list.source.applying([edit]) else { return "\(name): the edit lies outside the file" }
        // Without its only entry, a file without braces is empty, and such files are never read.
        if changed.bytes.isEmpty { continue }
        let reading = PropertyList.read(changed, options: .trusting)
        guard reading.isWellFormed, let copy = reading.document else {
          return "\(name): breaks the file: \(reading.problems.last?.message ?? "nothing reported")"
        }
        if !expectation(copy) { return "\(name): does something else" }
      }
      return nil
    } catch {
      return "refused: \(error)"
    }
  }

  private typealias Change = (name: String, edit: PropertyList.Edit, expectation: (PropertyList) -> Bool)

  private static func changes(of list: PropertyList, at node: NodeHandle) throws(PropertyList.EditingError) -> [Change]
  {
    var changes: [Change] = []
    let new = word("new")
    let size = Int(list.nodes[node.position].extent)
    if list.kind(of: node) == .key {
      let expectation: (PropertyList) -> Bool = { $0.nodeCount == list.nodeCount && $0.string(of: node) == "a name" }
      changes.append(("renaming", try list.edit(renaming: node, to: "a name"), expectation))
    } else {
      let count = list.nodeCount - size + 1
      let expectation: (PropertyList) -> Bool = { $0.nodeCount == count && $0.string(of: node) == "new" }
      changes.append(("replacing", try list.edit(replacing: node, with: new), expectation))
    }
    if node != list.root {
      changes.append(("removing", try list.edit(removing: node), { $0.nodeCount < list.nodeCount }))
    }
    switch list.kind(of: node) {
    case .array:
      let count = list.nodeCount + 1
      changes.append(("appending", try list.edit(appending: new, to: node), { $0.nodeCount == count }))
    // Of two equal keys, the first one would still count.
    case .dictionary where list.value(forKey: "k", in: node) == nil:
      let count = list.nodeCount + 2
      let expectation: (PropertyList) -> Bool = {
        $0.nodeCount == count && $0.value(forKey: "k", in: node).flatMap($0.string) == "new"
      }
      changes.append(("inserting", try list.edit(inserting: new, forKey: "k", in: node), expectation))
    default: break
    }
    return changes
  }

  private static func word(_ text: String) -> PropertyList {
    var builder = PropertyListBuilder()
    builder.string(text)
    return builder.finish()
  }
}
