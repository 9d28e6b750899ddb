import BookChecking
import BookKit
import BookReports
import PropertyList
import Testing

/// Tests of what code scanning services read; `.ci/sarif` checks that it follows the schema.
@Suite struct FindingSARIFTests {
  private func run(_ findings: [Finding], in source: PropertyList.Source = SampleFindings.source) throws -> JSONValue {
    let log = try JSONValue(json: FindingSARIF.bytes(of: SampleFindings.report(findings, in: source)))
    #expect(log["version"]?.text == "2.1.0")
    return try #require(log["runs"]?.array?.first)
  }

  @Test func `a result has its rule, its place and its fix`() throws {
    let run = try run([SampleFindings.complete])
    #expect(run["columnKind"]?.text == "unicodeCodePoints")
    let result = try #require(run["results"]?.array?.first)
    #expect(result["ruleId"]?.text == "loose-type")
    #expect(result["level"]?.text == "warning")
    #expect(result["message"]?["text"]?.text == "`x` is <loose> & \"quoted\"\nfix it")
    let place = try #require(result["locations"]?.array?.first)
    #expect(place["physicalLocation"]?["artifactLocation"]?["uri"]?.text == "Moon/book.plist")
    let region = try #require(place["physicalLocation"]?["region"])
    let numbers = ["startLine", "startColumn", "endLine", "endColumn"].map { region[$0]?.integer }
    #expect(numbers == [2, 16, 2, 34])
    #expect(place["logicalLocations"]?.array?.first?["fullyQualifiedName"]?.text == "pages[2].x")
    #expect(result["relatedLocations"]?.array?.first?["message"]?["text"]?.text == "here")
    let change = try #require(result["fixes"]?.array?.first?["artifactChanges"]?.array?.first)
    let replacement = try #require(change["replacements"]?.array?.first)
    #expect(replacement["deletedRegion"] == region)
    #expect(replacement["insertedContent"]?["text"]?.text == "<real>1</real>")
  }

  @Test func `only the rules that were broken are described, and results point to them`() throws {
    let run = try run([SampleFindings.complete, SampleFindings.bare(.badColor, "a"), SampleFindings.complete])
    let rules = try #require(run["tool"]?["driver"]?["rules"]?.array)
    #expect(rules.map { $0["id"]?.text } == ["bad-color", "loose-type"])
    #expect(rules.allSatisfy { $0["help"]?["text"]?.text?.contains("\nCorrection:\n") == true })
    #expect(run["results"]?.array?.map { $0["ruleIndex"]?.integer } == [1, 0, 1])
  }

  @Test func `fingerprints differ, and stay when lines move`() throws {
    let moved = Finding(
      .looseType, "other words", file: "", at: SampleFindings.place(0..<1, "pages[2].x"), page: 3, item: "moon",
      key: "x")
    func prints(_ findings: [Finding]) throws -> [String?] {
      try #require(try run(findings)["results"]?.array).map { $0["partialFingerprints"]?["finding/v1"]?.text }
    }
    let first = try prints([SampleFindings.complete, SampleFindings.complete])
    #expect(Set(first).count == 2)
    #expect(try prints([moved]).first == first.first)
    #expect(first.allSatisfy { $0?.count == 16 })
  }

  @Test func `a binary file has bytes for lines`() throws {
    let place = Finding.Location(8..<12, start: nil, end: nil, path: "title")
    let finding = Finding(.badColor, "a", file: "", at: place)
    let run = try run([finding], in: PropertyList.Source(Array("bplist00".utf8), name: "a b.plist"))
    let location = run["results"]?.array?.first?["locations"]?.array?.first?["physicalLocation"]
    #expect(location?["artifactLocation"]?["uri"]?.text == "a%20b.plist")
    #expect(location?["region"]?["byteOffset"]?.integer == 8)
    #expect(location?["region"]?["byteLength"]?.integer == 4)
    #expect(location?["region"]?["startLine"] == nil)
  }
}
