import PropertyList

extension MovablePart: Keyed {
  static var owner: KeyOwner { .slider }
  static var rows: [KeyRow<MovablePart>] { sliderRows }

  static func rows(of kind: MovableKind) -> [KeyRow<MovablePart>] {
    switch kind {
    case .slider: sliderRows
    case .dial: dialRows
    case .flap: flapRows
    }
  }

  static let sliderRows: [KeyRow<MovablePart>] =
    commonRows(in: .slider, stops: "2", movesOnTap: "false") + [
      KeyRow("path", in: .slider, .string, "the way of its pivot, as path data of SVG with one `M` or `m`") {
        $0.code($1, &$2.way)
      },
      KeyRow("byX", in: .slider, .number(.way), default: "0", "how far it goes to the right, without a `path`") {
        $0.code($1, &$2.byX)
      },
      KeyRow("byY", in: .slider, .number(.way), default: "0", "how far it goes down, without a `path`") {
        $0.code($1, &$2.byY)
      },
    ]

  static let dialRows: [KeyRow<MovablePart>] =
    commonRows(in: .dial, stops: "2; 4 if it wraps", movesOnTap: "false") + [
      KeyRow("from", in: .dial, .number(.any), default: "0", "its angle at its beginning, in degrees clockwise") {
        $0.code($1, &$2.startAngle)
      },
      KeyRow("to", in: .dial, .number(.any), default: "360", "its angle at its end") { $0.code($1, &$2.endAngle) },
      KeyRow("wraps", in: .dial, .boolean, default: "if it makes whole turns", "whether its end is its beginning") {
        $0.code($1, &$2.canWrap)
      },
    ]

  static let flapRows: [KeyRow<MovablePart>] =
    commonRows(in: .flap, stops: "2", movesOnTap: "true") + [
      KeyRow("edge", in: .flap, .word(FlapEdge.self), default: "left", "the edge about which it turns") {
        $0.code($1, &$2.edge)
      },
      KeyRow("angle", in: .flap, .number(.angle), default: "170", "its angle when it is open, in degrees") {
        $0.code($1, &$2.angle)
      },
      KeyRow("back", in: .flap, .surface, default: "the front mirrored", "its other side: a picture or a colour") {
        $0.surface($1, &$2.back)
      },
    ]

  /// Returns the keys that all kinds have, which come first in each table and in the same order.
  private static func commonRows(
    in owner: KeyOwner, stops: StaticString, movesOnTap: StaticString
  ) -> [KeyRow<MovablePart>] {
    [
      KeyRow("stops", in: owner, .stops, default: stops, "how many stops it has, or where, from 0 to 1") {
        $0.stops($1, of: &$2)
      },
      KeyRow("start", in: owner, .number(.fraction), default: "the first stop", "where it is at first, from 0 to 1") {
        $0.code($1, &$2.start)
      },
      KeyRow("free", in: owner, .boolean, default: "false", "whether it stays where a finger lets go of it") {
        $0.code($1, &$2.staysWhereLetGo)
      },
      KeyRow("returns", in: owner, .boolean, default: "false", "whether it goes back to its start when let go") {
        $0.code($1, &$2.returns)
      },
      KeyRow("settle", in: owner, .number(.nonnegative), default: "0.25", "how long it takes to a stop, in seconds") {
        $0.code($1, &$2.settleTime)
      },
      KeyRow("tap", in: owner, .boolean, default: movesOnTap, "whether a tap moves it to the next stop") {
        $0.code($1, &$2.movesOnTap)
      },
      KeyRow("variable", in: owner, .reference(.variable), "a variable that has the index of its stop, from 0") {
        $0.code($1, &$2.variable)
      },
      KeyRow(
        "labels", in: owner, .strings, default: "numbers from 1", "the names of its stops for readers who choose one",
        isTranslatable: true
      ) { $0.text($1, &$2.localizedLabels) },
      KeyRow("localized", in: owner, .map(.translations), "language → the `labels` to use instead") {
        $0.translations($1, of: &$2, MovablePart.rows(of: $2.kind), in: $2.kind.owner)
      },
      KeyRow("sound", in: owner, .file(.sound), "a sound that is played when it reaches a stop") {
        $0.file($1, &$2.sound)
      },
      KeyRow("drives", in: owner, .array(.drive), "the tweens that follow it instead of time") {
        $0.code($1, &$2.drives)
      },
    ]
  }
}

extension MovablePart.Drive: BookPart {
  static var owner: KeyOwner { .drive }
  static func new(at node: NodeHandle) -> MovablePart.Drive { MovablePart.Drive(node: node) }

  static let rows: [KeyRow<MovablePart.Drive>] = [
    KeyRow("item", .reference(.element), "the element of the tween", isRequired: true) { $0.code($1, &$2.item) },
    KeyRow("tween", .reference(.tween), default: "the first", "the tween") { $0.code($1, &$2.tween) },
  ]
}
