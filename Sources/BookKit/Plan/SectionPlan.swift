import PropertyList

/// A section of a book: a page without a number.
///
/// Sections are numbered after the pages. Sections that the author drew come first and are planned like pages.
/// Generated sections also depend on the reader's recordings.
struct SectionPlan: Sendable {
  /// The word by which it's opened.
  var word: Name
  var kind: SectionKind?
  /// The index of the game in the book, if the section is a game.
  var game: Int?
}

extension BookPlan {
  var drawnSectionCount: Int { sections.count - generatedSectionCount }

  /// Returns the section at an index, or `nil` if the index is that of a page.
  func section(at page: PageIndex) -> SectionPlan? {
    page.position < pageCount ? nil : sections[page.position - pageCount]
  }

  func section(_ kind: SectionKind) -> PageIndex? {
    sections.firstIndex { $0.kind == kind }.map { PageIndex(pageCount + $0) }
  }

  func isGenerated(_ number: PlanIndex) -> Bool { number >= origins.endIndex }

  /// Returns the generated section to which a plan belongs, and its language.
  func generatedSection(with number: PlanIndex) -> (page: PageIndex, language: Int) {
    let (section, language) = origins.endIndex.distance(to: number).quotientAndRemainder(dividingBy: languages.count)
    return (PageIndex(pageCount + drawnSectionCount + section), language)
  }

  // MARK: - References

  /// Returns the page to which `reference` refers, by number or by name.
  func page(_ reference: PageReference) -> PageIndex? {
    switch reference {
    case .number(let number): return page(number: number)
    case .name(let name):
      if let index = pageIndex[name] { return PageIndex(namedPages[index]) }
      // Text is a name first, then a number, because old-style property lists contain only text.
      return Int(digits: names.utf8(of: name)).flatMap { page(number: $0) }
    }
  }

  private func page(number: Int) -> PageIndex? {
    number >= 1 && number <= pageCount ? PageIndex(number - 1) : nil
  }

  /// Returns the target that a name or number opens: a page, or else a section or the credits.
  func target(_ reference: PageReference) -> TurnTarget? {
    if let page = page(reference) { return .page(page) }
    guard case .name(let name) = reference else { return nil }
    let word = names.utf8(of: name)
    switch SectionKind(word) {
    case .read: return .read
    case .credits: return .credits
    case .intro, .cover, .contents, .play, .options, nil: break
    }
    return sections.firstIndex { names.utf8(of: $0.word) == word }.map { .page(PageIndex(pageCount + $0)) }
  }

  var contentsTarget: TurnTarget? { names.find(SectionKind.contents.keyword.description).flatMap { target(.name($0)) } }

  var coverTarget: TurnTarget? { target(.name(engineNames.cover)) }
}

extension BookPlan {
  /// Returns the options that the generated section of options offers, in order.
  ///
  /// It leaves out options that have no effect in the book, and options that the book hides.
  func offeredOptions(with offer: VoiceOffer) -> [BookOptions.Entry] {
    let offered = options.entries.filter { entry in
      guard !source.value.book.hiddenOptions.contains(where: { $0.value == entry.name }) else { return false }
      switch entry.rules.builtIn {
      case .sound, .reducedMotion, .textSize: return true
      case .music: return features.hasMusic
      case .narration, .turnPages: return offer.hasRecordings || features.hasNarration
      case .readAlong: return features.hasReadAlongs
      case .language: return languages.count > 1
      case .level: return hasPuzzlesOfAnyLevel
      case .voice: return !offer.voices.isEmpty
      case .microphone: return features.listens
      case .recording: return offer.canRecord
      case nil: return !entry.rules.values.isEmpty
      }
    }
    return offered.map { entry in
      guard entry.rules.builtIn == .voice else { return entry }
      return BookOptions.Entry(name: entry.name, rules: entry.rules.offering(offer.values))
    }
  }
}

extension BookPlan {
  private var hasPuzzlesOfAnyLevel: Bool {
    let isOfAnyLevel = games.contains { game in
      game.source.content.puzzle.map { $0.rows == nil || $0.columns == nil } ?? false
    }
    return isOfAnyLevel || features.hasPuzzlesOfAnyLevel
  }
}

extension PagePlan {
  /// Returns the indices of the sounds that are narrations.
  ///
  /// In a book whose sounds have no roles, the narration is the first sound that starts with its page.
  func narrations(hasRoles: Bool) -> [SoundIndex] {
    if hasRoles { return sounds.indices.filter { sounds[$0].role == .narration && $0 != voice } }
    let first = sounds.firstIndex { $0.item.map { appearsAutomatically($0) } ?? false }
    return first.map { [$0] } ?? []
  }
}
