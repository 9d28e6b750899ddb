/// A moment that follows from something, so many ticks later.
struct KnownTime: Equatable {
  let cause: TimeCause
  let ticks: Ticks
}

/// What other moments follow from, and itself comes at no time that the book tells.
struct TimeCause: Equatable {
  /// What it is.
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
  /// The element to which it happens, if any.
  var element = 0

  /// The opening of the page.
  static let opening = TimeCause(kind: .opening)
}

/// When the elements of a page come on stage and their tweens start, as far as that follows from one moment.
///
/// Every one of these times follows from one other or from none, so that a walk from each to its cause finds all.
struct KnownTimes {
  /// What a time follows from.
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
  /// Where the times of each element's tweens begin, behind those of all elements.
  private var firstTweens: [Int] = []
  private var times: [KnownTime?] = []

  /// The times on a page of that number, in any of its languages.
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

  /// When an element comes on stage.
  func coming(of element: Int) -> KnownTime? { times[element] }

  /// When a tween of an element starts.
  func start(of tween: Int, of element: Int) -> KnownTime? { times[firstTweens[element] + tween] }

  /// When an element leaves by its own tweens, the first time for each cause.
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

  /// The length of a sound; nothing when neither the book nor its file tells it.
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
    // Nobody knows when a rule brings it.
    guard element.comesByItself else { return nil }
    return Link(source: element.parent)
  }

  /// What a trigger waits for, its delay included.
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
    case .unknown, .never: break
    }
    return link?.later(by: Ticks(seconds: trigger.delay, tickRate: tickRate))
  }

  /// The end of what loops is that of its first time round; a banner's ways are left out.
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
    guard movie.startsByItself else {
      return Link(cause: TimeCause(kind: isStart ? .movieStart : .movieEnd, element: index))
    }
    let seconds = Double(movie.frames.count) / movie.framesPerSecond
    return Link(source: index, ticks: isStart ? .zero : Ticks(seconds: seconds, tickRate: tickRate))
  }

  // MARK: - Resolving

  /// Follows every time to its cause; what waits for itself has none.
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
        // One that is still open closes a ring.
        guard states[source] == .done, let before = times[source] else { continue }
        let time = KnownTime(cause: before.cause, ticks: before.ticks + link.ticks)
        times[current] = isHeard(time, by: current) ? time : nil
      }
    }
  }

  /// Whether what waits can be on stage when it should start; else it misses its moment.
  private func isHeard(_ time: KnownTime, by place: Int) -> Bool {
    guard place < page.elements.count, let parent = page.elements[place].parent, let group = times[parent] else {
      return true
    }
    return group.cause == .opening || group.cause == time.cause && group.ticks <= time.ticks
  }
}
