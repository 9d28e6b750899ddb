import BookplayCommands
import Foundation
import Testing

/// Tests of the exact findings for damaged books: the cause, in its place, and nothing else.
@Suite struct ValidateDamagedTests {
  @Test(arguments: DamagedBooks.names)
  func `a damaged book gets the listing that its author needs`(name: String) throws {
    let outcome = bookplay(["validate", DamagedBooks.folder + "/" + name])
    let listing = outcome.text.replacing(DamagedBooks.folder + "/", with: "")
    #expect(outcome.errors == "")
    #expect(outcome.status == (listing.contains(": error: ") ? .bad : .good))
    if DamagedBooks.areRewritten {
      try Data(listing.utf8).write(to: DamagedBooks.listing(of: name))
      Issue.record("the listing is written anew; read it before you keep it")
    }
    let expected = try String(contentsOf: DamagedBooks.listing(of: name), encoding: .utf8)
    #expect(listing == expected)
    #expect(!listing.isEmpty)
  }

  @Test func `every damaged book has a listing, and every listing a book`() {
    #expect(DamagedBooks.names.count >= 60)
    #expect(DamagedBooks.names == DamagedBooks.listed)
  }
}
