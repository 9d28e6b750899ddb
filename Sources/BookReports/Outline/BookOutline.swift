import BookKit

/// A book and the pages of it to describe, with tables for frequent lookups.
struct BookOutline {
  let book: Book
  let pages: [Int]
  private let scopes: NameScopes

  init(_ book: Book, pages: [Int]) {
    (self.book, self.pages) = (book, pages)
    scopes = NameScopes(book, pages: pages.map { book[PageIndex($0)] })
  }

  func text(of name: Name) -> String { book.names.text(of: name) }

  func element(_ name: Name, on page: Int) -> Element? {
    scopes.element(name, on: PageIndex(page)).map { book[PageIndex(pages[page])].elements[$0.position] }
  }

  func cause(of trigger: Trigger, on page: Int) -> OutlinedCause {
    let item = trigger.item.map { text(of: $0.value) }
    let element = trigger.item.flatMap { self.element($0.value, on: page) }
    let cause = TriggerCause(of: trigger, by: element?.type)
    var found = OutlinedCause(kind: cause?.kind, item: item, moment: cause?.moment ?? trigger.moment?.value ?? .end)
    if cause?.moment == .stop { found.stop = trigger.stop?.value }
    if case .tween(let reference)? = cause?.kind { found.tween = tween(reference ?? .index(0), of: element) }
    return found
  }

  /// Returns the name of a tween or, if it doesn't exist, the reference as written.
  private func tween(_ reference: TweenReference, of element: Element?) -> String {
    if let element, let index = element.indexOfTween(reference, names: book.names) {
      return element.tweenNames(book.names)[index]
    }
    switch reference {
    case .index(let number): return String(number)
    case .name(let name): return text(of: name)
    }
  }
}

/// The cause that a trigger waits for, as far as the book determines it.
struct OutlinedCause {
  /// The kind of event, or `nil` if the element doesn't exist or isn't named.
  let kind: TriggerCause.Kind?
  let item: String?
  var tween: String?
  let moment: TriggerMoment
  /// The index of the stop that must be reached; `nil` for any.
  var stop: Int?

  func words(_ named: (String) -> String) -> String {
    let item = item.map(named) ?? "something"
    switch kind {
    case .page: return moment == .start ? "the page to begin to enter" : "the page to have entered"
    case .tween: return "\(partInWords) tween \(named(tween ?? "")) of \(item)"
    case .sound, .movie, .game: return "\(partInWords) \(item)"
    case .touch: return moment == .start ? "a touch on \(item)" : "\(partInWords) a touch on \(item)"
    case .drop: return "\(item) to be dropped on a target"
    case .hold: return "\(item) to be held"
    case .noise: return moment == .start ? "a noise" : "\(partInWords) a noise"
    case .shake: return "a shake"
    case .stop: return "\(item) to reach " + (stop.map { "its stop \($0)" } ?? "a stop")
    case nil: return item
    }
  }

  private var partInWords: String {
    switch moment {
    case .start: "the start of"
    case .end: "the end of"
    case .pass: "every pass of"
    case .drop: "the drop of"
    case .hold: "the hold of"
    case .stop: "a stop of"
    }
  }
}
