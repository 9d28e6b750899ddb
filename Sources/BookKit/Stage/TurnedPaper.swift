/// The paper of both pages during a page turn.
package struct TurnedPaper: Sendable {
  /// The colour behind the pages; `nil` for the colour around the book.
  package let color: Color?
  /// The strips from back to front, beginning with the pages that lie flat; a strip keeps its index during a turn.
  package private(set) var strips: [PaperStrip] = []
  private let canvas: Rectangle
  private let stripCount: Int
  private let eyeDistance: Double
  private var extent: TurnExtent?

  /// Creates the paper of two pages; `elements` is the larger of the pages' numbers of elements.
  init(_ turn: PosedTurn, elements: Int, on canvas: Rectangle, in room: Point) {
    self.canvas = canvas
    stripCount = BentPaper.stripCount(turn.entering.placement.kind, elements: elements)
    eyeDistance = BentPaper.eyeDistance(in: room)
    color = turn.color
    if let leaving = turn.leaving, !turn.isLeavingInFront { addFlat(leaving, .leaving) }
    addFlat(turn.entering, .entering)
    if let leaving = turn.leaving, turn.isLeavingInFront { addFlat(leaving, .leaving) }
    if turn.isCrossFade {
      // The opacities add up to 1, so that nothing shines through the pages.
      let front = strips[1].alpha
      strips[0].alpha = front < 1 ? min(1, strips[0].alpha / (1 - front)) : 0
    }
    // Strips that are further from the spine are in front of the others.
    for index in 0..<stripCount {
      addStrip(index, turn.entering, .entering)
      if let leaving = turn.leaving { addStrip(index, leaving, .leaving) }
    }
    if turn.entering.isCover { addCover(.entering, turn.entering.placement) }
    if let leaving = turn.leaving, leaving.isCover { addCover(.leaving, leaving.placement) }
    makeRoom(in: room)
  }

  /// Adds the part of a page that lies flat, if there is one.
  private mutating func addFlat(_ pose: TurnPose, _ side: PaperStrip.Side) {
    guard !pose.isCover else { return }
    let placement = pose.placement
    var part = canvas
    var dark = 0.0
    if let leaf = placement.leaf {
      part.width /= 2
      if leaf == .left { part.x = part.width }
      dark = self.leaf(of: placement, side).shadeOfOtherHalf
    } else {
      include(TurnExtent())
    }
    let origin = Point(
      x: canvas.width / 2 * (1 - placement.scale) + placement.x,
      y: canvas.height / 2 * (1 - placement.scale) + placement.y)
    strips.append(
      PaperStrip(
        side: side, part: part,
        projection: Projection(AffineMap(scaleX: placement.scale, scaleY: placement.scale, origin: origin)),
        shade: PaperStrip.Shade(start: 0, end: canvas.width, left: dark, right: dark), alpha: placement.alpha,
        isRaised: false))
  }

  private func leaf(of placement: PagePlacement, _ side: PaperStrip.Side) -> BentPaper {
    BentPaper(
      canvas: canvas, side: side, placement: placement, stripCount: stripCount, eyeDistance: eyeDistance,
      isEntering: side == .entering)
  }

  /// Adds a strip of a page's leaf and its back, if the page has a leaf that turns.
  private mutating func addStrip(_ index: Int, _ pose: TurnPose, _ side: PaperStrip.Side) {
    guard !pose.isCover, pose.placement.leaf != nil else { return }
    var paper = leaf(of: pose.placement, side)
    add(paper.strip(index))
    guard let back = pose.back else { return }
    (paper.side, paper.placement, paper.isEntering) = (back, pose.placement.turnedOver, !paper.isEntering)
    add(paper.strip(index))
  }

  private mutating func add(_ piece: (strip: PaperStrip, extent: TurnExtent)) {
    strips.append(piece.strip)
    include(piece.extent)
  }

  /// Adds a whole page that turns about its left edge like the cover of a book, until its back would be visible.
  private mutating func addCover(_ side: PaperStrip.Side, _ book: PagePlacement) {
    let (width, half, angle) = (canvas.width, canvas.width / 2, book.angle)
    let distance = BentPaper.coverDistance(eyeDistance) * width
    // The page's left edge moves from the left edge of the canvas to the spine of the book.
    let share = min(1, -angle / 90)
    let edge = (share - 1) * half + share * book.x
    let scale = 1 - share * (1 - book.scale)
    let (sine, cosine) = (Trigonometry.sine(turns: angle / 360), Trigonometry.cosine(turns: angle / 360))
    let enlarged = distance / (distance + scale * width * sine)
    let isVisible = angle > -88
    var room = TurnExtent(down: max(1, scale * enlarged), raised: enlarged)
    // The leaf of the book appears when the cover disappears. Giving both the same room keeps the book from jumping.
    if isVisible { room.across = max(1, abs(edge + scale * width * cosine) * enlarged / half) }
    let inner = AffineMap(scaleX: scale, scaleY: scale, origin: Point(x: 0, y: -scale * canvas.height / 2))
    let middle = AffineMap(scaleX: 1, scaleY: 1, origin: Point(x: half, y: canvas.height / 2))
    let projection = Projection(turnedBy: angle, about: edge, seenFrom: distance)
      .preceded(by: inner).followed(by: middle)
    let dark = BentPaper.shade(at: angle)
    let shade = PaperStrip.Shade(start: 0, end: width, left: dark, right: dark)
    add((PaperStrip(side: side, part: canvas, projection: projection, shade: shade, alpha: isVisible ? 1 : 0), room))
  }

  private mutating func include(_ other: TurnExtent) {
    var joined = extent ?? other
    joined.include(other)
    extent = joined
  }

  /// Shrinks everything if a leaf would extend beyond the room.
  private mutating func makeRoom(in room: Point) {
    let scale = extent?.fittingScale(room) ?? 1
    guard scale < 1 else { return }
    let map = AffineMap(
      scaleX: scale, scaleY: scale,
      origin: Point(x: canvas.width / 2 * (1 - scale), y: canvas.height / 2 * (1 - scale)))
    for index in strips.indices { strips[index].projection = strips[index].projection.followed(by: map) }
  }
}

extension Player {
  /// Returns the paper of both pages, or `nil` if no page is being turned.
  ///
  /// `ticks` counts from the beginning of the page turn; a negative number means the current tick. `room` is the
  /// visible distance on each side of the middle of the canvas, relative to half the canvas.
  package func turnedPaper(after ticks: Double = -1, in room: Point = Point(x: 1, y: 1)) -> TurnedPaper? {
    guard let turn = pageTurn(after: ticks) else { return nil }
    let leaving = leavingPage.flatMap { pagePlan(of: $0) }
    return TurnedPaper(turn.posed, elements: max(current.items.count, leaving?.items.count ?? 0), on: canvas, in: room)
  }

  package var turnDuration: Int { Int(state.turn?.duration ?? 0) }

  /// Returns the number of ticks after which the edge held by a finger has moved a share of its way, or the last tick
  /// of the page turn if it doesn't get that far.
  package func turnTime(ofShare share: Double) -> Double {
    var before = 0.0
    for tick in 0..<turnDuration {
      guard let after = pageTurn(after: Double(tick))?.posed.progress(on: canvas) else { break }
      if after >= share { return tick == 0 ? 0 : Double(tick - 1) + (share - before) / (after - before) }
      before = after
    }
    return Double(max(0, turnDuration - 1))
  }
}
