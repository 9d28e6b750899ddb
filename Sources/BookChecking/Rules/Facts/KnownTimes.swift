import BookKit

/// A time, as the number of ticks after a cause.
struct KnownTime: Equatable {
  let cause: TimeCause
  let ticks: Ticks
}

/// An event at an unknown time, from which other times follow.
enum TimeCause: Comparable {
  case opening
  /// The end of the turn to the page.
  case entered
  case touchStart(ElementIndex)
  case touchEnd(ElementIndex)
  case drop(ElementIndex)
  case soundEnd(ElementIndex)
  case movieStart(ElementIndex)
  case movieEnd(ElementIndex)
}

/// The times at which a page's elements enter and their tweens start, as far as each follows from a single cause.
///
/// Each time follows from at most one other, so tracing these links finds all times.
struct KnownTimes {
  private struct Link {
    var source: PartIndex?
    var cause = TimeCause.opening
    var ticks = Ticks.zero

    func later(by delay: Ticks) -> Link { Link(source: source, cause: cause, ticks: ticks + delay) }
  }

  private let page: Page
  private let tickRate: Int
  private let context: CheckContext
  private let index: PageIndex
  private let parts: PageParts
  private var times = IndexedArray<PartIndex, KnownTime?>()

  /// Computes the times on `page`, which is the page at `index` in some language.
  init(_ page: Page, _ index: PageIndex, _ context: CheckContext) {
    (self.page, self.index, self.context) = (page, index, context)
    tickRate = context.book.tickRate
    parts = PageParts(page)
    resolve(links())
  }

  func entrance(of element: ElementIndex) -> KnownTime? { times[parts.part(element)] }
  func start(of tween: TweenNumber, of element: ElementIndex) -> KnownTime? { times[parts.part(tween, of: element)] }

  /// Returns, for each cause, the earliest time at which an element's own tweens remove it.
  func removals(of element: ElementIndex) -> [KnownTime] {
    var found: [KnownTime] = []
    for (number, tween) in page[element].numberedTweens where tween.removesElement {
      guard let start = start(of: number, of: element), let total = TweenCurve(tween, tickRate: tickRate).total else {
        continue
      }
      let time = KnownTime(cause: start.cause, ticks: start.ticks + total)
      if let same = found.firstIndex(where: { $0.cause == time.cause }) {
        if time.ticks < found[same].ticks { found[same] = time }
      } else {
        found.append(time)
      }
    }
    return found
  }

  func duration(of audio: Audio) -> Ticks? {
    audio.length(in: context.assets).map { Ticks(seconds: $0, tickRate: tickRate) }
  }

  private func links() -> IndexedArray<PartIndex, Link?> {
    var links = IndexedArray<PartIndex, Link?>(page.elements.map { link(of: $0) })
    for index in page.elementIndices {
      for tween in page[index].tweens {
        let delay = Ticks(seconds: tween.delay, tickRate: tickRate)
        let link = tween.trigger.map { self.link(of: $0) } ?? Link(source: parts.part(index))
        links.append(link?.later(by: delay))
      }
    }
    return links
  }

  private func link(of element: Element) -> Link? {
    if let trigger = element.trigger { return link(of: trigger) }
    // The time at which a rule shows the element is unknown.
    guard element.appearsAutomatically else { return nil }
    return Link(source: element.group.map { parts.part($0) })
  }

  private func link(of trigger: Trigger) -> Link? {
    let isStart = trigger.moment?.value == .start
    var link: Link?
    switch context.cause(of: trigger, on: index) {
    case .page: link = Link(cause: isStart ? .opening : .entered)
    case .touch(let element):
      switch trigger.moment?.value {
      case .drop: link = Link(cause: .drop(element))
      case .end: link = Link(cause: .touchEnd(element))
      case .start, .pass, .hold, .stop, nil: link = Link(cause: .touchStart(element))
      }
    case .tween(let element, let tween): link = tweenLink(tween, of: element, isStart: isStart)
    case .sound(let element): link = soundLink(of: element, isStart: isStart)
    case .movie(let element): link = movieLink(of: element, isStart: isStart)
    // The reader determines when a game is complete, a part moves, a finger rests or it is loud.
    case .game, .stop, .hold, .senses, .unknown, .never: break
    }
    return link?.later(by: Ticks(seconds: trigger.delay, tickRate: tickRate))
  }

  /// Returns the link to a tween, or `nil` for a banner's entrance or exit.
  ///
  /// A looping tween counts as ended after its first iteration.
  private func tweenLink(_ tween: TweenNumber, of element: ElementIndex, isStart: Bool) -> Link? {
    let tweens = page[element].tweens
    guard tween < page[element].arrivalNumber else { return nil }
    let duration = isStart ? .zero : TweenCurve(tweens[tween.position], tickRate: tickRate).firstPass
    return duration.map { Link(source: parts.part(tween, of: element), ticks: $0) }
  }

  private func soundLink(of element: ElementIndex, isStart: Bool) -> Link? {
    guard case .audio(let audio?) = page[element].content else { return nil }
    let offset = Ticks(seconds: audio.offset, tickRate: tickRate)
    if isStart { return Link(source: parts.part(element), ticks: offset) }
    guard let duration = duration(of: audio) else { return Link(cause: .soundEnd(element)) }
    return Link(source: parts.part(element), ticks: offset + duration)
  }

  private func movieLink(of element: ElementIndex, isStart: Bool) -> Link? {
    guard case .movie(let movie) = page[element].content else { return nil }
    guard movie.startsAutomatically else { return Link(cause: isStart ? .movieStart(element) : .movieEnd(element)) }
    return Link(source: parts.part(element), ticks: isStart ? .zero : Ticks(seconds: movie.length, tickRate: tickRate))
  }

  /// Traces every time to its cause; a time that depends on itself stays unknown.
  private mutating func resolve(_ links: IndexedArray<PartIndex, Link?>) {
    enum State { case unseen, open, done }
    var states = IndexedArray<PartIndex, State>(repeating: .unseen, count: links.count)
    times = IndexedArray(repeating: nil, count: links.count)
    for start in links.indices {
      var path: [PartIndex] = []
      var next: PartIndex? = start
      while let current = next, states[current] == .unseen {
        states[current] = .open
        path.append(current)
        next = links[current]?.source
      }
      for current in path.reversed() {
        states[current] = .done
        guard let link = links[current] else { continue }
        guard let source = link.source else {
          times[current] = KnownTime(cause: link.cause, ticks: link.ticks)
          continue
        }
        // A source that is still open closes a cycle.
        guard states[source] == .done, let before = times[source] else { continue }
        let time = KnownTime(cause: before.cause, ticks: before.ticks + link.ticks)
        times[current] = isOnStageInTime(time, by: current) ? time : nil
      }
    }
  }

  private func isOnStageInTime(_ time: KnownTime, by part: PartIndex) -> Bool {
    guard let group = parts.element(part).flatMap({ page[$0].group }), let entrance = entrance(of: group) else {
      return true
    }
    return entrance.cause == .opening || entrance.cause == time.cause && entrance.ticks <= time.ticks
  }
}
