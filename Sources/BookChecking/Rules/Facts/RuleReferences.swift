import BookKit
import PropertyList

/// Checks the names in rules and in elements; a rule of the book can refer to all pages.
struct RuleReferences {
  private let context: CheckContext
  private let music: Name?
  private let hasMusicAnywhere: Bool
  private let voice: Name?
  /// For each page, whether readers can record it as a whole; empty if the book doesn't use `voice`.
  private let hasVoice: IndexedArray<PageIndex, Bool>
  /// The number of pages in the file, including those that couldn't be read.
  private let pageCount: Int
  /// Whether the variables couldn't be read.
  private let areVariablesUnparsed: Bool
  private let suggestions: Suggestions
  private(set) var found: [Diagnostic] = []

  init(_ context: CheckContext) {
    self.context = context
    music = context.book.names.find(ReservedName.music.description)
    hasMusicAnywhere = context.book.pages.contains { $0.music != nil }
    voice = context.book.names.find(BuiltInOption.voice.description)
    let book = context.book
    // Most books don't use `voice`.
    let numbered = voice == nil ? [] : book.pages.prefix(context.pageCount)
    let hasRoles = voice != nil && book.hasSoundRoles
    hasVoice = IndexedArray(numbered.map { book.hasOwnVoice($0, hasRoles: hasRoles) })
    suggestions = Suggestions(context.book)
    let list = context.list
    let isArray = list.kind(of: list.root) == .array
    let pages = isArray ? list.root : list.value(forKey: "pages", in: list.root)
    let variables = list.value(forKey: "variables", in: list.root)
    areVariablesUnparsed =
      context.unread.holds("variables", in: list.root) || variables.map { list.kind(of: $0) != .dictionary } ?? false
    pageCount = max(context.pageCount, pages.map { list.count(of: $0) } ?? 0)
  }

  mutating func check(_ rule: Rule, in scope: Scope) {
    if let item = rule.item, !canBeReferenced(item.value, rule.event?.value, in: scope) {
      reportItem(item, in: scope)
    } else {
      checkTween(rule.tween, of: rule.item, in: scope)
      checkTarget(of: rule, in: scope)
    }
    if let variable = rule.variable { checkVariable(variable.value, at: variable.node) }
    if let option = rule.option { checkOption(option.value, at: option.node) }
    if let section = rule.section { checkSection(section) }
    if let region = rule.region, !context.names.hasRegion(region.value) {
      report(region, "no region is called", cause: Diagnostic.Cause(.region, named: region.value))
    }
    if let condition = rule.condition { check(condition, in: scope) }
    for action in rule.actions.withLists { check(action, in: scope) }
  }

  mutating func check(_ game: BookGame) {
    if let page = game.content.shownPage { check(page) }
  }

  /// Checks an element, or the parts of a translation that differ from `original`.
  mutating func check(_ element: Element, translating original: Element?, on page: PageIndex) {
    let scope = Scope.page(page)
    if element.dragWith.first?.node != original?.dragWith.first?.node {
      for name in element.dragWith where !context.names.hasElement(name.value, in: scope) {
        reportElement(name, in: scope)
      }
    }
    let known = original?.readAlongs.compactMap { $0.audio?.node } ?? []
    for name in element.readAlongs.compactMap({ $0.audio }) {
      if let node = name.node, known.contains(node) { continue }
      check(voice: name, on: page)
    }
    if element.tapActions.first?.node != original?.tapActions.first?.node {
      for action in element.tapActions.withLists { check(action, in: scope) }
    }
    if let opens = element.opens, opens.node != original?.opens?.node { checkOpening(opens, byElement: true) }
    if let condition = element.visibility, condition.node != original?.visibility?.node { check(condition, in: scope) }
    if let part = element.movable, part.node != original?.movable?.node { check(part, on: page) }
    if let page = element.content.shownPage, page.node != original?.content.shownPage?.node { check(page) }
  }

  private mutating func check(voice name: Located<Name>, on page: PageIndex) {
    guard !context.names.isUnparsed(name.value, in: .page(page)) else { return }
    guard let index = context.names.element(name.value, on: page) else { return reportElement(name, in: .page(page)) }
    let type = context.book[page][index].type
    guard type != .audio else { return }
    report(name, "a text is read by a sound, but this is \(type.owner.title):")
  }

