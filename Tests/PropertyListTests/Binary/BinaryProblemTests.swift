import BookTestSupport
import PropertyList
import Testing

@Suite struct BinaryProblemTests {
  @Test func `a problem has the object and the path to it`() throws {
    let fixture = BinaryFixture(.dictionary([1: 2]), .ascii("pages"), .array(3, 4), .yes, .null)
    let problem = try #require(PropertyList.read(PropertyList.Source(fixture.bytes)).problems.first)
    #expect(problem.message == "object 4 at byte 21 is null, which property lists cannot contain")
    #expect(problem.path.description == "pages[1]")
    #expect(problem.range == 21..<22)
  }

  @Test func `a cycle is reported with the path to where it closes`() throws {
    let fixture = BinaryFixture(.array(1), .dictionary([2: 3]), .ascii("next"), .array(4, 1), .yes)
    let problem = try #require(PropertyList.read(PropertyList.Source(fixture.bytes)).problems.first)
    #expect(problem.message == "object 1 at byte 10 contains itself")
    #expect(problem.path.description == "[0].next[1]")
    #expect(problem.range == 10..<13)
  }

  @Test func `a bad key is reported with the path to its dictionary`() throws {
    let fixture = BinaryFixture(.array(1), .dictionary([2: 3, 3: 3]), .ascii("a"), .yes)
    let problem = try #require(PropertyList.read(PropertyList.Source(fixture.bytes)).problems.first)
    #expect(problem.message == "object 3 at byte 17 is used as a key but is not a string")
    #expect(problem.path.description == "[0]")
  }

  @Test func `a duplicate key is reported with the first one, which counts`() throws {
    let fixture = BinaryFixture(.dictionary([1: 2, 3: 4]), .ascii("a b"), .yes, .utf16(0x61, 0x20, 0x62), .no)
    let reading = PropertyList.read(PropertyList.Source(fixture.bytes))
    let problem = try #require(reading.problems.first)
    #expect(problem.message == "the key `a b` appears twice in this dictionary")
    #expect(problem.hint == "the first one is used")
    #expect(problem.path.description == "[\"a b\"]")
    #expect(problem.notes.map(\.range) == [13..<17])
    let list = try #require(reading.document)
    #expect(list.value(forKey: "a b", in: list.root).flatMap { list.boolean(of: $0) } == true)
  }

  @Test func `long keys are cut short in the way to a value`() throws {
    let key = [0x5F, 0x11, 0x0F, 0xA0] + [UInt8](repeating: 0x61, count: 4000)
    let fixture = BinaryFixture(.dictionary([1: 2]), key, .null).with { $0.offsetSize = 2 }
    let problem = try #require(PropertyList.read(PropertyList.Source(fixture.bytes)).problems.first)
    #expect(problem.path == PropertyListPath([.key(String(repeating: "a", count: 40) + "…")]))
  }

  @Test func `all broken objects are reported in one run`() {
    let fixture = BinaryFixture(.array(1, 2, 3), .null, [0x0F], .ascii("a"))
    let findings = PropertyList.read(PropertyList.Source(fixture.bytes)).findings
    #expect(findings == [Finding(.nullObject, at: 12), Finding(.invalidObject, at: 13)])
  }

  @Test func `problems beyond the limit are counted`() {
    var fixture = BinaryFixture([0xAF, 0x11, 0x03, 0xE8])
    for object in 1...1000 { fixture.objects[0] += .number(object, size: 2) }
    fixture.objects += [[UInt8]](repeating: .null, count: 1000)
    fixture.referenceSize = 2
    fixture.offsetSize = 2
    let reading = PropertyList.read(PropertyList.Source(fixture.bytes))
    #expect(reading.problems.count == 100)
    #expect(reading.unlistedProblems.errorCount == 900)
    #expect(reading.problems.last?.path.description == "[99]")
  }

  @Test func `unused objects are verified on request`() {
    let fixture = BinaryFixture(.array(1), .yes, .null, [0x1F], .array(9), .array(4), .dictionary([1: 1]), .ascii("x"))
      .with { $0.offsets[7] = 3 }
    var options = ReadingOptions()
    options.verifiesUnusedObjects = true
    let reading = PropertyList.read(PropertyList.Source(fixture.bytes), options: options)
    #expect(
      reading.findings == [2, 3, 4].map { Finding(.brokenUnusedObject, at: fixture.start(of: $0)) }
        + [Finding(.brokenUnusedObject, at: fixture.tableStart + 7)])
    #expect(reading.problems.first?.message == "object 2 at byte 11 is damaged, but nothing uses it")
    #expect(PropertyList.read(PropertyList.Source(fixture.bytes)).findings == [])
  }

  @Test(arguments: ["bplist", "bplist15", "\u{FEFF}bplist00"])
  func `the magic decides the form, whatever follows`(file: String) {
    let kinds = PropertyList.read(PropertyList.Source(text: file)).problems.map(\.kind)
    let expected: [PropertyList.Problem.Kind] = [.truncatedFile, .unsupportedVersion, .bytesAroundBinary]
    #expect(kinds.allSatisfy { expected.contains($0) })
    #expect(kinds.count == 1)
  }

  @Test func `a problem in a shared object is reported once`() {
    // Two dictionaries in an array share a key, which is a number, and a value, which is null.
    let fixture = BinaryFixture([0xA2, 1, 2], [0xD1, 3, 4], [0xD1, 3, 4], [0x10, 7], .null)
    let findings = PropertyList.read(PropertyList.Source(fixture.bytes)).findings
    #expect(Set(findings.map(\.offset)).count == findings.count)
    #expect(findings.map(\.kind).filter { $0 == .nullObject }.count == 1)
  }
}
