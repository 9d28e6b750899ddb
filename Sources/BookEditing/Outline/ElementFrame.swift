import BookKit
import PropertyList

/// The frame of an element at rest.
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

  /// Computes the frames of a page as the engine reads them; `exception` is elsewhere than its keys say.
  init(
    _ outline: PageOutline, in list: PropertyList, assets: AssetCatalog?,
    except exception: (index: Int, placement: Placement)? = nil
  ) {
    let canvas = list.canvas
    let elements = Book.elements(at: outline.items.map { $0.node }, of: outline.node, in: list)
    var frames: [ElementFrame] = []
    var maps: [AffineMap] = []
    for (index, item) in outline.items.enumerated() {
      var frame = PageGeometry.frame(of: elements[index], on: canvas, in: list, assets: assets)
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
    Rectangle(around: map.corners(width: frame.placement.frame.width, height: frame.placement.frame.height))
  }

  private static func frame(
    of element: Element, on canvas: Rectangle, in list: PropertyList, assets: AssetCatalog?
  ) -> ElementFrame {
    var placement = RestingFrames.Frame(element, in: .identity, on: canvas, assets: assets).placement
    let (width, height) = (element.width?.value, element.height?.value)
    if case .text(let content) = element.content, width == nil || height == nil {
      let layout = layout(
        of: content.text.value, font: content.fontName, fontSize: content.fontSize, width: width ?? 0, in: list, assets)
      placement.frame.width = width ?? layout.width
      placement.frame.height = height ?? layout.height
    }
    return ElementFrame(placement: placement, writesWidth: width != nil, writesHeight: height != nil)
  }

  /// Returns the lines of a text as players break them; a width of 0 means no limit.
  static func layout(
    of text: String, font: String?, fontSize: Double, width: Double, in list: PropertyList, _ assets: AssetCatalog?
  ) -> TextLayout {
    let metrics = font.flatMap { list.file(ofFont: $0) }.flatMap { assets?[$0]?.font }
    return TextLayout(text, TextLayout.Style(fontSize: fontSize, font: metrics), width: width)
  }
}

extension PropertyList {
  /// The canvas of the book.
  var canvas: Rectangle {
    let size = { (key: String) -> Double? in
      let value = node(at: PropertyListPath([.key("canvas"), .key(key)]))
      return value.flatMap { LooseValue.number($0, of: self) }.flatMap { $0 > 0 ? $0 : nil }
    }
    return Rectangle(width: size("width") ?? 1024, height: size("height") ?? 768)
  }

  /// Returns the file of a font that comes with the book.
  fileprivate func file(ofFont name: String) -> String? {
    guard let fonts = value(forKey: "fonts", in: root) else { return nil }
    let own = elements(of: fonts).first { font in
      text(of: "name", in: font).map { $0.utf8.elementsEqual(name.utf8) } ?? false
    }
    return own.flatMap { text(of: "fileName", in: $0) }
  }
}

extension Rectangle {
  /// The middle.
  var middle: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// Returns the smallest rectangle around both.
  func union(_ other: Rectangle) -> Rectangle { Rectangle(around: corners + other.corners) }

  /// Returns whether both share a point.
  func touches(_ other: Rectangle) -> Bool {
    x <= other.right && other.x <= right && y <= other.bottom && other.y <= bottom
  }
}
