import BookKit
import Playthrough
import PropertyList

extension ReportRun {
  func write(to json: inout JSONOutput) {
    json.member("title", title.json)
    json.member("failure", failure?.json)
    json.member("language", language?.json)
    json.member("end", Int(end.count))
    json.member("omitted", omitted)
    json.member("inputs", .array(inputs.map(ReportRun.value)))
    json.lines("visits", PageVisit.all(of: self).map { $0.json })
    let writer = EventLineWriter(names: names, tickRate: tickRate)
    json.lines("events", of: events) { json, event in
      var line: [UInt8] = []
      writer.append(event, to: &line)
      json.written(line.dropLast())
    }
  }

  private static func value(_ timed: TimedInput) -> JSONValue {
    let (name, others) = action(timed.input)
    return .joined(["tick": .number(Int(timed.tick.count)), "do": name?.json], others)
  }

  /// Returns the corresponding command of the page's engine, and its values.
  private static func action(_ input: Player.Input) -> (String?, JSONValue) {
    switch input {
    case .open(let page): ("open", ["page": page.json])
    case .openNamed(let word): ("openSection", ["section": word.json])
    case .openCredits: ("openCredits", [:])
    case .back: ("back", [:])
    case .option(let name, let value): ("option", ["name": name.json, "value": value.json])
    case .next: ("next", [:])
    case .previous: ("previous", [:])
    case .language(let code): ("language", ["language": code.json])
    case .tapCredit(let link): ("tapCredit", ["link": link.description.json])
    case .press(let piece, let finger): ("press", ["piece": piece.json, "finger": finger.json])
    case .game(let name, .fill(let region, let color)):
      ("fill", ["game": name.json, "region": region.json, "color": color?.json])
    case .game(let name, let action): (action.keyword.description, ["game": name.json])
    case .ticks, .time, .begin, .choose: (nil, [:])  // Scripts give none of these.
    case .chooseStop(let item, let index): ("chooseStop", ["item": item.json, "stop": index.json])
    case .drag(let finger, let progress): ("drag", ["finger": finger.json, "progress": progress.json])
    case .seed(let seed):
      ("seed", ["high": Double(seed >> 32).json, "low": Double(UInt32(truncatingIfNeeded: seed)).json])
    case .shake: ("shake", [:])
    case .hold(let name): ("hold", ["item": name.json])
    case .rub(let name): ("rub", ["item": name.json])
    case .loudness(let loudness): ("hear", ["loudness": loudness.json])
    case .allowRecording: ("allowRecording", [:])
    case .beginRecording(let slot): ("beginRecording", ["slot": slot?.json])
    case .finishRecording(let milliseconds): ("finishRecording", ["milliseconds": milliseconds.json])
    case .cancelRecording(let reason): ("cancelRecording", ["reason": reason.reason.keyword.description.json])
    case .addRecording(let recording):
      ("addRecording", .joined(value(recording.place), ["milliseconds": recording.milliseconds.json]))
    case .deleteRecording(let place): ("deleteRecording", value(place))
    case .deleteVoice(let voice): ("deleteVoice", ["voice": voice.json])
    case .touch(let phase, let finger, let point):
      ("touch", ["phase": "\(phase)".json, "finger": finger.json, "x": point.x.json, "y": point.y.json])
    }
  }

  private static func value(_ place: VoiceRecordings.Place) -> JSONValue {
    let page: JSONValue? =
      switch place.page {
      case .named: place.pageName?.json
      case .number(let number): number.json
      }
    return ["voice": place.voice.json, "language": place.language.json, "page": page, "slot": place.slot.json]
  }
}

extension PageVisit {
  fileprivate var json: JSONValue {
    let rows = rows.filter { !($0.bars.isEmpty && $0.marks.isEmpty) }
    // Elements that do nothing are listed together, because a row for each would add nothing.
    let still = rows.filter { $0.isStill(from: start, to: end) }
    return [
      "page": page?.json, "section": section?.json, "start": .number(Int(start.count)), "end": .number(Int(end.count)),
      "still": still.map { $0.title }.json,
      "rows": .array(rows.filter { !$0.isStill(from: start, to: end) }.map { $0.json }),
    ]
  }
}

extension PageVisit.Row {
  fileprivate var json: JSONValue {
    let bars = bars.map { bar -> JSONValue in
      [
        "kind": bar.kind.rawValue.json, "title": bar.title.json, "start": .number(Int(bar.start.count)),
        "end": .number(Int(bar.end.count)), "ending": bar.ending?.json,
      ]
    }
    let marks = marks.map { mark -> JSONValue in ["event": mark.event.json, "kind": mark.kind.family.json] }
    return ["title": title.json, "bars": .array(bars), "marks": .array(marks)]
  }
}

extension EventKind {
  /// The name of the family of events that look the same on a timeline.
  fileprivate var family: String {
    switch self {
    case .touchBegan, .touchEnded, .touchCancelled, .touchMoved, .tap, .dragMoved, .dragDropped, .linkOpened: "touch"
    case .hold, .rubStarted, .rubCompleted: "touch"
    case .triggerFired, .ruleFired, .variableChanged: "rule"
    case .wordSpoken: "word"
    case .tweenRepeated, .soundRepeated, .movieRepeated: "pass"
    case .touchRefused, .pageRefused, .engineFault: "refused"
    default: "other"
    }
  }
}
