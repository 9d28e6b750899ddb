import BookKit
import PropertyList

extension DiagnosticRule {
  package static let smallRegion = DiagnosticRule(
    "small-region", .note, "a region of a picture to colour is too small for a finger",
    """
    A finger needs about 44 points. A small region is hard to hit, above all for small children. It can still be \
    chosen with the keyboard.
    """,
    message: { "no finger fits into the regions \($0.detail)" },
    hint: "make the regions larger, or raise `smallest` so that specks don't count as regions",
    example: """
        { type = coloring; name = pond; width = 200; height = 100;
          paletteArea = { y = 120; width = 700; height = 56; };
          regions = (
      -     { name = sun; path = "M0 0 L40 0 L40 40 L0 40 Z"; }
      +     { name = sun; path = "M0 0 L100 0 L100 100 L0 100 Z"; }
          );
        }
      """, dependsOn: .book)
}

enum SmallRegion {
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    context.games.compactMap { game in game.content.coloring.flatMap { smallRegions(of: $0, game, context) } }
  }

  private static func smallRegions(
    of coloring: ColoringContent, _ game: CheckedGame, _ context: CheckContext
  ) -> Diagnostic? {
    let layout = ColoringLayout(coloring, width: game.width, height: game.height, assets: context.assets)
    var small: [Int] = []
    for number in 0..<(layout.regions?.count ?? 0) {
      guard let box = layout.regions?.bounds(ofRegion: number + 1) else { continue }
      if min(box.width, box.height) * game.scale < TouchTarget.minSide { small.append(number + 1) }
    }
    guard let first = small.first else { return nil }
    let entry = layout.entries[first - 1]
    let place = entry.map { Diagnostic.Spot.opening(of: $0.node) } ?? coloring.fileName?.node.map { .node($0) }
    let names = small.prefix(5).map { number in
      layout.entries[number - 1]?.name.map { context.text(of: $0.value) } ?? String(number)
    }
    return Diagnostic(.smallRegion, at: place ?? game.spot, detail: names.listed(of: small.count))
  }
}
