// Names and sound files get their indices before any page is planned, so that the indices are the same for all players
// of a book, whichever pages they open.

extension BookPlanner {
  /// Adds the names and sound files of a page to the book's plan, in the order in which the page's plan refers to them.
  ///
  /// It also records the features of the page that decide which options are offered.
  mutating func collectNames(of page: Page) {
    let page = withGameParts(page)
    if let music = page.music { plan.features.add(music, ofSection: page.section != nil) }
    collectBehaviour(of: page)
    collectWords(of: page)
    collectAppearance(of: page)
    for rule in page.rules {
      if let value = rule.value?.value { _ = datum(value) }
      if let condition = rule.condition?.value { collect(condition) }
      for action in rule.actions.withLists { collect(action) }
    }
  }

  // MARK: - Behaviour

  private mutating func collectBehaviour(of page: Page) {
    // Only the first of several games with the same name can be played.
    var games: [Name] = []
    for position in page.elements.indices {
      let element = page.elements[position]
      if element.type == .movie { collectFrameSounds(of: element) }
      if element.type.isGame, !games.contains(element.name) {
        games.append(element.name)
        collectGame(at: position, on: page)
      }
      collectBehaviour(of: element)
    }
  }

  private mutating func collectBehaviour(of element: Element) {
    if let label = element.rub?.label { _ = intern(label) }
    if let link = element.link { _ = intern(link.value) }
    for action in element.tapActions.withLists { collect(action) }
    if let condition = element.visibility?.value { collect(condition) }
    if let part = element.movable { collect(part) }
    for target in element.dropTargets {
      if target.name == nil { _ = intern("") }
      if let label = target.localizedLabel.original { _ = intern(label.value) }
      if let sound = target.sound { _ = file(sound.value) }
    }
  }

  private mutating func collect(_ part: MovablePart) {
    for index in part.stopPositions.indices { _ = (intern(String(index)), intern(String(index + 1))) }
    for label in part.localizedLabels.original?.value ?? [] { _ = intern(label) }
    if let sound = part.sound { _ = file(sound.value) }
  }

  private mutating func collectFrameSounds(of element: Element) {
    guard let movie = element.content.movie, movie.frames.contains(where: { $0.sound != nil }) else { return }
    _ = moviePlan(movie, item: ItemIndex(0))
  }

  private mutating func collectGame(at position: Int, on page: Page) {
    let element = page.elements[position]
    var frame = Rectangle()
    // The frame of a drawing decides whether it has regions.
    if element.type == .coloring {
      frame = RestingFrames(page, on: book.canvas, assets: assets).frames[position].placement.frame
    }
    guard case .puzzle(let puzzle)? = gameContent(of: element, frame) else { return }
    if puzzle.rows == nil || puzzle.columns == nil { plan.features.hasPuzzlesOfAnyLevel = true }
  }

  private mutating func collect(_ action: Action) {
    if let value = action.value?.value { _ = datum(value) }
    if let path = action.trackName?.value { _ = file(path) }
  }

  private mutating func collect(_ condition: Condition) {
    for case .literal(let value) in condition.parts { _ = datum(value) }
  }

  // MARK: - Texts

  private mutating func collectWords(of page: Page) {
    guard page.elements.contains(where: { $0.type == .audio }) else { return }
    var index: NameIndex?
    for element in page.elements where element.type == .text {
      guard let content = element.content.text, !content.readAlongs.isEmpty else { continue }
      let names = index ?? NameIndex(page.elements.map { $0.name })
      index = names
      let hasVoice = content.readAlongs.contains { readAlong in
        readAlong.audio.flatMap { names[$0.value] }.map { page.elements[$0].content.audio != nil } ?? false
      }
      guard hasVoice else { continue }
      plan.features.hasReadAlongs = true
      let text = TextWords(content.text.value)
      let bytes = Array(content.text.value.utf8)
      var count = 0
      for readAlong in content.readAlongs {
        let words = text.words(for: readAlong.timing, from: count)
        for word in words { _ = plan.names.intern(bytes.span, word.range) }
        count += words.count
      }
    }
  }

  // MARK: - Appearance

  private mutating func collectAppearance(of page: Page) {
    if let background = page.background { _ = self.background(background.value) }
    if let music = page.music?.trackName { _ = intern(music.value) }
    for element in page.elements {
      if let altText = element.altText { _ = intern(altText.value) }
      collect(element.content.fileName)
      if let back = element.movable?.back { _ = background(back.value) }
      let content = element.content
      if let audio = content.audio { plan.features.add(audio, of: element, ofSection: page.section != nil) }
      if let text = content.text {
        _ = intern(text.text.value)
        if let font = text.fontName { _ = intern(font) }
      }
      for frame in content.movie?.frames ?? [] { collect(frame.name) }
    }
  }

  private mutating func collect(_ path: Located<String>?) {
    if let path { _ = intern(path.value) }
  }
}
