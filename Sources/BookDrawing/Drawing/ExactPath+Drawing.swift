import BookKit

extension ExactPath {
  /// The outlines as polygons in points, with curves as lines too short to be seen.
  var contours: [[Point]] { polygon(linesPerCurve: 16).parts.map { part in part.map { Point($0) } } }
}
