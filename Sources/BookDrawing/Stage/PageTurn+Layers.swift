import BookKit

extension PageTurn {
  /// The pages of a turn as they lie one on the other: what lies flat first, then the leaves that turn.
  func layers(entering marks: [Mark], leaving leavingMarks: [Mark], on canvas: Rectangle) -> [Layer] {
    let coming = PlacedPage(place: entering, marks: marks, canvas: canvas)
    guard let leaving else { return coming.flat + coming.turning }
    let going = PlacedPage(place: leaving, marks: leavingMarks, canvas: canvas)
    let flat = isLeavingInFront ? coming.flat + going.flat : going.flat + coming.flat
    return flat + going.turning + coming.turning
  }
}

/// A page on its way.
private struct PlacedPage {
  let place: PagePlace
  let marks: [Mark]
  let canvas: Rectangle

  /// What of it lies below the leaves that both pages share: all of it, or the leaf that does not turn.
  var flat: [Layer] {
    let lying =
      switch turningLeaf {
      case nil: layer(clip: canvas)
      case .left?: layer(clip: right)
      case .right?: layer(clip: left)
      }
    // A book that opens has its leaves for itself.
    return place.kind == .bookOpen ? [lying] + turned : [lying]
  }

  /// The leaf that goes over from one page to the other.
  var turning: [Layer] { place.kind == .bookOpen ? [] : turned }

  /// The leaf that turns, as flat as its angle makes it look.
  private var turned: [Layer] {
    guard let leaf = turningLeaf else { return [] }
    let share = Trigonometry.cosine(turns: place.angle / 360)
    if place.angle > -90 {
      var layer = layer(clip: leaf == .left ? left : right)
      layer.scaleX *= share
      layer.origin.x = spine - layer.scaleX * canvas.width / 2
      return share > 0 ? [layer] : []
    }
    // Its back is a leaf of the other page, which shows it; of a book that opens it is the cover.
    guard place.kind == .bookOpen, share < 0 else { return [] }
    var cover = layer(clip: leaf == .left ? right : left)
    cover.marks = [Mark(.area(PlacedPage.cover, isEllipse: false), in: canvas)]
    cover.scaleX *= -share
    cover.origin.x = spine - cover.scaleX * canvas.width / 2
    return [cover]
  }

  private static let cover = Color(red: 143, green: 117, blue: 92)

  private var turningLeaf: PagePlace.Leaf? { place.angle == 0 ? nil : place.leaf }
  private var left: Rectangle { Rectangle(width: canvas.width / 2, height: canvas.height) }
  private var right: Rectangle {
    Rectangle(x: canvas.width / 2, width: canvas.width / 2, height: canvas.height)
  }
  /// Where the spine is.
  private var spine: Double { canvas.width / 2 + place.x }

  private func layer(clip: Rectangle) -> Layer {
    var layer = Layer(clip: clip, marks: marks)
    (layer.scaleX, layer.scaleY, layer.alpha) = (place.scale, place.scale, place.alpha)
    layer.origin = Point(
      x: canvas.width / 2 * (1 - place.scale) + place.x, y: canvas.height / 2 * (1 - place.scale) + place.y)
    return layer
  }
}
