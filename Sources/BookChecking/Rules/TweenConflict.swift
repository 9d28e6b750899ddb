import BookKit
import PropertyList

extension DiagnosticRule {
  package static let tweenConflict = DiagnosticRule(
    "tween-conflict", .warning, "two tweens move the same property at once",
    "Only the later one has an effect. The element jumps when one of them ends.",
    message: { "two tweens change `\($0.subject)` of `\($0.detail)` at once" },
    hint: "start one after the other has ended",
    example: """
        { type = text; text = "Good night!"; tweens = (
            { properties = { x = 300; }; duration = 2; },
            { properties = { x = 100; }; duration = 2;
      -       delay = 1;
      +       delay = 2;
            }
          );
        }
      """)
}

enum TweenConflict {
  /// Finds tweens that change the same property at the same time, if their times follow from the same cause.
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    context.inAllLanguages { pageIndex, checked in
      let page = checked.page
      var found = conflictingDrives(checked, context)
      let elements = checked.parts.withSeveralTweensOrBehaviour.filter { page[$0].hasSeveralTweens }
      guard !elements.isEmpty else { return found }
      let times = KnownTimes(page, pageIndex, context)
      for index in elements {
        let element = page[index]
        var motions = TweenMotion.all(of: index, element, times, tickRate: context.book.tickRate)
        motions.removeAll { checked.drives($0.tween, of: index) }
        // After sorting, the tweens that can overlap are adjacent, in the order in which they start.
        motions.sort { $0.order < $1.order }
        found += conflicts(motions, tweenCount: element.tweens.count, of: context.text(of: element.name))
      }
      return found
    }
  }

  /// Finds tweens that two parts, or a part and the loudness, drive.
  private static func conflictingDrives(_ checked: CheckedPage, _ context: CheckContext) -> [Diagnostic] {
    checked.drivenTweens.filter { $0.isTaken }.compactMap { driven in
      guard let node = driven.drive.tween?.node ?? driven.drive.item?.node else { return nil }
      let first = checked.drivenTweens.first { $0.element == driven.element && $0.tween == driven.tween }
      let note = first.map {
        Diagnostic.Note(spot: .opening(of: $0.drive.node), message: "this drives the tween already")
      }
      let element = checked.page.elements[driven.element]
      return Diagnostic(
        .tweenConflict, at: .node(node), subject: context.text(of: element.tweens[driven.tween].name),
        detail: context.text(of: element.name), advice: "let only one of them drive the tween",
        notes: note.map { [$0] } ?? [])
    }
  }

  private static func conflicts(_ motions: [TweenMotion], tweenCount: Int, of element: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    /// The last property reported for each tween and, at the end, for the banner's entrance.
    var reported = IndexedArray<TweenNumber, Property?>(repeating: nil, count: tweenCount + 1)
    var last: TweenMotion?
    for motion in motions {
      guard let running = last, running.isRival(of: motion) else {
        last = motion
        continue
      }
      if motion.start < running.end, running.tween != motion.tween {
        let (first, second) = running.tween < motion.tween ? (running, motion) : (motion, running)
        if reported[second.tween] != second.property {
          reported[second.tween] = second.property
          let property = second.property.keyword.description
          let note = Diagnostic.Note(spot: first.spot, message: "the other tween changes `\(property)` here")
          found.append(Diagnostic(.tweenConflict, at: second.spot, subject: property, detail: element, notes: [note]))
        }
      }
      if motion.end > running.end { last = motion }
    }
    return found
  }
}

private struct TweenMotion {
  let property: Property
  let tween: TweenNumber
  let cause: TimeCause
  let start: Ticks
  let end: Ticks
  let spot: Diagnostic.Spot

  var order: (UInt8, TimeCause, Ticks, TweenNumber) { (property.ordinal, cause, start, tween) }
  func isRival(of other: TweenMotion) -> Bool { property == other.property && cause == other.cause }

  static func all(of index: ElementIndex, _ element: Element, _ times: KnownTimes, tickRate: Int) -> [TweenMotion] {
    var motions: [TweenMotion] = []
    let removals = times.removals(of: index)
    for (number, tween) in element.numberedTweens {
      guard let start = times.start(of: number, of: index), isOnStage(start, index, times) else { continue }
      let curve = TweenCurve(tween, tickRate: tickRate)
      // How long a few legs at some speed take is up to chance.
      if curve.total == nil, curve.passes != nil { continue }
      let total = curve.total
      var end = total.map { start.ticks + $0 } ?? .longest
      for removal in removals where removal.cause == start.cause { end = min(end, removal.ticks) }
      for track in tween.tracks where start.ticks < end {
        motions.append(
          TweenMotion(
            property: track.property, tween: number, cause: start.cause, start: start.ticks, end: end,
            spot: .key(of: track.node)))
      }
    }
    if let slideIn = element.slideIn, let start = times.entrance(of: index) {
      let isAcross = slideIn.side == .left || slideIn.side == .right
      let end = start.ticks + Ticks(seconds: slideIn.duration, tickRate: tickRate)
      if start.ticks < end {
        motions.append(
          TweenMotion(
            property: isAcross ? .x : .y, tween: element.arrivalNumber, cause: start.cause, start: start.ticks,
            end: end,
            spot: .key(of: slideIn.node)))
      }
    }
    return motions
  }

  /// Returns whether the element is on stage when its tween starts; a trigger that fires earlier has no effect.
  private static func isOnStage(_ start: KnownTime, _ index: ElementIndex, _ times: KnownTimes) -> Bool {
    guard let entrance = times.entrance(of: index) else { return false }
    return entrance.cause == start.cause ? entrance.ticks <= start.ticks : entrance.cause == .opening
  }
}

extension Element {
  /// Whether the element has more than one tween, including a banner's entrance.
  fileprivate var hasSeveralTweens: Bool { tweens.count + (slideIn == nil ? 0 : 1) > 1 }
}
