// What readers see of sections, which are pages without numbers.

extension Player {
  /// The name of the section on stage; `nil` on pages and while credits are shown.
  public var section: Name? { place.flatMap { plan.section(at: $0) }?.word }

  /// The names of the sections that can be opened, first those that the author drew.
  public var sections: [Name] { plan.sections.map { $0.word } }

  /// Returns the names of the sections that the author didn't draw, each with its page in every language, the default
  /// one first; `names` gets the names of their elements.
  package func generatedSections(names: inout NameTable) -> [(word: String, pages: [Page])] {
    names = plan.names
    return plan.sections.dropFirst(plan.drawnSectionCount).map { section in
      let pages = plan.languages.indices.map { plan.generatedPage(of: section, in: $0, names: &names) }
      return (names.text(of: section.word), pages)
    }
  }

  /// Returns whether the author drew a section; `false` if it's generated or doesn't exist.
  public func isAuthored(section: Name) -> Bool {
    plan.sections.firstIndex { $0.word == section }.map { $0 < plan.drawnSectionCount } ?? false
  }

  /// Where hosts begin: with the cover, if the author drew one or wants that, or else with the pages.
  ///
  /// A drawn introduction comes before the cover.
  public var start: BookStart {
    plan.start
      ?? (plan.section(.cover).map { $0.position < plan.pageCount + plan.drawnSectionCount } == true ? .cover : .read)
  }

  /// Whether going back leads to something that was on stage before, and not just to the cover.
  public var hasWayBack: Bool { !state.wayBack.isEmpty }
}
