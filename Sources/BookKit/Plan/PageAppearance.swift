/// The appearance and sound of a page, on which no event depends.
struct PageAppearance: Sendable {
  var background: PageBackground?
  var music: Name?
  var elements = IndexedArray<ItemIndex, ElementAppearance>()
  /// The picture files of each movie, in order.
  var movies = IndexedArray<MovieIndex, [Name?]>()
}

/// The appearance or sound of an element.
struct ElementAppearance: Sendable {
  // Two optional names would take twice the memory of two integers.
  private var fileNumber = UInt32.max
  private var altTextNumber = UInt32.max

  /// The page that a miniature shows.
  @PackedOptional var miniature: PageIndex? = nil

  var file: Name? {
    get { fileNumber == .max ? nil : Name(index: fileNumber) }
    set { fileNumber = newValue?.index ?? .max }
  }

  var altText: Name? {
    get { altTextNumber == .max ? nil : Name(index: altTextNumber) }
    set { altTextNumber = newValue?.index ?? .max }
  }
}
