/// Makes room for texts that a reader wants larger.
///
/// The frame of a text grows where nothing is in its way: downwards, then upwards, then to the sides. If that
/// isn't enough, its letters become smaller again in steps of a point, but never smaller than in the book.
package struct LargerTexts: Sendable {
  /// The facts about an element that matter to a text that needs room.
  package struct Item: Sendable, Equatable {
    /// The map from its own coordinates to the canvas, while nothing moves.
    package var map: AffineMap
    /// The size of its frame; 0 for a text whose size the book doesn't give.
    package var width: Double
    package var height: Double
    package var role: Role
    /// The font size of a text in the book, and the alignment of its lines.
    package var fontSize = 0.0
    package var alignment = Alignment.left
    /// The indices of the element and its text, for the code that made the item.
    package var element: Int32 = 0
    package var text: UInt32 = 0

    package init(_ map: AffineMap, width: Double, height: Double, role: Role) {
      self.map = map
      self.width = max(0, width)
      self.height = max(0, height)
      self.role = role
    }
  }

  /// How an element affects the texts around it.
  package struct Role: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let text = Role(rawValue: 1)
    /// The element is in the way even of texts above it.
    package static let solid = Role(rawValue: 2)
    /// The element is visible, so it's in the way of texts below it and can be the plate of texts above it.
    package static let drawn = Role(rawValue: 4)
  }

  /// A function that lays out the text of an item in a font size and a frame with any origin.
  package typealias Measure = (_ item: Item, _ fontSize: Double, _ frame: Rectangle) -> TextLayout

  /// The elements from back to front.
  package let items: [Item]
  /// The frame of each item in its own coordinates; the frame in the book begins at 0, 0.
  package private(set) var frames: [Rectangle]
  package private(set) var fontSizes: [Double]
  private let canvas: Rectangle

  /// The maximum number of pairs of a text and an element; if there are more, texts grow without looking for room.
  private static let maxPairs = 1_000_000
  /// The length up to which differences count as rounding errors.
  static let tolerance = 1e-6

  /// Enlarges texts by a factor, one after the other.
  package init(_ items: [Item], times factor: Double, on canvas: Rectangle, _ measure: Measure) {
    (self.items, self.canvas) = (items, canvas)
    fontSizes = items.map { $0.fontSize }
    frames = []
    frames.reserveCapacity(items.count)
    var textCount = 0
    for item in items {
      var frame = Rectangle(width: item.width, height: item.height)
      if item.role.contains(.text) {
        textCount += 1
        if item.width == 0 || item.height == 0 {
          let layout = measure(item, item.fontSize, frame)
          frame = Rectangle(width: layout.width, height: item.height > 0 ? item.height : layout.height)
        }
      }
      frames.append(frame)
    }
    let isTooMuch = textCount * items.count > LargerTexts.maxPairs
    for index in items.indices where items[index].role.contains(.text) {
      let wanted = items[index].fontSize * factor
      if isTooMuch { fontSizes[index] = wanted } else { grow(index, to: wanted, measure) }
    }
  }

  /// Gives a text the largest font size, up to `wanted`, for which there is room.
  private mutating func grow(_ index: Int, to wanted: Double, _ measure: Measure) {
    let item = items[index]
    guard wanted > item.fontSize, wanted.isFinite, let surroundings = surroundings(of: index, measure) else { return }
    // If the letters are larger than any canvas, larger steps are enough.
    let step = max(1, ((wanted - item.fontSize) / 1000).rounded(.up))
    var size = wanted
    while size > item.fontSize {
      if let frame = surroundings.frame(of: item, in: frames[index], size, measure) {
        frames[index] = frame
        fontSizes[index] = size
        return
      }
      size -= step
    }
  }

  /// Returns the surroundings of a text, or `nil` if the text is scaled to nothing.
  private func surroundings(of index: Int, _ measure: Measure) -> TextSurroundings? {
    guard let inverse = items[index].map.inverse else { return nil }
    let written = frames[index]
    var around = TextSurroundings(map: items[index].map, canvas: canvas)
    let letters = self.letters(of: index, measure)
    var least = Double.infinity
    for other in items.indices where other != index {
      let role = items[other].role
      let map = items[other].map.followed(by: inverse)
      if other < index, role.contains(.drawn), let area = plateArea(of: other, around: items[index].map, written),
        area <= least, let toPlate = map.inverse
      {
        least = area
        around.setPlate(frames[other], toPlate, around: written, items[index].fontSize)
      }
      guard role.contains(.solid) || other > index && role.contains(.drawn) else { continue }
      let obstacle = map.bounds(of: frames[other])
      if !obstacle.overlaps(written) {
        around.obstacles.append(obstacle)
      } else if role.contains(.text) {
        // If the frames overlap but the letters don't, keep the letters apart.
        let box = map.bounds(of: self.letters(of: other, measure))
        if !box.overlaps(letters) { around.letters.append(box) }
        if !box.overlaps(written) { around.obstacles.append(box) }
      }
    }
    return around
  }

  private func letters(of index: Int, _ measure: Measure) -> Rectangle {
    measure(items[index], fontSizes[index], frames[index]).letters(in: frames[index], fontSizes[index])
  }

  /// Returns the area of an element on the canvas, or `nil` if it can't be the plate of a text.
  private func plateArea(of index: Int, around map: AffineMap, _ frame: Rectangle) -> Double? {
    let plate = items[index]
    let limits = frames[index].inset(by: -LargerTexts.tolerance)
    guard limits.width > 0, limits.height > 0, let toPlate = plate.map.inverse else { return nil }
    func holds(_ rectangle: Rectangle, _ map: AffineMap) -> Bool {
      rectangle.corners.allSatisfy { limits.contains(toPlate.apply(to: map.apply(to: $0))) }
    }
    guard holds(frame, map), !holds(canvas, .identity) else { return nil }
    let determinant = plate.map.right.x * plate.map.down.y - plate.map.right.y * plate.map.down.x
    return abs(determinant) * frames[index].width * frames[index].height
  }
}

