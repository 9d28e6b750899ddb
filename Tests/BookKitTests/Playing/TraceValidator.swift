/// Checks what holds for the trace of any book: nothing ends before it has begun, and nothing appears twice.
struct TraceValidator {
  private var stage: Set<Substring> = []
  private var tweens: Set<Substring> = []
  private var sounds: [Substring] = []
  private var isEntering = false

  /// Reads a line and returns whether it is possible here.
  mutating func accepts(_ line: String) -> Bool {
    let words = line.split(separator: " ")
    let what = words.count > 2 ? words[2] : ""
    let item = what.split(separator: "/").first ?? ""
    switch words[1] {
    case "page.entering":
      defer {
        self = TraceValidator()
        isEntering = true
      }
      return sounds.isEmpty
    case "page.entered":
      defer { isEntering = false }
      return isEntering
    case "page.exiting":
      stage = []
      tweens = []
      return sounds.isEmpty
    case "item.added": return stage.insert(what).inserted
    case "item.removed": return stage.remove(what) != nil && !tweens.contains { $0.hasPrefix("\(what)/") }
    case "tween.started": return stage.contains(item) && tweens.insert(what).inserted
    case "tween.completed", "tween.cancelled": return tweens.remove(what) != nil
    case "tween.repeated": return tweens.contains(what)
    case "sound.started": sounds.append(what)
    case "sound.repeated": return sounds.contains(what)
    case "sound.completed", "sound.stopped": return sounds.firstIndex(of: what).map { sounds.remove(at: $0) } != nil
    case "movie.started", "movie.repeated", "movie.completed", "drag.started", "tap", "word.spoken", "touch.began":
      return item.isEmpty || item.contains("=") || stage.contains(item)
    case "engine.fault": isEntering = false
    default: break
    }
    return true
  }
}
