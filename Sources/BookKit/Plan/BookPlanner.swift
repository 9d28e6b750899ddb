/// Makes the plan of a book from its model, once, before anything is played.
///
/// What is faulty is left out alone: a trigger on nothing never fires, a rule that cannot be understood neither.
struct BookPlanner {
  let book: Book
  let assets: AssetCatalog?
  var plan = BookPlan()
  /// Which elements take touches.
  let touchability: Touchability
  /// Where each variable stands.
  var variableIndex = NameIndex([])
  /// Where each page's name stands.
  var pageIndex = NameIndex([])
  /// Which page each entry of `pageIndex` is.
  private var namedPages: [Int] = []
  /// By the number of a name: the place of that file among those of the plan, counted from 1.
  private var fileOfName: [Int32] = []

  init(_ book: Book, assets: AssetCatalog?) {
    self.book = book
    self.assets = assets
    touchability = Touchability(book)
  }

  /// The whole plan.
  mutating func make() -> BookPlan {
    plan.identifier = book.identifier
    plan.title = book.title
    plan.tickRate = book.tickRate
    plan.canvas = book.canvas
    plan.names = book.names
    nameOwnThings()
    plan.hasLanguage = !book.languages.isEmpty
    // Without any of its own, a book is in one that has no name.
    plan.languages = (plan.hasLanguage ? [] : [intern("")]) + book.allLanguages.map { intern($0) }
    plan.pageNames = book.pages.map { $0.name?.value }
    plan.titles = translations(of: book.localizedTitle, owner: 0)
    planContents()
    namedPages = book.pages.indices.filter { book.pages[$0].name != nil }
    pageIndex = NameIndex(book.pages.compactMap { $0.name?.value })
    plan.variableNames = book.variables.map { $0.name }
    plan.variables = book.variables.map { datum($0.initial) }
    variableIndex = NameIndex(plan.variableNames)
    planCredits()
    plan.rules = book.rules.map { rulePlan($0) }
    var credits = PagePlan()
    credits.ruleHearings = HearingIndex(hearings(of: [], on: credits))
    plan.creditsPlan = credits
    planPages()
    plan.names.trim()
    plan.fingerprint = plan.takeFingerprint()
    return plan
  }

  /// Every page in every language; those without anything in a language share a plan.
  private mutating func planPages() {
    plan.planOfPage = Array(repeating: [], count: plan.languages.count)
    for position in book.pages.indices {
      let page = book.pages[position]
      let first = Int32(plan.plans.count)
      plan.plans.append(pagePlan(page, at: position))
      for language in plan.languages.indices {
        let code = plan.names.utf8(of: plan.languages[language])
        guard let localized = page.localized(to: code) else {
          plan.planOfPage[language].append(first)
          continue
        }
        plan.planOfPage[language].append(Int32(plan.plans.count))
        plan.plans.append(pagePlan(localized, at: position))
      }
    }
  }

  private mutating func nameOwnThings() {
    plan.ownNames.music = plan.names.intern(word: "music")
    plan.ownNames.slideIn = plan.names.intern(word: "slideIn")
    plan.ownNames.slideOut = plan.names.intern(word: "slideOut")
    plan.ownNames.bounds = plan.names.intern(word: "bounds")
    plan.ownNames.properties = Property.allCases.map { plan.names.intern(word: $0.word) }
  }

  private mutating func planCredits() {
    for (index, credit) in book.credits.enumerated() {
      plan.roles += translations(of: credit.localizedRole, owner: index)
      plan.credits.append(
        CreditPlan(
          name: credit.name.map { intern($0) }, role: credit.role.map { intern($0) },
          twitter: credit.twitter.map { intern($0) }, web: credit.web.map { intern($0.value) },
          avatar: credit.avatar.map { intern($0.value) }))
    }
  }

  /// What a text is in the languages that have one of their own.
  mutating func translations(of text: LocalizableText, owner: Int) -> [TranslatedText] {
    var found: [TranslatedText] = []
    for translation in text.translations {
      guard let words = translation.text, let language = plan.language(Array(translation.language.value.utf8)) else {
        continue
      }
      found.append(TranslatedText(language: Int32(language), owner: Int32(owner), text: intern(words)))
    }
    return found
  }

  // MARK: - Names and files

  mutating func intern(_ text: String) -> Name { plan.names.intern(text.utf8) }

  /// A value of a variable, its text as a name.
  mutating func datum(_ value: Value) -> Event.Datum {
    switch value {
    case .number(let number): .number(number)
    case .boolean(let isTrue): .boolean(isTrue)
    case .string(let text): .text(intern(text))
    }
  }

  /// The page, counted from 0, that is meant: by number, or by name.
  func page(_ reference: PageReference) -> Int? {
    switch reference {
    case .number(let number): return pageIndex(ofNumber: number)
    case .name(let name):
      if let place = pageIndex[name] { return namedPages[place] }
      // A text is a name first, else a number: old-style lists have nothing but texts.
      var number = 0
      for digit in book.names.utf8(of: name) {
        guard (0x30...0x39).contains(digit), number <= book.pages.count else { return nil }
        number = number * 10 + Int(digit - 0x30)
      }
      return pageIndex(ofNumber: number)
    }
  }

  private func pageIndex(ofNumber number: Int) -> Int? {
    number >= 1 && number <= book.pages.count ? number - 1 : nil
  }

  /// The place of a file that is played for itself, without an element.
  mutating func file(_ path: String) -> Int32 {
    let name = intern(path)
    let number = Int(name.index)
    while fileOfName.count <= number { fileOfName.append(0) }
    if fileOfName[number] == 0 {
      plan.files.append(
        SoundPlan(
          name: name, item: -1, offset: .zero, start: 0, duration: ticks(assets?[path]?.duration ?? 0),
          loops: false, role: .effect, volume: 1))
      fileOfName[number] = Int32(plan.files.count)
    }
    return fileOfName[number] - 1
  }

  func ticks(_ seconds: Double) -> Ticks { Ticks(seconds: seconds, tickRate: book.tickRate) }
}
