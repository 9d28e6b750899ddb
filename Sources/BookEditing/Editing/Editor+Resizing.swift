import BookKit
import PropertyList

struct Resizing {
  let handle: BookEdit.Handle
  let by: Point
  let keepsAspect: Bool
  let isFromMiddle: Bool

  var direction: Point { handle.direction }

  var fixed: Point {
    isFromMiddle ? Point(x: 0.5, y: 0.5) : Point(x: (1 - direction.x) / 2, y: (1 - direction.y) / 2)
  }

  /// Returns the new size after a handle has moved by `step`, in the same coordinates as the size.
  func size(_ width: Double, _ height: Double, movedBy step: Point, keepsAspect: Bool) -> (Double, Double) {
    let times = isFromMiddle ? 2.0 : 1.0
    var newWidth = width + direction.x * step.x * times
    var newHeight = height + direction.y * step.y * times
    guard keepsAspect, width > 0, height > 0 else {
      return (direction.x == 0 ? width : max(1, newWidth), direction.y == 0 ? height : max(1, newHeight))
    }
    let (byWidth, byHeight) = (newWidth / width, newHeight / height)
    let isXLeading = direction.y == 0 || direction.x != 0 && abs(byWidth - 1) >= abs(byHeight - 1)
    let scale = isXLeading ? byWidth : byHeight
    (newWidth, newHeight) = (width * scale, height * scale)
    let smaller = min(newWidth, newHeight)
    if smaller < 1 {
      let least = 1 / min(width, height)
      (newWidth, newHeight) = (width * least, height * least)
    }
    return (newWidth, newHeight)
  }

  /// Returns the frame of an element after a handle has moved by `step` in the element's own coordinates.
  func frame(of placement: Placement, movedBy step: Point) -> Rectangle {
    let old = placement.frame
    let size = size(old.width, old.height, movedBy: step, keepsAspect: keepsAspect)
    var after = placement
    (after.frame.width, after.frame.height) = (size.0.toThousandths, size.1.toThousandths)
    let before = placement.transform.apply(to: Point(x: fixed.x * old.width, y: fixed.y * old.height))
    let moved = after.transform.apply(to: Point(x: fixed.x * after.frame.width, y: fixed.y * after.frame.height))
    after.frame.x = old.x + before.x - moved.x
    after.frame.y = old.y + before.y - moved.y
    return after.frame
  }
}

extension BookEdit.Handle {
  /// The direction from the middle of a frame: -1, 0 or 1 on each axis.
  var direction: Point {
    let side = { (letter: Unicode.Scalar) in rawValue.unicodeScalars.contains(letter) ? 1.0 : 0 }
    return Point(x: side("e") - side("w"), y: side("s") - side("n"))
  }
}

extension Editor {
  mutating func resize(_ edit: BookEdit) throws(Refusal) {
    guard case .resizeElements(let reference, let names, let handle, let by, let keepAspect, let fromMiddle) = edit
    else { return }
    let (items, page, geometry) = try framed(names, reference, "Resize")
    let resizing = Resizing(handle: handle, by: by, keepsAspect: keepAspect, isFromMiddle: fromMiddle)
    for index in items {
      for key in ["x", "y", "width", "height"] { _ = try number(key, at: page.items[index].path) }
    }
    if items.count == 1 {
      try resize(items[0], of: page, geometry, resizing)
    } else if let common = items.compactMap({ geometry.boxes[$0] }).commonBox {
      try resize(items, of: page, geometry, resizing, in: common)
    }
  }

  /// Returns the frame of an element; a group without a size gets the frame of its children.
  private func frame(of index: Int, on page: PageOutline, _ geometry: PageGeometry) -> (Placement, origin: Point) {
    var placement = geometry.placements[index]
    let size = placement.frame
    guard page.items[index].type == .group, size.width == 0, size.height == 0, let box = geometry.boxes[index],
      let inverse = geometry.maps[index].inverse
    else { return (placement, Point(x: 0, y: 0)) }
    let own = Rectangle(around: box.corners.map { inverse.apply(to: $0) })
    placement.frame.width = own.width
    placement.frame.height = own.height
    return (placement, Point(x: own.x, y: own.y))
  }

