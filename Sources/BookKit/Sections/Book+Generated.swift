extension Book {
  package var hasDrawnCover: Bool {
    sections.contains { $0.section.map { SectionKind(names.utf8(of: $0.value)) == .cover } ?? false }
  }

  /// The author's sections that can be opened; of two sections with the same word, the first one counts.
  package var drawnSections: [Page] {
    guard !sections.isEmpty else { return [] }
    let games = playableGames
    var words: [Name] = []
    return sections.filter { section in
      guard let word = section.section?.value, !words.contains(word) else { return false }
      let text = names.utf8(of: word)
      let isGame = games.contains { text.elementsEqual($0.name) }
      guard SectionKind(text)?.canBeDrawn ?? isGame else { return false }
      words.append(word)
      return true
    }
  }

  package var generatedElementNames: [String] {
    var names = names
    let options = BookOptions(self, names: &names)
    return SectionContents.elementNames(pageCount: pages.count, games: playableGames, options: options, names: names)
  }

  package func hasGeneratedElement(_ name: [UInt8]) -> Bool {
    generatedElementNames.contains { $0.utf8.elementsEqual(name) }
  }

  /// The names of the elements in generated sections that slide in and out again.
  package var generatedBanners: [String] { playableGames.isEmpty ? [] : [SectionContents.praise.description] }

  /// The words of the sections that can be opened; sections that the author drew come before generated ones.
  package var sectionWords: [String] { sectionWords(ofGames: gameWords) }

  /// Returns the words of the sections that can be opened; `games` are the words of the games.
  package func sectionWords(ofGames games: [String]) -> [String] {
    drawnSectionWords + generatedSectionWords(ofGames: games)
  }

  package var generatedSectionWords: [String] { generatedSectionWords(ofGames: gameWords) }

  private func generatedSectionWords(ofGames games: [String]) -> [String] {
    let drawn = drawnSectionWords
    var words: [String] = []
    for kind in SectionKind.generated where kind != .play || !games.isEmpty { words.append(kind.keyword.description) }
    words += games
    if !drawn.isEmpty { words.removeAll { word in drawn.contains { $0.utf8.elementsEqual(word.utf8) } } }
    return words
  }

  package var drawableSectionWords: [String] { SectionKind.drawable.map { $0.keyword.description } + gameWords }

  private var drawnSectionWords: [String] { sections.compactMap { $0.section.map { names.text(of: $0.value) } } }

  package var optionNames: [String] {
    let own = options.map { names.text(of: $0.name) }
    let everywhere = BuiltInOption.allCases.map { $0.keyword.description }
    return everywhere + own.filter { name in !everywhere.contains { $0.utf8.elementsEqual(name.utf8) } }
  }
}