  private mutating func check(_ action: Action, in scope: Scope) {
    if let item = action.item {
      let isMusic = action.kind.isForMusic && isPageSound(item.value, in: scope)
      if !isMusic, !context.names.hasElement(item.value, in: scope) {
        reportItem(item, in: scope)
      } else {
        checkTween(action.tween, of: item, in: scope)
        if action.kind == .moveTo { checkMovable(item.value, at: item.node, in: scope) }
        if let property = action.property {
          report(.unknownProperty, property.value.keyword, at: property.node, of: item.value, in: scope) {
            property.value.belongs(to: $0)
          }
        }
        if !isMusic, let able = action.kind.isForMusic ? [.audio, .movie] : action.kind.games {
          let node = context.list.value(forKey: "action", in: action.node)
          report(.unknownAction, action.kind.keyword, at: node, of: item.value, in: scope) { able.contains($0) }
        }
      }
    }
    if let variable = action.variable { checkVariable(variable.value, at: variable.node) }
    if let option = action.option { checkOption(option.value, at: option.node) }
    guard let page = action.page else { return }
    if action.kind == .open { checkOpening(page, byElement: false) } else { check(page) }
  }

  // MARK: - Elements

  /// Returns whether an element, or a sound that can emit the event, has the name.
  private func canBeReferenced(_ name: Name, _ event: EventKind?, in scope: Scope) -> Bool {
    if context.names.hasElement(name, in: scope) || isPageSound(name, in: scope) { return true }
    if context.isGamePart(name, in: scope) { return true }
    return (event == nil || event?.family == .sound) && context.names.hasSoundFile(name, in: scope)
  }

  /// Returns whether a name refers to a page's music, or to a reader's recording on a page without narration.
  private func isPageSound(_ name: Name, in scope: Scope) -> Bool {
    if name == music { return hasMusic(in: scope) }
    guard name == voice else { return false }
    switch scope {
    case .page(let page): return page < hasVoice.endIndex && hasVoice[page]
    case .book: return hasVoice.contains(true)
    }
  }

  private func hasMusic(in scope: Scope) -> Bool {
    switch scope {
    case .page(let page): context.book[page].music != nil
    case .book: hasMusicAnywhere
    }
  }

  private mutating func reportItem(_ item: Located<Name>, in scope: Scope) {
    if item.value == music, !hasMusic(in: scope) {
      let pages = scope == .book ? "no page has music" : "this page has no music"
      return report(item, pages + ", and no element called")
    }
    reportElement(item, in: scope)
  }

  private mutating func reportElement(_ item: Located<Name>, in scope: Scope) {
    guard item.node != nil, !context.lacksElements(in: scope) else { return }
    let suggestion = suggestions.element(like: item.value, in: scope)
    report(item, "no element of \(scope == .book ? "any" : "this") page is called", suggestion: suggestion)
  }

  private mutating func checkTween(_ tween: Located<Name>?, of item: Located<Name>?, in scope: Scope) {
    guard let tween, let node = tween.node else { return }
    // The tweens of an unreadable element are unknown.
    if let item, context.names.isUnparsed(item.value, in: scope) { return }
    guard !context.names.hasTween(tween.value, of: item?.value, in: scope) else { return }
    let owner = owner(item?.value, in: scope)
    if let owner, context.unread.holds("tweens", in: owner.node) { return }
    found.report(
      .danglingTween, at: node, subject: context.text(of: tween.value),
      detail: item.map { context.text(of: $0.value) } ?? "",
      suggestion: owner.flatMap { suggestions.suggestion(for: tween.value, among: $0.tweenNames(context.book.names)) })
  }

  /// Returns the element with a name on a page, or `nil` in the book's rules, where several elements can have it.
  private func owner(_ item: Name?, in scope: Scope) -> Element? {
    guard let item, case .page(let page) = scope else { return nil }
    return context.names.element(item, on: page).map { context.book[page][$0] }
  }

  private mutating func checkTarget(of rule: Rule, in scope: Scope) {
    guard let target = rule.target else { return }
    if let item = rule.item, context.names.isUnparsed(item.value, in: scope) { return }
    guard !context.names.hasTarget(target.value, of: rule.item?.value, in: scope) else { return }
    report(
      target,
      rule.item.map { "`\(context.text(of: $0.value))` has no drop target" }
        ?? "no element of \(scope == .book ? "any" : "this") page has the drop target",
      suggestion: suggestion(for: target.value, amongTargetsOf: rule.item?.value, in: scope))
  }

