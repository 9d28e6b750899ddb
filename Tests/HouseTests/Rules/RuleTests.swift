import Testing

/// Tests that each rule finds its violations and ignores what only looks like one.
@Suite struct RuleTests {
  private func file(_ text: String, at path: String = "Sources/PropertyList/File.swift") -> SourceFile {
    SourceFile(path: path, text: text)
  }

  @Test(arguments: [
    ("Sources/PropertyList/A.swift", "import Foundation", 1),
    ("Sources/PropertyList/A.swift", "  @preconcurrency import struct Foundation.URL", 1),
    ("Sources/PropertyList/A.swift", "package import Glibc", 1),
    ("Sources/PropertyList/A.swift", "// import Foundation\nlet important = 1", 0),
    ("Sources/BookplayCommands/Commands/A.swift", "import PropertyList\nimport Glibc", 1),
    ("Sources/BookplayCommands/System/A.swift", "#if a\n  import Glibc\n#endif", 0),
    ("Sources/bookplay/A.swift", "import PropertyList", 1),
    ("Sources/Elsewhere/A.swift", "", 1),
  ])
  func `imports`(path: String, text: String, count: Int) throws {
    #expect(try Imports().check(file(text, at: path)).count == count)
  }

  @Test(arguments: [
    ("// TO" + "DO: more", 1), ("let a = b // FIX" + "ME", 1), ("let mastodons = 1", 0),
    ("fatalError()", 1), ("let message = \"fatalError()\"", 0), ("try! a()", 1), ("try a()", 0),
    ("print(a)", 1), ("blueprint(a)", 0), ("let a: any Error", 1), ("let a: some Error // any Error", 0),
    ("struct A: @unchecked Sendable {}", 1),
    ("// It is locked by hand.\nstruct A: @unchecked Sendable {}", 0),
    ("nonisolated(unsafe) var a = 1", 1),
  ])
  func `banned words`(text: String, count: Int) throws {
    #expect(try BannedWords().check(file(text)).count == count)
  }

  @Test(arguments: [
    ("/// The value; " + "nothing when there is none.", 1), ("// `baot` is " + "no colour.", 1),
    ("// It is no longer here.", 0),
    ("// There is no such page.", 0), ("let text = \"is no colour\"", 0), ("// What is wrong is " + "told.", 1),
    ("// The fingers can't be told apart.", 0), ("// It " + "has not the key.", 1), ("// It has not been read.", 0),
    ("// What " + "stands behind the value.", 1), ("// Fonts that stand in for others.", 0),
    ("/// " + "How many there are.", 1), ("// This depends on how many there are.", 0),
  ])
  func `plain English`(text: String, count: Int) throws {
    #expect(try PlainEnglish().check(file(text)).count == count)
  }

  @Test(arguments: [
    ("struct A: Error {}", 1), ("public enum AFault: Sendable, Error, Equatable {", 1), ("enum AError: Error {", 0),
    ("struct A: ErrorFree {}", 0), ("func a<A: Error>() throws(A)", 0), ("struct ScriptFailure: Error {", 0),
  ])
  func `error names`(text: String, count: Int) throws {
    #expect(try ErrorNames().check(file(text)).count == count)
  }

  @Test(arguments: [
    ("switch a {\ncase .b: 1\ndefault: 2\n}", 1), ("switch a {\ncase .b(let c) where c:\n  1\n\ndefault:\n  2\n}", 1),
    ("switch a {\ncase .b: 1\ncase .c: 2\n}", 0), ("switch a {\ncase .b: 1\ncase ..<2: 2\ndefault: 3\n}", 0),
    ("switch a {\ncase \"b\": 1\ndefault: 2\n}", 0), ("switch (a, b) {\ncase (.c, .d): 1\ndefault: 2\n}", 0),
    ("switch a {\ncase .b:\n  switch c {\n  case 1: 1\n  default: 2\n  }\ncase .d: 3\n}", 0),
    ("switch a {\ncase 1:\n  switch c {\n  case .e: 1\n  // case 2\n  default: 2\n  }\ndefault: 3\n}", 1),
  ])
  func `default arms`(text: String, count: Int) {
    #expect(DefaultArms.check(file(text)).count == count)
  }

  @Test func `only the core may not print`() throws {
    #expect(try BannedWords().check(file("print(a)", at: "Sources/bookbench/A.swift")) == [])
  }

  @Test(arguments: [
    ("var a: [String: Int]\nfor b in a {}", 1),
    ("var a = Set<Int>()\nfor b in a where b > 1 {}", 1),
    ("var a = [Int: Int]()\nlet b = a.map { $0 }", 1),
    ("func f(a: Set<Int>) {\n  a.keys.sorted()\n}", 1),
    ("for b in Set(a) {}", 1),
    ("var a: [String: Int]\nlet b = a[c]", 0),
    ("var a: [Int]\nfor b in a {}", 0),
    ("var a: [[Int]]\nfor b in a {}", 0),
  ])
  func `hash order`(text: String, count: Int) throws {
    #expect(try HashOrder().check(file(text)).count == count)
    #expect(try HashOrder().check(file(text, at: "Sources/BookplayCommands/A.swift")) == [])
  }

