import BookTestSupport
import PropertyList
import Testing

@testable import BookKit

/// Tests of books in binary form, which web pages get regardless of the original form.
@Suite struct BinaryBookTests {
  @Test func `every little book plays in the binary form as in its own`() throws {
    var options = WritingOptions()
    options.allowsSubstitutes = true
    var count = 0
    for book in TestLength.pick(oneIn: 4, of: LittleBook.all) {
      guard let list = book.reading.document else { continue }
      let bytes = try #require(list.written(as: .binary, options: options).bytes, "\(book.testDescription)")
      let binary = try #require(PropertyList.read(PropertyList.Source(bytes)).document)
      #expect(binary.format == .binary)
      let (own, other) = (book.played(), book.played(by: book.player(of: binary)))
      #expect(own.trace == other.trace, "\(book.testDescription)")
      #expect(own.failedExpectations == other.failedExpectations, "\(book.testDescription)")
      count += 1
    }
    #expect(count > TestLength.pick(60, long: 240))
  }
}
