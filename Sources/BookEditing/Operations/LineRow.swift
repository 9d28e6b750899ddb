import PropertyList

/// A kind of line: the word that names it, its members in order, and a function that makes a message from their values.
package struct LineRow<Message>: Sendable {
  package let word: StaticString
  package let members: [LineMember]
  let make: @Sendable (inout LineValues) throws(Refusal) -> Message

  init(
    _ word: StaticString, _ members: [LineMember] = [],
    make: @escaping @Sendable (inout LineValues) throws(Refusal) -> Message
  ) { (self.word, self.members, self.make) = (word, members, make) }

  /// Reads a message from its line; `own` lists the members that every line of the protocol can have.
  func read(_ line: JSONValue, own: [String]) throws(Refusal) -> Message {
    guard case .object(let given) = line else { throw .notAnObject }
    let known = { (name: String) in members.first { $0.name.description.utf8.elementsEqual(name.utf8) } }
    let others = given.filter { !own.contains($0.name) || known($0.name) != nil }
    for member in others where known(member.name) == nil {
      throw Refusal(.unknownMember, "`\(word)` has no member `\(Quotation.of(member.name))`")
    }
    for member in members where member.isRequired && line[member.name.description] == nil {
      throw Refusal(.missingMember, "`\(word)` needs `\(member.name)`")
    }
    for member in others {
      if let complaint = known(member.name)?.kind.complaint(about: member.value) {
        throw Refusal(.badValue, "`\(member.name)` must be \(complaint)")
      }
    }
    var values = LineValues(members.map { line[$0.name.description] ?? $0.defaultValue })
    return try make(&values)
  }
}

/// A table of messages; one member of a line, such as `get`, contains the word that names the message.
struct MessageTable<Message>: Sendable {
  let name: StaticString
  /// The noun that refusals use for such a message.
  let title: StaticString
  let rows: [LineRow<Message>]

  /// Reads a message from its line, and returns it with the word that names it.
  func read(_ line: JSONValue) throws(Refusal) -> (word: String, message: Message) {
    guard let word = line[name.description]?.text else { throw Refusal(.badJSON, "`\(name)` is not a string") }
    guard let row = rows.first(where: { $0.word.description == word }) else {
      throw Refusal(.unknownOperation, "there is no \(title) `\(Quotation.of(word))`")
    }
    return (word, try row.read(line, own: [name.description]))
  }
}
