/// What of a page only those want to know who draw it or let it be heard: nothing that happens depends on it.
struct PageLooks: Sendable {
  var background: PageBackground?
  /// The file of the page's music.
  var music: Name?
  /// By element.
  var elements: [ElementLook] = []
  /// By movie: its pictures in order.
  var movies: [[Name?]] = []
}

/// What of an element only those want to know who draw it or let it be heard.
struct ElementLook: Sendable {
  // Two names that may be missing take twice the memory of two numbers.
  private var fileNumber = UInt32.max
  private var altTextNumber = UInt32.max

  /// The file of a picture or a sound.
  var file: Name? {
    get { fileNumber == .max ? nil : Name(index: fileNumber) }
    set { fileNumber = newValue?.index ?? .max }
  }

  var altText: Name? {
    get { altTextNumber == .max ? nil : Name(index: altTextNumber) }
    set { altTextNumber = newValue?.index ?? .max }
  }
}
