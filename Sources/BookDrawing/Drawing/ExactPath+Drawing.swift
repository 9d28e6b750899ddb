import BookKit

extension ExactPath {
  /// The outlines as polygons in points, with curves replaced by lines too short to be noticed.
  var contours: [[Point]] { polygon(linesPerCurve: 16).parts.map { part in part.map { Point($0) } } }
}
