import PropertyList

/// A book prepared for the engine: names are resolved, times are in ticks, and nothing is looked up by text.
///
/// A plan never changes, so any number of players can share it.
struct BookPlan: Sendable {
  /// The identifier by which a saved state recognizes the book.
  var identifier: String?
  var title: String?
  var titles: [TranslatedText] = []
  var pageTitles: [TranslatedText] = []
  var gameTitles: [TranslatedText] = []
  var roles: [TranslatedText] = []
  var tickRate = 60
  var canvas = Rectangle(width: 1024, height: 768)
  var names: NameTable
  /// The number of names before the names of generated sections.
  var authoredNameCount = 0
  /// The languages; the first is the default.
  var languages: [Name] = []
  /// Whether the book lists its languages; if not, the name of the default language is empty.
  var hasLanguage = false
  /// The source from which pages are planned when they're opened.
  var source = Shared(BookSource())
  /// The page and language of each plan; languages share a plan if the page is the same in them.
  var origins = IndexedArray<PlanIndex, PlanOrigin>()
  /// The indices of plans, by language and page.
  var planIndices: [[PlanIndex]] = []
  /// The plan that applies while credits are shown, with only the book's rules.
  var creditsPlan = PagePlan()
  var pageNames: [Name?] = []
  /// The index of each page name in `namedPages`.
  var pageIndex = NameIndex([])
  /// The page that each entry of `pageIndex` refers to.
  var namedPages: [Int] = []
  /// The sections: first the ones that the author drew, then the generated ones.
  var sections: [SectionPlan] = []
  var generatedSectionCount = 0
  var start: BookStart?
  /// The games that have sections of their own, in order.
  var games: [BookGamePlan] = []
  var options = BookOptions()
  /// The options' values for readers who haven't chosen any.
  var optionValues = IndexedArray<OptionIndex, Event.Datum>()
  var features = BookFeatures()
  var contents: [ContentsEntry] = []
  var variableNames = IndexedArray<VariableIndex, Name>()
  var variables = IndexedArray<VariableIndex, Event.Datum>()
  var rules = IndexedArray<RuleIndex, RulePlan>()
  /// Whether the book uses random numbers.
  var usesRandomness = false
  /// Whether actions choose among lists at random.
  var choosesAtRandom = false
  var microphone = Microphone(node: NodeHandle(0))
  /// What the rules of the book pay attention to on every page.
  var senses: Senses = []
  /// The sound files that drops, rules, games and movies play.
  var files = IndexedArray<FileIndex, SoundPlan>()
  var credits: [CreditPlan] = []
  /// The fonts that come with the book and whose files are known.
  var fonts: [StageFont] = []
  var creditsScreen = CreditsScreenPlan()
  let engineNames: EngineNames

  /// Creates an empty plan with the names in a book and the engine's own names.
  init(extending bookNames: NameTable) {
    names = NameTable(extending: bookNames)
    engineNames = EngineNames(&names)
  }

  var hasCredits: Bool { !credits.isEmpty || creditsScreen.hasContents }

  var pageCount: Int { pageNames.count }

  /// Returns the index of a language given by its code, or `nil` if the book doesn't have it.
  func language(_ code: [UInt8]) -> Int? { languages.firstIndex { names.utf8(of: $0) == code[...] } }

  func plan(ofPage page: PageIndex, language: Int) -> PlanIndex { planIndices[language][page.position] }
}

struct TranslatedText: Sendable {
  var language: Int32
  /// The index of the page or credit; 0 for the book.
  var owner: Int32
  var text: Name
}

/// The names that the engine itself uses.
struct EngineNames: Sendable {
  let music: Name
  let slideIn: Name
  let slideOut: Name
  let bounds: Name
  let settle: Name
  let progress: Name
  let cover: Name
  /// The name of the voice slot of a page without narration.
  let voice: Name
  /// The name of the only drop target of a puzzle's pieces.
  let place: Name
  /// The name of the target in choices that pick a colour.
  let choose: Name
  let fade: Name
  /// The name of the target in choices that rub an element away.
  let rub: Name
  /// The name of the target in choices that hold an element.
  let hold: Name
  /// The word in traces for the colour of a region that isn't coloured.
  let noColor: Name
  /// The names of the properties, indexed by raw value.
  let properties: [Name]

  /// Adds the names to a book's table.
  init(_ names: inout NameTable) {
    music = names.intern(word: ReservedName.music)
    slideIn = names.intern(word: SlideIn.arrivalName)
    slideOut = names.intern(word: SlideIn.departureName)
    settle = names.intern(word: MovablePart.settleName)
    progress = names.intern(word: MovablePart.progressName)
    bounds = names.intern(word: ReservedName.bounds)
    cover = names.intern(word: SectionKind.cover.keyword)
    voice = names.intern(word: BuiltInOption.voice.keyword)
    place = names.intern(word: ReservedName.place)
    choose = names.intern(word: "choose")
    fade = names.intern(word: Rub.fadeName)
    rub = names.intern(word: "rub")
    hold = names.intern(word: EventKind.hold.keyword)
    noColor = names.intern(word: "none")
    properties = Property.allCases.map { names.intern(word: $0.keyword) }
  }
}

struct CreditPlan: Sendable {
  var name: Name?
  var role: Name?
  var twitter: Name?
  var web: Name?
  var avatar: Name?
  /// The width of the picture divided by its height; 1 if its size isn't known.
  var avatarRatio = 1.0
}

/// The contents of the credits, except the people.
struct CreditsScreenPlan: Sendable {
  var about: Name?
  var abouts: [TranslatedText] = []
  var publisher: String?
  var publisherLink: Name?
  var background: PageBackground?

  /// Whether the credits can be opened even without people.
  var hasContents: Bool { about != nil || !abouts.isEmpty || publisherLink != nil }
}

/// A condition that refers to variables and options by index.
struct ConditionPlan: Sendable {
  /// A node of the condition; integers are the indices of earlier parts.
  enum Part: Sendable {
    case literal(Event.Datum)
    /// The value of a variable; the index is `nil` if the book doesn't have the variable.
    case variable(VariableIndex?)
    /// The value of an option; the index is `nil` if the book doesn't have the option.
    case option(OptionIndex?)
    /// Whether a game is complete.
    case game(Name)
    /// Whether the page on stage has a recording of the voice in use.
    case pageRecorded
    case loudness
    /// The progress of a slider, a dial or a flap on stage.
    case progress(Name)
    case not(Int32)
    case and(Int32, Int32)
    case or(Int32, Int32)
    case comparison(Int32, Condition.Comparison, Int32)
  }

  var parts: [Part]
}
