// Queries about sections, which are pages without numbers.

extension Player {
  /// The name of the section on stage; `nil` on pages and while credits are shown.
  public var section: Name? { place.flatMap { plan.section(at: $0) }?.word }

  /// The names of the sections that can be opened, beginning with the sections that the author drew.
  public var sections: [Name] { plan.sections.map { $0.word } }

  /// Returns the generated sections, each with its page in every language, the default language first.
  ///
  /// Sets `names` to the names of the book and of the generated elements.
  package func generatedSections(names: inout NameTable) -> [(word: Name, pages: [Page])] {
    names = plan.names
    return plan.sections.dropFirst(plan.drawnSectionCount).map { section in
      (section.word, plan.languages.indices.map { plan.generatedPage(of: section, in: $0, names: &names) })
    }
  }

  /// Returns the generated sections as an author would write them.
  ///
  /// Texts that differ in other languages become localizations.
  package func writtenSections() -> [WrittenValue] {
    var names = NameTable()
    let generated = generatedSections(names: &names)
    var writer = BookReader.writer(names)
    return generated.map { word, pages in
      var page = pages[0]
      page.section = Located(word)
      for index in page.elements.indices {
        page.elements[index].nameNode = page.elements[index].node
        for (language, other) in zip(languages.suffix(pages.count - 1), pages.dropFirst()) {
          page.elements[index].translate(to: language, as: other)
        }
      }
      return writer.writtenSection(page)
    }
  }

  /// Returns whether the author drew a section; `false` if it's generated or doesn't exist.
  package func isAuthored(section: Name) -> Bool {
    plan.sections.firstIndex { $0.word == section }.map { $0 < plan.drawnSectionCount } ?? false
  }

  /// The beginning of the book: the cover if the author drew one or asks for it, or else the pages.
  ///
  /// An introduction that the author drew comes before the cover.
  public var start: BookStart {
    plan.start
      ?? (plan.section(.cover).map { $0.position < plan.pageCount + plan.drawnSectionCount } == true ? .cover : .read)
  }
}

extension Element {
  /// Adds the texts of the element with the same name on a page in another language, if they differ.
  fileprivate mutating func translate(to language: String, as page: Page) {
    guard let other = page.elements.first(where: { $0.name == name }) else { return }
    var version = self
    var differs = false
    if case .text(var text) = content, case .text(let translation) = other.content,
      Array(translation.text.value.utf8) != Array(text.text.value.utf8)
    {
      text.text = translation.text
      version.content = .text(text)
      differs = true
    }
    if let translation = other.altText, Array(translation.value.utf8) != altText.map({ Array($0.value.utf8) }) {
      version.altText = translation
      differs = true
    }
    guard differs else { return }
    localizations.append(Localization(language: Located(language), element: version))
  }
}