  private mutating func resize(
    _ index: Int, of page: PageOutline, _ geometry: PageGeometry, _ resizing: Resizing
  ) throws(Refusal) {
    let (placement, origin) = frame(of: index, on: page, geometry)
    let map = geometry.maps[index]
    guard let inverse = map.inverse else { return }
    let step = inverse.map(resizing.by)
    let (width, height) = (placement.frame.width, placement.frame.height)
    if page.items[index].type == .group {
      let (newWidth, newHeight) = resizing.size(width, height, movedBy: step, keepsAspect: resizing.keepsAspect)
      let side = resizing.fixed
      let scale = (width > 0 ? newWidth / width : 1, height > 0 ? newHeight / height : 1)
      let fixed = Point(x: origin.x + side.x * width, y: origin.y + side.y * height)
      try scaleGroup(page.items[index].path, geometry.placements[index], by: scale, about: fixed)
      return
    }
    let (path, frame) = (page.items[index].path, resizing.frame(of: placement, movedBy: step))
    try setNumber("x", frame.x, at: path, default: 0)
    try setNumber("y", frame.y, at: path, default: 0)
    if frame.width != width { try setNumber("width", frame.width, at: path) }
    if frame.height != height { try setNumber("height", frame.height, at: path) }
  }

  private mutating func scaleGroup(
    _ path: PropertyListPath, _ placement: Placement, by scale: (Double, Double), about fixed: Point
  ) throws(Refusal) {
    let before = placement.transform.apply(to: fixed)
    var after = placement
    after.scaleX = (placement.scaleX * scale.0).toMillionths
    after.scaleY = (placement.scaleY * scale.1).toMillionths
    let moved = after.transform.apply(to: fixed)
    try setNumber("x", placement.frame.x + before.x - moved.x, at: path, default: 0)
    try setNumber("y", placement.frame.y + before.y - moved.y, at: path, default: 0)
    try setNumber("scaleX", after.scaleX, at: path, default: 1, decimals: 6)
    try setNumber("scaleY", after.scaleY, at: path, default: 1, decimals: 6)
  }

  private mutating func resize(
    _ items: [Int], of page: PageOutline, _ geometry: PageGeometry, _ resizing: Resizing, in common: Rectangle
  ) throws(Refusal) {
    let isTurned = items.contains { index in
      page.levels(from: index).contains { level in
        let placement = geometry.placements[level]
        return placement.rotation != 0 || level != index && placement.isTransformed
      }
    }
    let (width, height) = resizing.size(
      common.width, common.height, movedBy: resizing.by, keepsAspect: resizing.keepsAspect || isTurned)
    let scale = (common.width > 0 ? width / common.width : 1, common.height > 0 ? height / common.height : 1)
    let fixed = Point(x: common.x + resizing.fixed.x * common.width, y: common.y + resizing.fixed.y * common.height)
    for index in items { try resize(index, of: page, geometry, by: scale, about: fixed) }
  }

  private mutating func resize(
    _ index: Int, of page: PageOutline, _ geometry: PageGeometry, by scale: (Double, Double), about fixed: Point
  ) throws(Refusal) {
    let placement = geometry.placements[index]
    let frame = placement.frame
    let path = page.items[index].path
    let pivot = Point(x: placement.pivotX * frame.width, y: placement.pivotY * frame.height)
    let onCanvas = geometry.maps[index].apply(to: pivot)
    let target = Point(x: fixed.x + (onCanvas.x - fixed.x) * scale.0, y: fixed.y + (onCanvas.y - fixed.y) * scale.1)
    let step = local(Point(x: target.x - onCanvas.x, y: target.y - onCanvas.y), of: index, on: page, geometry)
    if page.items[index].type == .group {
      try setNumber("x", frame.x + step.x, at: path, default: 0)
      try setNumber("y", frame.y + step.y, at: path, default: 0)
      try setNumber("scaleX", placement.scaleX * scale.0, at: path, default: 1, decimals: 6)
      try setNumber("scaleY", placement.scaleY * scale.1, at: path, default: 1, decimals: 6)
      return
    }
    let width = max(1, frame.width * scale.0).toThousandths
    let height = max(1, frame.height * scale.1).toThousandths
    let newPivot = Point(x: placement.pivotX * width, y: placement.pivotY * height)
    try setNumber("x", frame.x + step.x + pivot.x - newPivot.x, at: path, default: 0)
    try setNumber("y", frame.y + step.y + pivot.y - newPivot.y, at: path, default: 0)
    if scale.0 != 1 { try setNumber("width", width, at: path) }
    if scale.1 != 1 { try setNumber("height", height, at: path) }
  }
}
