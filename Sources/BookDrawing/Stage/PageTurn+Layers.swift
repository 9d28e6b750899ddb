import BookKit

/// A page during a page turn, as it would lie flat.
struct TurnedPage {
  let marks: [Mark]
  let elementCount: Int
}

/// The picture of a page turn, as an exported page draws it in a window as large as the canvas.
struct TurnPicture {
  /// From back to front.
  private(set) var layers: [Layer] = []
  /// What turns, in front of them.
  private(set) var leaf: Leaf
  private let canvas: Rectangle
  private var strips: [BentPaper.PlacedStrip] = []
  private var extent: TurnExtent?
  private let elementCount: Int

  init(_ turn: PosedTurn, entering: TurnedPage, leaving: TurnedPage?, on canvas: Rectangle) {
    self.canvas = canvas
    leaf = Leaf(page: canvas)
    elementCount = max(entering.elementCount, leaving?.elementCount ?? 0)
    let coming = add(turn.entering, entering, isEntering: true)
    var going: Layer?
    if let leaving, let pose = turn.leaving { going = add(pose, leaving, isEntering: false) }
    if turn.isCrossFade, let front = coming, let behind = going {
      going?.alpha = TurnPicture.crossFaded(behind.alpha, front.alpha)
    }
    layers = (turn.isLeavingInFront ? [coming, going] : [going, coming]).compactMap { $0 }
    // Strips further from the spine are in front of others, and otherwise later ones.
    leaf.strips += strips.enumerated().sorted { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) }
      .map(\.element.strip)
    makeRoom()
  }

  /// Returns the opacity that a page needs behind another one so that both appear with their own opacity.
  ///
  /// In a cross-fade, opacities add up, so that nothing behind the pages shines through.
  private static func crossFaded(_ alpha: Double, _ front: Double) -> Double {
    front < 1 ? min(1, alpha / (1 - front)) : 0
  }

  /// Adds the turning part of a page, and returns its flat part if it has one.
  private mutating func add(_ pose: TurnPose, _ page: TurnedPage, isEntering: Bool) -> Layer? {
    if let book = pose.book {
      addCover(page, angle: pose.placement.angle, of: book)
      return nil
    }
    let placement = pose.placement
    var layer = Layer(clip: canvas, marks: page.marks)
    (layer.scaleX, layer.scaleY, layer.alpha) = (placement.scale, placement.scale, placement.alpha)
    layer.origin = Point(
      x: canvas.width / 2 * (1 - placement.scale) + placement.x,
      y: canvas.height / 2 * (1 - placement.scale) + placement.y)
    guard let side = placement.leaf else {
      include(TurnExtent())
      return layer
    }
    layer.clip.width /= 2
    if side == .left { layer.clip.x = layer.clip.width }
    layer.marks.append(shadow(0.12 * Trigonometry.sine(turns: -placement.angle / 360)))
    addLeaf(page.marks, placement, side, isEntering: isEntering)
    if let color = pose.back {
      var mirrored = placement
      mirrored.angle = -180 - placement.angle
      addLeaf([Mark(.area(color, isEllipse: false), in: canvas)], mirrored, side.opposite, isEntering: !isEntering)
    }
    return layer
  }

  /// Returns black over a whole page, which darkens it by a share.
  private func shadow(_ share: Double) -> Mark {
    var mark = Mark(.area(.black, isEllipse: false), in: canvas)
    mark.alpha = 1 - Leaf.Shade.light(below: share)
    return mark
  }

  private mutating func addLeaf(
    _ marks: [Mark], _ placement: PagePlacement, _ side: PagePlacement.Leaf, isEntering: Bool
  ) {
    let paper = BentPaper(
      canvas: canvas, kind: placement.kind, placement: placement, leaf: side,
      stripCount: BentPaper.stripCount(placement.kind, elements: elementCount), isEntering: isEntering)
    let found = paper.strips(ofSide: leaf.sides.count)
    include(found.extent)
    guard !found.strips.isEmpty else { return }
    leaf.sides.append(marks)
    strips += found.strips
  }

  /// Adds a whole page that turns about its left edge, as the cover of a book, until its back would be seen.
  private mutating func addCover(_ page: TurnedPage, angle: Double, of book: PagePlacement) {
    let (width, half) = (canvas.width, canvas.width / 2)
    let distance = BentPaper.coverDistance * width
    // Its edge moves from the left to the spine of the book.
    let share = min(1, -angle / 90)
    let edge = (share - 1) * half + share * book.x
    let scale = 1 - share * (1 - book.scale)
    let (sine, cosine) = (Trigonometry.sine(turns: angle / 360), Trigonometry.cosine(turns: angle / 360))
    let enlarged = distance / (distance + scale * width * sine)
    var room = TurnExtent(down: max(1, scale * enlarged), raised: enlarged)
    // The leaf of the book, which continues where the cover isn't seen, gets as much room, so that the book doesn't
    // jump.
    guard angle > -88 else { return include(room) }
    room.across = max(1, abs(edge + scale * width * cosine) * enlarged / half)
    include(room)
    let inner = AffineMap(scaleX: scale, scaleY: scale, origin: Point(x: 0, y: -scale * canvas.height / 2))
    let middle = AffineMap(scaleX: 1, scaleY: 1, origin: Point(x: half, y: canvas.height / 2))
    let projection = Projection(turnedBy: angle, about: edge, seenFrom: distance)
      .preceded(by: inner).followed(by: middle)
    let dark = BentPaper.shade(at: angle)
    let shade = Leaf.Shade(range: 0...width, left: dark, right: dark)
    strips.append((.max, Leaf.Strip(side: leaf.sides.count, part: canvas, projection: projection, shade: shade)))
    leaf.sides.append(page.marks)
  }

  private mutating func include(_ other: TurnExtent) {
    var joined = extent ?? other
    joined.include(other)
    extent = joined
  }

  /// Draws everything smaller if a leaf would extend beyond the canvas.
  private mutating func makeRoom() {
    let scale = extent?.fittingScale ?? 1
    guard scale < 1 else { return }
    let map = AffineMap(
      scaleX: scale, scaleY: scale,
      origin: Point(x: canvas.width / 2 * (1 - scale), y: canvas.height / 2 * (1 - scale)))
    layers = layers.map { layer in
      var smaller = layer
      smaller.origin = map.apply(to: layer.origin)
      smaller.scaleX *= scale
      smaller.scaleY *= scale
      return smaller
    }
    leaf = leaf.moved(by: map)
  }
}

extension PosedTurn {
  /// Whether one page fades into the other, and not through a colour.
  fileprivate var isCrossFade: Bool {
    color == nil && entering.placement.kind == .fade && leaving?.placement.kind == .fade
  }
}
