import PropertyList
import Testing

@testable import BookKit

/// Tests that the room made for a page's elements comes from the pages before it, and that it's only room.
@Suite struct ElementEstimateTests {
  @Test func `the first page has nothing to be estimated from`() {
    #expect(ElementEstimate().elementCount(ofNodes: 100) == nil)
  }

  @Test func `elements are expected to be as large as those before`() {
    var estimate = ElementEstimate()
    estimate.add(10, nodeCount: 200)
    #expect(estimate.elementCount(ofNodes: 99) == 5)
    #expect(estimate.elementCount(ofNodes: 101) == 6)
    estimate.add(30, nodeCount: 200)
    #expect(estimate.elementCount(ofNodes: 99) == 10)
  }

  @Test func `the largest pages can be estimated`() {
    var estimate = ElementEstimate()
    estimate.add(Int.max / 8, nodeCount: Int.max / 2)
    #expect(estimate.elementCount(ofNodes: Int.max / 2).map { $0 > Int.max / 9 } == true)
  }

  @Test func `pages without elements leave the next one to be counted`() {
    var estimate = ElementEstimate()
    estimate.add(0, nodeCount: 1)
    #expect(estimate.elementCount(ofNodes: 100) == nil)
  }

  @Test func `pages can have fewer or more elements than expected`() throws {
    let counts = [3, 0, 50, 1, 0, 7]
    let pages = counts.map { count in
      let element = "<dict><key>type</key><string>text</string><key>text</key><string>a</string></dict>"
      return "<dict><key>elements</key><array>\(String(repeating: element, count: count))</array></dict>"
    }
    let text = "<plist version=\"1.0\"><array>\(pages.joined())</array></plist>"
    let list = try #require(PropertyList.read(PropertyList.Source(Array(text.utf8))).document)
    let book = try #require(Book.read(list).book)
    #expect(book.pages.map { $0.elements.count } == counts)
  }
}
