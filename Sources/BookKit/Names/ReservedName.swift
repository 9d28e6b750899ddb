/// The names by which rules, scripts and events refer to things that aren't the author's elements.
package enum ReservedName {
  /// The music of a page.
  package static var music: StaticString { "music" }
  /// The border of the canvas, with which bodies collide.
  package static var bounds: StaticString { "bounds" }
  /// The only drop target of a puzzle's pieces.
  package static var place: StaticString { "place" }
  /// The game in a generated section.
  package static var game: StaticString { "game" }
}
