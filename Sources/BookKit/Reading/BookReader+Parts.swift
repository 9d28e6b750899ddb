import PropertyList

extension BookReader {
  /// Reads an element's drop targets.
  mutating func dropTargets(_ entry: Entry) -> [DropTarget]? {
    guard holds(.array, entry) else { return nil }
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
      case .x: read(entry, into: &target.frame.x)
      case .y: read(entry, into: &target.frame.y)
      case .width: read(entry, into: &target.frame.width)
      case .height: read(entry, into: &target.frame.height)
      case .snapX: read(entry, into: &target.snapX)
      case .snapY: read(entry, into: &target.snapY)
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
      case .body: read(entry, into: &body.kind)
      case .shape: read(entry, into: &body.shape)
      case .restitution: read(entry, into: &body.restitution)
      case .friction: read(entry, into: &body.friction)
      case .gravityScale: read(entry, into: &body.gravityScale)
      case .velocityX: read(entry, into: &body.velocityX)
      case .velocityY: read(entry, into: &body.velocityY)
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
      case .from: read(entry, into: &slideIn.side)
      case .bounce: read(entry, into: &slideIn.bounces)
      case .duration: read(entry, into: &slideIn.duration)
      case .hold: read(entry, into: &slideIn.hold)
      default: break
      }
    }
    return slideIn
  }
}
