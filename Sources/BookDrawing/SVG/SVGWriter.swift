import BookKit
import PropertyList

/// Writes drawings as SVG; all text from a book is escaped.
///
/// Each line of text is stretched to its length in the built-in font, so that it ends at the same point in any font.
package struct SVGWriter {
  package internal(set) var pictures: PictureShelf
  private let linking: Linking
  /// The numbers of pictures that are defined once and used several times.
  private var shared: [String: Int] = [:]
  private var sharedNames: [String] = []
  /// The fonts of the book that texts use, with the names of their files.
  private var fonts: [(name: String, file: String)] = []
  /// The number of gradients written so far, each with an identifier of its own.
  private var gradientCount = 0
  /// The number of pixels a point, for what is embedded as pixels.
  private var drawingScale = 1.0
  /// The number of outlines that clip something, each with an identifier of its own.
  var clipCount = 0
  var maskCount = 0

  /// How pictures are included in the file.
  package enum Linking: Sendable, Equatable {
    case embedded
    /// As links that begin with the given prefix.
    case linked(String)
  }

  package init(pictures: PictureShelf, linking: Linking = .embedded) {
    self.pictures = pictures
    self.linking = linking
  }

  package mutating func file(of drawing: Drawing, scale: Double = 1) -> [UInt8] {
    // Only pictures that occur more than once need an identifier.
    var counts: [String: Int] = [:]
    for name in drawing.pictureNames { counts[name, default: 0] += 1 }
    for name in drawing.pictureNames where (counts[name] ?? 0) > 1 { share(name) }
    addFonts(of: drawing)
    let body = body(of: drawing, scale: scale)
    var text = SVGText()
    text.add("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\"")
    text.attributes(["width": drawing.width * scale, "height": drawing.height * scale])
    text.add(SVGWriter.viewBox(Rectangle(width: drawing.width, height: drawing.height)))
    text.add(">\n<title>\(XMLEscape.escaped(drawing.title))</title>\n")
    if !sharedNames.isEmpty || !fonts.isEmpty { text.add(definitions()) }
    text.add(body)
    text.add("</svg>\n")
    return text.bytes
  }

  private mutating func definitions() -> [UInt8] {
    var text = SVGText()
    text.add("<defs>\n")
    text.addFonts(fonts.map { ($0.name, address(ofFont: $0.file)) })
    for (number, name) in sharedNames.enumerated() {
      guard let file = try? pictures.file(name) else { continue }
      text.add("<image id=\"p\(number)\"")
      text.attributes(["width": file.width, "height": file.height])
      text.add(" preserveAspectRatio=\"none\"")
      addAddress(of: name, file, to: &text)
      text.add("/>\n")
    }
    text.add("</defs>\n")
    return text.bytes
  }

  private mutating func share(_ name: String) {
    guard shared[name] == nil, (try? pictures.file(name)) != nil else { return }
    shared[name] = sharedNames.count
    sharedNames.append(name)
  }

  private mutating func addFonts(of drawing: Drawing) {
    for block in drawing.texts {
      guard let name = block.fontName, let font = block.font, (try? pictures.font(font.file)) != nil,
        !fonts.contains(where: { $0.name == name })
      else { continue }
      fonts.append((name, font.file))
    }
  }

  private mutating func address(ofFont file: String) -> [UInt8] {
    switch linking {
    case .embedded:
      Array("data:font/ttf;base64,".utf8) + Base64.encode((try? pictures.font(file))?.bytes ?? [])
    case .linked(let folder): Array(XMLEscape.escaped(SVGWriter.link(to: file, in: folder)).utf8)
    }
  }

  private static func link(to file: String, in folder: String) -> String {
    folder + (AssetPath(file)?.description ?? file)
  }

  private static func viewBox(_ part: Rectangle) -> String {
    " viewBox=\"" + [part.x, part.y, part.width, part.height].map(SVGText.number).joined(separator: " ") + "\""
  }

  // MARK: - Marks

  private mutating func body(of drawing: Drawing, scale: Double) -> [UInt8] {
    drawingScale = scale
    var text = SVGText()
    text.add("<rect")
    text.attributes(["width": drawing.width, "height": drawing.height])
    text.fill(drawing.paper)
    text.add("/>\n")
    let whole = Rectangle(width: drawing.width, height: drawing.height)
    for layer in drawing.layers where layer.alpha > 0 && layer.frame.width > 0 && layer.frame.height > 0 {
      let isPlain = layer.map == .identity && layer.clip == whole && layer.alpha >= 1
      if !isPlain {
        let place = layer.frame
        text.add("<svg")
        text.attributes(["x": place.x, "y": place.y, "width": place.width, "height": place.height])
        text.add(SVGWriter.viewBox(layer.clip) + " preserveAspectRatio=\"none\"")
        text.fractionAttribute("opacity", layer.alpha)
        text.add(">\n")
      }
      for mark in layer.marks where mark.alpha > 0 { add(mark, to: &text) }
      if !isPlain { text.add("</svg>\n") }
    }
    for leaf in drawing.leaves { add(leaf, of: drawing, scale: scale, to: &text) }
    return text.bytes
  }

  /// Adds a leaf as a picture, because SVG has no perspective; it has the same pixels as a raster image of the whole
  /// drawing.
  private mutating func add(_ leaf: Leaf, of drawing: Drawing, scale: Double, to text: inout SVGText) {
    guard let size = Rasterizer.size(of: drawing, scale: scale) else { return }
    var rasterizer = Rasterizer(pictures: pictures)
    defer { pictures = rasterizer.pictures }
    let limits = Rectangle(width: Double(size.width), height: Double(size.height))
    guard let image = rasterizer.image(of: leaf, scale: scale, within: limits) else { return }
    add(image.image, scale: scale, to: &text)
  }

  private func add(_ image: ProjectedImage, scale: Double, to text: inout SVGText) {
    let bounds = image.bounds
    text.add("<image")
    let frame = [("x", bounds.x), ("y", bounds.y), ("width", bounds.width), ("height", bounds.height)]
    for (name, value) in frame { text.attribute(name, Double(value) / scale) }
    text.add(" href=\"data:image/png;base64,")
    text.add(Base64.encode(PNGWriter.bytes(of: image.pixmap)))
    text.add("\"/>\n")
  }

  /// Adds an open flap as a picture, because SVG has no perspective.
  private mutating func addFlap(_ marks: [Mark], _ flap: FlapProjection, _ mark: Mark, to text: inout SVGText) {
    var rasterizer = Rasterizer(pictures: pictures)
    defer { pictures = rasterizer.pictures }
    let zoom = AffineMap(scaleX: drawingScale, scaleY: drawingScale)
    let map = mark.map.followed(by: zoom)
    let bounds = map.bounds(width: mark.width, height: mark.height)
    let room = 2 * max(bounds.width, bounds.height)
    let limits = Rectangle(
      x: (bounds.x - room).rounded(.down), y: (bounds.y - room).rounded(.down),
      width: (bounds.width + 2 * room).rounded(.up), height: (bounds.height + 2 * room).rounded(.up))
    guard let image = rasterizer.image(ofFlap: marks, flap, mark, map, within: limits) else { return }
    text.add("<g")
    text.fractionAttribute("opacity", mark.alpha)
    text.add(mark.altText == nil ? ">" : " role=\"img\"><title>\(XMLEscape.escaped(mark.altText ?? ""))</title>")
    add(image, scale: drawingScale, to: &text)
    text.add("</g>\n")
  }

  mutating func add(_ mark: Mark, to text: inout SVGText) {
    switch mark.content {
    case .picture(let name): addPicture(name, mark, to: &text)
    case .area(let color, let isEllipse): addArea(color, isEllipse: isEllipse, mark, to: &text)
    case .plate(let color, let radius): addArea(color, isEllipse: false, radius: radius, mark, to: &text)
    case .gradient(let gradient): addGradient(gradient, mark, to: &text)
    case .text(let block): text.addText(block, mark)
    case .flap(let marks, let flap): addFlap(marks, flap, mark, to: &text)
    case .group(let marks): addGroup(marks, mark, to: &text)
    case .clipped(let path, let marks): addClipped(path, marks, mark, to: &text)
    case .rubbed(let mask, let marks): addRubbed(mask, marks, mark, to: &text)
    case .shape(let path, let fill, let width): addShape(path, fill: fill, lineWidth: width, mark, to: &text)
    case .colored(let name, let regions, let colors): addColored(name, regions, colors, mark, to: &text)
    case .multiplied(let name): addMultiplied(name, mark, to: &text)
    }
  }

  private mutating func addGroup(_ marks: [Mark], _ mark: Mark, to text: inout SVGText) {
    text.add(mark.altText == nil ? "<g" : "<g role=\"img\"")
    text.endTag(of: mark, ">\n")
    if let alt = mark.altText { text.add("<title>\(XMLEscape.escaped(alt))</title>\n") }
    text.add("<svg")
    text.attributes(["width": mark.width, "height": mark.height])
    text.add(">\n")
    for inner in marks where inner.alpha > 0 { add(inner, to: &text) }
    text.add("</svg>\n</g>\n")
  }

  private mutating func addGradient(_ gradient: Gradient, _ mark: Mark, to text: inout SVGText) {
    let (start, end) = gradient.endpoints(width: mark.width, height: mark.height)
    text.add("<linearGradient id=\"g\(gradientCount)\" gradientUnits=\"userSpaceOnUse\"")
    text.attributes(["x1": start.x, "y1": start.y, "x2": end.x, "y2": end.y])
    text.add(">\n")
    for (index, color) in gradient.colors.enumerated() {
      text.add("<stop")
      text.attribute("offset", Double(index) / Double(gradient.colors.count - 1))
      text.color("stop-color", color)
      text.add("/>\n")
    }
    text.add("</linearGradient>\n<rect")
    text.attributes(["width": mark.width, "height": mark.height])
    text.attribute("fill", "url(#g\(gradientCount))")
    text.endTag(of: mark)
    gradientCount += 1
  }

  private func addArea(_ color: Color, isEllipse: Bool, radius: Double = 0, _ mark: Mark, to text: inout SVGText) {
    text.add(isEllipse ? "<ellipse" : "<rect")
    if isEllipse {
      text.attributes(["cx": mark.width / 2, "cy": mark.height / 2, "rx": mark.width / 2, "ry": mark.height / 2])
    } else {
      text.attributes(["width": mark.width, "height": mark.height])
      if radius > 0 { text.attribute("rx", min(radius, mark.width / 2, mark.height / 2)) }
    }
    text.fill(color)
    text.endTag(of: mark)
  }

  private mutating func addPicture(_ name: String, _ mark: Mark, to text: inout SVGText) {
    let file: PictureFile
    do throws(PictureError) {
      file = try pictures.file(name)
    } catch {
      for part in Placeholder.marks(for: mark, named: name, because: error) { add(part, to: &text) }
      return
    }
    if let alt = mark.altText { text.add("<g role=\"img\"><title>\(XMLEscape.escaped(alt))</title>\n") }
    if let number = shared[name] {
      let stretch = AffineMap(scaleX: mark.width / file.width, scaleY: mark.height / file.height)
      text.add("<use href=\"#p\(number)\"")
      text.transform(stretch.followed(by: mark.map))
    } else {
      text.add("<image")
      text.attributes(["width": mark.width, "height": mark.height])
      text.add(" preserveAspectRatio=\"none\"")
      text.transform(mark.map)
      addAddress(of: name, file, to: &text)
    }
    text.fractionAttribute("opacity", mark.alpha)
    text.add("/>\n")
    if mark.altText != nil { text.add("</g>\n") }
  }

  private func addAddress(of name: String, _ file: PictureFile, to text: inout SVGText) {
    switch linking {
    case .embedded:
      text.add(" href=\"data:\(file.mediaType);base64,")
      text.add(Base64.encode(file.bytes))
      text.add("\"")
    case .linked(let folder):
      text.attribute("href", SVGWriter.link(to: name, in: folder))
    }
  }
}

extension Drawing {
  var texts: [TextBlock] {
    seenMarks.compactMap { if case .text(let block) = $0.content { block } else { nil } }
  }

  /// The names of the visible pictures, including repetitions.
  var pictureNames: [String] {
    seenMarks.compactMap { if case .picture(let name) = $0.content { name } else { nil } }
  }

  /// The visible marks of all layers, including those in groups.
  private var seenMarks: [Mark] { layers.flatMap { layer in layer.marks.flatMap(\.seenMarks) } }
}

extension Mark {
  /// The mark, or the marks in a group, if they are visible.
  fileprivate var seenMarks: [Mark] {
    guard alpha > 0 else { return [] }
    switch content {
    case .group(let marks), .clipped(_, let marks), .rubbed(_, let marks): return marks.flatMap(\.seenMarks)
    // A flap is embedded as pixels.
    case .flap: return []
    case .picture, .area, .plate, .gradient, .text, .shape, .colored, .multiplied: return [self]
    }
  }
}
