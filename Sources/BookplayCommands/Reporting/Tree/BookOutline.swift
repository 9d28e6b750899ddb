import BookKit

/// A book, some of its pages, and what is asked of them again and again.
struct BookOutline {
  let book: Book
  /// The positions of the pages that are shown.
  let pages: [Int]
  /// Where on each shown page each name is; of a name given twice the first one is meant.
  private let elements: [[Name: Int]]

  init(_ book: Book, pages: [Int]) {
    self.book = book
    self.pages = pages
    elements = pages.map { page in
      let elements = book.pages[page].elements
      return Dictionary(elements.indices.map { (elements[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  func text(of name: Name) -> String { book.names.text(of: name) }

  /// The element of that name on the shown page that comes at `page`.
  func element(_ name: Name, on page: Int) -> Element? {
    elements[page][name].map { book.pages[pages[page]].elements[$0] }
  }

  /// How many groups are around each element of a page.
  func depths(on page: Int) -> [Int] {
    var depths: [Int] = []
    for element in book.pages[pages[page]].elements { depths.append(element.parent.map { depths[$0] + 1 } ?? 0) }
    return depths
  }

  /// What a trigger waits for.
  func cause(of trigger: Trigger, on page: Int) -> OutlinedCause {
    let moment = trigger.moment?.value
    if trigger.source?.value == .page { return OutlinedCause(.page, at: moment ?? .end) }
    guard let name = trigger.item?.value else { return OutlinedCause(.unknown, at: moment ?? .end) }
    let item = text(of: name)
    let element = element(name, on: page)
    if trigger.isTween {
      return OutlinedCause(.tween, of: item, tween: tween(trigger.tween?.value, of: element), at: moment ?? .end)
    }
    if moment == .drop { return OutlinedCause(.drop, of: item, at: .drop) }
    if trigger.isTouch { return OutlinedCause(.touch, of: item, at: moment ?? .start) }
    switch element?.type {
    case .activeArea: return OutlinedCause(.touch, of: item, at: moment ?? .start)
    case .audio: return OutlinedCause(.sound, of: item, at: moment ?? .end)
    case .movie: return OutlinedCause(.movie, of: item, at: moment ?? .end)
    case .image, .text, .group:
      return OutlinedCause(.tween, of: item, tween: tween(nil, of: element), at: moment ?? .end)
    case nil: return OutlinedCause(.unknown, of: item, at: moment ?? .end)
    }
  }

  /// What a tween is called that is named by its index or its name, even when there is no such tween.
  private func tween(_ reference: TweenReference?, of element: Element?) -> String {
    var index = 0
    switch reference {
    case .index(let number): index = number
    case .name(let name):
      // A number that is written as a string is one unless it is a name.
      let isName = element?.tweens.contains { $0.name == name } ?? true
      guard !isName, let number = Int(text(of: name)) else { return text(of: name) }
      index = number
    case nil: break
    }
    guard let element, element.tweens.indices.contains(index) else { return "tween\(index)" }
    return text(of: element.tweens[index].name)
  }
}

/// What something waits for, as far as it can be told.
struct OutlinedCause {
  let kind: Kind
  /// The element that triggers.
  let item: String?
  /// Its tween, when one triggers.
  let tween: String?
  let moment: TriggerMoment

  init(_ kind: Kind, of item: String? = nil, tween: String? = nil, at moment: TriggerMoment) {
    self.kind = kind
    self.item = item
    self.tween = tween
    self.moment = moment
  }

  /// What is waited for, in words; `named` writes names.
  func words(_ named: (String) -> String) -> String {
    let item = item.map(named) ?? "something"
    switch kind {
    case .page: return moment == .start ? "the page to begin to enter" : "the page to have entered"
    case .tween: return "\(partInWords) tween \(named(tween ?? "")) of \(item)"
    case .sound, .movie: return "\(partInWords) \(item)"
    case .touch: return moment == .start ? "a touch on \(item)" : "\(partInWords) a touch on \(item)"
    case .drop: return "\(item) to be dropped on a target"
    case .unknown: return item
    }
  }

  private var partInWords: String {
    switch moment {
    case .start: "the start of"
    case .end: "the end of"
    case .pass: "every pass of"
    case .drop: "the drop of"
    }
  }

  enum Kind: String {
    case page
    case tween
    case sound
    case movie
    case touch
    case drop
    /// The element is not there, or is not named.
    case unknown
  }
}
