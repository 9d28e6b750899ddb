import BookKit

/// A moment a number of ticks after its cause.
struct KnownTime: Equatable {
  let cause: TimeCause
  let ticks: Ticks
}

/// A moment that others follow from, and whose own time isn't known.
struct TimeCause: Equatable {
  /// The kind of moment.
  enum Kind: UInt8 {
    case opening
    case entered
    case touchStart
    case touchEnd
    case drop
    case soundEnd
    case movieStart
    case movieEnd
  }

  let kind: Kind
  /// The element that the moment belongs to, if any.
  var element = 0

  /// The opening of the page.
  static let opening = TimeCause(kind: .opening)
}

/// The moments when a page's elements come on stage and their tweens start, as far as one cause determines them.
///
/// Each of these times follows from at most one other, so following the links from each to its cause finds all.
struct KnownTimes {
  /// A time relative to another time or to a cause.
  private struct Link {
    var source: Int?
    var cause = TimeCause.opening
    var ticks = Ticks.zero

    func later(by delay: Ticks) -> Link { Link(source: source, cause: cause, ticks: ticks + delay) }
  }

  private let page: Page
  private let tickRate: Int
  private let context: CheckContext
  private let number: Int
  /// The index of the first time of each element's tweens, which come after those of all elements.
  private var firstTweens: [Int] = []
  private var times: [KnownTime?] = []

  /// Computes the times on a page with that index, in any of its languages.
  init(_ page: Page, _ number: Int, _ context: CheckContext) {
    self.page = page
    self.number = number
    self.context = context
    tickRate = context.book.tickRate
    var count = page.elements.count
    for element in page.elements {
      firstTweens.append(count)
      count += element.tweens.count
    }
    resolve(links())
  }

  /// Returns when an element comes on stage.
  func entrance(of element: Int) -> KnownTime? { times[element] }

  /// Returns when a tween of an element starts.
  func start(of tween: Int, of element: Int) -> KnownTime? { times[firstTweens[element] + tween] }

  /// Returns when an element's own tweens remove it, the earliest time for each cause.
  func removals(of element: Int) -> [KnownTime] {
    var found: [KnownTime] = []
    for (index, tween) in page.elements[element].tweens.enumerated() where tween.removesElement {
      guard let start = start(of: index, of: element), let total = TweenCurve(tween, tickRate: tickRate).total else {
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

  /// Returns the duration of a sound, or `nil` if neither the book nor its file gives one.
  func duration(of audio: Audio) -> Ticks? {
    audio.length(in: context.assets).map { Ticks(seconds: $0, tickRate: tickRate) }
  }

  // MARK: - Links

  private func links() -> [Link?] {
    var links: [Link?] = page.elements.map { link(of: $0) }
    for (index, element) in page.elements.enumerated() {
      for tween in element.tweens {
        let delay = Ticks(seconds: tween.delay, tickRate: tickRate)
        let link = tween.trigger.map { self.link(of: $0) } ?? Link(source: index)
        links.append(link?.later(by: delay))
      }
    }
    return links
  }

  private func link(of element: Element) -> Link? {
    if let trigger = element.trigger { return link(of: trigger) }
    // It is unknown when a rule shows it.
    guard element.appearsAutomatically else { return nil }
    return Link(source: element.parent)
  }

  /// Returns the link from a trigger to its cause, including its delay.
  private func link(of trigger: Trigger) -> Link? {
    let isStart = trigger.moment?.value == .start
    var link: Link?
    switch context.cause(of: trigger, on: number) {
    case .page: link = Link(cause: isStart ? .opening : TimeCause(kind: .entered))
    case .touch(let element):
      let kind: TimeCause.Kind =
        switch trigger.moment?.value {
        case .drop: .drop
        case .end: .touchEnd
        default: .touchStart
        }
      link = Link(cause: TimeCause(kind: kind, element: element))
    case .tween(let element, let tween): link = tweenLink(tween, of: element, isStart: isStart)
    case .sound(let element): link = soundLink(of: element, isStart: isStart)
    case .movie(let element): link = movieLink(of: element, isStart: isStart)
    // When a game is complete is up to the reader.
    case .game, .unknown, .never: break
    }
    return link?.later(by: Ticks(seconds: trigger.delay, tickRate: tickRate))
  }

  /// Returns the link to a tween.
  ///
  /// The end of a tween that loops is the end of its first iteration. A banner's ways are left out.
  private func tweenLink(_ tween: Int, of element: Int, isStart: Bool) -> Link? {
    let tweens = page.elements[element].tweens
    guard tween < tweens.count else { return nil }
    let duration = TweenCurve(tweens[tween], tickRate: tickRate).duration
    return Link(source: firstTweens[element] + tween, ticks: isStart ? .zero : duration)
  }

  private func soundLink(of index: Int, isStart: Bool) -> Link? {
    guard case .audio(let audio?) = page.elements[index].content else { return nil }
    let offset = Ticks(seconds: audio.offset, tickRate: tickRate)
    if isStart { return Link(source: index, ticks: offset) }
    guard let duration = duration(of: audio) else { return Link(cause: TimeCause(kind: .soundEnd, element: index)) }
    return Link(source: index, ticks: offset + duration)
  }

  private func movieLink(of index: Int, isStart: Bool) -> Link? {
    guard case .movie(let movie) = page.elements[index].content else { return nil }
    guard movie.startsAutomatically else {
      return Link(cause: TimeCause(kind: isStart ? .movieStart : .movieEnd, element: index))
    }
    let seconds = Double(movie.frames.count) / movie.framesPerSecond
    return Link(source: index, ticks: isStart ? .zero : Ticks(seconds: seconds, tickRate: tickRate))
  }

  // MARK: - Resolving

  /// Traces every time to its cause; one that depends on itself has none.
  private mutating func resolve(_ links: [Link?]) {
    enum State { case unseen, open, done }
    var states = Array(repeating: State.unseen, count: links.count)
    times = Array(repeating: nil, count: links.count)
    for start in links.indices {
      var way: [Int] = []
      var place: Int? = start
      while let current = place, states[current] == .unseen {
        states[current] = .open
        way.append(current)
        place = links[current]?.source
      }
      for current in way.reversed() {
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

  /// Returns whether an element can be on stage at its time; otherwise it misses its moment.
  private func isOnStageInTime(_ time: KnownTime, by place: Int) -> Bool {
    guard place < page.elements.count, let parent = page.elements[place].parent, let group = times[parent] else {
      return true
    }
    return group.cause == .opening || group.cause == time.cause && group.ticks <= time.ticks
  }
}
