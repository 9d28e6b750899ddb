import PropertyList

/// A part of a book in `bookplay tree`, such as a page, an element or a rule, for people and for programs.
///
/// Each fact is collected once, both as a member of an object and as text in a line.
package struct TreePart {
  private(set) var members: [JSONValue.Member] = []
  /// The heading of the lines if they form their own table: its emphasized part, and the rest.
  var heading: (name: String, rest: String)?
  /// The lines for people, including those of the parts inside it.
  private(set) var rows: [TreeRow] = []
  private(set) var sections: [TreePart] = []

  mutating func addRow(_ cells: [String], _ rest: String = "") { rows.append(TreeRow(cells: cells, rest: rest)) }
  mutating func addDetail(_ words: String) { rows.append(TreeRow(rest: words)) }

  mutating func add(_ name: String, _ value: (some JSONWritable)?) {
    if let value { members.append(JSONValue.Member(name, value.json)) }
  }

  mutating func add(_ object: JSONValue) { members += object.members }

  mutating func add(_ name: String, part: TreePart?) {
    guard let part else { return }
    add(name, JSONValue.object(part.members))
    rows += part.rows
  }

  mutating func add(_ name: String, parts: [TreePart], evenIfEmpty: Bool = false) {
    guard evenIfEmpty || !parts.isEmpty else { return }
    add(name, JSONValue.array(parts.map { .object($0.members) }))
    for part in parts { if part.heading == nil { rows += part.rows } else { sections.append(part) } }
  }

  /// Returns the lines of the tree, followed by those of the parts with headings.
  package func text(_ paint: Paint) -> String {
    let heading = heading.map { paint.strong($0.name, .cyan) + $0.rest } ?? ""
    return heading + "\n" + TreeRow.text(of: rows, paint) + sections.map { "\n" + $0.text(paint) }.joined()
  }

  /// The tree as a JSON object.
  ///
  /// Its last member, such as the elements on stage, has a line for each value.
  package var json: [UInt8] {
    var json = JSONOutput()
    json.object { json in
      for member in members.dropLast() { json.member(member.name, member.value) }
      guard let last = members.last else { return }
      json.lines(last.name, last.value.array ?? [])
    }
    return json.document
  }
}

extension TreePart {
  init(row cells: [String], _ rest: String, _ object: JSONValue) {
    self.init()
    addRow(cells, rest)
    add(object)
  }

  init(detail words: String, _ object: JSONValue) {
    self.init()
    addDetail(words)
    add(object)
  }
}
