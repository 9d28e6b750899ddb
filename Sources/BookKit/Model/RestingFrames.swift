/// The initial frames of a page's elements on the canvas, before anything moves them.
package struct RestingFrames: Sendable {
  package struct Frame: Sendable {
    package let placement: Placement
    package let hasWidth: Bool
    package let hasHeight: Bool
    /// The map from the element's coordinates to the canvas.
    package let map: AffineMap

    /// Whether the book or its assets give the element's size.
    package var hasSize: Bool { hasWidth && hasHeight }

    /// The corners on the canvas, clockwise, starting with the top left corner of the unrotated frame.
    package var corners: [Point] { map.corners(width: placement.frame.width, height: placement.frame.height) }

    /// The smallest rectangle of the canvas that contains the frame.
    package var bounds: Rectangle { map.bounds(width: placement.frame.width, height: placement.frame.height) }
  }

  /// The frame of each element, in the page's order.
  package let frames: [Frame]

  /// Computes the frames of `page` on `canvas`, with the sizes of pictures from `assets`.
  package init(_ page: Page, on canvas: Rectangle, assets: AssetCatalog?) {
    var frames: [Frame] = []
    frames.reserveCapacity(page.elements.count)
    for index in page.elements.indices {
      let parent = page.elements[index].parent.map { frames[$0].map } ?? .identity
      frames.append(Frame(page.elements[index], in: parent, on: canvas, assets: assets))
    }
    self.frames = frames
  }
}

extension RestingFrames.Frame {
  /// Computes the frame of an element; `parent` maps its parent's coordinates to the canvas.
  package init(
    _ element: borrowing Element, in parent: AffineMap, on canvas: Rectangle, assets: borrowing AssetCatalog?
  ) {
    var size: (width: Double, height: Double)?
    if element.width == nil || element.height == nil { size = element.content.size(on: canvas, assets) }
    // A group without a size is a point, because only its children count. The size of other elements is unknown.
    let isGroup = element.type == .group
    let width = element.width?.value ?? size?.width
    let height = element.height?.value ?? size?.height
    hasWidth = width != nil || isGroup
    hasHeight = height != nil || isGroup
    let frame = Rectangle(x: element.x.value, y: element.y.value, width: width ?? 0, height: height ?? 0)
    var placement = Placement(frame: frame)
    placement.rotation = element.rotation.value
    placement.scaleX = element.scaleX.value
    placement.scaleY = element.scaleY.value
    placement.pivotX = element.pivotX
    placement.pivotY = element.pivotY
    self.placement = placement
    map = placement.transform.followed(by: parent)
  }
}
