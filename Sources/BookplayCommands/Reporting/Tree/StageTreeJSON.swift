import BookKit

/// The stage at a point in time as JSON: one object, without members that don't apply.
enum StageTreeJSON {
  static func bytes(of stage: StageOutline) -> [UInt8] {
    let player = stage.player
    var json = JSONOutput()
    json.object { json in
      json.member("tick", Int(player.tick.count))
      json.member("time", ScriptResult.bookTime(player.tick, tickRate: player.tickRate))
      json.member("page", player.page)
      json.member("name", stage.page?.name.map { stage.phrases.outline.text(of: $0.value) })
      json.member("language", player.language.isEmpty ? nil : player.language)
      json.member("turning", player.isTurning ? true : nil)
      if !stage.variables.isEmpty {
        json.array("variables") { json in
          for variable in stage.variables {
            json.object { json in
              json.member("name", variable.name)
              write(variable.value, stage, to: &json)
            }
          }
        }
      }
      if !stage.others.isEmpty {
        json.array("sounds") { json in
          for running in stage.others {
            guard case .sound(let name, let isDelayed) = running else { continue }
            json.object { json in
              json.member("name", stage.text(of: name))
              json.member("state", state(isDelayed))
            }
          }
        }
      }
      if let credit = player.shownCredit { write(credit, stage, to: &json) }
      json.array("elements") { json in
        for place in stage.items.indices {
          json.beginLine()
          write(place, stage, to: &json)
        }
        json.beginLine()
      }
    }
    return json.bytes + "\n".utf8
  }

  private static func state(_ isDelayed: Bool) -> String { isDelayed ? "delayed" : "running" }

  private static func write(_ credit: ShownCredit, _ stage: StageOutline, to json: inout JSONOutput) {
    json.object("credit") { json in
      json.member("index", credit.index)
      json.member("name", credit.name.map { stage.text(of: $0) })
      json.member("role", credit.role.map { stage.text(of: $0) })
      json.member("alpha", credit.alpha)
    }
  }

  private static func write(_ place: Int, _ stage: StageOutline, to json: inout JSONOutput) {
    let item = stage.items[place]
    json.object { json in
      json.member("type", item.type.keyword.description)
      json.member("name", stage.text(of: item.name))
      json.member("group", item.parent.map { stage.text(of: stage.items[$0].name) })
      json.member("onStage", item.isOnStage)
      if item.isOnStage {
        writeValues(of: item, to: &json)
        write(stage.running(at: place), stage, to: &json)
      } else if let element = stage.element(at: place) {
        json.member("words", stage.phrases.waiting(for: element))
      }
      let waiting = stage.waitingTweens(at: place)
      guard !waiting.isEmpty else { return }
      json.array("waiting") { json in
        for tween in waiting {
          json.object { json in
            json.member("name", stage.phrases.outline.text(of: tween.name))
            json.member("words", tween.trigger.map { stage.phrases.waiting(for: $0, andThen: tween.delay) })
          }
        }
      }
    }
  }

  private static func writeValues(of item: StageItem, to json: inout JSONOutput) {
    let (values, placement) = (item.values, item.values.placement)
    if item.type != .audio {
      json.member("x", placement.frame.x)
      json.member("y", placement.frame.y)
      json.member("width", placement.frame.width)
      json.member("height", placement.frame.height)
      json.member("alpha", values.alpha)
      json.member("rotation", placement.rotation)
      json.member("scaleX", placement.scaleX)
      json.member("scaleY", placement.scaleY)
    }
    switch item.type {
    case .text:
      json.member("fontSize", values.fontSize)
      json.member("fontColor", values.fontColor.text)
    case .audio: json.member("volume", values.volume)
    case .movie: json.member("frame", values.frame)
    case .activeArea: json.member("active", item.isActive)
    case .image, .group: break
    }
    json.member("word", item.word)
    json.member("visible", item.isVisible)
    json.member("seen", item.isSeen)
    json.member("held", item.isHeld ? true : nil)
  }

  private static func write(_ running: [Activity], _ stage: StageOutline, to json: inout JSONOutput) {
    guard !running.isEmpty else { return }
    json.array("running") { json in
      for one in running {
        json.object { json in
          switch one {
          case .tween(_, let tween, let isDelayed):
            json.member("kind", "tween")
            json.member("name", stage.text(of: tween))
            json.member("state", state(isDelayed))
          case .sound(_, let isDelayed):
            json.member("kind", "sound")
            json.member("state", state(isDelayed))
          case .movie: json.member("kind", "movie")
          case .body: json.member("kind", "body")
          case .turn: json.member("kind", "turn")
          }
        }
      }
    }
  }

  private static func write(_ value: Event.Datum, _ stage: StageOutline, to json: inout JSONOutput) {
    switch value {
    case .number(let number): json.member("value", number)
    case .boolean(let truth): json.member("value", truth)
    case .text(let name): json.member("value", stage.text(of: name))
    case .color(let color): json.member("value", color.text)
    }
  }
}
