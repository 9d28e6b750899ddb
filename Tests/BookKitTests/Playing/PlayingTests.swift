import BookTestSupport
import Testing

@testable import BookKit

/// Tests that play every little book.
@Suite struct PlayingTests {
  @Test(arguments: LittleBook.all) func `a little book plays as its trace says`(_ book: LittleBook) {
    let played = book.played()
    #expect(played.trace == book.trace)
    #expect(played.failedExpectations == [])
  }

  @Test(arguments: TestLength.pick(oneIn: 3, of: LittleBook.all)) func `time in single ticks gives the same`(
    _ book: LittleBook
  ) {
    #expect(book.played(splitting: true).trace == book.played().trace)
  }
}
