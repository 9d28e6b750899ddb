import BookKit

/// The timelines of a run: for each visit to a page, a row per element with time running to the right.
struct TimelineHTML {
  private let run: ReportRun

  init(_ run: ReportRun) {
    self.run = run
  }

  func add(to text: inout HTMLText) {
    let visits = PageVisit.all(of: run)
    if visits.isEmpty { text.add("<p class=\"quiet\">Nothing happened.</p>\n") }
    for visit in visits { add(visit, to: &text) }
    if run.omitted > 0 {
      text.add("<p class=\"quiet\">… and \(run.omitted) more events, which are not shown</p>\n")
    }
  }

  private func add(_ visit: PageVisit, to text: inout HTMLText) {
    let length = visit.end.count - visit.start.count
    let title = visit.page.map { "Page \($0)" } ?? "Credits"
    let (start, end) = (run.seconds(visit.start), run.seconds(visit.end))
    text.add("<div class=\"visit\"><h4>\(title) <small>from \(TimelineHTML.seconds(start)) to ")
    text.add("\(TimelineHTML.seconds(end))</small></h4>\n<div class=\"scroll\">\n")
    addAxis(start, end, to: &text)
    let still = visit.rows.filter { $0.isStill(from: visit.start, to: visit.end) }
    for row in visit.rows where !(row.bars.isEmpty && row.marks.isEmpty) {
      if row.isStill(from: visit.start, to: visit.end) { continue }
      // A long name is cut off and shown in full under the pointer.
      let name = HTMLText.escaped(row.title)
      text.add("<div class=\"lane\"><span class=\"name\" data-t=\"\(name)\">\(name)</span>")
      text.add("<div class=\"track\" style=\"height:\(row.levels * 15 + 5)px\">")
      for bar in row.bars { add(bar, from: visit.start, length, to: &text) }
      for mark in row.marks { add(mark, from: visit.start, length, to: &text) }
      text.add("</div></div>\n")
    }
    text.add("</div>\n")
    // Elements that are only there are listed together, because a row for each would add nothing.
    if !still.isEmpty {
      text.element("p", " class=\"quiet\"", "Throughout: " + still.map { $0.title }.joined(separator: ", "))
    }
    text.add("</div>\n")
  }

  /// Adds an axis with round numbers of seconds, at most about a dozen.
  private func addAxis(_ start: Double, _ end: Double, to text: inout HTMLText) {
    text.add("<div class=\"lane axis\"><span class=\"name\">seconds</span><div class=\"track\">")
    let length = end - start
    let steps = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 600]
    if length > 0, let step = steps.first(where: { length / $0 <= 12 }) {
      for number in 0...Int(length / step) {
        let time = Double(number) * step
        let place = HTMLText.percent(time / length)
        text.add("<span style=\"left:\(place)\">\(BookPhrases.number((time * 100).rounded() / 100))</span>")
      }
    }
    text.add("</div></div>\n")
  }

  private func share(_ tick: Ticks, _ start: Ticks, _ length: Int64) -> Double {
    length > 0 ? Double(tick.count - start.count) / Double(length) : 0
  }

  private func add(_ bar: PageVisit.Bar, from start: Ticks, _ length: Int64, to text: inout HTMLText) {
    let (left, right) = (share(bar.start, start, length), share(bar.end, start, length))
    let times = "\(TimelineHTML.seconds(run.seconds(bar.start))) – \(TimelineHTML.seconds(run.seconds(bar.end)))"
    let label = "\(bar.title)\n\(times), \(bar.ending ?? "continues")"
    text.add("<i class=\"\(bar.kind.rawValue)\" style=\"left:\(HTMLText.percent(left));")
    text.add("width:\(HTMLText.percent(length > 0 ? right - left : 1))")
    if bar.kind != .stage { text.add(";top:\(bar.level * 15 + 3)px") }
    text.add("\" data-t=\"\(HTMLText.escaped(label))\">")
    text.add(bar.kind == .stage ? "</i>" : HTMLText.escaped(bar.title) + "</i>")
  }

  private func add(_ mark: PageVisit.Mark, from start: Ticks, _ length: Int64, to text: inout HTMLText) {
    let label = "\(mark.title)\n\(TimelineHTML.seconds(run.seconds(mark.tick)))"
    text.add("<b class=\"\(mark.kind.family)\" style=\"left:\(HTMLText.percent(share(mark.tick, start, length)))\"")
    text.add(" data-t=\"\(HTMLText.escaped(label))\"></b>")
  }

  static func seconds(_ seconds: Double) -> String {
    BookPhrases.number((seconds * 1000).rounded() / 1000) + " s"
  }
}

extension EventKind {
  /// The name of the family of events that look the same on a timeline.
  fileprivate var family: String {
    switch self {
    case .touchBegan, .touchEnded, .touchCancelled, .touchMoved, .tap, .dragMoved, .dragDropped, .linkOpened: "touch"
    case .triggerFired, .ruleFired, .variableChanged: "rule"
    case .wordSpoken: "word"
    case .tweenRepeated, .soundRepeated, .movieRepeated: "pass"
    case .touchRefused, .pageRefused, .engineFault: "refused"
    default: "other"
    }
  }
}
