import BookKit
import PropertyList

extension DiagnosticRule {
  package static let mismatchedDouble = DiagnosticRule(
    "mismatched-double", .warning, "the double of a picture isn't twice as large",
    """
    A picture whose name ends with `@2x` belongs to the one without that ending. Dense screens show it in the same \
    place and size, so it is the same picture with exactly twice the width and height.
    """,
    message: { "the picture `\($0.subject)` \($0.detail)" },
    hint: "save it with exactly twice the width and height, or remove it",
    example: """
        { type = image; fileName = moon.png; altText = "The moon"; }
      """,
    files: [.picture("moon.png", width: 100, height: 80), .picture("moon@2x.png", width: 200, height: 200)],
    correctedFiles: [.picture("moon.png", width: 100, height: 80), .picture("moon@2x.png", width: 200, height: 160)],
    dependsOn: .presence)
}

enum MismatchedDouble {
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    guard let assets = context.assets else { return [] }
    let doubles = assets.doubles
    let uses = doubles.isEmpty ? [] : AssetUse.all(in: context.book)
    return doubles.compactMap { picture, double in
      guard let size = assets.assets[picture].facts.size,
        let file = uses.first(where: { assets.index(of: $0.file.value) == picture })?.file,
        let node = file.node
      else { return nil }
      let found = assets.assets[double].facts.size
      if let found, found.width == 2 * size.width, found.height == 2 * size.height { return nil }
      let wanted = "\(text(2 * size.width)) × \(text(2 * size.height))"
      let detail = found.map { "is \(text($0.width)) × \(text($0.height)) instead of \(wanted)" } ?? "cannot be read"
      return Diagnostic(
        .mismatchedDouble, at: .node(node), subject: Quotation.of(assets.assets[double].path.description),
        detail: detail)
    }
  }

  private static func text(_ number: Double) -> String { Decimal.text(number) }
}
