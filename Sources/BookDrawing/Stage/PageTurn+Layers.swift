import BookKit

extension PageTurn {
  /// Returns the layers of a page turn from back to front: first the flat pages, then the turning leaves.
  func layers(entering marks: [Mark], leaving leavingMarks: [Mark], on canvas: Rectangle) -> [Layer] {
    let coming = PlacedPage(placement: entering, marks: marks, canvas: canvas)
    guard let leaving else { return coming.flat + coming.turning }
    let going = PlacedPage(placement: leaving, marks: leavingMarks, canvas: canvas)
    let flat = leavingIsInFront ? coming.flat + going.flat : going.flat + coming.flat
    return flat + going.turning + coming.turning
  }
}

/// A page during a page turn.
private struct PlacedPage {
  let placement: PagePlacement
  let marks: [Mark]
  let canvas: Rectangle

  /// The part of the page below the leaves that both pages share: the whole page, or the leaf that doesn't turn.
  var flat: [Layer] {
    let lying =
      switch turningLeaf {
      case nil: layer(clip: canvas)
      case .left?: layer(clip: right)
      case .right?: layer(clip: left)
      }
    // In an opening book, the leaves don't belong to both pages.
    return placement.kind == .bookOpen ? [lying] + turned : [lying]
  }

  /// The leaf that turns from one page to the other.
  var turning: [Layer] { placement.kind == .bookOpen ? [] : turned }

  /// The leaf that turns, foreshortened according to its angle.
  private var turned: [Layer] {
    guard let leaf = turningLeaf else { return [] }
    let share = Trigonometry.cosine(turns: placement.angle / 360)
    if placement.angle > -90 {
      var layer = layer(clip: leaf == .left ? left : right)
      layer.scaleX *= share
      layer.origin.x = spine - layer.scaleX * canvas.width / 2
      return share > 0 ? [layer] : []
    }
    // Beyond a right angle, the other page shows the leaf's back, except in an opening book, where it is the cover.
    guard placement.kind == .bookOpen, share < 0 else { return [] }
    var cover = layer(clip: leaf == .left ? right : left)
    cover.marks = [Mark(.area(PlacedPage.cover, isEllipse: false), in: canvas)]
    cover.scaleX *= -share
    cover.origin.x = spine - cover.scaleX * canvas.width / 2
    return [cover]
  }

  private static let cover = Color(red: 143, green: 117, blue: 92)

  private var turningLeaf: PagePlacement.Leaf? { placement.angle == 0 ? nil : placement.leaf }
  private var left: Rectangle { Rectangle(width: canvas.width / 2, height: canvas.height) }
  private var right: Rectangle {
    Rectangle(x: canvas.width / 2, width: canvas.width / 2, height: canvas.height)
  }
  /// The x coordinate of the spine.
  private var spine: Double { canvas.width / 2 + placement.x }

  private func layer(clip: Rectangle) -> Layer {
    var layer = Layer(clip: clip, marks: marks)
    (layer.scaleX, layer.scaleY, layer.alpha) = (placement.scale, placement.scale, placement.alpha)
    layer.origin = Point(
      x: canvas.width / 2 * (1 - placement.scale) + placement.x,
      y: canvas.height / 2 * (1 - placement.scale) + placement.y)
    return layer
  }
}
