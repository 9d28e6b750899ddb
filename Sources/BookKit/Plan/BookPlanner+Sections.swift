extension BookPlanner {
  /// Plans the options with their values for readers who haven't chosen any.
  mutating func planOptions() {
    plan.options = BookOptions(book, names: &plan.names)
    plan.optionValues = plan.options.entries.map { datum($0.rules.initialValue) }
    // Every value must have a name before it's set.
    for entry in plan.options.entries {
      for value in entry.rules.values { _ = datum(value) }
    }
  }

  /// Plans which sections there are, so that actions can refer to them.
  mutating func planSections() {
    plan.sectionSource = SectionSource(book)
    plan.start = book.start?.value
    for section in book.drawnSections {
      guard let word = section.section?.value else { continue }
      plan.sections.append(SectionPlan(word: word, kind: SectionKind(plan.names.utf8(of: word))))
    }
    for kind in SectionKind.generated where !plan.sections.contains(where: { $0.kind == kind }) {
      plan.sections.append(SectionPlan(word: plan.names.intern(word: kind.keyword), kind: kind))
      plan.generatedSectionCount += 1
    }
  }

  /// Reserves indices for the plans of generated sections, and names for their elements.
  mutating func planGeneratedSections() {
    plan.hasRoles = plan.plans.contains { page in page.sounds.contains { $0.hasOwnRole } }
    for language in plan.languages.indices {
      for section in 0..<plan.generatedSectionCount {
        plan.planIndices[language].append(
          plan.plans.endIndex.advanced(by: section * plan.languages.count + language))
      }
    }
    // Traces of all players of the book refer to elements by the same names.
    for name in SectionContents.elementNames(pageCount: plan.pageCount, options: plan.options, names: plan.names) {
      _ = intern(name)
    }
  }
}

extension BookPlan {
  /// Makes the plan of a generated section.
  func generatedPlan(_ number: PlanIndex) -> (plan: PagePlan, names: NameTable) {
    let (position, language) = generatedSection(with: number)
    let kind = section(at: position)?.kind ?? .cover
    var planner = BookPlanner(sectionSource.book, assets: nil)
    planner.plan = self
    planner.variableIndex = NameIndex(variableNames)
    let page = generatedPage(of: kind, in: language, names: &planner.plan.names)
    return (planner.pagePlan(page, at: position.position), planner.plan.names)
  }

  /// Returns a generated section as a page; `names` gets the names that are new.
  func generatedPage(of kind: SectionKind, in language: Int, names: inout NameTable) -> Page {
    SectionBuilder.page(of: kind, showing: sectionContents(in: language), names: &names)
  }

  /// Returns what generated sections show in a language.
  private func sectionContents(in language: Int) -> SectionContents {
    let code = names.text(of: languages[language])
    let entries = contents.map { entry in
      let title = pageTitles.text(of: entry.page - 1, in: language) ?? entry.title
      return SectionContents.Entry(
        number: entry.page, title: title.map { names.text(of: $0) },
        thumbnail: entry.thumbnail.map { names.text(of: $0) }
      )
    }
    return SectionContents(
      canvas: canvas, title: titles.text(of: 0, in: language).map { names.text(of: $0) } ?? title, pages: entries,
      hasCredits: hasCredits, options: offeredOptions,
      words: SectionWords(language: code, replacedBy: sectionSource.book.words))
  }
}
