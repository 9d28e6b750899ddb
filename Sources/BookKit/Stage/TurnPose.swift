/// How a page is drawn during a page turn.
struct TurnPose {
  /// The placement of the page, including which of its leaves turns.
  var placement = PagePlacement()
  /// The back of the turning leaf; `nil` if the back is a leaf of the other page.
  var back: PaperStrip.Side?
  /// Whether the page turns in one piece, as the cover of a book at `placement`.
  var isCover = false
}

/// How both pages of a page turn are drawn.
struct PosedTurn {
  var entering: TurnPose
  var leaving: TurnPose?
  var color: Color?
  var isLeavingInFront = false

  /// Whether one page fades directly into the other, rather than through a colour.
  var isCrossFade: Bool { color == nil && entering.placement.kind == .fade && leaving?.placement.kind == .fade }

  /// Returns how far the edge held by a finger has moved, as a share of its way.
  func progress(on canvas: Rectangle) -> Double {
    var (sum, count) = (0.0, 0.0)
    if entering.placement.kind != .cut { (sum, count) = (1 - entering.placement.distance(on: canvas), 1) }
    if let leaving, leaving.placement.kind != .cut {
      sum += leaving.placement.distance(on: canvas)
      count += 1
    }
    return sum / count
  }
}

extension PageTurn {
  /// How the pages are drawn.
  ///
  /// Each page has an animation of its own, but some animations affect both pages:
  /// - Next to a book that opens or closes, the other page is its cover.
  /// - Next to a turning leaf, the other page has the leaf's other side.
  /// - Next to a page that slides, the other page stays in its place. Otherwise there would be gaps between them.
  var posed: PosedTurn {
    var posed = PosedTurn(entering: TurnPose(placement: entering))
    guard let leaving else {
      posed.entering.back = entering.kind == .bookOpen ? .cover : .paper
      posed.color = color
      return posed
    }
    posed.leaving = TurnPose(placement: leaving)
    if entering.kind == .bookOpen {
      posed.entering.back = .paper
      posed.leaving = TurnPose(placement: entering.cover, isCover: true)
    } else if leaving.kind == .bookOpen {
      posed.leaving?.back = .paper
      posed.entering = TurnPose(placement: leaving.cover, isCover: true)
    } else if entering.leaf != nil {
      posed.leaving?.placement = entering.turnedOver
    } else if leaving.leaf != nil {
      posed.entering.placement = leaving.turnedOver
    } else if entering.kind == .slide, leaving.kind != .slide {
      posed.leaving = TurnPose()
    } else if leaving.kind == .slide, entering.kind != .slide {
      posed.entering = TurnPose()
      posed.isLeavingInFront = true
    } else {
      posed.color = color
      posed.isLeavingInFront = leavingIsInFront
    }
    return posed
  }
}

extension PagePlacement {
  /// The placement of the page on the other side of this page's leaf.
  var turnedOver: PagePlacement {
    var other = self
    other.leaf = leaf == .left ? .right : .left
    other.angle = -180 - angle
    return other
  }

  /// The placement of the cover of a book with this placement.
  fileprivate var cover: PagePlacement {
    var cover = turnedOver
    cover.kind = .cut
    return cover
  }
}
