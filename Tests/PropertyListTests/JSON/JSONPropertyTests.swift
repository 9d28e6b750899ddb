import BookTestSupport
import Foundation
import Testing

@testable import PropertyList

@Suite struct JSONPropertyTests {
  /// Checks the written JSON with Foundation's parser.
  @Test(arguments: UInt64(0)..<200)
  func `what is written is JSON`(seed: UInt64) throws {
    var options = WritingOptions()
    options.allowsSubstitutes = true
    let list = RandomList.make(seed: seed)
    let bytes = try #require(list.written(as: .json, options: options).bytes)
    let root = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    let entries = try #require(root as? [String: Any])
    for entry in list.entries(of: list.root) where list.kind(of: entry.value) == .string {
      let key = try #require(list.string(of: entry.key))
      let value = try #require(entries[key] as? String)
      #expect(Array(value.utf8) == list.utf8(of: entry.value))
    }
  }
}
