import BookKit
import PropertyList

extension DiagnosticRule {
  package static let soundOverlap = DiagnosticRule(
    "sound-overlap", .warning, "two voices speak at once",
    "Nobody understands two narrations at the same time. Delay the second one, with its offset or a trigger.",
    message: { "the narration `\($0.subject)` plays at the same time as \($0.detail)" },
    hint: "start one at the end of the other, with a trigger",
    example: """
        { type = audio; audio = { trackName = hello.mp3; role = narration; duration = 3; }; },
        { type = audio; audio = { trackName = moon.mp3; role = narration; duration = 3;
      -     offset = 1;
      +     offset = 4;
          };
        }
      """)
}

enum SoundOverlap {
  /// Finds narrations that play at the same time, if their times follow from the same cause.
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    context.inAllLanguages { index, checked in
      let count = checked.parts.sounds.count { checked.page[$0].narration != nil }
      guard count > 1 || count == 1 && checked.page.music?.role == .narration else { return [] }
      var narrations = Narration.all(on: checked, index, context)
      narrations.sort { $0.order < $1.order }
      return overlaps(narrations, context)
    }
  }

  private static func overlaps(_ narrations: [Narration], _ context: CheckContext) -> [Diagnostic] {
    var pairs: [(first: Narration, second: Narration)] = []
    var last: Narration?
    for narration in narrations {
      guard let sounding = last, sounding.cause == narration.cause else {
        last = narration
        continue
      }
      if narration.start < sounding.end {
        pairs.append(sounding.place < narration.place ? (sounding, narration) : (narration, sounding))
      }
      if narration.end > sounding.end { last = narration }
    }
    // Each narration is reported once, even if it overlaps several others.
    pairs.sort { ($0.second.place, $0.first.place) < ($1.second.place, $1.first.place) }
    var found: [Diagnostic] = []
    var reported: Narration.Place?
    for (first, second) in pairs where second.place != reported {
      reported = second.place
      let other = first.name.map { "`\(context.text(of: $0))`" } ?? "the page's music"
      let note = Diagnostic.Note(spot: first.spot, message: "\(other) is here")
      found.append(
        Diagnostic(
          .soundOverlap, at: second.spot, subject: second.name.map { context.text(of: $0) } ?? "", detail: other,
          notes: [note]))
    }
    return found
  }
}

private struct Narration {
  /// The source of a sound; music sorts before all elements.
  enum Place: Comparable {
    case music
    case element(ElementIndex)
  }

  let place: Place
  let name: Name?
  let spot: Diagnostic.Spot
  let cause: TimeCause
  let start: Ticks
  let end: Ticks

  var order: (TimeCause, Ticks, Place) { (cause, start, place) }

  static func all(on checked: CheckedPage, _ index: PageIndex, _ context: CheckContext) -> [Narration] {
    let page = checked.page
    let times = KnownTimes(page, index, context)
    var all: [Narration] = []
    if let music = page.music, music.role == .narration, let duration = times.duration(of: music) {
      let start = Ticks(seconds: music.offset, tickRate: context.book.tickRate)
      let end = music.loops.value ? .longest : start + duration
      all.append(
        Narration(place: .music, name: nil, spot: .opening(of: music.node), cause: .opening, start: start, end: end))
    }
    for index in checked.parts.sounds {
      let element = checked.page[index]
      guard let audio = element.narration, let entrance = times.entrance(of: index),
        let duration = times.duration(of: audio), duration > .zero
      else { continue }
      let start = entrance.ticks + Ticks(seconds: audio.offset, tickRate: context.book.tickRate)
      var end = audio.loops.value ? .longest : start + duration
      for removal in times.removals(of: index) where removal.cause == entrance.cause { end = min(end, removal.ticks) }
      guard start < end else { continue }
      all.append(
        Narration(
          place: .element(index), name: element.name, spot: element.nameSpot, cause: entrance.cause, start: start,
          end: end))
    }
    return all
  }
}

extension Element {
  fileprivate var narration: Audio? {
    guard let audio = content.audio, audio.role == .narration else { return nil }
    return audio
  }
}
