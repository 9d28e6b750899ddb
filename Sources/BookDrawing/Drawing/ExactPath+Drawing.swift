import BookKit

extension ExactPath {
  /// The outlines as polygons in points, in which curves are so many straight lines that they aren't visible.
  var contours: [[Point]] {
    polygon(linesPerCurve: 16).parts.map { part in part.map { Point($0) } }
  }

  /// The outlines as the data of a path in SVG.
  var svgData: String {
    func text(_ point: ExactPoint) -> String {
      let point = Point(point)
      return SVGText.number(point.x) + " " + SVGText.number(point.y)
    }
    return parts.map { part in
      let segments = part.segments.map { segment in
        switch segment {
        case .line(let end): "L" + text(end)
        case .curve(let first, let second, let end): "C" + [first, second, end].map(text).joined(separator: " ")
        }
      }
      return "M" + text(part.start) + segments.joined() + "Z"
    }.joined()
  }
}
