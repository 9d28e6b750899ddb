import PropertyList

extension DropTarget: BookPart {
  static var owner: KeyOwner { .dropTarget }
  static func new(at node: NodeHandle) -> DropTarget { DropTarget(node: node) }

  static let rows: [KeyRow<DropTarget>] = [
    KeyRow("name", .string, "its name in traces and scripts", isRequired: true) { $0.code($1, &$2.name) },
    KeyRow(
      "label", .string, default: "its name", "its name for readers who choose it instead of dragging",
      isTranslatable: true
    ) { $0.text($1, &$2.localizedLabel) },
    KeyRow("localized", .map(.translations), "language → the `label` to use instead") { $0.translations($1, of: &$2) },
    KeyRow("x", .number(.any), default: "0", "the left edge") { $0.code($1, &$2.frame.x) },
    KeyRow("y", .number(.any), default: "0", "the upper edge") { $0.code($1, &$2.frame.y) },
    KeyRow("width", .number(.nonnegative), default: "0", "the width") { $0.code($1, &$2.frame.width) },
    KeyRow("height", .number(.nonnegative), default: "0", "the height") { $0.code($1, &$2.frame.height) },
    KeyRow("snapX", .number(.any), default: "stays", "its left edge after a drop") { $0.code($1, &$2.snapX) },
    KeyRow("snapY", .number(.any), default: "stays", "its upper edge after a drop") { $0.code($1, &$2.snapY) },
    KeyRow("sound", .file(.sound), "a sound that is played on a drop") { $0.file($1, &$2.sound) },
  ]
}

extension Body: BookPart {
  static var owner: KeyOwner { .body }
  static func new(at node: NodeHandle) -> Body { Body(node: node) }

  static let rows: [KeyRow<Body>] = [
    KeyRow("body", .word(BodyKind.self), default: "dynamic", "whether it moves") { $0.code($1, &$2.kind) },
    KeyRow("shape", .word(BodyShape.self), default: "rectangle", "its shape") { $0.code($1, &$2.shape) },
    KeyRow("restitution", .number(.fraction), default: "0.2", "how much speed it keeps in a bounce") {
      $0.code($1, &$2.restitution)
    },
    KeyRow("friction", .number(.nonnegative), default: "0.2", "the friction with what it touches") {
      $0.code($1, &$2.friction)
    },
    KeyRow("gravityScale", .number(.any), default: "1", "how strongly the page's gravity pulls it") {
      $0.code($1, &$2.gravityScale)
    },
    KeyRow("velocityX", .number(.any), default: "0", "its initial speed to the right, in points per second") {
      $0.code($1, &$2.velocityX)
    },
    KeyRow("velocityY", .number(.any), default: "0", "its initial speed downwards") { $0.code($1, &$2.velocityY) },
  ]
}

extension SlideIn: BookPart {
  static var owner: KeyOwner { .slideIn }
  static func new(at node: NodeHandle) -> SlideIn { SlideIn(node: node) }

  static let rows: [KeyRow<SlideIn>] = [
    KeyRow("from", .word(Side.self), default: "left", "the side from which it comes") { $0.code($1, &$2.side) },
    KeyRow("bounce", .boolean, default: "false", "whether it overshoots its place and comes back") {
      $0.code($1, &$2.bounces)
    },
    KeyRow("duration", .number(.nonnegative), default: "0.5", "how long it takes, in seconds") {
      $0.code($1, &$2.duration)
    },
    KeyRow("hold", .number(.nonnegative), default: "stays", "how many seconds it stays before it leaves") {
      $0.code($1, &$2.hold)
    },
  ]
}

extension Rub: BookPart {
  static var owner: KeyOwner { .rub }
  static func new(at node: NodeHandle) -> Rub { Rub(node: node) }

  static let rows: [KeyRow<Rub>] = [
    KeyRow("radius", .number(.radius), default: "24", "how far around a finger it is rubbed away, in points") {
      $0.code($1, &$2.radius)
    },
    KeyRow("share", .number(.share), default: "0.6", "the share to rub away, 0.1…1; then the rest follows") {
      $0.code($1, &$2.share)
    },
    KeyRow("fade", .number(.nonnegative), default: "0.4", "how long the rest takes to fade, in seconds") {
      $0.code($1, &$2.fade)
    },
    KeyRow(
      "label", .string, default: "rub", "its name for readers who choose it instead of rubbing", isTranslatable: true
    ) { $0.text($1, &$2.localizedLabel) },
    KeyRow("localized", .map(.translations), "language → the `label` to use instead") { $0.translations($1, of: &$2) },
  ]
}
