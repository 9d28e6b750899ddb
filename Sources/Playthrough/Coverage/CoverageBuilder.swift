import BookKit
import PropertyList

struct CoverageBuilder {
  let book: Book
  /// The pages, followed by the sections that the author drew.
  let places: [Page]
  let languages: [Located<String>]
  /// The values of the book's own options, the default first.
  private(set) var options: [(name: Name, values: [Value])] = []
  private(set) var parts: [ContentCoverage.Part] = []
  private(set) var rows: [[NameMap.Row]]
  private(set) var elements: [NameMap.Row] = []
  private(set) var localized: [NameMap.Row] = []
  /// The number of elements, counting each translation of an element as another element.
  private(set) var elementCount = 0
  private let touchability: Touchability
  /// Whether something waits until the current element is held.
  private var isHeld = false

  init(_ book: Book) {
    self.book = book
    places = book.pages + book.drawnSections
    touchability = Touchability(book)
    languages = book.offeredLanguages
    rows = CoverageKind.allCases.map { _ in [] }
  }

  mutating func addAll() {
    for (index, page) in places.enumerated() { add(page, number: index + 1) }
    for rule in book.rules { add(rule, page: nil) }
    addOptions()
    for (number, language) in languages.enumerated() {
      add(ContentCoverage.Part(kind: .language, text: language.value, node: language.node), of: number)
    }
    for number in book.credits.indices { add(book.credits[number], number: number) }
    for game in book.games ?? [] { add(game) }
    if let link = book.publisherLink {
      addLink(link.value, at: link.node, of: book.credits.count, CoverageIndex.nameless)
    }
  }

  private mutating func add(_ page: Page, number: Int) {
    let kind = page.section == nil ? CoverageKind.page : .section
    let part = makePart(kind, onPage: number, name: page.name?.value, at: page.section?.node ?? page.node)
    add(part, of: number)
    let held = touchability.heldElements(of: page)
    let driven = page.drivenTweens(book.microphone)
    for (index, element) in page.elements.enumerated() {
      isHeld = held.contains(ElementIndex(index))
      add(element, page: number, driven: driven.filter { $0.element == index }.map { $0.tween })
    }
    let senses = page.senses(book.microphone).union(book.senses)
    if senses.contains(.noise) { add(part, as: .noise, of: number) }
    if senses.contains(.shake) { add(part, as: .shake, of: number) }
    for rule in page.rules { add(rule, page: number) }
  }

  private mutating func add(_ rule: Rule, page: Int?) {
    let part = makePart(.rule, onPage: page, name: rule.name, at: rule.nameNode ?? rule.node)
    add(part, of: page ?? 0, rule.name.number)
  }

  /// Adds a game that the book lists, but not the automatic puzzles of its pages.
  private mutating func add(_ game: BookGame) {
    guard let name = game.name, book.gameWords.contains(book.names.text(of: name.value)) else { return }
    let part = ContentCoverage.Part(kind: .game, name: name.value, node: name.node)
    add(part, of: CoverageIndex.sections, name.value.number)
  }

  private mutating func add(_ credit: Credit, number: Int) {
    add(ContentCoverage.Part(kind: .credit, text: credit.name, node: credit.node), of: number)
    if let web = credit.web { addLink(web.value, at: web.node, of: number, CoverageIndex.nameless) }
    if let twitter = credit.twitter { addLink(twitter, at: credit.node, of: number, CoverageIndex.twitter) }
  }

  private mutating func addLink(_ text: String, at node: NodeHandle?, of credit: Int, _ name: Int) {
    add(ContentCoverage.Part(kind: .link, text: text, node: node), of: elementCount + credit, name)
  }

  /// Adds an element; the tweens at the indices in `driven` never start.
  private mutating func add(_ element: Element, page: Int, driven: [Int]) {
    let number = elementCount
    elements.append(NameMap.Row(page, element.name.number, value: number))
    var part = makePart(.element, onPage: page, item: element.name, at: element.nameNode ?? element.node)
    add(part, of: number)
    let isArea = element.type == .activeArea && canBeActive(element, onPage: page)
    if isArea { add(part, as: .activeArea, of: number) }
    if element.type.isGame { add(part, as: .game, of: number) }
    if isHeld { add(part, as: .hold, of: number) }
    addBehaviour(of: element, driven, as: number, like: part)
    elementCount += 1
    for localization in element.localizations {
      let code = localization.language.value
      let language = languages.firstIndex { $0.value.utf8.elementsEqual(code.utf8) }
      guard let language else { continue }
      part.language = code
      localized.append(NameMap.Row(number, language, value: elementCount))
      // A localized element is the same element, but it can have its own tweens.
      share(.element, with: elementCount)
      if isArea { share(.activeArea, with: elementCount) }
      if element.type.isGame { share(.game, with: elementCount) }
      if isHeld { share(.hold, with: elementCount) }
      addBehaviour(of: localization.element, driven, as: elementCount, like: part)
      elementCount += 1
    }
  }

  /// Returns whether an area initially accepts touches in any language, or a rule can activate it.
  private func canBeActive(_ element: Element, onPage page: Int) -> Bool {
    if element.variants.contains(where: { $0.content.activeArea?.isActive.value == true }) { return true }
    let taps = places[page - 1].elements.flatMap { $0.variants }.flatMap { $0.tapActions.withLists }
    let actions = (places[page - 1].rules + book.rules).flatMap { $0.actions.withLists } + taps
    return actions.contains { $0.effect.contains(.activate) && $0.item?.value == element.name }
  }

