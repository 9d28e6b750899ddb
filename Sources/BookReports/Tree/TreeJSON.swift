import PropertyList

/// A tree as JSON: one object, without members that don't apply.
package enum TreeJSON {
  /// Returns the object, whose last member, the pages or the elements of the stage, has a line for each value.
  package static func bytes(of tree: TreePart) -> [UInt8] {
    var json = JSONOutput()
    json.object { json in
      for member in tree.members.dropLast() { json.member(member.name, member.value) }
      guard let last = tree.members.last else { return }
      json.lines(last.name, last.value.array ?? [])
    }
    return json.document
  }
}