  @Test func `sizes`() {
    let lines = { (count: Int) in String(repeating: "a\n", count: count) }
    #expect(Sizes.check(file(lines(400))) == [])
    #expect(Sizes.check(file(lines(401))).count == 1)
    #expect(Sizes.check(file(String(repeating: "ä", count: 120))) == [])
    #expect(Sizes.check(file(String(repeating: "ä", count: 121))).count == 1)
    #expect(Sizes.check(file("func f() {\n" + lines(68) + "}")) == [])
    #expect(Sizes.check(file("func f() {\n" + lines(69) + "}")).map(\.line) == [1])
  }

  @Test(arguments: [
    ("func f() {\n}\n", [0..<2]),
    ("struct S {\n  init(a: () -> Int = { 1 }) {\n    f { }\n  }\n}", [1..<4]),
    ("var a: Int {\n  1\n}", [0..<3]),
    ("protocol P {\n  func f()\n  func g() -> Int\n}\nfunc h() {\n}", [4..<6]),
    ("let a = S.init()\nstruct S {\n}", []),
    ("deinit { }\nsubscript(a: Int) -> Int { a }", [0..<1, 1..<2]),
  ])
  func `functions are found by their braces`(code: String, lines: [Range<Int>]) {
    #expect(FunctionBody.all(in: file(code).code).map(\.lines) == lines)
  }

  @Test(arguments: [
    ("public let a = 1", 1), ("/// A.\npublic let a = 1", 0), ("/// A.\n@frozen\n@_spi(B) public struct A {}", 0),
    ("  @inlinable public func f() {}", 1), ("// A.\nopen class A {}", 1), ("let publicity = 1", 0),
  ])
  func `documentation`(text: String, count: Int) {
    #expect(Documentation.check(file(text)).count == count)
  }

  @Test func `folder arrows`() throws {
    let rule = try FolderArrows(["Upper", "Lower"])
    let top = file("struct Top { let lower: Lower }", at: "Sources/T/Top.swift")
    let upper = file("struct Upper {}", at: "Sources/T/Upper/Upper.swift")
    let lower = file("struct Lower { let upper: Upper }", at: "Sources/T/Lower/Lower.swift")
    #expect(rule.check([top, upper, lower]) == [])
    let wrong = file("// Lower\nextension Upper { func f() -> Lower { Lower() } }", at: "Sources/T/Upper/Wrong.swift")
    #expect(rule.check([lower, upper, wrong]).map(\.line) == [2, 2])
    let wronger = file("let top: Top", at: "Sources/T/Lower/Wronger.swift")
    #expect(rule.check([top, lower, wronger]).count == 1)
    #expect(rule.check([file("", at: "Sources/T/Other/A.swift")]).count == 1)
  }

  @Test func `a name that means something else isn't an arrow`() throws {
    let rule = try FolderArrows(["Upper", "Lower"])
    let lower = file("struct T {}\nstruct Element {}", at: "Sources/T/Lower/Lower.swift")
    let upper = file(
      "extension Array {\n  func f(_ element: Element, _ part: T.Part) {}\n}", at: "Sources/T/Upper/A.swift")
    #expect(rule.check([lower, upper]) == [])
    let wrong = file("struct A { let element: Element }", at: "Sources/T/Upper/A.swift")
    #expect(rule.check([lower, wrong]).count == 1)
  }

  @Test func `declared imports`() throws {
    let manifest = """
      .target(name: "A"), .target(name: "B"), .testTarget(
        name: "ATests", dependencies: ["A"], exclude: ["B"]),
      """
    let (rule, imports) = (DeclaredImports(manifest: manifest), try Imports())
    let test = file("@testable import A\nimport Foundation\nimport B", at: "Tests/ATests/A.swift")
    #expect(rule.check(test, imports).map(\.line) == [3])
  }

  @Test func `top level`() {
    #expect(TopLevel.check([".git", "Package.swift", "README.md", "Sources", "Tests"]) == [])
    #expect(TopLevel.check(["notes.txt", "scripts"]).count == 2)
  }

  @Test func `dead fixtures`() {
    let test = file("let a = fixture(\"cats/good.plist\")", at: "Tests/T/A.swift")
    let paths = ["Tests/T/Fixtures/cats/good.plist", "Tests/T/Fixtures/dead.plist", "Tests/T/A.swift"]
    #expect(DeadFixtures.check(paths, usedIn: [test]).map(\.path) == ["Tests/T/Fixtures/dead.plist"])
  }

  @Test func `a folder without sources fails the rules`() {
    #expect(throws: (any Error).self) { try Repository.swiftFiles(in: ["Sources/NoSuchTarget"]) }
    #expect(throws: Repository.NothingFound.self) { try Repository.swiftFiles(in: ["Sources/CBookWeb"]) }
  }
}
