import Testing

@testable import PropertyList

@Suite struct NearestNameTests {
  private static let elements = [
    "plist", "dict", "array", "key", "string", "integer", "real", "true", "false", "date", "data",
  ]

  @Test(
    arguments: [
      ("STRING", "string"), ("String", "string"), ("sting", "string"), ("strnig", "string"), ("sstring", "string"),
      ("strimg", "string"), ("Intger", "integer"), ("dcit", "dict"), ("dic", "dict"), ("dictt", "dict"),
      ("arary", "array"),
      ("kye", "key"), ("tru", "true"), ("reall", "real"), ("dat", "date"), ("dato", "date"), ("ke", "key"),
      ("bool", nil), ("number", nil), ("uid", nil), ("html", nil), ("x", nil), ("", nil), ("漢字", nil),
    ] as [(String, String?)])
  func `common typing mistakes are recognised`(written: String, meant: String?) {
    #expect(NearestName.suggestion(for: written, among: Self.elements) == meant)
  }

  @Test func `a name that differs in case alone comes before any other`() {
    #expect(NearestName.suggestion(for: "Pages", among: ["Page", "Pages2", "pages"]) == "pages")
  }

  @Test func `the first of equals is taken`() {
    #expect(NearestName.suggestion(for: "dat", among: ["data", "date"]) == "data")
    #expect(NearestName.suggestion(for: "dat", among: ["date", "data"]) == "date")
  }

  @Test func `fewer slips win over an earlier place`() {
    #expect(NearestName.suggestion(for: "hotRecs", among: ["hotRest", "hotRects"]) == "hotRects")
    #expect(NearestName.suggestion(for: "hotRectangel", among: ["hotRectangles!", "hotRectangle"]) == "hotRectangle")
  }

  @Test func `a name isn't a suggestion for itself`() {
    #expect(NearestName.suggestion(for: "key", among: ["key"]) == nil)
  }

  @Test func `names of any length cost little`() {
    let long = String(repeating: "a", count: 65)
    #expect(NearestName.suggestion(for: long, among: [String(long.dropLast())]) == nil)
    #expect(NearestName.suggestion(for: String(long.dropLast()), among: [long]) == nil)
    #expect(NearestName.suggestion(for: String(long.dropLast()), among: [String(long.dropLast(2))]) != nil)
  }
}