extension TextLayout {
  /// Returns whether the lines are too high for a frame, by more than a tenth of a line.
  package func isTooHigh(for height: Double, _ fontSize: Double) -> Bool {
    self.height - height > TextLayout.lineStep * fontSize / 10 + LargerTexts.tolerance
  }

  /// Returns the rectangle around the lines of a text in a frame.
  func letters(in frame: Rectangle, _ fontSize: Double) -> Rectangle {
    guard let first = lines.first, let last = lines.last else { return Rectangle(x: frame.x, y: frame.y) }
    let start = lines.reduce(first.x) { min($0, $1.x) }
    let end = lines.reduce(start) { max($0, $1.x + $1.width) }
    let bottom = last.top + TextLayout.lineStep * fontSize
    return Rectangle(x: frame.x + start, y: frame.y + first.top, width: end - start, height: bottom - first.top)
  }
}

extension AffineMap {
  /// Returns the smallest rectangle around the image of a rectangle.
  func bounds(of rectangle: Rectangle) -> Rectangle {
    var map = self
    map.origin = apply(to: Point(x: rectangle.x, y: rectangle.y))
    return map.bounds(width: rectangle.width, height: rectangle.height)
  }
}

extension Rectangle {
  func overlaps(_ other: Rectangle) -> Bool { overlapsAcross(other) && overlapsDown(other) }

  func overlapsAcross(_ other: Rectangle) -> Bool {
    min(right, other.right) - max(x, other.x) > LargerTexts.tolerance
  }

  func overlapsDown(_ other: Rectangle) -> Bool {
    min(bottom, other.bottom) - max(y, other.y) > LargerTexts.tolerance
  }

  func inset(by distance: Double) -> Rectangle {
    Rectangle(x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
  }
}
