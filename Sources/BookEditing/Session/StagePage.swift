import BookKit
import PropertyList

struct StagePage {
  let outline: PageOutline
  let geometry: PageGeometry
  let canvas: Rectangle
  let paintOrder: [Int]

  init?(_ document: BookDocument, page index: Int, except exception: (index: Int, placement: Placement)? = nil) {
    let pages = document.list.pagesAndSections
    guard pages.indices.contains(index), document.list.kind(of: pages[index].node) == .dictionary else { return nil }
    outline = PageOutline(pages[index].node, at: pages[index].path, in: document.list)
    geometry = PageGeometry(outline, in: document.list, assets: document.assets, except: exception)
    canvas = document.list.canvas
    paintOrder = StagePage.paintOrder(in: nil, of: outline)
  }

  private static func paintOrder(in parent: Int?, of outline: PageOutline) -> [Int] {
    let children = outline.children(of: parent).sorted { (outline.items[$0].z, $0) < (outline.items[$1].z, $1) }
    return children.flatMap { [$0] + (outline.items[$0].type == .group ? paintOrder(in: $0, of: outline) : []) }
  }

  func index(at path: String) -> Int? { outline.items.firstIndex { $0.path.description == path } }
  func path(_ index: Int) -> String { outline.items[index].path.description }

  /// The area that moved elements can't leave, which is three times as wide and as high as the canvas.
  var workingArea: Rectangle {
    Rectangle(x: -canvas.width, y: -canvas.height, width: 3 * canvas.width, height: 3 * canvas.height)
  }

  func contains(_ point: Point, _ index: Int) -> Bool {
    guard let inverse = geometry.maps[index].inverse else { return false }
    let size = shownSize(index)
    let own = inverse.apply(to: point)
    if size.width == 0, size.height == 0 { return false }
    return own.x >= 0 && own.y >= 0 && own.x <= size.width && own.y <= size.height
  }

  /// The side of the placeholder for a picture without a size, which makes it possible to press and resize the picture.
  static let placeholderSide = 44.0

  /// Returns whether an element is shown as a placeholder, because neither the book nor its file gives a size.
  func isPlaceholder(_ index: Int) -> Bool {
    let frame = geometry.placements[index].frame
    guard frame.width == 0, frame.height == 0, let type = outline.items[index].type else { return false }
    return type.isPicture || type.isGame
  }

  private func shownSize(_ index: Int) -> (width: Double, height: Double) {
    guard !isPlaceholder(index) else { return (StagePage.placeholderSide, StagePage.placeholderSide) }
    let frame = geometry.placements[index].frame
    return (frame.width, frame.height)
  }

  /// Returns the box in which the stage shows an element; `nil` for sounds.
  func shownBox(_ index: Int) -> Rectangle? {
    guard isPlaceholder(index) else { return geometry.boxes[index] }
    let side = StagePage.placeholderSide
    return Rectangle(around: geometry.maps[index].corners(width: side, height: side))
  }

  func isInside(_ index: Int, orIs other: Int) -> Bool { index == other || outline.isInside(index, other) }

  /// Returns the map from fractions of the selection's frame to the canvas, and the frame's size on the canvas.
  func frame(of selection: [Int]) -> (map: AffineMap, width: Double, height: Double)? {
    let boxes = selection.compactMap { geometry.boxes[$0] }
    guard let common = boxes.commonBox else { return nil }
    if selection.count == 1 {
      let own = shownSize(selection[0])
      let map = geometry.maps[selection[0]]
      if own.width > 0 || own.height > 0 {
        let scaled = AffineMap(
          right: Point(x: map.right.x * own.width, y: map.right.y * own.width),
          down: Point(x: map.down.x * own.height, y: map.down.y * own.height), origin: map.origin)
        return (scaled, scaled.horizontalStretch, scaled.verticalStretch)
      }
    }
    let map = AffineMap(
      right: Point(x: common.width, y: 0), down: Point(x: 0, y: common.height), origin: Point(x: common.x, y: common.y))
    return (map, common.width, common.height)
  }

  func handle(at point: Point, of selection: [Int], zoom: Double, isTouch: Bool) -> PointerDrag.Grip? {
    guard let (map, width, height) = frame(of: selection) else { return nil }
    let reach = (isTouch ? 14.0 : 6.0) / zoom
    let isNear = { (place: Point) in
      let (x, y) = (place.x - point.x, place.y - point.y)
      return (x * x + y * y).squareRoot() <= reach
    }
    // If a side is short, the handles are outside the frame, so that the element can still be pressed.
    let outX = width * zoom < 24 && width > 0 ? 6 / zoom / width : 0
    let outY = height * zoom < 24 && height > 0 ? 6 / zoom / height : 0
    if outX > 0 || outY > 0, selection.contains(where: { contains(point, $0) }) { return nil }
    let up = height > 0 ? 24 / zoom / height : 0
    if isNear(map.apply(to: Point(x: 0.5, y: -up - outY))), height > 0 { return .turning }
    for side in BookEdit.Handle.allCases {
      let direction = side.direction
      let x = (direction.x + 1) / 2 + direction.x * outX
      let y = (direction.y + 1) / 2 + direction.y * outY
      if isNear(map.apply(to: Point(x: x, y: y))) { return .side(side) }
    }
    return nil
  }
}