  /// Adds the parts of an element's behaviour; `part` provides their page, element and language.
  private mutating func addBehaviour(
    of element: Element, _ driven: [Int], as owner: Int, like part: ContentCoverage.Part
  ) {
    if let trigger = element.trigger { add(part, as: .trigger, at: trigger.node, of: owner) }
    for (index, tween) in element.tweens.enumerated() where tween.isValid && !driven.contains(index) {
      let (name, number) = (tween.name, tween.name.number)
      let node = tween.nameNode ?? tween.node
      if let trigger = tween.trigger { add(part, as: .trigger, name: name, at: trigger.node, of: owner, number) }
      add(part, as: .tweenStart, name: name, at: node, of: owner, number)
      if tween.completesUnaided { add(part, as: .tweenEnd, name: name, at: node, of: owner, number) }
    }
    if let slideIn = element.slideIn {
      addBanner(SlideIn.arrivalName, at: slideIn.node, of: owner, CoverageIndex.arrival, like: part)
      if slideIn.hold != nil {
        addBanner(SlideIn.departureName, at: slideIn.node, of: owner, CoverageIndex.departure, like: part)
      }
    }
    if let movable = element.movable {
      for stop in movable.stopPositions.indices.dropFirst() {
        add(part, as: .stop, text: String(stop), at: movable.stops?.node ?? movable.node, of: owner, stop)
      }
    }
    for target in element.dropTargets {
      guard let name = target.name else { continue }
      add(part, as: .dropTarget, name: name.value, at: name.node ?? target.node, of: owner, name.value.number)
    }
    if let rub = element.rub { add(part, as: .rub, at: rub.node, of: owner) }
    if let link = element.link { add(part, as: .link, text: link.value, at: link.node, of: owner) }
    if let opens = element.opens { add(part, as: .opening, at: opens.node, of: owner) }
    if let first = element.tapActions.first { add(part, as: .tapAction, at: first.node, of: owner) }
  }

  private mutating func addBanner(
    _ name: StaticString, at node: NodeHandle, of owner: Int, _ number: Int, like part: ContentCoverage.Part
  ) {
    add(part, as: .tweenStart, text: name.description, at: node, of: owner, number)
    add(part, as: .tweenEnd, text: name.description, at: node, of: owner, number)
  }

  private mutating func addOptions() {
    var names = book.names
    for entry in BookOptions(book, names: &names).entries where entry.rules.builtIn == nil {
      let values = entry.rules.values.isEmpty ? [entry.rules.initialValue] : entry.rules.values
      let node = book.options.last { $0.name == entry.name }?.node
      // The default comes first, because the option has it from the beginning.
      let sorted = [entry.rules.initialValue] + values.filter { $0 != entry.rules.initialValue }
      for (index, value) in sorted.enumerated() {
        let text = OptionRules.inWords(value)
        add(
          ContentCoverage.Part(kind: .optionValue, name: entry.name, text: text, node: node), of: options.count, index)
      }
      options.append((entry.name, sorted))
    }
  }

  private func makePart(
    _ kind: CoverageKind, onPage number: Int?, item: Name? = nil, name: Name? = nil, at node: NodeHandle
  ) -> ContentCoverage.Part {
    let section = number.flatMap { places[$0 - 1].section?.value }
    return ContentCoverage.Part(
      kind: kind, page: section == nil ? number : nil, section: section, item: item, name: name, node: node)
  }

  private mutating func add(_ part: ContentCoverage.Part, of owner: Int, _ name: Int = CoverageIndex.nameless) {
    rows[Int(part.kind.ordinal)].append(NameMap.Row(owner, name, value: parts.count))
    parts.append(part)
  }

  /// Adds a part of an element, unless the element has the same part in another language.
  private mutating func add(
    _ model: ContentCoverage.Part, as kind: CoverageKind, name: Name? = nil, text: String? = nil,
    at node: NodeHandle? = nil, of owner: Int, _ number: Int = CoverageIndex.nameless
  ) {
    let part = ContentCoverage.Part(
      kind: kind, page: model.page, section: model.section, item: model.item, name: name, text: text,
      language: model.language, node: node ?? model.node)
    if model.language != nil, let same = position(ofPartLike: part) {
      return rows[Int(kind.ordinal)].append(NameMap.Row(owner, number, value: same))
    }
    add(part, of: owner, number)
  }

  private mutating func share(_ kind: CoverageKind, with other: Int) {
    guard let position = parts.lastIndex(where: { $0.kind == kind && $0.language == nil }) else { return }
    rows[Int(kind.ordinal)].append(NameMap.Row(other, CoverageIndex.nameless, value: position))
  }

  /// Returns the index of an equal part of the same element; its parts are the most recent ones.
  private func position(ofPartLike part: ContentCoverage.Part) -> Int? {
    for position in parts.indices.reversed() {
      let other = parts[position]
      guard other.page == part.page, other.section == part.section, other.item == part.item else { return nil }
      if other.kind == part.kind, other.node == part.node, other.name == part.name, other.text == part.text {
        return position
      }
    }
    return nil
  }
}

extension Tween {
  fileprivate var completesUnaided: Bool { loopType == .once && wander == nil || loopCount != nil }
}
