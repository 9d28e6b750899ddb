import BookKit

extension ExactPath {
  /// The outlines as polygons in points, in which curves are so many straight lines that they aren't visible.
  var contours: [[Point]] { polygon(linesPerCurve: 16).parts.map { part in part.map { Point($0) } } }
}
