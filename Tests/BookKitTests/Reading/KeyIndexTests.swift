import Testing

@testable import BookKit

/// Tests that each key is found under its names, in the dictionaries that have it and nowhere else.
@Suite struct KeyIndexTests {
  private let index = KeyIndex.shared

  private func key(_ name: String, in owner: KeyOwner) -> KeyIndex.Found? {
    let text = Array(name.utf8)
    return index.first(text.span, text.indices).flatMap { index.key($0, of: owner) }
  }

  @Test(arguments: Key.all.indices) func `a key is found under its name`(number: Int) throws {
    let key = Key.all[number]
    let found = try #require(self.key(key.name.description, in: key.owner))
    let row = Key.all[..<number].count { $0.owner == key.owner }
    #expect(Int(found.number) == number && Int(found.rowIndex) == row && found.owner == key.owner && !found.isAlias)
    for owner in KeyOwner.allCases {
      let isKnown = Key.all.contains { other in
        let names = [other.name, other.alias].compactMap { $0?.description }
        return other.owner == owner && names.contains(key.name.description)
      }
      #expect((self.key(key.name.description, in: owner) != nil) == isKnown)
    }
    let named = index.namedKeys[number]
    if case .number(let bounds) = key.shape { #expect(named.bounds == bounds) } else { #expect(named.bounds == nil) }
  }

  @Test func `a key is found under its old name, and known to be so`() throws {
    for (number, key) in Key.all.enumerated() {
      guard let alias = key.alias else { continue }
      let found = try #require(self.key(alias.description, in: key.owner))
      #expect(Int(found.number) == number && found.isAlias)
    }
  }

  @Test(arguments: ["", "elementz", "removeFromStageWhenFinishes", "remove-from-stage-whenFinished", "ä"])
  func `other texts are no keys`(text: String) {
    for owner in KeyOwner.allCases { #expect(key(text, in: owner) == nil) }
  }

  @Test(arguments: KeyOwner.allCases) func `a dictionary is complete with its required keys`(owner: KeyOwner) {
    var found = FoundKeys()
    for (place, key) in Key.all.filter({ $0.owner == owner }).enumerated() where key.isRequired {
      #expect(!index.isComplete(owner, found))
      found.insert(place)
    }
    #expect(index.isComplete(owner, found))
  }

  @Test func `the keys of a kind of dictionary follow one another, and are few enough for a set`() {
    for owner in KeyOwner.allCases {
      let numbers = Key.all.indices.filter { Key.all[$0].owner == owner }
      #expect(!numbers.isEmpty && numbers.count <= 64)
      #expect(numbers == Array((numbers.first ?? 0)..<(numbers.first ?? 0) + numbers.count))
    }
  }
}
