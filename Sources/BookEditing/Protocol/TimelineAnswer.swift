import BookKit
import PropertyList

/// The events on a page after its opening, as rows of a timeline with the engine's times.
struct TimelineAnswer {
  private let book: Book
  private let assets: AssetCatalog?
  private let elements: [Element]
  private let drivenTweens: [DrivenTween]
  /// The times at which the elements enter; `nil` if an element or a group around it waits for something.
  private let arrivals: [Ticks?]
  private let outline: PageOutline

  init?(_ session: EditorSession, _ index: Int) {
    guard let page = PlayedPage(session.document, index) else { return nil }
    book = page.book
    assets = session.document.assets
    elements = page.content.elements
    drivenTweens = page.content.drivenTweens(page.book.microphone)
    outline = page.outline
    var arrivals: [Ticks?] = []
    for element in elements {
      let arrival: Ticks? = if let parent = element.parent { arrivals[parent] } else { .zero }
      arrivals.append(element.appearsAutomatically ? arrival : nil)
    }
    self.arrivals = arrivals
  }

  var value: JSONValue {
    var rows: [JSONValue] = []
    // The engine's elements are in the same order, but without the ones that it can't play.
    var next = outline.items.startIndex
    for (element, arrival) in zip(elements, arrivals) {
      guard let place = outline.items[next...].firstIndex(where: { $0.node == element.node }) else { continue }
      next = place + 1
      let subject = Subject(element: element, item: outline.items[place], arrival: arrival)
      rows.append(row("element", subject, Span(arrival, nil), waiting: waitsFor(element.trigger)))
      rows += tweens(of: subject)
      rows += content(of: subject)
    }
    return .array(rows)
  }

  private struct Subject {
    let element: Element
    let item: PageOutline.Item
    let arrival: Ticks?
  }

  /// The times at which something begins and ends; `nil` if unknown, or if it never ends.
  private struct Span {
    let start: Ticks?
    let end: Ticks?

    init(_ start: Ticks?, _ duration: Ticks?) {
      self.start = start
      end = start.flatMap { start in duration.map { start + $0 } }
    }
  }

  private func row(
    _ kind: String, _ subject: Subject, name: String? = nil, _ span: Span, waiting: String?,
    passes: JSONValue? = nil, keyframes: [Double]? = nil
  ) -> JSONValue {
    [
      "kind": .string(kind), "item": .string(subject.item.name), "path": .string(subject.item.path.description),
      "name": name.map { .string($0) }, "start": seconds(span.start), "end": seconds(span.end),
      "passes": passes, "keyframes": keyframes.map { .array($0.map { .number($0) }) },
      "waitsFor": waiting.map { .string($0) },
    ]
  }

  private func seconds(_ time: Ticks?) -> JSONValue {
    time.map { .number($0.seconds(tickRate: book.tickRate).toMillionths) } ?? .null
  }

  private func ticks(_ seconds: Double) -> Ticks { Ticks(seconds: seconds, tickRate: book.tickRate) }
  private func text(_ name: Name) -> String { String(decoding: book.names.utf8(of: name), as: UTF8.self) }

  private func waitsFor(_ trigger: Trigger?) -> String? {
    guard let trigger else { return nil }
    if let source = trigger.source?.value, !source.isElement { return source.keyword.description }
    return trigger.item.map { text($0.value) } ?? "page"
  }

  private func tweens(of subject: Subject) -> [JSONValue] {
    subject.element.tweens.indices.filter { subject.element.tweens[$0].isValid }.map { index in
      let tween = subject.element.tweens[index]
      let curve = TweenCurve(tween, tickRate: book.tickRate)
      // A driven tween follows a part or the loudness instead of time.
      let driven = drivenTweens.first { elements[$0.element].node == subject.element.node && $0.tween == index }
      let start = tween.trigger == nil && driven == nil ? subject.arrival.map { $0 + ticks(tween.delay) } : nil
      let part = driven.map { $0.part.map { text(elements[$0].name) } ?? TriggerSource.noise.keyword.description }
      return row(
        "tween", subject, name: text(tween.name), Span(start, curve.total), waiting: part ?? waitsFor(tween.trigger),
        passes: curve.passes.map { .number(Double($0)) } ?? .null, keyframes: tween.keyTimes?.value)
    }
  }

  private func content(of subject: Subject) -> [JSONValue] {
    let content = subject.element.content
    if let audio = content.audio { return [sound(audio, of: subject)] }
    if let movie = content.movie { return [self.movie(movie, of: subject)] }
    return content.text.map { words(of: $0, subject) } ?? []
  }

  private func sound(_ audio: Audio, of subject: Subject) -> JSONValue {
    let start = subject.arrival.map { $0 + ticks(audio.offset) }
    let duration = audio.loops.value ? nil : audio.length(in: assets).map { ticks($0) }
    return row("sound", subject, Span(start, duration), waiting: waitsFor(subject.element.trigger))
  }

  private func movie(_ movie: MovieContent, of subject: Subject) -> JSONValue {
    let span = Span(movie.startsAutomatically ? subject.arrival : nil, movie.loops ? nil : ticks(movie.length))
    return row("movie", subject, span, waiting: waitsFor(subject.element.trigger), passes: movie.loops ? .null : 1)
  }

  private func words(of content: TextContent, _ subject: Subject) -> [JSONValue] {
    let utf8 = Array(content.text.value.utf8)
    let text = TextWords(content.text.value)
    var rows: [JSONValue] = []
    for reading in content.readAlongs {
      let start = reading.audio.flatMap { self.start(ofVoice: $0.value) }
      for word in text.words(for: reading.timing, from: rows.count) {
        let time = start.map { $0 + ticks(word.second) }
        let waiting = time == nil ? reading.audio.map { self.text($0.value) } ?? "" : nil
        let name = String(decoding: utf8[word.range], as: UTF8.self)
        rows.append(row("word", subject, name: name, Span(time, nil), waiting: waiting))
      }
    }
    return rows
  }

  private func start(ofVoice name: Name) -> Ticks? {
    guard let index = elements.firstIndex(where: { $0.name == name }),
      let audio = elements[index].content.audio
    else { return nil }
    return arrivals[index].map { $0 + ticks(audio.offset) }
  }
}
