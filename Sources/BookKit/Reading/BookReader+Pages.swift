import PropertyList

extension BookReader {
  /// Reads the root dictionary of a book.
  mutating func readRoot(_ node: NodeHandle) -> Book {
    var book = Book()
    var found = FieldSet()
    var keys = cursor(node)
    while let entry = next(&keys, in: .root) {
      found.insert(entry.field)
      switch entry.field {
      case .pages: if holds(.array, entry) { book.pages = readPages(entry.value) }
      case .sections: if holds(.array, entry) { book.sections = readSections(entry.value) }
      case .start: read(entry, into: &book.start)
      case .options: book.options = options(entry)
      case .optionValues: book.optionValues = optionValues(entry)
      case .hiddenOptions: book.hiddenOptions = hiddenOptions(entry)
      case .words: book.words = words(entry)
      case .games: book.games = games(entry)
      case .formatVersion: read(entry, into: &book.formatVersion)
      case .title: book.localizedTitle.original = locatedString(entry)
      case .localized: readTranslations(entry, into: &book)
      case .author: read(entry, into: &book.author)
      case .illustrator: read(entry, into: &book.illustrator)
      case .publisher: read(entry, into: &book.publisher)
      case .publisherLink: book.publisherLink = link(entry)
      case .about: book.localizedAbout.original = locatedString(entry)
      case .identifier: read(entry, into: &book.identifier)
      case .languages: book.languages = strings(entry)
      case .canvas: readCanvas(entry, into: &book)
      case .tickRate: read(entry, into: &book.tickRate)
      case .variables: book.variables = variables(entry)
      case .rules: book.rules = rules(entry)
      case .waitForNarration: read(entry, into: &book.waitsForNarration)
      case .credits: book.credits = credits(entry)
      case .fonts: book.fonts = fonts(entry)
      case .creditsBackground: book.creditsBackground = background(entry)
      case .enterAnimation: book.enterAnimation = animation(entry)
      case .exitAnimation: book.exitAnimation = animation(entry)
      default: break
      }
    }
    reportMissingKeys(of: .root, in: node, found: found)
    return book
  }

  private mutating func readCanvas(_ entry: Entry, into book: inout Book) {
    let size = rectangle(entry, of: .canvas)
    if let width = size?.width, width > 0 { book.canvas.width = width }
    if let height = size?.height, height > 0 { book.canvas.height = height }
  }

  /// Reads an array of pages.
  mutating func readPages(_ node: NodeHandle) -> [Page] {
    var pages: [Page] = []
    pages.reserveCapacity(count(arrayCursor(node), isArray: true))
    for element in list.elements(of: node) where isDictionary(element, of: .page) {
      pages.append(page(element))
    }
    return pages
  }

  private mutating func page(_ node: NodeHandle) -> Page {
    var page = Page(node: node)
    if Build.includesDiagnostics, isElement(node) {
      report(.wrongType, at: .opening(of: node), detail: .value(.elementAmongPages))
      return page
    }
    var keys = cursor(node)
    while let entry = next(&keys, in: .page) { readKey(entry, into: &page) }
    return page
  }

  /// Reads an array of sections.
  private mutating func readSections(_ node: NodeHandle) -> [Page] {
    var sections: [Page] = []
    for element in list.elements(of: node) where isDictionary(element, of: .section) {
      var section = Page(node: element)
      var found = FieldSet()
      var keys = cursor(element)
      while let entry = nextOfSection(&keys) {
        found.insert(entry.field)
        if entry.field == .section { section.section = name(entry) } else { readKey(entry, into: &section) }
      }
      reportMissingKeys(of: .section, in: element, found: found)
      sections.append(section)
    }
    return sections
  }

