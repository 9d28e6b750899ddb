import Testing

@testable import BookKit

/// Tests that a table which shares the names of another one is like a single table.
@Suite struct NameTableTests {
  /// A table of the names `element0`, `moon` and `element0.element3`.
  private let first: NameTable = {
    var table = NameTable()
    let group = table.intern(.element, at: 0)
    _ = table.intern("moon")
    _ = table.intern(.element, at: 3, in: group)
    return table
  }()

  @Test func `names that are shared keep their indices, and others follow`() {
    var table = NameTable(extending: first)
    #expect(table.intern("moon") == first.find("moon"))
    #expect(table.intern("star").index == 3)
    #expect(table.intern("moon").index == 1 && table.intern("star").index == 3)
    #expect(table.count == 4 && first.count == 3)
    #expect(table.names == first.names + ["star"])
    #expect(table.find("star")?.index == 3 && first.find("star") == nil)
    #expect(table.find("sun") == nil)
  }

  @Test func `names made from a number and another name are found in either part`() {
    var table = NameTable(extending: first)
    let outer = Name(index: 0)
    #expect(table.intern(.element, at: 3, in: outer).index == 2)
    #expect(table.intern(.element, at: 12, in: outer).index == 3)
    let own = table.intern("own")
    let inner = table.intern(.element, at: 1, in: own)
    #expect(inner.index == 5 && table.text(of: inner) == "own.element1")
    #expect(table.intern(.element, at: 1, in: own) == inner)
    #expect(table.count == 6)
  }

  @Test func `a table that is extended twice has the names of both`() {
    var second = NameTable(extending: first)
    _ = second.intern("star")
    var third = NameTable(extending: second)
    #expect(third.intern("star").index == 3 && third.intern("sun").index == 4)
    #expect(third.names == second.names + ["sun"])
  }

  @Test func `a large table finds all names`() {
    var (table, whole) = (NameTable(), NameTable())
    for number in 0..<1_000 { #expect(table.intern("a\(number)") == whole.intern("a\(number)")) }
    table = NameTable(extending: table)
    for number in 0..<3_000 { #expect(table.intern("a\(number)") == whole.intern("a\(number)")) }
    table.trim()
    #expect(table.names == whole.names)
    for number in 0..<3_000 { #expect(table.find("a\(number)") == whole.find("a\(number)")) }
  }
}

extension NameTable {
  /// The texts of all names in order.
  fileprivate var names: [String] { (0..<count).map { text(of: Name(index: UInt32($0))) } }
}
