import Testing

@testable import PropertyList

@Suite struct AppleKeyOrderTests {
  @Test(arguments: [
    ["", "Z", "_", "a", "a10", "a9", "b", "é", "漢", "😀", "～"],
    ["a", "a\u{0}", "aa"],
    ["12345678", "123456780", "12345678a", "12345678😀", "12345678\u{E000}"],
    ["\u{D7FF}", "\u{10000}", "\u{10FFFF}", "\u{E000}", "\u{FFFF}"],
    ["same", "same", "same"],
  ])
  func `keys are in the order of UTF-16`(sorted: [String]) {
    for shift in sorted.indices {
      let rotated = Array(sorted[shift...] + sorted[..<shift])
      #expect(order(of: rotated).map { Array($0.utf8) } == sorted.map { Array($0.utf8) })
    }
  }

  @Test func `keys of the same text stay as they are`() {
    var builder = PropertyListBuilder()
    builder.beginDictionary()
    for index in 0..<100 {
      builder.key(index % 2 == 0 ? "b" : "a")
      builder.integer(index)
    }
    builder.endContainer()
    let list = builder.finish()
    let keys = WritingWalk.sorted(list.entries(of: list.root).map { UInt32($0.key.position) }[...], of: list)
    let values = keys.map { list.integer(of: NodeHandle(Int($0) + 1))?.double }
    #expect(values == Array(stride(from: 1.0, to: 100, by: 2)) + Array(stride(from: 0.0, to: 100, by: 2)))
  }

  private func order(of names: [String]) -> [String] {
    var builder = PropertyListBuilder()
    builder.beginDictionary()
    for name in names {
      builder.key(name)
      builder.boolean(true)
    }
    builder.endContainer()
    let list = builder.finish()
    let keys = WritingWalk.sorted(list.entries(of: list.root).map { UInt32($0.key.position) }[...], of: list)
    return keys.map { list.string(of: NodeHandle(Int($0))) ?? "?" }
  }
}
