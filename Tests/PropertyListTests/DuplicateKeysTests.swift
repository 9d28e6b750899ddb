import BookTestSupport
import Testing

@testable import PropertyList

@Suite struct DuplicateKeysTests {
  @Test(arguments: [
    ("no keys", [], []),
    ("different keys", ["a", "b", "ab", ""], []),
    ("a key again", ["a", "b", "a"], [[0, 2]]),
    ("a key three times: the first is the one that was there", ["a", "a", "b", "a"], [[0, 1], [0, 3]]),
    ("the empty key again", ["", "x", ""], [[0, 2]]),
    ("keys alike for eight bytes", ["12345678a", "12345678b", "12345678", "12345678a"], [[0, 3]]),
    ("two ways to write é are two keys", ["\u{E9}", "e\u{301}"], []),
    ("an escaped key is the same as a plain one", ["&a", "a", "&b"], [[0, 1]]),
    ("escaped keys among themselves", ["&ab", "&a&b", "&c"], [[0, 1]]),
  ])
  func `finds each duplicate key`(_: String, keys: [String], pairs: [[Int]]) {
    #expect(duplicates(of: keys) == pairs)
  }

  @Test(arguments: [13, 200, 5000])
  func `finds the same in a dictionary of any size`(count: Int) {
    let keys = (0..<count).map { $0 % 3 == 0 ? "&key\($0)" : "key\($0)" }
    #expect(duplicates(of: keys) == [])
    #expect(
      duplicates(of: keys + ["key\(count - 1)", "&key1", "key1"])
        == [[count - 1, count], [1, count + 1], [1, count + 2]])
  }

  @Test func `keys of inner dictionaries and made-up keys do not count`() {
    let text = Array("aab".utf8)
    var inner = Node(.dictionary, from: 0, to: 3)
    inner.extent = 3
    let nodes = [
      Node(.dictionary, from: 0, to: 3),
      Node(.key, from: 0, to: 1, flags: .plain), inner,
      Node(.key, from: 1, to: 2, flags: .plain), Node(.string, from: 2, to: 3, flags: .plain),
      Node(.key, from: 1, to: 2, flags: [.plain, .missing]), Node(.string, from: 2, to: 3, flags: .plain),
    ]
    var duplicateKeys = DuplicateKeys()
    #expect(duplicateKeys.find(in: 1..<7, nodes: nodes, text: text.span) { _ in [] } == [])
    #expect(duplicateKeys.find(in: 3..<5, nodes: nodes, text: text.span) { _ in [] } == [])
  }

  @Test(arguments: [
    ("the same keys", ["a", "long key 1", "c"], []),
    ("another key at the end", ["a", "long key 1", "d"], []),
    ("a long key with another end", ["a", "long key 2", "c"], []),
    ("the first key at the end", ["a", "long key 1", "a"], [[0, 2]]),
    ("fewer keys", ["a", "long key 1"], []),
    ("more keys, the last one again", ["a", "long key 1", "c", "c"], [[2, 3]]),
    ("a key that begins like another", ["a", "long key", "c"], []),
  ])
  func `a dictionary after one without duplicates is searched, too`(_: String, keys: [String], pairs: [[Int]]) {
    #expect(duplicates(of: keys, after: ["a", "long key 1", "c"]) == pairs)
  }

  /// Returns the indices of the first and the repeated key in each pair of duplicates; `&` stands for an escape
  /// sequence that yields nothing.
  ///
  /// The same value has searched a dictionary with the keys `before`.
  private func duplicates(of keys: [String], after before: [String] = []) -> [[Int]] {
    var (text, nodes): ([UInt8], [Node]) = ([], [])
    for key in before + keys {
      let start = text.count
      text += Array("<\(key)>".utf8)
      nodes.append(
        Node(.key, from: start, to: text.count, lead: 1, trail: 1, flags: key.hasPrefix("&") ? [] : .plain))
      nodes.append(Node(.boolean, from: text.count, to: text.count))
    }
    var duplicateKeys = DuplicateKeys()
    let first = before.count * 2
    _ = duplicateKeys.find(in: 0..<first, nodes: nodes, text: text.span) { _ in [] }
    let pairs = duplicateKeys.find(in: first..<nodes.count, nodes: nodes, text: text.span) { node in
      text[node.range].filter { !"<&>".utf8.contains($0) }
    }
    return pairs.map { [($0.first - first) / 2, ($0.again - first) / 2] }
  }
}
