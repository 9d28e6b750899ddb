import BookTestSupport
import PropertyList
import Testing

@Suite struct BinaryLimitTests {
  @Test(arguments: [
    (512, []), (513, [Finding(.tooDeep, at: 8 + 512 * 3)]), (60_000, [Finding(.tooDeep, at: 8 + 512 * 3)]),
  ])
  func `containers nest up to the limit`(depth: Int, findings: [Finding]) {
    let reading = PropertyList.read(PropertyList.Source(chain(depth).bytes))
    #expect(reading.findings == findings)
  }

  @Test func `a shared container counts where it is used, not where it was first met`() {
    // The chain of 400 comes first in the root, and is used again at the end of a second chain of 200.
    var fixture = BinaryFixture(.array(1, 401, referenceSize: 2)).with {
      $0.referenceSize = 2
      $0.offsetSize = 2
    }
    for object in 1..<400 { fixture.objects.append(.array(object + 1, referenceSize: 2)) }
    fixture.objects.append(.array())
    for object in 401..<600 { fixture.objects.append(.array(object + 1, referenceSize: 2)) }
    fixture.objects.append(.array(1, referenceSize: 2))
    #expect(PropertyList.read(PropertyList.Source(fixture.bytes)).findings.map(\.kind) == [.tooDeep])
    var options = ReadingOptions()
    options.limits.depth = 601
    #expect(PropertyList.read(PropertyList.Source(fixture.bytes), options: options).findings == [])
    options.limits.depth = 600
    #expect(PropertyList.read(PropertyList.Source(fixture.bytes), options: options).findings.map(\.kind) == [.tooDeep])
  }

  @Test func `shared objects count each time they are used`() {
    var fixture = BinaryFixture()
    for level in 1...8 { fixture.objects.append(.array(level, level, level, level, level, level, level, level)) }
    fixture.objects.append(.yes)
    let reading = PropertyList.read(PropertyList.Source(fixture.bytes))
    #expect(reading.problems.map(\.kind) == [.tooManyNodes])
    #expect(reading.document.map { $0.nodeCount <= 1_000_000 } == true)
  }

  @Test(arguments: [(4, []), (3, [PropertyList.Problem.Kind.tooManyNodes])])
  func `nodes are counted to the last`(limit: Int, kinds: [PropertyList.Problem.Kind]) {
    var options = ReadingOptions()
    options.limits.nodes = limit
    let fixture = BinaryFixture(.array(1, 1, 2), .yes, .no)
    #expect(PropertyList.read(PropertyList.Source(fixture.bytes), options: options).problems.map(\.kind) == kinds)
  }

  @Test func `long contents cannot be multiplied without end`() {
    let text: [UInt8] = [0x5F, 0x11, 0x40, 0x00] + [UInt8](repeating: 0x61, count: 0x4000)
    let fifty = [0xAF, 0x10, 50] + [UInt8](repeating: 1, count: 50)
    let file = PropertyList.Source(BinaryFixture(fifty, text).with { $0.offsetSize = 2 }.bytes)
    #expect(PropertyList.read(file).problems.map(\.kind) == [.tooMuchContent])
    var options = ReadingOptions()
    options.limits = .generous
    #expect(PropertyList.read(file, options: options).problems == [])
  }

  @Test func `overlapping objects are not all decoded`() {
    // Every entry of the table leads to the same long string; reading each of them would take minutes.
    let count = 60_000
    let text: [UInt8] = [0x5F, 0x12, 0, 0x40, 0, 0] + [UInt8](repeating: 0x61, count: 0x400000)
    let references = (1...count).flatMap { [UInt8].number($0, size: 3) }
    var fixture = BinaryFixture([0xAF, 0x11] + .number(count, size: 2) + references, text)
    fixture.referenceSize = 3
    fixture.offsetSize = 4
    let start = fixture.start(of: 1)
    var bytes = Array(fixture.bytes.dropLast(32 + 4))
    for _ in 0..<count { bytes += .number(start, size: 4) }
    bytes += [0, 0, 0, 0, 0, 0, 4, 3] + .number(count + 1, size: 8) + .number(0, size: 8)
    bytes += .number(fixture.tableStart, size: 8)
    #expect(PropertyList.read(PropertyList.Source(bytes)).problems.map(\.kind) == [.tooMuchContent])
  }

  /// Returns arrays nested `depth` deep, the innermost one empty.
  private func chain(_ depth: Int) -> BinaryFixture {
    var fixture = BinaryFixture()
    fixture.objects = (1..<depth).map { .array($0, referenceSize: 2) } + [.array()]
    fixture.referenceSize = 2
    fixture.offsetSize = 3
    return fixture
  }
}
