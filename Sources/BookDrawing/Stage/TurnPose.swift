import BookKit

/// How a page is drawn during a page turn.
struct TurnPose: Equatable {
  /// Where it is, and which of its leaves turns.
  var placement: PagePlacement
  /// The colour of its leaf's other side; `nil` if that is a leaf of the other page.
  var back: Color?
  /// The place of the book that it is the cover of, if it is one.
  var book: PagePlacement?

  /// Whether it, or a leaf of it, turns out of the plane.
  var isTurned: Bool { placement.leaf != nil || book != nil }

  static let paper = Color(red: 0xF4, green: 0xEA, blue: 0xD7)
  /// The inside of a book's cover.
  static let cover = Color(red: 0x8F, green: 0x75, blue: 0x5C)

  /// Returns the page in front of a book that opens or closes: its cover.
  static func cover(of book: PagePlacement) -> TurnPose {
    var placement = PagePlacement()
    placement.angle = -180 - book.angle
    return TurnPose(placement: placement, book: book)
  }

  /// Returns the page that has the other side of the leaf of `other`.
  static func behind(_ other: PagePlacement) -> TurnPose {
    var placement = other
    placement.leaf = other.leaf?.opposite
    placement.angle = -180 - other.angle
    return TurnPose(placement: placement)
  }
}

/// How both pages of a page turn are drawn.
struct PosedTurn: Equatable {
  var entering: TurnPose
  var leaving: TurnPose?
  var color: Color?
  var isLeavingInFront = false
}

extension PageTurn {
  /// How the pages are drawn.
  ///
  /// Each page has an animation of its own, but what turns takes both along:
  /// - Next to a book that opens or closes, the other page is its cover.
  /// - Next to a leaf, the other page has the leaf's other side.
  /// - Next to a page that slides, one that fades stays in its place: it would be seen twice, or leave a hole.
  ///
  /// `turning.js` does the same in exported pages.
  var posed: PosedTurn {
    guard let leaving else {
      let back = entering.kind == .bookOpen ? TurnPose.cover : TurnPose.paper
      return PosedTurn(entering: TurnPose(placement: entering, back: back), color: color)
    }
    if entering.kind == .bookOpen {
      return PosedTurn(
        entering: TurnPose(placement: entering, back: TurnPose.paper), leaving: .cover(of: entering))
    }
    if leaving.kind == .bookOpen {
      return PosedTurn(
        entering: .cover(of: leaving), leaving: TurnPose(placement: leaving, back: TurnPose.paper))
    }
    let (coming, going) = (TurnPose(placement: entering), TurnPose(placement: leaving))
    if entering.leaf != nil { return PosedTurn(entering: coming, leaving: .behind(entering)) }
    if leaving.leaf != nil { return PosedTurn(entering: .behind(leaving), leaving: going) }
    let still = TurnPose(placement: PagePlacement())
    switch (entering.kind, leaving.kind) {
    case (.slide, .slide): break
    case (.slide, _): return PosedTurn(entering: coming, leaving: still)
    case (_, .slide): return PosedTurn(entering: still, leaving: going, isLeavingInFront: true)
    default: break
    }
    return PosedTurn(entering: coming, leaving: going, color: color, isLeavingInFront: leavingIsInFront)
  }
}

extension PagePlacement.Leaf {
  /// The leaf on the other side of the spine.
  var opposite: PagePlacement.Leaf { self == .left ? .right : .left }
}
