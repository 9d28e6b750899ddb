/// The appearance and sound of a page, on which no event depends.
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
}
