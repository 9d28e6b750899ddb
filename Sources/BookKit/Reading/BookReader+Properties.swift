import PropertyList

// A value that can't be read leaves its property as it is: as a new part has it, or, in a translation, the original.

extension BookReader {
  mutating func read(_ entry: Entry, into property: inout Double) { replace(&property, with: number(entry)) }

  mutating func read(_ entry: Entry, into property: inout Double?) { replace(&property, with: number(entry)) }

  mutating func read(_ entry: Entry, into property: inout Int) { replace(&property, with: integer(entry)) }

  mutating func read(_ entry: Entry, into property: inout Int?) { replace(&property, with: integer(entry)) }

  mutating func read(_ entry: Entry, into property: inout Bool) { replace(&property, with: boolean(entry)) }

  mutating func read(_ entry: Entry, into property: inout String?) { replace(&property, with: string(entry)) }

  mutating func read<Word: Keyword>(_ entry: Entry, into property: inout Word) {
    replace(&property, with: word(entry, as: Word.self))
  }

  mutating func read<Word: Keyword>(_ entry: Entry, into property: inout Word?) {
    replace(&property, with: word(entry, as: Word.self))
  }
}

// MARK: - Properties that know where their values are

extension BookReader {
  mutating func read(_ entry: Entry, into property: inout Located<Double>) {
    replace(&property, with: number(entry).map { Located($0, at: entry.value) })
  }

  mutating func read(_ entry: Entry, into property: inout Located<Double>?) {
    replace(&property, with: number(entry).map { Located($0, at: entry.value) })
  }

  mutating func read(_ entry: Entry, into property: inout Located<Int>) {
    replace(&property, with: integer(entry).map { Located($0, at: entry.value) })
  }

  mutating func read(_ entry: Entry, into property: inout Located<Int>?) {
    replace(&property, with: integer(entry).map { Located($0, at: entry.value) })
  }

  mutating func read(_ entry: Entry, into property: inout Located<Bool>) {
    replace(&property, with: boolean(entry).map { Located($0, at: entry.value) })
  }

  mutating func read(_ entry: Entry, into property: inout Located<Bool>?) {
    replace(&property, with: boolean(entry).map { Located($0, at: entry.value) })
  }

  mutating func read<Word: Keyword>(_ entry: Entry, into property: inout Located<Word>?) {
    replace(&property, with: word(entry, as: Word.self).map { Located($0, at: entry.value) })
  }
}

/// Replaces a property by a value, if there is one.
func replace<Value>(_ property: inout Value, with value: Value?) {
  if let value { property = value }
}

/// Replaces an optional property by a value, if there is one.
func replace<Value>(_ property: inout Value?, with value: Value?) {
  if let value { property = value }
}