  private func suggestion(for target: Name, amongTargetsOf item: Name?, in scope: Scope) -> Diagnostic.Suggestion? {
    guard case .page(let page) = scope else { return nil }
    let owners = owner(item, in: scope).map { [$0] } ?? context.book[page].elements
    return suggestions.suggestion(for: target, among: owners.flatMap { $0.targetNames(context.book.names) })
  }

  private mutating func report(
    _ rule: DiagnosticRule, _ keyword: StaticString, at node: NodeHandle?, of item: Name, in scope: Scope,
    _ isFit: (ElementType) -> Bool
  ) {
    let types = context.names.elements(item, in: scope).map { context.book[$0.page][$0.element].type }
    guard let type = types.first, !types.contains(where: isFit) else { return }
    found.report(rule, at: node, subject: keyword.description, detail: type.notApplicable)
  }

  /// Checks the tweens that a slider, a dial or a flap drives, and its variable.
  private mutating func check(_ part: MovablePart, on page: PageIndex) {
    if let variable = part.variable { checkVariable(variable.value, at: variable.node) }
    for drive in part.drives { check(drive, in: .page(page)) }
  }

  /// Checks the element and the tween that follow a part or the loudness.
  mutating func check(_ drive: MovablePart.Drive, in scope: Scope) {
    guard let item = drive.item, !context.names.isUnparsed(item.value, in: scope) else { return }
    let elements = context.names.elements(item.value, in: scope).map { context.book[$0.page][$0.element] }
    guard !elements.isEmpty else { return reportElement(item, in: scope) }
    let variants = elements.flatMap { $0.variants }
    // A tween that wanders goes where chance sends it, so it can't follow anything.
    let isKnown = variants.contains { variant in
      let meant = variant.tweens.first { drive.tween == nil || $0.name == drive.tween?.value }
      return meant.map { $0.wander == nil } ?? false
    }
    guard !isKnown, !elements.contains(where: { context.unread.holds("tweens", in: $0.node) }) else { return }
    let own = variants.flatMap { $0.tweens }.map { context.text(of: $0.name) }
    found.report(
      .danglingTween, at: (drive.tween ?? item).node, subject: drive.tween.map { context.text(of: $0.value) } ?? "0",
      detail: context.text(of: item.value),
      suggestion: drive.tween.flatMap { suggestions.suggestion(for: $0.value, among: own) })
  }

  private mutating func checkMovable(_ name: Name, at node: NodeHandle?, in scope: Scope) {
    guard !context.names.isUnparsed(name, in: scope), !context.lacksElements(in: scope) else { return }
    let elements = context.names.elements(name, in: scope).map { context.book[$0.page][$0.element] }
    if elements.contains(where: { element in element.variants.contains { $0.movable != nil } }) { return }
    let isUnread = elements.contains { element in
      MovableKind.allCases.contains { context.unread.holds($0.description, in: element.node) }
    }
    if isUnread { return }
    report(
      Located(name, at: node), "no slider, dial or flap of \(scope == .book ? "any" : "this") page is called",
      suggestion: elements.isEmpty ? suggestions.element(like: name, in: scope).map { .part($0.text) } : nil)
  }

  private mutating func check(_ condition: Located<Condition>, in scope: Scope) {
    var missing: [Name] = []
    for part in condition.value.parts {
      if case .option(let name) = part { checkOption(name, at: condition.node) }
      if case .game(let name) = part { checkGame(name, at: condition.node) }
      if case .progress(let name) = part { checkMovable(name, at: condition.node, in: scope) }
      guard case .variable(let name) = part, !context.names.hasVariable(name) else { continue }
      missing.append(name)
    }
    // Report each name only once.
    missing.sort { $0.number < $1.number }
    for position in missing.indices where position == 0 || missing[position] != missing[position - 1] {
      checkVariable(missing[position], at: condition.node, isWhole: condition.value.parts.count == 1)
    }
  }

  /// Reports an unknown variable; `isWhole` says whether its name is the whole value at the node.
  private mutating func checkVariable(_ name: Name, at node: NodeHandle?, isWhole: Bool = true) {
    guard !context.names.hasVariable(name), !areVariablesUnparsed else { return }
    var suggestion = suggestions.suggestion(for: name, among: context.book.variableNames)
    if let text = TypographicQuote.stripped(Array(context.book.names.utf8(of: name))) {
      // A name in curly quotation marks was meant as a string, which needs straight ones.
      suggestion = .part("'" + Quotation.of(text) + "'")
    } else if !isWhole {
      suggestion = suggestion.map { .part($0.text) }
    }
    report(
      Located(name, at: node), "the book has no variable", suggestion: suggestion,
      cause: Diagnostic.Cause(.variable, named: name))
  }

