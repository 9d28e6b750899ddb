package enum Scope: Equatable, Sendable {
  case page(PageIndex)
  case book
}

/// The index of an element among the elements of all pages of the book.
package struct BookElementIndex: TypedIndex {
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The number of a tween of an element, starting at 0; a banner's arrival and departure follow its own tweens.
package struct TweenNumber: TypedIndex {
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }
}

extension Book {
  /// The page with an index, or a section that the author drew.
  @inline(__always) package subscript(index: PageIndex) -> Page {
    // Yields the page in place, because copying it is expensive.
    _read {
      if index.position < pages.count {
        yield pages[index.position]
      } else {
        yield sections[index.position - pages.count]
      }
    }
  }
}

extension PageIndex {
  static var first: PageIndex { PageIndex(0) }

  /// The number of the page as readers see it, counted from 1.
  package var number: Int { position + 1 }

  /// Creates the index of the page with a number, counted from 1.
  package init(number: Int) { self.init(number - 1) }
}
