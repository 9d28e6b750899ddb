import PropertyList

extension BookReader {
  /// Reads an element's drop targets.
  mutating func dropTargets(_ entry: Entry) -> [DropTarget] {
    guard holds(.array, entry) else { return [] }
    var targets: [DropTarget] = []
    for element in list.elements(of: entry.value) where isDictionary(element, of: .dropTarget) {
      targets.append(dropTarget(element))
    }
    return targets
  }

  private mutating func dropTarget(_ node: NodeHandle) -> DropTarget {
    var target = DropTarget(node: node)
    var found = FieldSet()
    var keys = cursor(node)
    while let entry = next(&keys, in: .dropTarget) {
      found.insert(entry.field)
      switch entry.field {
      case .name: target.name = name(entry)
      case .label: target.localizedLabel.original = locatedString(entry)
      case .localized: readTranslations(entry, of: .label, in: .dropTarget, into: &target.localizedLabel)
      case .x: target.frame.x = number(entry) ?? 0
      case .y: target.frame.y = number(entry) ?? 0
      case .width: target.frame.width = number(entry) ?? 0
      case .height: target.frame.height = number(entry) ?? 0
      case .snapX: target.snapX = number(entry)
      case .snapY: target.snapY = number(entry)
      case .sound: target.sound = file(entry)
      default: break
      }
    }
    reportMissingKeys(of: .dropTarget, in: node, found: found)
    return target
  }

  /// Reads an element's physical properties.
  mutating func body(_ entry: Entry) -> Body? {
    guard holds(.dictionary, entry) else { return nil }
    var body = Body(node: entry.value)
    var keys = cursor(entry.value)
    while let entry = next(&keys, in: .body) {
      switch entry.field {
      case .body: body.kind = word(entry, as: BodyKind.self) ?? .dynamic
      case .shape: body.shape = word(entry, as: BodyShape.self) ?? .rectangle
      case .restitution: body.restitution = number(entry) ?? 0.2
      case .friction: body.friction = number(entry) ?? 0.2
      case .gravityScale: body.gravityScale = number(entry) ?? 1
      case .velocityX: body.velocityX = number(entry) ?? 0
      case .velocityY: body.velocityY = number(entry) ?? 0
      default: break
      }
    }
    return body
  }

  /// Reads a banner's slide-in animation.
  mutating func slideIn(_ entry: Entry) -> SlideIn? {
    guard holds(.dictionary, entry) else { return nil }
    var slideIn = SlideIn(node: entry.value)
    var keys = cursor(entry.value)
    while let entry = next(&keys, in: .slideIn) {
      switch entry.field {
      case .from: slideIn.side = word(entry, as: Side.self) ?? .left
      case .bounce: slideIn.bounces = boolean(entry) ?? false
      case .duration: slideIn.duration = number(entry) ?? 0.5
      case .hold: slideIn.hold = number(entry)
      default: break
      }
    }
    return slideIn
  }
}
