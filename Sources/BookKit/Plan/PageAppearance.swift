/// The appearance of a page and its music file, which don't affect events.
struct PageAppearance: Sendable {
  var background: PageBackground?
  var music: Name?
  var elements = IndexedArray<ItemIndex, ElementAppearance>()
  /// The picture files of each movie, in order.
  var movies = IndexedArray<MovieIndex, [Name?]>()
}

struct ElementAppearance: Sendable {
  var file: Name?
  var altText: Name?
  var miniature: PageIndex?
  /// The other side of a flap.
  var back: PageBackground?
}
