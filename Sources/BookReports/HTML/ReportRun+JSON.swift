import BookKit
import Playthrough

extension ReportRun {
  /// Writes the members of the run: its inputs, its timeline for each visit to a page, and its events as in a trace.
  func write(to json: inout JSONOutput) {
    json.member("title", title)
    json.member("failure", failure)
    json.member("language", language)
    json.member("end", Int(end.count))
    json.member("omitted", omitted)
    json.objects("inputs", inputs) { ReportRun.add($1, to: &$0) }
    json.lines("visits", PageVisit.all(of: self)) { json, visit in json.object { ReportRun.add(visit, to: &$0) } }
    let writer = EventLineWriter(names: names, tickRate: tickRate)
    json.lines("events", events) { json, event in
      var line: [UInt8] = []
      writer.append(event, to: &line)
      json.written(line.dropLast())
    }
  }

  // MARK: - Inputs

  private static func add(_ timed: TimedInput, to json: inout JSONOutput) {
    json.member("tick", Int(timed.tick.count))
    switch timed.input {
    case .open(let page):
      json.member("do", "open")
      json.member("page", page)
    case .openNamed(let word):
      json.member("do", "openSection")
      json.member("section", word)
    case .openCredits: json.member("do", "openCredits")
    case .back: json.member("do", "back")
    case .option(let name, let value):
      json.member("do", "option")
      json.member("name", name)
      json.member("value", value.json)
    case .next: json.member("do", "next")
    case .previous: json.member("do", "previous")
    case .language(let code):
      json.member("do", "language")
      json.member("language", code)
    case .tapCredit(let link):
      json.member("do", "tapCredit")
      json.member("link", link.description)
    case .press(let piece, let finger):
      json.member("do", "press")
      json.member("piece", piece)
      json.member("finger", finger)
    case .game(let name, let action):
      json.member("do", action.keyword.description)
      json.member("game", name)
      guard case .fill(let region, let color) = action else { return }
      json.member("region", region)
      if let color { json.member("color", color) }
    case .ticks, .time, .begin, .choose: break  // Scripts give none of these.
    case .shake: json.member("do", "shake")
    case .allowRecording: json.member("do", "allowRecording")
    case .beginRecording(let slot):
      json.member("do", "beginRecording")
      json.member("slot", slot)
    case .finishRecording(let milliseconds):
      json.member("do", "finishRecording")
      json.member("milliseconds", milliseconds)
    case .cancelRecording(let reason):
      json.member("do", "cancelRecording")
      json.member("reason", reason.reason.keyword.description)
    case .addRecording(let recording):
      json.member("do", "addRecording")
      add(recording.place, to: &json)
      json.member("milliseconds", recording.milliseconds)
    case .deleteRecording(let place):
      json.member("do", "deleteRecording")
      add(place, to: &json)
    case .deleteVoice(let voice):
      json.member("do", "deleteVoice")
      json.member("voice", voice)
    case .touch(let phase, let finger, let point):
      json.member("do", "touch")
      json.member("phase", name(of: phase))
      json.member("finger", finger)
      json.member("x", point.x)
      json.member("y", point.y)
    }
  }

  private static func add(_ place: VoiceRecordings.Place, to json: inout JSONOutput) {
    json.member("voice", place.voice)
    json.member("language", place.language)
    switch place.page {
    case .named: json.member("page", place.pageName)
    case .number(let number): json.member("page", number)
    }
    json.member("slot", place.slot)
  }

  private static func name(of phase: Player.TouchPhase) -> String {
    switch phase {
    case .began: "began"
    case .moved: "moved"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }

  // MARK: - Timelines

  private static func add(_ visit: PageVisit, to json: inout JSONOutput) {
    json.member("page", visit.page)
    json.member("section", visit.section)
    json.member("start", Int(visit.start.count))
    json.member("end", Int(visit.end.count))
    let rows = visit.rows.filter { !($0.bars.isEmpty && $0.marks.isEmpty) }
    // Elements that are only there are listed together, because a row for each would add nothing.
    let still = rows.filter { $0.isStill(from: visit.start, to: visit.end) }
    json.member("still", still.map { $0.title })
    json.objects("rows", rows.filter { !$0.isStill(from: visit.start, to: visit.end) }) { json, row in
      json.member("title", row.title)
      json.objects("bars", row.bars) { json, bar in
        json.member("kind", bar.kind.rawValue)
        json.member("title", bar.title)
        json.member("start", Int(bar.start.count))
        json.member("end", Int(bar.end.count))
        json.member("ending", bar.ending)
      }
      json.objects("marks", row.marks) { json, mark in
        json.member("event", mark.event)
        json.member("kind", mark.kind.family)
      }
    }
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