  // MARK: - Options and sections

  private mutating func checkOption(_ name: Name, at node: NodeHandle?) {
    guard !context.names.hasOption(name) else { return }
    let known =
      BuiltInOption.keywords.map { $0.description } + context.book.options.map { context.book.names.text(of: $0.name) }
    let suggestion = suggestions.suggestion(for: name, among: known)
    report(
      Located(name, at: node), "the book has no option", suggestion: suggestion,
      cause: Diagnostic.Cause(.option, named: name))
  }

  private mutating func checkGame(_ name: Name, at node: NodeHandle?) {
    guard !context.hasGame(name), !context.isGameElement(name) else { return }
    report(Located(name, at: node), "no game is called", cause: Diagnostic.Cause(.game, named: name))
  }

  private mutating func checkSection(_ name: Located<Name>) {
    guard !context.hasSection(name.value) else { return }
    report(
      name, "no section is called",
      suggestion: suggestions.suggestion(for: name.value, among: context.sectionWords),
      cause: Diagnostic.Cause(.page, named: name.value))
  }

  /// Checks the page or section that an action or an element opens; an element can also turn the page.
  private mutating func checkOpening(_ target: Located<PageReference>, byElement: Bool) {
    guard case .name(let name) = target.value, context.names.page(name) == nil else { return check(target) }
    let word = context.book.names.utf8(of: name)
    let turns = byElement ? TurnWord.allCases : []
    if turns.contains(where: { $0.keyword.matches(word) }) || context.hasSection(name) { return }
    let engineWords = context.book.hasCredits ? [SectionKind.read, .credits] : [.read]
    if engineWords.contains(where: { $0.keyword.matches(word) }) { return }
    guard context.numberText(name) == nil else { return check(target) }
    let pages = context.book.pageNames
    let words = context.sectionWords + engineWords.map { $0.description } + turns.map { $0.description }
    report(
      Located(name, at: target.node), "no page or section is called",
      suggestion: suggestions.suggestion(for: name, among: pages + words), cause: Diagnostic.Cause(.page, named: name))
  }

  // MARK: - Pages

  private mutating func check(_ page: Located<PageReference>) {
    guard let node = page.node else { return }
    switch page.value {
    case .number(let number): checkPage(number, at: node)
    case .name(let name):
      guard context.names.page(name) == nil else { return }
      guard let number = context.numberText(name) else {
        let suggestion = suggestions.suggestion(for: name, among: context.book.pageNames)
        return report(
          Located(name, at: node), "no page is called", suggestion: suggestion,
          cause: Diagnostic.Cause(.page, named: name))
      }
      found.report(.looseType, at: node, subject: "page", detail: "a number in a string", fix: .number(node, number))
      guard let whole = Int(exactly: number), whole > 0 else {
        let detail = "page numbers are whole numbers, starting at 1"
        found.report(.outOfRange, at: node, subject: "page", detail: detail)
        return
      }
      checkPage(whole, at: node)
    }
  }

  private mutating func checkPage(_ number: Int, at node: NodeHandle) {
    guard number > pageCount else { return }
    let pages = pageCount == 1 ? "one page" : "\(pageCount) pages"
    found.report(
      .danglingReference, at: node, subject: "\(number)", detail: "the book has \(pages), so there is no page",
      cause: Diagnostic.Cause(.pageNumber, number))
  }

  /// Reports a name that refers to nothing.
  ///
  /// Names that would be declared in one place of the book share a cause, since several places can refer to them. Names
  /// of a page's parts don't, because they are more often misspelt where they are used.
  private mutating func report(
    _ name: Located<Name>, _ detail: String, suggestion: Diagnostic.Suggestion? = nil, cause: Diagnostic.Cause? = nil
  ) {
    found.report(
      .danglingReference, at: name.node, subject: context.text(of: name.value), detail: detail,
      suggestion: suggestion, cause: cause)
  }
}

extension CheckContext {
  /// Returns whether a word is the name of a drawn or generated section.
  fileprivate func hasSection(_ word: Name) -> Bool {
    let text = book.names.utf8(of: word)
    return sectionWords.contains { $0.utf8.elementsEqual(text) }
  }
}
