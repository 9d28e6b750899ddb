/// A region of a picture to colour, as a path in the element's own coordinates.
///
/// The path uses the absolute commands `M`, `L`, `C` and `Z` of SVG. Each command needs its letter.
package struct RegionPath: Sendable, Equatable {
  package let path: ExactPath
  /// The path as a polygon, for hit tests.
  package let polygon: ExactPolygon

  /// The number of straight lines that replace a curve in `polygon`.
  private static let linesPerCurve: Int64 = 16

  package static let maxCorners = 100_000

  package init(_ text: [UInt8]) throws(RegionPathError) {
    var reader = RegionPathReader(text, maxCorners: RegionPath.maxCorners, linesPerCurve: RegionPath.linesPerCurve)
    path = try reader.readPath()
    polygon = path.polygon(linesPerCurve: RegionPath.linesPerCurve)
  }

  /// A path without lines, which contains no point.
  package static let empty = RegionPath()

  private init() {
    path = ExactPath()
    polygon = ExactPolygon(parts: [])
  }

  /// The first point of the path, where hosts write the number of a colour.
  package var start: ExactPoint { path.parts.first?.start ?? .zero }
}
