/// The source from which pages and generated sections are planned when they're opened.
struct BookSource: Sendable {
  /// The book without its pages and sections.
  var book = Book()
  /// The pages, followed by the sections that the author drew.
  var pages: [Page] = []
  /// The sizes of pictures, the lengths of sounds, and the regions of drawings.
  var assets: AssetCatalog?
  var touchability: Touchability
  var variableIndex = NameIndex([])
  var fileOfName: [Int32] = []

  init() { touchability = Touchability(Book()) }

  init(_ book: Book, pages: [Page], assets: AssetCatalog?) {
    self.pages = pages
    self.assets = assets
    touchability = Touchability(book)
    self.book = book
    // The pages and the sections that the author drew are in `pages`.
    self.book.pages = []
    self.book.sections = []
  }
}

struct PlanOrigin: Sendable {
  var page: PageIndex
  /// The language, or `nil` for the plan that languages without localizations of the page share.
  var language: Int?
}

extension BookPlan {
  func pagePlan(_ number: PlanIndex) -> PagePlan {
    var planner = BookPlanner(self)
    return planner.pagePlan(number)
  }

  /// Returns the name index of the elements on a page or drawn section, without planning it.
  func elementIndex(_ number: PlanIndex) -> NameIndex {
    var planner = BookPlanner(self)
    return NameIndex(planner.withGameParts(page(of: origins[number])).elements.map { $0.name })
  }

  /// Returns a page or drawn section as the author wrote it, in the language of the plan.
  func page(of origin: PlanOrigin) -> Page {
    let page = source.value.pages[origin.page.position]
    return origin.language.flatMap { page.localized(to: names.utf8(of: languages[$0])) } ?? page
  }
}

extension BookPlanner {
  /// Creates a planner that makes plans of pages.
  ///
  /// The plan already has all names in pages. New names in generated sections are added only to the planner's copy.
  init(_ plan: BookPlan) {
    let source = plan.source.value
    book = source.book
    pages = source.pages
    assets = source.assets
    touchability = source.touchability
    variableIndex = source.variableIndex
    fileOfName = source.fileOfName
    self.plan = plan
  }

  mutating func pagePlan(_ number: PlanIndex) -> PagePlan {
    let origin = plan.origins[number]
    var result = pagePlan(plan.page(of: origin), at: origin.page.position)
    // An edition doesn't depend on the language.
    if origin.language != nil { result.takeEditions(ofGamesOn: pages[origin.page.position], plan.names) }
    return result
  }
}

extension PagePlan {
  /// Gives puzzles the editions that they have on the page in its original language.
  fileprivate mutating func takeEditions(ofGamesOn page: Page, _ names: NameTable) {
    for game in games.indices {
      let name = items[games[game].item].name
      let original = page.elements.first { $0.name == name && $0.type.isGame }
      guard let puzzle = original?.content.puzzle else { continue }
      games[game].setEdition(PuzzleEdition(puzzle, names))
    }
  }
}
