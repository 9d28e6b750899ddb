import BookTestSupport

@testable import BookKit

/// Watches the events of a run and reports those that can't have happened.
///
/// After a fault, the page's earlier events no longer describe its state, until the next page enters.
struct EventValidator {
  private var tick: Int64 = 0
  /// The number of events in this tick that count towards the limit, since its last fault if there was one.
  private var ofTick = 0
  private var isFaulty = false
  /// Whether a page is entering.
  private var isEntering = false
  /// Whether any page or credit has appeared.
  private var hasBegun = false
  /// The number of things that have begun and not ended, by subject.
  private var running: [Subject: Int] = [:]

  /// The subject of an event.
  private struct Subject: Hashable {
    var kind: String
    var item: Name?
    var tween: Name?
  }

  /// Returns why the event can't have happened, or `nil` if it can.
  ///
  /// If many delayed rules are waiting, one more is a fault too, after any number of events.
  mutating func violation(_ event: Event, _ names: NameTable, isCrowded: Bool) -> String? {
    if event.tick.count < tick { return "time runs backwards" }
    if event.tick.count > tick { (tick, ofTick) = (event.tick.count, 0) }
    if event.kind.isVerbose { return nil }
    if event.kind == .engineFault {
      let hasReason = isCrowded || ofTick == Player.maxEventsPerTick
      (ofTick, isFaulty) = (0, true)
      return hasReason ? nil : "a fault without reason"
    }
    ofTick += 1
    if ofTick > Player.maxEventsPerTick { return "a tick without bound" }
    guard let wrong = pageViolation(event) ?? pairViolation(event) else { return nil }
    return isFaulty ? nil : "\(wrong): \(event.kind.keyword) of \(event.item.map { names.text(of: $0) } ?? "nothing")"
  }

  private mutating func pageViolation(_ event: Event) -> String? {
    switch event.kind {
    case .pageEntering, .sectionOpening:
      // An opening that was cancelled counts as done.
      let wrong = isFaulty ? nil : enteringViolation
      running = running.filter { $0.key.kind == "touch" }
      (isFaulty, isEntering) = (false, true)
      return wrong
    case .pageEntered, .sectionOpened:
      defer { isEntering = false }
      return isEntering ? nil : "a page has entered that was not entering"
    case .pageExiting, .sectionClosing:
      if isEntering { return "a page leaves before it has entered" }
      return isOn("sound") ? "a page is left while it sounds" : nil
    case .touchRefused: return isEntering ? nil : "a touch is refused though no page is turned"
    case .pageRefused where event.reason == .transition: return nil
    default: return nil
    }
  }

  /// What shouldn't be there as a page enters, if anything.
  private var enteringViolation: String? {
    if isEntering { return "a page enters while another does" }
    if isOn("sound") { return "a page enters while something sounds" }
    return isOn("credit") ? "a page enters over a credit" : nil
  }

  /// Returns how an event contradicts the beginnings and ends before it, or `nil` if it doesn't.
  private mutating func pairViolation(_ event: Event) -> String? {
    let (item, tween) = (event.item, event.tween)
    switch event.kind {
    case .itemAdded: return begin("item", item)
    case .itemRemoved: return end("item", item)
    case .tweenStarted: return begin("tween", item, tween)
    case .tweenCompleted, .tweenCancelled: return end("tween", item, tween)
    case .tweenRepeated:
      if event.pass ?? 0 < 2 { return "a first pass is reported" }
      return running[Subject(kind: "tween", item: item, tween: tween), default: 0] > 0 ? nil : "not running"
    case .soundStarted: return begin("sound", item)
    case .soundCompleted, .soundStopped: return end("sound", item)
    case .soundRepeated: return running[Subject(kind: "sound", item: item), default: 0] > 0 ? nil : "not running"
    case .movieStarted: return begin("movie", item)
    case .movieCompleted: return end("movie", item)
    case .movieRepeated: return running[Subject(kind: "movie", item: item), default: 0] > 0 ? nil : "not running"
    case .touchBegan: return begin("touch", item)
    case .touchEnded, .touchCancelled: return end("touch", item)
    case .dragStarted: return begin("drag", item)
    case .dragEnded, .dragDropped: return end("drag", item)
    case .creditShown:
      let isSecond = isOn("credit")
      return begin("credit", nil) ?? (isSecond ? "another one is shown" : nil)
    case .creditHidden: return end("credit", nil)
    default: return nil
    }
  }

  /// Returns whether anything of a kind has begun and not ended.
  private func isOn(_ kind: String) -> Bool { running.contains { $0.key.kind == kind && $0.value > 0 } }

  private mutating func begin(_ kind: String, _ item: Name?, _ tween: Name? = nil) -> String? {
    running[Subject(kind: kind, item: item, tween: tween), default: 0] += 1
    return nil
  }

  private mutating func end(_ kind: String, _ item: Name?, _ tween: Name? = nil) -> String? {
    let subject = Subject(kind: kind, item: item, tween: tween)
    guard let count = running[subject], count > 0 else { return "it has not begun" }
    running[subject] = count - 1
    return nil
  }
}

extension Event {
  /// Returns a hash of the event that is the same in every build and on every machine.
  func digest(_ names: NameTable) -> UInt64 {
    var digest = Digest()
    digest.add(UInt64(bitPattern: tick.count))
    for byte in kind.keyword.description.utf8 { digest.add(byte) }
    for number in [page, index] { digest.add(UInt64(bitPattern: Int64(number ?? -1))) }
    digest.add(UInt64(bitPattern: pass ?? -1))
    for byte in section.map({ names.utf8(of: $0) }) ?? [] { digest.add(byte) }
    for name in [item, tween, target, other, text, name, url] {
      for byte in name.map({ names.utf8(of: $0) }) ?? [] { digest.add(byte) }
      digest.add(UInt8.max)
    }
    switch value {
    case .number(let number)?: digest.add(number)
    case .boolean(let isTrue)?: digest.add(isTrue ? 1 as UInt8 : 2)
    case .text(let name)?: for byte in names.utf8(of: name) { digest.add(byte) }
    case .color(let color)?: digest.add(color.packed)
    case nil: digest.add(3 as UInt8)
    }
    switch origin {
    case .item(let name)?, .section(let name)?: for byte in names.utf8(of: name) { digest.add(byte) }
    case .page(let number)?: digest.add(UInt64(number))
    case .wholePage?: digest.add(4 as UInt8)
    case .noise?: digest.add(6 as UInt8)
    case .shake?: digest.add(7 as UInt8)
    case nil: digest.add(5 as UInt8)
    }
    for byte in (reason?.keyword.description ?? "").utf8 { digest.add(byte) }
    digest.add(isFinished.map { $0 ? 1 as UInt8 : 2 } ?? 3)
    if let position {
      digest.add(position.x)
      digest.add(position.y)
    }
    return digest.value
  }
}
