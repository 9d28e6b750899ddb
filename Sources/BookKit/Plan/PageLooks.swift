/// What of a page only those want to know who draw it or let it be heard: nothing that happens depends on it.
struct PageLooks: Sendable {
  var background: PageBackground?
  /// The file of the page's music.
  var music: Name?
  /// By element.
  var elements: [ElementLook] = []
  /// By text.
  var texts: [TextLook] = []
  /// By movie: its pictures in order.
  var movies: [[Name?]] = []
}

/// What of an element only those want to know who draw it or let it be heard.
struct ElementLook: Sendable {
  /// The file of a picture or a sound.
  var file: Name?
  var altText: Name?
}

/// What of a text only those want to know who draw it.
struct TextLook: Sendable {
  var text: Name
  var fontName: Name?
  var alignment: Alignment
}
