import BookKit
import PropertyList

// Values as they are written into a section.
extension GeneratedSections {
  mutating func string(_ key: String, _ text: String) {
    builder.key(key)
    builder.string(text)
  }

  /// Returns the text of a name.
  func name(_ name: Name) -> String { names.text(of: name) }

  mutating func number(_ key: String, _ number: Double) {
    builder.key(key)
    write(number)
  }

  mutating func write(_ number: Double) {
    if let whole = Int(exactly: number) {
      builder.integer(whole)
    } else {
      builder.real(number)
    }
  }

  mutating func write(_ key: String, _ value: Value) {
    switch value {
    case .number(let number): self.number(key, number)
    case .string(let text): string(key, text)
    case .boolean(let isTrue):
      builder.key(key)
      builder.boolean(isTrue)
    }
  }

  mutating func write(_ key: String, _ page: PageReference) {
    switch page {
    case .number(let page): number(key, Double(page))
    case .name(let name): string(key, names.text(of: name))
    }
  }
}