  /// Reads a key that pages and sections have.
  private mutating func readKey(_ entry: Entry, into page: inout Page) {
    switch entry.field {
    case .elements: if holds(.array, entry) { page.elements = readElements(entry.value) }
    case .name: page.name = name(entry)
    case .title: page.localizedTitle.original = locatedString(entry)
    case .localized: readTranslations(entry, of: .title, in: .page, into: &page.localizedTitle)
    case .thumbnail: page.thumbnail = file(entry)
    case .background: page.background = background(entry)
    case .music: page.music = audio(entry, loops: true)
    case .physics: page.physics = physics(entry)
    case .waitForNarration: read(entry, into: &page.waitsForNarration)
    case .enterAnimation: page.enterAnimation = animation(entry)
    case .exitAnimation: page.exitAnimation = animation(entry)
    case .rules: page.rules = rules(entry)
    case .restAt: read(entry, into: &page.restAt)
    default: break
    }
  }

  /// Returns whether a dictionary among the pages is an element: it has an element type and no `elements`.
  private func isElement(_ node: NodeHandle) -> Bool {
    guard let type = list.value(forKey: "type", in: node), list.value(forKey: "elements", in: node) == nil else {
      return false
    }
    return choice(type, as: ElementType.self) != nil
  }

  private mutating func animation(_ entry: Entry) -> PageAnimation? {
    guard holds(.dictionary, entry) else { return nil }
    var animation = PageAnimation(node: entry.value)
    var keys = cursor(entry.value)
    while let entry = next(&keys, in: .animation) {
      switch entry.field {
      case .animation: read(entry, into: &animation.kind)
      case .type:
        if let easing = easing(entry) { (animation.easing, animation.hasOwnEasing) = (easing, true) }
      case .duration: read(entry, into: &animation.duration)
      case .direction: read(entry, into: &animation.direction)
      case .color: animation.color = color(entry.value, of: entry.key)
      default: break
      }
    }
    return animation
  }

  private mutating func physics(_ entry: Entry) -> PagePhysics? {
    guard holds(.dictionary, entry) else { return nil }
    var physics = PagePhysics(node: entry.value)
    var keys = cursor(entry.value)
    while let entry = next(&keys, in: .gravity) {
      switch entry.field {
      case .gravityX: read(entry, into: &physics.x)
      case .gravityY: read(entry, into: &physics.y)
      case .bounds: physics.bounds = bounds(entry)
      default: break
      }
    }
    return physics
  }

  private mutating func bounds(_ entry: Entry) -> PagePhysics.Bounds {
    guard kind(of: entry.value) == .string else {
      return rectangle(entry, of: .rectangle).map { .rectangle($0) } ?? .none
    }
    let text = list.utf8(of: entry.value) ?? []
    if BoundsWord.canvas.keyword.matches(text) { return .canvas }
    if Build.includesDiagnostics, !BoundsWord.none.keyword.matches(text) {
      report(
        .unknownValue, at: .node(entry.value), subject: quoted(entry.value), detail: .text("bounds"),
        suggestion: .nearest(to: text, among: BoundsWord.keywords.map { $0.description }), advice: .bounds)
    }
    return .none
  }

  // MARK: - Parts of a book

  /// Reads a rectangle or size with the keys of `owner`.
  mutating func rectangle(_ entry: Entry, of owner: KeyOwner) -> Rectangle? {
    guard holds(.dictionary, entry) else { return nil }
    var rectangle = Rectangle()
    var keys = cursor(entry.value)
    while let entry = next(&keys, in: owner) {
      switch entry.field {
      case .x: read(entry, into: &rectangle.x)
      case .y: read(entry, into: &rectangle.y)
      case .width: read(entry, into: &rectangle.width)
      case .height: read(entry, into: &rectangle.height)
      default: break
      }
    }
    return rectangle
  }

  private mutating func variables(_ entry: Entry) -> [Variable] {
    guard holds(.dictionary, entry) else { return [] }
    var variables: [Variable] = []
    for variable in list.usedEntries(of: entry.value) {
      guard let initial = value(variable.value, of: entry.key) else { continue }
      let name = names.intern(list.utf8(of: variable.key) ?? [])
      variables.append(Variable(name: name, initialValue: initial, node: variable.value))
    }
    return variables
  }

