import BookKit

/// A sheet with small pictures of all pages, each with its title.
package struct ContactSheet {
  private let pages: [Drawing]
  private let title: String

  private static let ground = Color(red: 229, green: 229, blue: 227)
  private static let ink = Color(red: 60, green: 60, blue: 58)
  private static let pageWidth = 320.0
  private static let gap = 24.0
  private static let fontSize = 16.0

  /// Creates a sheet of pages, which must all have the same size.
  package init(_ pages: [Drawing], title: String) {
    self.pages = pages
    self.title = title
  }

  package var drawing: Drawing {
    guard let first = pages.first, first.width > 0, first.height > 0 else {
      return Drawing(width: 1, height: 1, title: title)
    }
    let scale = ContactSheet.pageWidth / first.width
    let (gap, label) = (ContactSheet.gap, ContactSheet.fontSize * 1.75)
    let size = (width: first.width * scale, height: first.height * scale)
    let columns = ContactSheet.columns(of: pages.count, size.width + gap, size.height + gap + label)
    let rows = (pages.count + columns - 1) / columns
    var sheet = Drawing(
      width: gap + Double(columns) * (size.width + gap), height: gap + Double(rows) * (size.height + gap + label),
      title: title)
    sheet.paper = ContactSheet.ground
    var labels: [Mark] = []
    for (index, page) in pages.enumerated() {
      let place = Point(
        x: gap + Double(index % columns) * (size.width + gap),
        y: gap + Double(index / columns) * (size.height + gap + label))
      // The ground that shows behind turning pages.
      let ground = page.paper == .white ? [] : [Layer(clip: first.frame, marks: [page.ground])]
      sheet.layers += (ground + page.layers).map { $0.moved(to: place, scale: scale, in: first) }
      sheet.leaves += page.leaves.map { $0.moved(by: AffineMap(scaleX: scale, scaleY: scale, origin: place)) }
      let text = ContactSheet.caption(page.title, width: size.width)
      labels.append(
        Mark(.text(text), in: Rectangle(x: place.x, y: place.y + size.height + 4, width: size.width, height: label)))
    }
    sheet.layers.append(Layer(clip: Rectangle(width: sheet.width, height: sheet.height), marks: labels))
    return sheet
  }

  /// Returns a title of at most two lines, because more would overlap the page below.
  private static func caption(_ title: String, width: Double) -> TextBlock {
    func block(_ text: String) -> TextBlock { TextBlock(text, fontSize: fontSize, color: ink, alignment: .center) }
    let lines = block(title).layout(width: width).lines
    guard lines.count > 2 else { return block(title) }
    var shortened = String(decoding: Array(title.utf8)[..<lines[1].range.upperBound], as: UTF8.self)
    while block(shortened + "…").layout(width: width).lines.count > 2 { shortened.removeLast() }
    return block(shortened + "…")
  }

  /// Returns the number of pages in a row that makes the sheet about 4:3.
  private static func columns(of count: Int, _ width: Double, _ height: Double) -> Int {
    var columns = 1
    while columns < count, Double(columns) * width * 3 < Double((count + columns - 1) / columns) * height * 4 {
      columns += 1
    }
    return columns
  }
}

extension Drawing {
  fileprivate var frame: Rectangle { Rectangle(width: width, height: height) }

  fileprivate var ground: Mark { Mark(.area(paper, isEllipse: false), in: frame) }
}

extension Layer {
  /// Returns the layer for a page that is drawn smaller at `place`; parts outside the page are clipped.
  fileprivate func moved(to place: Point, scale: Double, in page: Drawing) -> Layer {
    var layer = self
    // The page's bounds in the layer's own coordinates.
    if scaleX > 0, scaleY > 0 {
      let (left, top) = (max(clip.x, -origin.x / scaleX), max(clip.y, -origin.y / scaleY))
      let right = min(clip.x + clip.width, (page.width - origin.x) / scaleX)
      let bottom = min(clip.y + clip.height, (page.height - origin.y) / scaleY)
      layer.clip = Rectangle(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }
    layer.origin = Point(x: place.x + origin.x * scale, y: place.y + origin.y * scale)
    layer.scaleX *= scale
    layer.scaleY *= scale
    return layer
  }
}
