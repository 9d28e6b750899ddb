import BookKit
import PropertyList

extension SVGWriter {
  mutating func addClipped(_ path: ExactPath, _ marks: [Mark], _ mark: Mark, to text: inout SVGText) {
    text.add("<clipPath id=\"c\(clipCount)\"><path")
    text.attribute("d", path.svgData)
    text.add("/></clipPath>\n<g")
    text.attribute("clip-path", "url(#c\(clipCount))")
    text.endTag(of: mark, ">\n")
    clipCount += 1
    for inner in marks where inner.alpha > 0 { add(inner, to: &text) }
    text.add("</g>\n")
  }

  func addShape(_ path: ExactPath, fill: Color?, lineWidth: Double, _ mark: Mark, to text: inout SVGText) {
    text.add("<path")
    text.attribute("d", path.svgData)
    if let fill { text.fill(fill) } else { text.attribute("fill", "none") }
    text.attribute("fill-rule", "evenodd")
    if lineWidth > 0 {
      text.attribute("stroke", "#000000")
      text.attribute("stroke-width", lineWidth)
      text.attribute("stroke-linejoin", "round")
    }
    text.endTag(of: mark)
  }

  /// Adds a drawing over the colours of its regions as a separate picture.
  mutating func addColored(
    _ name: String, _ regions: RegionMap, _ colors: [Color?], _ mark: Mark, to text: inout SVGText
  ) {
    do throws(PictureError) {
      let pixmap = try pictures.colored(name, regions, colors)
      text.add("<image")
      text.attributes(["width": mark.width, "height": mark.height])
      text.add(" preserveAspectRatio=\"none\"")
      text.transform(mark.map)
      text.add(" href=\"data:image/png;base64,")
      text.add(Base64.encode(PNGWriter.bytes(of: pixmap)))
      text.add("\"")
      text.fractionAttribute("opacity", mark.alpha)
      text.add("/>\n")
    } catch {
      for part in Placeholder.marks(for: mark, named: name, because: error) { add(part, to: &text) }
    }
  }

  /// Adds a drawing that is multiplied with everything behind it.
  mutating func addMultiplied(_ name: String, _ mark: Mark, to text: inout SVGText) {
    var drawing = mark
    drawing.content = .picture(name)
    text.add("<g style=\"mix-blend-mode:multiply\">\n")
    add(drawing, to: &text)
    text.add("</g>\n")
  }
}

extension ExactPath {
  var svgData: String {
    func text(_ point: ExactPoint) -> String {
      let point = Point(point)
      return SVGText.number(point.x) + " " + SVGText.number(point.y)
    }
    return parts.map { part in
      let segments = part.segments.map { segment in
        switch segment {
        case .line(let end): "L" + text(end)
        case .curve(let first, let second, let end): "C" + [first, second, end].map(text).joined(separator: " ")
        }
      }
      return "M" + text(part.start) + segments.joined() + "Z"
    }.joined()
  }
}
