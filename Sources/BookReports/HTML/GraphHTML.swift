import BookDrawing
import BookKit

/// A cause graph as SVG in an HTML page.
struct GraphHTML {
  private let graph: CauseGraph
  private let layout: GraphLayout
  private let titles: [String]
  /// The start and the width of each column.
  private let columns: [(x: Double, width: Double)]
  /// The margin at the left and right, in which arrows that lead back turn around.
  private let margin: Double

  private static let rowHeight = 46.0
  private static let boxHeight = 28.0
  private static let fontSize = 13.0

  init(_ graph: CauseGraph) {
    self.graph = graph
    let layout = GraphLayout(count: graph.nodes.count, arrows: graph.arrows.map { ($0.from, $0.to) })
    let titles = graph.nodes.map { GraphHTML.shortened($0.title) }
    var columns: [(x: Double, width: Double)] = []
    let leadsBack = graph.arrows.contains { layout.columns[$0.from] >= layout.columns[$0.to] }
    margin = leadsBack ? 30 : 10
    var x = margin
    for column in 0..<layout.columnCount {
      let members = titles.indices.filter { layout.columns[$0] == column }
      let width = members.map { GraphHTML.width(of: titles[$0]) + 22 }.max() ?? 0
      // The gap between columns leaves room for the labels of arrows.
      let words = graph.arrows.filter { layout.columns[$0.from] == column }
      let gap = words.map { GraphHTML.width(of: GraphHTML.shortened($0.title)) * 0.8 + 44 }.max() ?? 40
      columns.append((x, width))
      x += width + gap
    }
    (self.layout, self.titles) = (layout, titles)
    self.columns = columns
  }

  private static func shortened(_ text: String) -> String {
    text.count > 26 ? text.prefix(25) + "…" : text
  }

  private static func width(of text: String) -> Double {
    TextBlock(text, fontSize: fontSize).layout(width: 0).width
  }

  private func top(of node: Int) -> Double {
    // Shorter columns are centred vertically.
    let count = layout.columns.count { $0 == layout.columns[node] }
    let shift = Double(layout.rowCount - count) / 2
    return 12 + (Double(layout.rows[node]) + shift) * GraphHTML.rowHeight
  }

  func add(to text: inout HTMLText) {
    guard let last = columns.last else { return }
    let (width, height) = (last.x + last.width + margin, Double(layout.rowCount) * GraphHTML.rowHeight + 6)
    text.add("<div class=\"scroll\"><svg class=\"graph\" role=\"img\" aria-label=\"Causes and effects\"")
    let (across, down) = (BookPhrases.number(width.rounded()), BookPhrases.number(height.rounded()))
    text.add(" width=\"\(across)\" height=\"\(down)\" viewBox=\"0 0 \(across) \(down)\">\n")
    for arrow in graph.arrows { add(arrow, to: &text) }
    for node in graph.nodes.indices { add(node, to: &text) }
    for arrow in graph.arrows { addWord(of: arrow, to: &text) }
    text.add("</svg></div>\n")
  }

  private func add(_ node: Int, to text: inout HTMLText) {
    let column = columns[layout.columns[node]]
    let (x, y) = (BookPhrases.number(column.x.rounded()), BookPhrases.number(top(of: node).rounded()))
    let kind = graph.nodes[node].kind
    let radius = kind == .rule ? 4 : 14
    text.add("<g class=\"\(kind.rawValue)\" data-t=\"\(HTMLText.escaped(graph.nodes[node].details))\">")
    text.add("<rect x=\"\(x)\" y=\"\(y)\" width=\"\(BookPhrases.number(column.width.rounded()))\"")
    text.add(" height=\"\(Int(GraphHTML.boxHeight))\" rx=\"\(radius)\"/>")
    let middle = BookPhrases.number((column.x + column.width / 2).rounded())
    text.add("<text x=\"\(middle)\" y=\"\(BookPhrases.number((top(of: node) + 18.5).rounded()))\">")
    text.add(HTMLText.escaped(titles[node]) + "</text></g>\n")
  }

  private func add(_ arrow: CauseGraph.Arrow, to text: inout HTMLText) {
    let (start, end) = ends(of: arrow)
    text.add("<path class=\"arrow\" d=\"M\(GraphHTML.words(start))")
    if end.x > start.x {
      let reach = GraphHTML.reach(start, end)
      text.add("C\(GraphHTML.words(Point(x: start.x + reach, y: start.y), Point(x: end.x - reach, y: end.y), end))")
    } else {
      // An arrow that leads back goes around its source, then runs between the rows.
      let (out, height, into) = (start.x + 24, GraphHTML.wayBack(start, end), end.x - 24)
      let (from, to) = (Point(x: start.x, y: height), Point(x: end.x, y: height))
      text.add("C\(GraphHTML.words(Point(x: out, y: start.y), Point(x: out, y: height), from))")
      text.add("L\(GraphHTML.words(to))C\(GraphHTML.words(Point(x: into, y: height), Point(x: into, y: end.y), end))")
    }
    text.add("\"/><path class=\"tip\" d=\"M\(GraphHTML.words(Point(x: end.x + 2, y: end.y)))l-8 -4v8z\"/>\n")
  }

  /// Adds the label of an arrow; labels come last so that nothing covers them.
  private func addWord(of arrow: CauseGraph.Arrow, to text: inout HTMLText) {
    let (start, end) = ends(of: arrow)
    var place = Point(
      x: start.x - columns[layout.columns[arrow.from]].width / 2, y: GraphHTML.wayBack(start, end) + 7.5)
    if end.x > start.x {
      // The label is beyond the middle of the curve, where arrows with the same start have diverged.
      let share = 0.6
      let (a, b) = ((1 - share) * (1 - share) * (1 - share), 3 * (1 - share) * (1 - share) * share)
      let (c, d) = (3 * (1 - share) * share * share, share * share * share)
      let reach = GraphHTML.reach(start, end)
      place.x = a * start.x + b * (start.x + reach) + c * (end.x - reach) + d * end.x
      place.y = (a + b) * start.y + (c + d) * end.y
    }
    let (x, y) = (BookPhrases.number(place.x.rounded()), BookPhrases.number((place.y - 4).rounded()))
    text.add(
      "<text class=\"word\" x=\"\(x)\" y=\"\(y)\">\(HTMLText.escaped(GraphHTML.shortened(arrow.title)))</text>\n")
  }

  private func ends(of arrow: CauseGraph.Arrow) -> (start: Point, end: Point) {
    let (from, to) = (columns[layout.columns[arrow.from]], columns[layout.columns[arrow.to]])
    let half = GraphHTML.boxHeight / 2
    return (
      Point(x: from.x + from.width, y: top(of: arrow.from) + half), Point(x: to.x - 2, y: top(of: arrow.to) + half)
    )
  }

  private static func reach(_ start: Point, _ end: Point) -> Double { max(30, (end.x - start.x) / 2) }

  /// Returns the height at which an arrow that leads back runs, between two rows.
  private static func wayBack(_ start: Point, _ end: Point) -> Double {
    start.y + (end.y < start.y ? -rowHeight / 2 : rowHeight / 2)
  }

  /// Returns points in the syntax of an SVG path.
  private static func words(_ points: Point...) -> String {
    points.map { point in
      [point.x, point.y].map { BookPhrases.number(($0 * 10).rounded() / 10) }.joined(separator: " ")
    }.joined(separator: " ")
  }
}
