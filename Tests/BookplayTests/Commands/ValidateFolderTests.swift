import BookReports
import BookplayCommands
import Foundation
import PropertyList
import Testing

/// Tests of `bookplay validate` with a folder of books.
@Suite struct ValidateFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("( { }, { } )", to: "Books/Good/book.plist")
    try folder.write("( { elements = ( { type = txt; } ); } )", to: "Books/Deep/Down/book.plist")
    try folder.write("( { elements = ( { type = txt; name = b; } ); } )", to: "Books/Known/book.plist")
    try folder.write("( { elements = ( { type = txt; } ); } )", to: "Books/Good/drafts.plist")
  }

  private func run(_ line: String) -> (status: Int32, text: String, errors: String) {
    let words = line.split(separator: " ").map { String($0).replacing("@", with: folder.path) }
    let outcome = bookplay(["validate"] + words)
    return (
      outcome.status.rawValue, outcome.text.replacing(folder.path, with: "@"),
      outcome.errors.replacing(folder.path, with: "@")
    )
  }

  /// Returns the files of the findings in JSON.
  private func files(_ line: String) throws -> [String] {
    let outcome = run(line + " --format json")
    return try #require(try JSONValue(json: Array(outcome.text.utf8)).array).compactMap { $0["file"]?.text }
  }

  @Test(arguments: ["@/Books", "@/Books/"]) func `all books below a folder are validated`(argument: String) throws {
    #expect(try files(argument) == ["@/Books/Deep/Down/book.plist", "@/Books/Known/book.plist"])
    #expect(run(argument).status == 1)
    #expect(run(argument).text.hasSuffix("2 errors in 3 books\n"))
  }

  @Test func `a folder of a book is that book alone`() throws {
    try folder.write("( { elements = ( { type = txt; } ); } )", to: "Books/Good/Old/book.plist")
    #expect(run("@/Books/Good") == (0, "", ""))
  }

  @Test func `a folder of books, a book and a file can be validated together`() throws {
    #expect(
      try files("@/Books/Known @/Books @/Books/Good/drafts.plist")
        == [
          "@/Books/Known/book.plist", "@/Books/Deep/Down/book.plist", "@/Books/Known/book.plist",
          "@/Books/Good/drafts.plist",
        ])
  }

  @Test func `the baseline next to a book is used when the book is found in a folder`() throws {
    #expect(run("@/Books/Known --write-baseline @/Books/Known/baseline.json").status == 0)
    let outcome = run("@/Books")
    #expect(outcome.text.hasSuffix("1 error in 3 books\n"))
    #expect(outcome.errors == "@/Books/Known/baseline.json: note: 1 finding known and not reported\n")
    // An author who names the book wants to see all its mistakes.
    #expect(try files("@/Books/Known") == ["@/Books/Known/book.plist"])
    // Findings that are gone shouldn't stay known.
    try folder.write("( { } )", to: "Books/Known/book.plist")
    #expect(
      run("@/Books").errors == """
        @/Books/Known/baseline.json: note: 0 findings known and not reported
        @/Books/Known/baseline.json: note: 1 finding of the baseline did not occur

        """)
  }

  @Test func `a baseline given as an option replaces those next to books`() throws {
    #expect(run("@/Books/Known --write-baseline @/Books/Known/baseline.json").status == 0)
    #expect(run("@/Books --write-baseline @/all.json").status == 0)
    let outcome = run("@/Books --baseline @/all.json")
    #expect(outcome == (0, "", ""))
  }

  @Test func `a damaged baseline next to a book is an error`() throws {
    try folder.write("[]", to: "Books/Known/baseline.json")
    let outcome = run("@/Books")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("bookplay validate: error: `@/Books/Known/baseline.json` is not a baseline\n"))
  }

  @Test func `no file outside of a book's folder is its baseline`() throws {
    #expect(run("@/Books/Known --write-baseline @/mine.json").status == 0)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "Books/Known/baseline.json"), withDestinationPath: folder.path(of: "mine.json"))
    #expect(run("@/Books").text.hasSuffix("2 errors in 3 books\n"))
  }

  @Test func `a folder without a book is an error`() throws {
    try folder.write("", to: "Empty/notes.txt")
    let outcome = run("@/Empty @/Books/Good")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("cannot read `@/Empty/book.plist`: there is no book in the folder"))
  }
}
