import BookKit

struct CoverageReader: Sendable {
  private let index: CoverageIndex
  /// The names of the player, which can change when an option is set.
  var names: NameTable
  /// The index of the current language; `nil` if the book is read as it's written.
  private var language: Int?
  /// For each of the book's own options, the index of its value, or -1 for a value that isn't listed.
  private var values: [Int]
  private var credit = 0

  init(index: CoverageIndex, names: NameTable) {
    (self.index, self.names) = (index, names)
    language = index.firstLanguage
    values = index.options.map { _ in 0 }
  }

  mutating func change(to code: [UInt8]) {
    language = index.languages.firstIndex(of: code) ?? index.firstLanguage
  }

  /// Calls `reach` with the index of each part that an event reaches.
  mutating func read(_ event: Event, reach: (Int) -> Void) {
    switch event.kind {
    case .pageEntering, .sectionOpening:
      reportPart(event.section == nil ? .page : .section, of: index.page(of: event), reach: reach)
      reportPart(.language, of: language, reach: reach)
      for option in index.options.indices { reportPart(.optionValue, of: option, values[option], reach: reach) }
    case .optionChanged: readOption(event, reach: reach)
    case .languageChanged:
      if case .text(let code)? = event.value { change(to: Array(names.utf8(of: code))) }
      reportPart(.language, of: language, reach: reach)
    case .itemAdded: reportPart(.element, of: element(of: event), reach: reach)
    case .tweenStarted: reportPart(.tweenStart, of: element(of: event), tween(of: event), reach: reach)
    case .tweenCompleted: reportPart(.tweenEnd, of: element(of: event), tween(of: event), reach: reach)
    case .triggerFired: reportPart(.trigger, of: element(of: event), tween(of: event), reach: reach)
    case .ruleFired:
      guard let name = event.name?.number else { return }
      // A rule of the page takes precedence over a rule of the book with the same name.
      let own = index.page(of: event).flatMap { index.part(.rule, of: $0, name) }
      if let rule = own ?? index.part(.rule, of: 0, name) { reach(rule) }
    case .tap:
      for kind in [CoverageKind.activeArea, .opening, .tapAction] {
        reportPart(kind, of: element(of: event), reach: reach)
      }
    case .touchBegan, .dragStarted: reportPart(.activeArea, of: element(of: event), reach: reach)
    case .dragDropped:
      reportPart(.dropTarget, of: element(of: event), event.target?.number ?? CoverageIndex.nameless, reach: reach)
    case .stopReached: reportPart(.stop, of: element(of: event), event.index ?? CoverageIndex.nameless, reach: reach)
    case .hold: reportPart(.hold, of: element(of: event), reach: reach)
    case .rubCompleted: reportPart(.rub, of: element(of: event), reach: reach)
    case .noiseBegan: reportPart(.noise, of: index.page(of: event), reach: reach)
    case .shake: reportPart(.shake, of: index.page(of: event), reach: reach)
    case .puzzleCompleted, .coloringCompleted:
      guard let section = event.section else { return reportPart(.game, of: element(of: event), reach: reach) }
      reportPart(.game, of: CoverageIndex.sections, section.number, reach: reach)
    case .linkOpened:
      guard event.item == nil else { return reportPart(.link, of: element(of: event), reach: reach) }
      reportCreditLink(event.url, reach: reach)
    case .creditShown:
      credit = event.index ?? 0
      reportPart(.credit, of: credit, reach: reach)
    default: return
    }
  }

  private mutating func readOption(_ event: Event, reach: (Int) -> Void) {
    guard let option = index.options.firstIndex(where: { $0.name == event.name }), let value = event.value else {
      return
    }
    values[option] = index.options[option].values.firstIndex { isSame($0, as: value) } ?? -1
    reportPart(.optionValue, of: option, values[option], reach: reach)
  }

  private func reportPart(
    _ kind: CoverageKind, of owner: Int?, _ name: Int = CoverageIndex.nameless, reach: (Int) -> Void
  ) {
    if let owner, let part = index.part(kind, of: owner, name) { reach(part) }
  }

  /// Reports all links in the current credits with the given address; the event doesn't say which of them was tapped.
  private func reportCreditLink(_ url: Name?, reach: (Int) -> Void) {
    let isPublisher = isSame(url, index.publisherLink)
    if isPublisher { reportPart(.link, of: index.publisher, reach: reach) }
    let isWeb = index.creditLinks.indices.contains(credit) && isSame(url, index.creditLinks[credit])
    guard isWeb || !isPublisher else { return }
    let name = isWeb ? CoverageIndex.nameless : CoverageIndex.twitter
    reportPart(.link, of: index.firstCredit + credit, name, reach: reach)
  }

  private func element(of event: Event) -> Int? {
    guard let page = index.page(of: event), let item = event.item else { return nil }
    return index.element(item, onPage: page, language: language)
  }

  private func tween(of event: Event) -> Int {
    guard let tween = event.tween else { return CoverageIndex.nameless }
    // These names can be missing from the book, so compare their texts.
    let name = names.utf8(of: tween)
    if SlideIn.arrivalName.matches(name) { return CoverageIndex.arrival }
    if SlideIn.departureName.matches(name) { return CoverageIndex.departure }
    return tween.number
  }

  private func isSame(_ value: Value, as datum: Event.Datum) -> Bool {
    switch (value, datum) {
    case (.boolean(let one), .boolean(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.string(let text), .text(let name)): names.utf8(of: name).elementsEqual(text.utf8)
    default: false
    }
  }

  private func isSame(_ name: Name?, _ text: [UInt8]?) -> Bool {
    guard let name, let text else { return false }
    return names.utf8(of: name).elementsEqual(text)
  }
}
