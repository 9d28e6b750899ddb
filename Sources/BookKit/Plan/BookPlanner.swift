/// A builder of plans: a book's plan before it's played, and the plans of pages when they're opened.
///
/// Faults are isolated: an invalid rule or a trigger without a valid cause never fires, and everything else works.
struct BookPlanner {
  let book: Book
  /// The pages, followed by the sections that the author drew.
  let pages: [Page]
  let assets: AssetCatalog?
  var plan: BookPlan
  let touchability: Touchability
  var variableIndex: NameIndex
  /// The index of each name's sound file plus 1, or 0 for a name that isn't a sound file.
  var fileOfName: [Int32]

  init(_ book: Book, assets: AssetCatalog?) {
    self.book = book
    let sections = book.drawnSections
    pages = sections.isEmpty ? book.pages : book.pages + sections
    self.assets = assets
    plan = BookPlan(extending: book.names)
    touchability = Touchability(book)
    variableIndex = NameIndex([])
    fileOfName = []
  }

  /// Returns the plan of the book, from which pages can be planned.
  mutating func make() -> BookPlan {
    plan.identifier = book.identifier
    plan.title = book.title
    plan.tickRate = book.tickRate
    plan.canvas = book.canvas
    plan.hasLanguage = !book.languages.isEmpty
    // A book that lists no languages gets a default language with an empty name.
    plan.languages = (plan.hasLanguage ? [] : [intern("")]) + book.allLanguages.map { intern($0) }
    plan.pageNames = book.pages.map { $0.name?.value }
    plan.titles = translations(of: book.localizedTitle, owner: 0)
    planContents()
    plan.namedPages = book.pages.indices.filter { book.pages[$0].name != nil }
    plan.pageIndex = NameIndex(book.pages.compactMap { $0.name?.value })
    planOptions()
    planGames()
    planSections()
    plan.variableNames = IndexedArray(book.variables.map { $0.name })
    plan.variables = IndexedArray(book.variables.map { datum($0.initialValue) })
    variableIndex = NameIndex(plan.variableNames.elements)
    planCredits()
    planFonts()
    for rule in book.rules { plan.rules.append(rulePlan(rule)) }
    plan.usesRandomness = book.usesRandomness
    plan.choosesAtRandom = book.choosesAtRandom
    plan.senses = book.senses
    let senses = pages.reduce(plan.senses) { $0.union($1.senses(book.microphone)) }
    plan.features.listens = senses.contains(.noise)
    if let microphone = book.microphone { plan.microphone = microphone }
    var credits = PagePlan()
    credits.ruleSubscriptions = SubscriptionIndex(subscriptions(of: [], on: credits))
    plan.creditsPlan = credits
    listPages()
    // Saved states don't depend on generated sections, so their names aren't counted.
    plan.authoredNameCount = plan.names.count
    planGeneratedSections()
    plan.names.trim()
    var source = BookSource(book, pages: pages, assets: assets)
    source.variableIndex = variableIndex
    source.fileOfName = fileOfName
    plan.source = Shared(source)
    return plan
  }

  /// Numbers the plans of all pages; all languages to which a page isn't localized share one plan.
  private mutating func listPages() {
    plan.planIndices = Array(repeating: [], count: plan.languages.count)
    for (position, page) in pages.enumerated() {
      let first = list(page, at: position, language: nil)
      for language in plan.languages.indices {
        let code = plan.names.utf8(of: plan.languages[language])
        let localized = page.localized(to: code)
        plan.planIndices[language].append(localized.map { list($0, at: position, language: language) } ?? first)
      }
    }
  }

  private mutating func list(_ page: Page, at position: Int, language: Int?) -> PlanIndex {
    collectNames(of: page)
    return plan.origins.append(PlanOrigin(page: PageIndex(position), language: language))
  }

  private mutating func planCredits() {
    for (index, credit) in book.credits.enumerated() {
      plan.roles += translations(of: credit.localizedRole, owner: index)
      plan.credits.append(
        CreditPlan(
          name: credit.name.map { intern($0) }, role: credit.role.map { intern($0) },
          twitter: credit.twitter.map { intern($0) }, web: credit.web.map { intern($0.value) },
          avatar: credit.avatar.map { intern($0.value) },
          avatarRatio: ratio(of: credit.avatar.flatMap { assets?[$0.value]?.size })))
    }
    plan.creditsScreen = CreditsScreenPlan(
      about: book.about.map { intern($0) }, abouts: translations(of: book.localizedAbout, owner: 0),
      publisher: book.publisher, publisherLink: book.publisherLink.map { intern($0.value) },
      background: book.creditsBackground.map { background($0.value) })
  }

  private mutating func planFonts() {
    for font in book.fonts {
      // Of two fonts with the same name, the first one counts.
      guard let name = font.name?.value, let file = font.fileName?.value, let metrics = assets?[file]?.font,
        !plan.fonts.contains(where: { $0.name == name })
      else { continue }
      plan.fonts.append(StageFont(name: name, file: intern(file), metrics: metrics))
    }
  }

  private func ratio(of size: (width: Double, height: Double)?) -> Double {
    guard let size, size.width > 0, size.height > 0 else { return 1 }
    return size.width / size.height
  }

  mutating func translations(of text: LocalizableText, owner: Int) -> [TranslatedText] {
    text.translations.compactMap { translation in
      guard let words = translation.text, let language = plan.language(Array(translation.language.value.utf8)) else {
        return nil
      }
      return TranslatedText(language: Int32(language), owner: Int32(owner), text: intern(words))
    }
  }

  // MARK: - Names and files

  func variable(named name: Name) -> VariableIndex? { variableIndex[name].map { VariableIndex($0) } }

  mutating func intern(_ text: String) -> Name { plan.names.intern(text) }

  /// Returns a variable's value, with text stored as a name.
  mutating func datum(_ value: Value) -> Event.Datum {
    switch value {
    case .number(let number): .number(number)
    case .boolean(let isTrue): .boolean(isTrue)
    case .string(let text): .text(intern(text))
    }
  }

  /// Returns the index of a sound file that plays without an element, adding it if it's new.
  mutating func file(_ path: String) -> FileIndex {
    let name = intern(path)
    let number = Int(name.index)
    while fileOfName.count <= number { fileOfName.append(0) }
    if fileOfName[number] == 0 {
      plan.files.append(
        SoundPlan(
          name: name, item: nil, offset: .zero, start: 0, duration: ticks(assets?[path]?.duration ?? 0),
          loops: false, role: .effect, volume: 1))
      fileOfName[number] = Int32(plan.files.count)
    }
    return FileIndex(rawValue: fileOfName[number] - 1)
  }

  func ticks(_ seconds: Double) -> Ticks { Ticks(seconds: seconds, tickRate: book.tickRate) }
}
