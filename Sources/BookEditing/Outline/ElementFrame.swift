import BookKit
import PropertyList

/// The frame of an element at rest, as its keys give it.
struct ElementFrame {
  var placement: Placement
  /// Whether the book gives its width and its height.
  let writesWidth: Bool
  let writesHeight: Bool
  /// Whether it is turned or scaled.
  var isTransformed: Bool { placement.rotation != 0 || placement.scaleX != 1 || placement.scaleY != 1 }

  /// The map from its own coordinates to its parent's.
  var map: AffineMap { placement.transform }
}

/// The frames of a page's elements and their boxes on the canvas.
struct PageGeometry {
  /// The frame of each element, in the order of the outline.
  let frames: [ElementFrame]
  /// The map from each element's own coordinates to the canvas.
  let maps: [AffineMap]
  /// The box of each element on the canvas; `nil` for sounds.
  let boxes: [Rectangle?]

  /// Computes the frames of a page; `exception` stands elsewhere than its keys say.
  init(
    _ outline: PageOutline, in list: PropertyList, assets: AssetCatalog?,
    except exception: (index: Int, placement: Placement)? = nil
  ) {
    var frames: [ElementFrame] = []
    var maps: [AffineMap] = []
    for (index, item) in outline.items.enumerated() {
      var frame = PageGeometry.frame(of: item, in: list, assets: assets)
      if let exception, exception.index == index { frame.placement = exception.placement }
      frames.append(frame)
      maps.append(frame.map.followed(by: item.parent.map { maps[$0] } ?? .identity))
    }
    var boxes = outline.items.indices.map { index in
      outline.items[index].type == .audio ? nil : PageGeometry.box(frames[index], maps[index])
    }
    // A group without a size is as large as what is in it.
    for index in outline.items.indices.reversed() where outline.items[index].type == .group {
      guard frames[index].placement.frame.width == 0, frames[index].placement.frame.height == 0 else { continue }
      let children = outline.children(of: index).compactMap { boxes[$0] }
      if !children.isEmpty { boxes[index] = Rectangle(around: children.flatMap { $0.corners }) }
    }
    self.frames = frames
    self.maps = maps
    self.boxes = boxes
  }

  private static func box(_ frame: ElementFrame, _ map: AffineMap) -> Rectangle {
    let (width, height) = (frame.placement.frame.width, frame.placement.frame.height)
    let corners = [
      Point(x: 0, y: 0), Point(x: width, y: 0), Point(x: width, y: height), Point(x: 0, y: height),
    ]
    return Rectangle(around: corners.map { map.apply(to: $0) })
  }

  private static func frame(of item: PageOutline.Item, in list: PropertyList, assets: AssetCatalog?) -> ElementFrame {
    let number = { (key: String) in
      list.value(forKey: key, in: item.node).flatMap { LooseValue.number($0, of: list) }.flatMap {
        $0.isFinite ? $0 : nil
      }
    }
    let (width, height) = (number("width"), number("height"))
    var size = (width: width ?? 0, height: height ?? 0)
    if width == nil || height == nil, let own = ownSize(of: item, in: list, assets: assets) {
      size = (width ?? own.width, height ?? own.height)
    }
    var placement = Placement(
      frame: Rectangle(x: number("x") ?? 0, y: number("y") ?? 0, width: size.width, height: size.height))
    placement.rotation = number("rotation") ?? 0
    placement.scaleX = number("scaleX") ?? 1
    placement.scaleY = number("scaleY") ?? 1
    placement.pivotX = number("pivotX") ?? 0.5
    placement.pivotY = number("pivotY") ?? 0.5
    return ElementFrame(placement: placement, writesWidth: width != nil, writesHeight: height != nil)
  }

  /// Returns the size of an element that its keys don't give.
  private static func ownSize(
    of item: PageOutline.Item, in list: PropertyList, assets: AssetCatalog?
  ) -> (width: Double, height: Double)? {
    switch item.type {
    case .image, .coloring, .miniature, .puzzle:
      // What shows a page is as large as the canvas.
      if item.type != .image, list.value(forKey: "page", in: item.node) != nil { return canvasSize(of: list) }
      let name = list.text(of: "fileName", in: item.node) ?? list.text(of: "filename", in: item.node)
      return size(ofFile: name, assets)
    case .movie:
      guard let frames = list.value(forKey: "frames", in: item.node) else { return unknownSize }
      var all = list.elements(of: frames)
      return size(ofFile: all.next().flatMap { list.text(of: "name", in: $0) }, assets)
    case .text:
      let text = list.text(of: "text", in: item.node) ?? list.text(of: "contents", in: item.node) ?? ""
      let fontSize = list.value(forKey: "fontSize", in: item.node).flatMap { LooseValue.number($0, of: list) } ?? 24
      var (lines, longest, length) = (1, 0, 0)
      for scalar in text.unicodeScalars {
        length = scalar == "\n" ? 0 : length + 1
        lines += scalar == "\n" ? 1 : 0
        longest = max(longest, length)
      }
      return (0.6 * fontSize * Double(longest), 1.2 * fontSize * Double(lines))
    case .audio, .activeArea, .group, nil: return nil
    }
  }

  private static func canvasSize(of list: PropertyList) -> (width: Double, height: Double) {
    let canvas = list.value(forKey: "canvas", in: list.root)
    let side = { (key: String) in
      canvas.flatMap { list.value(forKey: key, in: $0) }.flatMap { LooseValue.number($0, of: list) }
    }
    return (side("width") ?? 1024, side("height") ?? 768)
  }

  private static let unknownSize = (width: 200.0, height: 200.0)

  private static func size(ofFile name: String?, _ assets: AssetCatalog?) -> (width: Double, height: Double) {
    name.flatMap { assets?[$0]?.size } ?? unknownSize
  }
}

extension Rectangle {
  /// The corners, clockwise from the top left one.
  var corners: [Point] {
    [
      Point(x: x, y: y), Point(x: x + width, y: y), Point(x: x + width, y: y + height), Point(x: x, y: y + height),
    ]
  }

  /// The right edge.
  var right: Double { x + width }

  /// The lower edge.
  var bottom: Double { y + height }

  /// The middle.
  var middle: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// Returns the smallest rectangle around both.
  func union(_ other: Rectangle) -> Rectangle { Rectangle(around: corners + other.corners) }

  /// Returns whether both share a point.
  func touches(_ other: Rectangle) -> Bool {
    x <= other.right && other.x <= right && y <= other.bottom && other.y <= bottom
  }
}
