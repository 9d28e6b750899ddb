extension BookPlanner {
  mutating func planOptions() {
    plan.options = BookOptions(book, names: &plan.names)
    plan.optionValues = IndexedArray(plan.options.entries.map { datum($0.rules.initialValue) })
    // Every text must be interned before an option is set to it.
    for entry in plan.options.entries {
      for value in entry.rules.values { _ = datum(value) }
    }
  }

  /// Lists the sections, so that actions can refer to them.
  mutating func planSections() {
    plan.start = book.start?.value
    for section in pages[plan.pageCount...] {
      guard let word = section.section?.value else { continue }
      let game = plan.games.firstIndex { $0.name == word }
      plan.sections.append(SectionPlan(word: word, kind: SectionKind(plan.names.utf8(of: word)), game: game))
    }
    let drawnCount = plan.sections.count
    for kind in SectionKind.generated where !plan.sections.contains(where: { $0.kind == kind }) {
      if kind == .play, plan.games.isEmpty { continue }
      plan.sections.append(SectionPlan(word: plan.names.intern(word: kind.keyword), kind: kind))
    }
    for (index, game) in plan.games.enumerated() where !plan.sections.contains(where: { $0.word == game.name }) {
      plan.sections.append(SectionPlan(word: game.name, kind: nil, game: index))
    }
    plan.generatedSectionCount = plan.sections.count - drawnCount
  }

  /// Reserves indices for the plans of generated sections, and names for their elements.
  mutating func planGeneratedSections() {
    for language in plan.languages.indices {
      for section in 0..<plan.generatedSectionCount {
        let index = section * plan.languages.count + language
        plan.planIndices[language].append(plan.origins.endIndex.advanced(by: index))
      }
    }
    // The traces of all players of a book must refer to elements by the same names.
    let names = SectionContents.elementNames(
      pageCount: plan.pageCount, games: plan.games.map { $0.source }, options: plan.options, names: plan.names)
    for name in names { _ = intern(name) }
  }
}

extension BookPlan {
  func generatedPlan(_ number: PlanIndex, offering offer: VoiceOffer) -> (plan: PagePlan, names: NameTable) {
    let (position, language) = generatedSection(with: number)
    let section = section(at: position)
    var planner = BookPlanner(self)
    let page = generatedPage(of: section, in: language, offering: offer, names: &planner.plan.names)
    return (planner.pagePlan(page, at: position.position), planner.plan.names)
  }

  /// Returns a generated section as a page, and adds new names to `names`.
  func generatedPage(
    of section: SectionPlan?, in language: Int, offering offer: VoiceOffer = VoiceOffer(), names: inout NameTable
  ) -> Page {
    let contents = sectionContents(in: language, offering: offer)
    if let game = section?.game { return SectionBuilder.page(of: game, showing: contents, names: &names) }
    return SectionBuilder.page(of: section?.kind ?? .cover, showing: contents, names: &names)
  }

  private func gameEntry(_ index: Int, in language: Int) -> SectionContents.Game {
    let game = games[index]
    let own = (gameTitles.text(of: index, in: language) ?? game.title).map { names.text(of: $0) }
    let title = own ?? game.page.map { self.title(ofPage: $0, in: language) } ?? names.text(of: game.name)
    return SectionContents.Game(
      name: names.text(of: game.name), title: title, page: game.page.map { $0.position + 1 }, file: game.source.file,
      content: game.source.content, altText: game.source.altText, size: game.size,
      pictureSize: game.page == nil ? size(ofPicture: game.source.file) : size(ofPicture: nil))
  }

  /// Returns a page's own title, or else its first words, or else its number.
  private func title(ofPage page: PageIndex, in language: Int) -> String {
    if let title = pageTitles.text(of: page.position, in: language) ?? contents[page.position].title,
      !names.utf8(of: title).isEmpty
    {
      return names.text(of: title)
    }
    let words = self.page(of: origins[plan(ofPage: page, language: language)]).firstWords(SectionContents.wordsOfTitle)
    return words ?? String(page.position + 1)
  }

  /// Returns the size of a picture file or, if that size isn't known, the size of the canvas.
  private func size(ofPicture file: String?) -> (width: Double, height: Double) {
    file.flatMap { source.value.assets?[$0]?.size } ?? (canvas.width, canvas.height)
  }

  private func sectionContents(in language: Int, offering offer: VoiceOffer) -> SectionContents {
    let code = names.text(of: languages[language])
    let entries = contents.map { entry in
      let thumbnail = entry.thumbnail.map { names.text(of: $0) }
      return SectionContents.Entry(
        number: entry.page, title: title(ofPage: PageIndex(entry.page - 1), in: language), thumbnail: thumbnail,
        size: size(ofPicture: thumbnail))
    }
    return SectionContents(
      canvas: canvas, title: titles.text(of: 0, in: language).map { names.text(of: $0) } ?? title, pages: entries,
      games: games.indices.map { gameEntry($0, in: language) }, hasCredits: hasCredits,
      options: offeredOptions(with: offer),
      words: SectionWords(language: code, replacedBy: source.value.book.words),
      look: source.value.book.look ?? BookLook())
  }
}
