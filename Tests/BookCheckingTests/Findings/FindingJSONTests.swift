import BookChecking
import BookKit
import PropertyList
import Testing

/// Tests of the members that findings have in JSON.
@Suite struct FindingJSONTests {
  private static let source = PropertyList.Source(text: "{\n  x = y;\n}\n", name: "b")

  private static func place(_ range: Range<Int>, _ path: String) -> Finding.Location {
    Finding.Location(
      range, start: source.place(at: range.lowerBound), end: source.place(at: range.upperBound), path: path)
  }

  private static let binary = Finding.Location(0..<1, start: nil, end: nil, path: "")

  @Test(arguments: [
    (
      Finding(
        .looseType, "m", hint: "h", file: "b", at: place(4..<5, "a.x"), page: 2, section: "s", item: "i", key: "x",
        notes: [Finding.Note("n", at: place(0..<1, ""))],
        fix: [Finding.Change(PropertyList.Edit(8..<9, with: [UInt8(ascii: "1")]), text: "1")]),
      #"{"rule":"loose-type","severity":"warning","message":"m","file":"b","line":2,"column":3,"endLine":2,"#
        + #""endColumn":4,"path":"a.x","page":2,"section":"s","item":"i","hint":"h","#
        + #""notes":[{"message":"n","line":1,"column":1,"endLine":1,"endColumn":2}],"#
        + #""fix":[{"start":8,"end":9,"text":"1"}]}"#
    ),
    (
      Finding(.unusedAsset, "m", file: "b", at: binary),
      #"{"rule":"unused-asset","severity":"note","message":"m","file":"b"}"#
    ),
  ])
  func `a finding has the members that apply`(finding: Finding, json: String) {
    #expect(finding.json.description == json)
  }
}
