import BookKit
import PropertyList

extension DiagnosticRule {
  package static let badRegion = DiagnosticRule(
    "bad-region", .error, "a region of a picture to colour cannot be found",
    """
    A region is named by a point inside it, or drawn as a `path`. In one picture, either all regions have paths or \
    none has. Two points cannot lie in the same region: there may be a gap in the lines between them.
    """,
    message: { $0.detail },
    hint: "give all regions a `path`, or each a point of its own inside the drawing",
    example: """
        { type = coloring; name = pond; width = 200; height = 100;
          paletteArea = { y = 120; width = 700; height = 56; };
          regions = (
      -     { name = sun; x = 20; y = 30; path = "M0 0 L100 0 L100 100 Z"; }
      +     { name = sun; path = "M0 0 L100 0 L100 100 Z"; }
          );
        }
      """, dependsOn: .book)
}

enum BadRegion {
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for (game, coloring) in context.colorings {
      checkForms(of: coloring, &found)
      if let map = context.regionMap(of: coloring) { checkPoints(of: coloring, game, on: map, &found) }
    }
    return found
  }

  private static func checkForms(of coloring: ColoringContent, _ found: inout [Diagnostic]) {
    let hasPaths = coloring.regions.contains { $0.path != nil }
    for region in coloring.regions {
      if region.path != nil, let x = (region.x ?? region.y)?.node {
        found.report(.badRegion, at: x, detail: "a region has either a point or a path")
      } else if hasPaths, region.path == nil {
        found.append(
          Diagnostic(.badRegion, at: .opening(of: region.node), detail: "this region has no path, but others have one"))
      } else if region.path == nil, region.x == nil || region.y == nil {
        found.append(
          Diagnostic(.badRegion, at: .opening(of: region.node), detail: "this region has neither a point nor a path"))
      }
    }
  }

  private static func checkPoints(
    of coloring: ColoringContent, _ game: CheckedGame, on map: RegionMap, _ found: inout [Diagnostic]
  ) {
    guard let size = ExactPoint(Point(x: game.width, y: game.height)), size.x > 0, size.y > 0, !map.regions.isEmpty
    else { return }
    var known: [(region: Int, node: NodeHandle)] = []
    for region in coloring.regions {
      guard let point = region.point, let node = region.x?.node else { continue }
      let isInside = point.x >= 0 && point.y >= 0 && point.x <= size.x && point.y <= size.y
      guard isInside else {
        found.report(.badRegion, at: node, detail: "this point lies outside of the drawing")
        continue
      }
      let number = map.region(at: point, width: size.x, height: size.y)
      if let first = known.first(where: { $0.region == number }) {
        let note = Diagnostic.Note(spot: .node(first.node), message: "the first point is here")
        found.report(.badRegion, at: node, detail: "this point lies in a region that already has one", notes: [note])
      } else {
        known.append((number, node))
      }
    }
  }
}
