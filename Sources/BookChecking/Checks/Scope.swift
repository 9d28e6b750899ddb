import BookKit

/// The part of a book whose names a rule can use.
enum Scope: Equatable, Sendable {
  /// One page, for its own rules and for what its elements do.
  case page(PageIndex)
  /// All pages, for the book's rules.
  case book
}

extension Book {
  /// The page with an index.
  @inline(__always) subscript(index: PageIndex) -> Page {
    // In place, since a page has much to copy.
    _read { yield pages[index.position] }
  }

  /// The indices of its pages.
  var pageIndices: Range<PageIndex> { PageIndex(0)..<PageIndex(pages.count) }
}

extension PageIndex {
  /// The number of the page for readers, who count from 1.
  var number: Int { position + 1 }
}