  /// Reads a number, Boolean or string.
  mutating func value(_ node: NodeHandle, of key: @autoclosure () -> Key) -> Value? {
    switch kind(of: node) {
    case .integer, .real:
      recordType(of: node)
      return list.number(of: node).map { .number($0) }
    case .boolean:
      recordType(of: node)
      return list.boolean(of: node).map { .boolean($0) }
    case .string:
      if Build.includesDiagnostics, let value = bareValue(node) {
        recordType(of: node)
        return value
      }
      return list.string(of: node).map { .string($0) }
    default:
      reportWrongType(node, of: key(), .scalar)
      return nil
    }
  }

  /// Returns the number or Boolean that an unquoted word spells in old-style text.
  private func bareValue(_ node: NodeHandle) -> Value? {
    list.bareNumber(of: node).map { .number($0) } ?? list.bareBoolean(of: node).map { .boolean($0) }
  }

  private mutating func credits(_ entry: Entry) -> [Credit] {
    guard holds(.array, entry) else { return [] }
    var credits: [Credit] = []
    for element in list.elements(of: entry.value) where isDictionary(element, of: .credit) {
      var credit = Credit(node: element)
      var keys = cursor(element)
      while let entry = next(&keys, in: .credit) {
        switch entry.field {
        case .name: read(entry, into: &credit.name)
        case .role: credit.localizedRole.original = locatedString(entry)
        case .localized: readTranslations(entry, of: .role, in: .credit, into: &credit.localizedRole)
        case .twitter: read(entry, into: &credit.twitter)
        case .web: credit.web = link(entry)
        case .avatar: credit.avatar = file(entry)
        default: break
        }
      }
      credits.append(credit)
    }
    return credits
  }

  private mutating func fonts(_ entry: Entry) -> [BookFont] {
    guard holds(.array, entry) else { return [] }
    var fonts: [BookFont] = []
    for element in list.elements(of: entry.value) where isDictionary(element, of: .font) {
      var font = BookFont(node: element)
      var found = FieldSet()
      var keys = cursor(element)
      while let entry = next(&keys, in: .font) {
        found.insert(entry.field)
        switch entry.field {
        case .name: font.name = name(entry)
        case .fileName: font.fileName = file(entry)
        default: break
        }
      }
      reportMissingKeys(of: .font, in: element, found: found)
      fonts.append(font)
    }
    return fonts
  }

  /// Returns strings with their nodes.
  mutating func strings(_ entry: Entry) -> [Located<String>] {
    guard holds(.array, entry) else { return [] }
    var strings: [Located<String>] = []
    for element in list.elements(of: entry.value) {
      if let text = string(entry.with(element)) { strings.append(Located(text, at: element)) }
    }
    return strings
  }

  /// Returns the numbers of an array, or `nil` if any is invalid, because leaving it out would shift the others.
  mutating func numbers(_ entry: Entry) -> [Double]? {
    guard holds(.array, entry) else { return nil }
    var numbers: [Double] = []
    var isComplete = true
    for element in list.elements(of: entry.value) {
      if let number = unboundedNumber(entry.with(element)) { numbers.append(number) } else { isComplete = false }
    }
    return isComplete ? numbers : nil
  }

  /// Returns whether a node is a dictionary, and reports it if it isn't.
  mutating func isDictionary(_ node: NodeHandle, of owner: KeyOwner) -> Bool {
    isDictionary(node) { .notADictionary(owner, found: $0) }
  }

  /// Returns whether the value for a language is a dictionary, and reports it if it isn't.
  mutating func isDictionary(_ node: NodeHandle, ofLanguageIn entry: Entry) -> Bool {
    isDictionary(node) { .notALanguage(in: entry.key.name, found: $0) }
  }

  private mutating func isDictionary(_ node: NodeHandle, fault: (NodeKind) -> Diagnostic.ValueFault) -> Bool {
    let kind = self.kind(of: node)
    if kind == .dictionary { return true }
    if Build.includesDiagnostics, kind != .invalid {
      report(.wrongType, at: .node(node), detail: .value(fault(kind)))
    }
    return false
  }
}
