import BookKit
import PropertyList

struct PageGeometry {
  /// The engine's elements, in the order of the outline.
  let elements: [Element]
  let placements: [Placement]
  let maps: [AffineMap]
  /// The boxes of the elements on the canvas; `nil` for sounds.
  let boxes: [Rectangle?]

  /// Computes the placements of a page's elements; `exception` replaces the placement of one element.
  init(
    _ outline: PageOutline, in list: PropertyList, assets: AssetCatalog?,
    except exception: (index: Int, placement: Placement)? = nil
  ) {
    let canvas = list.canvas
    elements = Book.elements(at: outline.items.map { $0.node }, of: outline.node, in: list)
    var placements: [Placement] = []
    var maps: [AffineMap] = []
    for (index, item) in outline.items.enumerated() {
      var placement = PageGeometry.placement(of: elements[index], on: canvas, in: list, assets: assets)
      if let exception, exception.index == index { placement = exception.placement }
      placements.append(placement)
      maps.append(placement.transform.followed(by: item.parent.map { maps[$0] } ?? .identity))
    }
    var boxes = outline.items.indices.map { index -> Rectangle? in
      let frame = placements[index].frame
      return outline.items[index].type == .audio
        ? nil : Rectangle(around: maps[index].corners(width: frame.width, height: frame.height))
    }
    // A group without a size is as large as its contents.
    for index in outline.items.indices.reversed() where outline.items[index].type == .group {
      guard placements[index].frame.width == 0, placements[index].frame.height == 0 else { continue }
      let children = outline.children(of: index).compactMap { boxes[$0] }
      if !children.isEmpty { boxes[index] = Rectangle(around: children.flatMap { $0.corners }) }
    }
    (self.placements, self.maps, self.boxes) = (placements, maps, boxes)
  }

  private static func placement(
    of element: Element, on canvas: Rectangle, in list: PropertyList, assets: AssetCatalog?
  ) -> Placement {
    var placement = RestingFrames.Frame(element, in: .identity, on: canvas, assets: assets).placement
    let (width, height) = (element.width?.value, element.height?.value)
    if case .text(let content) = element.content, width == nil || height == nil {
      let layout = layout(
        of: content.text.value, font: content.fontName, fontSize: content.fontSize, width: width ?? 0, in: list, assets)
      placement.frame.width = width ?? layout.width
      placement.frame.height = height ?? layout.height
    }
    return placement
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
  var canvas: Rectangle {
    let size = { (key: String) -> Double? in
      let value = node(at: PropertyListPath([.key("canvas"), .key(key)]))
      return value.flatMap { LooseValue.number($0, of: self) }.flatMap { $0 > 0 ? $0 : nil }
    }
    return Rectangle(width: size("width") ?? 1024, height: size("height") ?? 768)
  }

  fileprivate func file(ofFont name: String) -> String? {
    guard let fonts = value(forKey: "fonts", in: root) else { return nil }
    return elements(of: fonts).first { has(name, for: "name", in: $0) }.flatMap { text(of: "fileName", in: $0) }
  }
}

extension Placement { var isTransformed: Bool { rotation != 0 || scaleX != 1 || scaleY != 1 } }

extension AffineMap {
  /// Returns the transformed step, which doesn't depend on where the step starts.
  func map(_ step: Point) -> Point {
    Point(x: right.x * step.x + down.x * step.y, y: right.y * step.x + down.y * step.y)
  }
}

extension Rectangle {
  var middle: Point { Point(x: x + width / 2, y: y + height / 2) }
  func union(_ other: Rectangle) -> Rectangle { Rectangle(around: corners + other.corners) }

  func touches(_ other: Rectangle) -> Bool {
    x <= other.right && other.x <= right && y <= other.bottom && other.y <= bottom
  }
}
