import BookDrawing
import BookKit

/// A graph of causes as a picture in a page of HTML.
struct GraphHTML {
  private let graph: CauseGraph
  private let layout: GraphLayout
  private let titles: [String]
  /// Where the columns begin, and how wide they are.
  private let columns: [(x: Double, width: Double)]

  private static let rowHeight = 46.0
  private static let boxHeight = 28.0
  private static let fontSize = 13.0

  init(_ graph: CauseGraph) {
    self.graph = graph
    let layout = GraphLayout(count: graph.nodes.count, arrows: graph.arrows.map { ($0.from, $0.to) })
    let titles = graph.nodes.map { GraphHTML.shortened($0.title) }
    var columns: [(x: Double, width: Double)] = []
    var x = 10.0
    for column in 0..<layout.columnCount {
      let members = titles.indices.filter { layout.columns[$0] == column }
      let width = members.map { GraphHTML.width(of: titles[$0]) + 22 }.max() ?? 0
      // Between columns the words of the arrows need room.
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
    TextLayout(TextBlock(text, fontSize: fontSize), width: 0).width
  }

  private func top(of node: Int) -> Double {
    // A column with fewer nodes stands in the middle of the others.
    let count = layout.columns.count { $0 == layout.columns[node] }
    let shift = Double(layout.rowCount - count) / 2
    return 12 + (Double(layout.rows[node]) + shift) * GraphHTML.rowHeight
  }

  func add(to text: inout HTMLText) {
    guard let last = columns.last else { return }
    let (width, height) = (last.x + last.width + 10, Double(layout.rowCount) * GraphHTML.rowHeight + 6)
    text.add("<div class=\"scroll\"><svg class=\"graph\" role=\"img\" aria-label=\"What causes what\"")
    text.add(" width=\"\(TreeWords.number(width.rounded()))\" height=\"\(TreeWords.number(height.rounded()))\">\n")
    for arrow in graph.arrows { add(arrow, to: &text) }
    for node in graph.nodes.indices { add(node, to: &text) }
    text.add("</svg></div>\n")
  }

  private func add(_ node: Int, to text: inout HTMLText) {
    let column = columns[layout.columns[node]]
    let (x, y) = (TreeWords.number(column.x.rounded()), TreeWords.number(top(of: node).rounded()))
    let kind = graph.nodes[node].kind
    let radius = kind == .rule ? 4 : 14
    text.add("<g class=\"\(kind.rawValue)\" data-t=\"\(HTMLText.escaped(graph.nodes[node].details))\">")
    text.add("<rect x=\"\(x)\" y=\"\(y)\" width=\"\(TreeWords.number(column.width.rounded()))\"")
    text.add(" height=\"\(Int(GraphHTML.boxHeight))\" rx=\"\(radius)\"/>")
    let middle = TreeWords.number((column.x + column.width / 2).rounded())
    text.add("<text x=\"\(middle)\" y=\"\(TreeWords.number((top(of: node) + 18.5).rounded()))\">")
    text.add(HTMLText.escaped(titles[node]) + "</text></g>\n")
  }

  private func add(_ arrow: CauseGraph.Arrow, to text: inout HTMLText) {
    let (from, to) = (columns[layout.columns[arrow.from]], columns[layout.columns[arrow.to]])
    let half = GraphHTML.boxHeight / 2
    let start = Point(x: from.x + from.width, y: top(of: arrow.from) + half)
    let end = Point(x: to.x - 2, y: top(of: arrow.to) + half)
    let reach = max(30, abs(end.x - start.x) / 2)
    let numbers = [start.x, start.y, start.x + reach, start.y, end.x - reach, end.y, end.x, end.y].map {
      TreeWords.number(($0 * 10).rounded() / 10)
    }
    text.add("<path class=\"arrow\" d=\"M\(numbers[0]) \(numbers[1])C\(numbers[2...].joined(separator: " "))\"/>")
    let tip = "\(TreeWords.number(end.x + 2)) \(TreeWords.number(end.y))l-8 -4v8z"
    text.add("<path class=\"tip\" d=\"M\(tip)\"/>")
    // Beyond the middle of the curve, where several that begin at one place have parted.
    let share = 0.6
    let (a, b) = ((1 - share) * (1 - share) * (1 - share), 3 * (1 - share) * (1 - share) * share)
    let (c, d) = (3 * (1 - share) * share * share, share * share * share)
    let x = a * start.x + b * (start.x + reach) + c * (end.x - reach) + d * end.x
    let y = (a + b) * start.y + (c + d) * end.y
    text.add(
      "<text class=\"word\" x=\"\(TreeWords.number(x.rounded()))\" y=\"\(TreeWords.number((y - 4).rounded()))\">")
    text.add(HTMLText.escaped(GraphHTML.shortened(arrow.title)) + "</text>\n")
  }
}
