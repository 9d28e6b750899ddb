import Foundation
import Testing

/// Tests of the rules that all source files of the package follow.
@Suite struct HouseTests {
  @Test func `targets import only what the picture of the house allows`() throws {
    let rule = try Imports()
    expectNone(try Repository.swiftFiles(in: ["Sources"]).flatMap(rule.check))
  }

  @Test func `tests import only what the manifest names for them`() throws {
    let manifest = try String(contentsOf: Repository.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let (rule, imports) = (DeclaredImports(manifest: manifest), try Imports())
    expectNone(try Repository.swiftFiles(in: ["Tests"]).flatMap { rule.check($0, imports) })
  }

  @Test func `folders use only those above them`() throws {
    let targets = Set(try Repository.swiftFiles(in: ["Sources"]).map(\.target))
    #expect(targets.subtracting(FolderArrows.table.map(\.0)) == [])
    for (target, folders) in FolderArrows.table {
      let files = try Repository.swiftFiles(in: ["Sources/" + target])
      expectNone(try FolderArrows(folders).check(files))
      // A row for a folder that no longer exists would check nothing.
      #expect(folders.filter { folder in !files.contains { $0.folder == folder } } == [])
    }
  }

  @Test func `nothing is unfinished, unsafe without a reason, or out of place`() throws {
    let rule = try BannedWords()
    expectNone(try Repository.swiftFiles().flatMap(rule.check))
  }

  @Test func `comments are in plain English`() throws {
    let rule = try PlainEnglish()
    expectNone(try Repository.swiftFiles().flatMap(rule.check))
  }

  @Test func `what is thrown is called an error`() throws {
    let rule = try ErrorNames()
    expectNone(try Repository.swiftFiles(in: ["Sources"]).flatMap(rule.check))
  }

  @Test func `nothing in the core depends on the order of a hashed collection`() throws {
    let rule = try HashOrder()
    expectNone(try Repository.swiftFiles(in: ["Sources"]).flatMap(rule.check))
  }

  @Test func `few switches leave cases of enumerations to default`() throws {
    let arms = try Repository.swiftFiles(in: ["Sources"]).flatMap(DefaultArms.check)
    let list = arms.map(\.description).joined(separator: "\n")
    #expect(arms.count <= DefaultArms.limit, "\(arms.count) arms, \(DefaultArms.limit) at most:\n\(list)")
  }

  @Test func `files, functions and lines are short`() throws {
    expectNone(try Repository.swiftFiles().flatMap(Sizes.check))
  }

  @Test func `public declarations are documented`() throws {
    expectNone(try Repository.swiftFiles().flatMap(Documentation.check))
  }

  @Test(.enabled(if: Repository.isCheckout)) func `only expected files are at the top of the repository`() throws {
    let names = try Repository.topLevel()
    #expect(names.contains("Package.swift"))
    expectNone(TopLevel.check(names))
  }

  @Test func `untracked files are ignored`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("house-" + UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Moon"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in ["Package.swift", "Moon/book.plist", "notes.txt"] {
      try Data().write(to: folder.appendingPathComponent(file))
    }
    _ = try Repository.git(["init", "--quiet"], in: folder)
    _ = try Repository.git(["add", "Package.swift", "notes.txt"], in: folder)
    #expect(try Repository.topLevel(of: folder) == ["Package.swift", "notes.txt"])
    expectNone(TopLevel.check(["Package.swift"]))
  }

  @Test func `every fixture is used`() throws {
    let tests = try Repository.swiftFiles(in: ["Tests"])
    expectNone(DeadFixtures.check(try Repository.paths(below: "Tests"), usedIn: tests))
  }

  private func expectNone(_ violations: [Violation], sourceLocation: SourceLocation = #_sourceLocation) {
    let list = violations.map(\.description).joined(separator: "\n")
    let count = violations.count
    #expect(count == 0, "\(list)", sourceLocation: sourceLocation)
  }
}
