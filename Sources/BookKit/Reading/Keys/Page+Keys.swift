import PropertyList

extension Page: BookPart {
  static var owner: KeyOwner { .page }
  static func new(at node: NodeHandle) -> Page { Page(node: node) }

  static let rows: [KeyRow<Page>] = [
    KeyRow("elements", .array(.element), "the elements on the page, in drawing order", isOriginal: true) {
      $0.elements($1, &$2.elements)
    },
    KeyRow(
      "enterAnimation", .dictionary(.animation), default: "the book's, else none", "how the page enters",
      isOriginal: true
    ) { $0.code($1, &$2.enterAnimation) },
    KeyRow(
      "exitAnimation", .dictionary(.animation), default: "the book's, else none", "how the page leaves",
      isOriginal: true
    ) { $0.code($1, &$2.exitAnimation) },
    KeyRow("name", .string, "its name in `goToPage` and scripts") { $0.code($1, &$2.name) },
    KeyRow("title", .string, "the title on the contents page", isTranslatable: true) {
      $0.text($1, &$2.localizedTitle)
    },
    KeyRow("localized", .map(.translations), "language → the `title` to use instead") { $0.translations($1, of: &$2) },
    KeyRow("thumbnail", .file(.picture), "the picture on the contents page") { $0.file($1, &$2.thumbnail) },
    KeyRow("background", .background, "what is behind its elements") { $0.code($1, &$2.background) },
    KeyRow("music", .dictionary(.audio), "a sound that loops while the page is open") { $0.music($1, &$2.music) },
    KeyRow("physics", .dictionary(.gravity), "the gravity and the bounds for bodies") { $0.code($1, &$2.physics) },
    KeyRow(
      "waitForNarration", .boolean, default: "the book's",
      "whether turns away from the page are refused while a narration plays"
    ) { $0.code($1, &$2.waitsForNarration) },
    KeyRow(
      "restAt", .number(.nonnegative), default: "3",
      "the second after its opening at which small pictures of it are made"
    ) { $0.code($1, &$2.restAt) },
    KeyRow("rules", .array(.rule), "rules that apply on this page") { $0.code($1, &$2.rules) },
  ]
}

extension Page {
  static let sectionRows: [KeyRow<Page>] = [
    KeyRow(
      "section", in: .section, .reference(.drawnSection),
      "the section that it is: `intro`, `cover`, `contents`, `play`, `options`, or the name of a game",
      isRequired: true, or: SectionKind.words { $0.canBeDrawn }
    ) { $0.code($1, &$2.section) }
  ]
}

extension PageAnimation: BookPart {
  static var owner: KeyOwner { .animation }
  static func new(at node: NodeHandle) -> PageAnimation { PageAnimation(node: node) }

  static let rows: [KeyRow<PageAnimation>] = [
    KeyRow("type", .transition, default: "linear; a spring for `bookOpen`", "its transition", isOriginal: true) {
      $0.code($1, &$2.ownEasing)
    },
    KeyRow("duration", .number(.nonnegative), default: "0.5", "how long it takes, in seconds", isOriginal: true) {
      $0.code($1, &$2.duration)
    },
    KeyRow("animation", .word(PageAnimationKind.self), default: "slide", "the kind of animation", isOriginal: true) {
      $0.code($1, &$2.kind)
    },
    KeyRow(
      "direction", .word(Direction.self), default: "left forwards, right backwards",
      "the direction in which the pages move"
    ) { $0.code($1, &$2.direction) },
    KeyRow("color", .color, "the colour that a fade passes through") { $0.code($1, &$2.color) },
  ]
}

extension PagePhysics: BookPart {
  static var owner: KeyOwner { .gravity }
  static func new(at node: NodeHandle) -> PagePhysics { PagePhysics(node: node) }

  static let rows: [KeyRow<PagePhysics>] = [
    KeyRow("gravityX", .number(.any), default: "0", "the pull to the right, in points per second squared") {
      $0.code($1, &$2.x)
    },
    KeyRow("gravityY", .number(.any), default: "1470", "the pull downwards") { $0.code($1, &$2.y) },
    KeyRow("bounds", .bounds, "the bounds that bodies stay inside: `canvas`, `none`, or a rectangle") {
      $0.code($1, &$2.bounds)
    },
  ]
}

extension Rectangle: BookPart {
  static var owner: KeyOwner { .rectangle }
  static func new(at node: NodeHandle) -> Rectangle { Rectangle() }

  static let rows: [KeyRow<Rectangle>] = [
    KeyRow("x", .number(.any), default: "0", "the left edge") { $0.code($1, &$2.x) },
    KeyRow("y", .number(.any), default: "0", "the upper edge") { $0.code($1, &$2.y) },
    KeyRow("width", .number(.nonnegative), default: "0", "the width") { $0.code($1, &$2.width) },
    KeyRow("height", .number(.nonnegative), default: "0", "the height") { $0.code($1, &$2.height) },
  ]
}

extension Gradient: BookPart {
  static var owner: KeyOwner { .gradient }
  static func new(at node: NodeHandle) -> Gradient { Gradient(colors: [], angle: Gradient.defaultAngle) }

  func finish(by reader: inout BookReader) -> Bool { !colors.isEmpty }

  static let rows: [KeyRow<Gradient>] = [
    KeyRow("colors", .colors, "2 to 8 colours, evenly spaced", isRequired: true) { $0.colors($1, &$2.colors) },
    KeyRow(
      "angle", .number(.any), default: "180",
      "where the colours lead, in degrees clockwise: 0 is upwards, 180 downwards"
    ) { $0.code($1, &$2.angle) },
  ]
}
