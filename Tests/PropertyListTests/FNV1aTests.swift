import PropertyList
import Testing

@Suite struct FNV1aTests {
  /// Checks the hashes that the authors of FNV-1a publish.
  @Test(arguments: [
    ("", 0xCBF2_9CE4_8422_2325 as UInt64), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
  ])
  func `hashes match published values`(text: String, hash: UInt64) {
    #expect(FNV1a.hash(text.utf8) == hash)
    #expect(FNV1a.hash(text.utf8.dropFirst(2), after: FNV1a.hash(text.utf8.prefix(2))) == hash)
  }
}
