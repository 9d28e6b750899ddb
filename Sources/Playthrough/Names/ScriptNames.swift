import BookKit
import PropertyList

/// The names that scripts for a book can use, collected once.
public struct ScriptNames: Sendable {
  let book: Book
  /// The elements of any page, by name and type.
  let elements: NameMap
  /// The tweens, by element and name.
  let tweens: NameMap
  /// The tweens, by name.
  let anyTweens: NameMap
  /// The drop targets, by element and name.
  let targets: NameMap
  /// The drop targets, by name.
  let anyTargets: NameMap
  /// The pages, by name.
  let pages: NameMap
  let variables: NameMap
  let rules: NameMap
  /// The sound files that drops, movies, games and rules play.
  let soundFiles: [String]
  /// The puzzles and pictures to colour with the numbers of their pieces or colours, and the names of their regions.
  let games: GameNames
  /// The banners of generated sections.
  private let generatedBanners: [String]
  /// The elements that enter as banners, and those that also leave.
  let entering: NameMap
  let leaving: NameMap

  /// Collects the names of a book.
  public init(_ book: Book) {
    var rows = Rows()
    for page in book.pagesAndSections {
      for element in page.elements {
        for variant in element.variants { rows.add(variant, as: element.name) }
      }
      for rule in page.rules { rows.add(rule) }
      for element in page.elements { rows.add(element.tapActions) }
    }
    for rule in book.rules { rows.add(rule) }
    for game in book.playableGames { rows.soundFiles += game.soundFiles }
    self.book = book
    elements = NameMap(rows.elements)
    tweens = NameMap(rows.tweens)
    anyTweens = NameMap(rows.anyTweens)
    targets = NameMap(rows.targets)
    anyTargets = NameMap(rows.anyTargets)
    entering = NameMap(rows.entering)
    leaving = NameMap(rows.leaving)
    rules = NameMap(rows.rules)
    soundFiles = rows.soundFiles
    games = GameNames(book)
    generatedBanners = book.generatedBanners
    variables = NameMap(book.variables.map { NameMap.Row($0.name.number, 0) })
    pages = NameMap(
      book.pages.indices.compactMap { page in
        book.pages[page].name.map { NameMap.Row($0.value.number, 0, value: page) }
      })
  }

  private struct Rows {
    var elements: [NameMap.Row] = []
    var tweens: [NameMap.Row] = []
    var anyTweens: [NameMap.Row] = []
    var targets: [NameMap.Row] = []
    var anyTargets: [NameMap.Row] = []
    var entering: [NameMap.Row] = []
    var leaving: [NameMap.Row] = []
    var rules: [NameMap.Row] = []
    var soundFiles: [String] = []

    mutating func add(_ element: Element, as name: Name) {
      elements.append(NameMap.Row(name.number, Int(element.type.rawValue)))
      for tween in element.tweens {
        tweens.append(NameMap.Row(name.number, tween.name.number))
        anyTweens.append(NameMap.Row(tween.name.number, 0))
      }
      for target in element.dropTargets {
        if let sound = target.sound { soundFiles.append(sound.value) }
        guard let own = target.name else { continue }
        targets.append(NameMap.Row(name.number, own.value.number))
        anyTargets.append(NameMap.Row(own.value.number, 0))
      }
      if let slideIn = element.slideIn {
        entering.append(NameMap.Row(name.number, 0))
        if slideIn.hold != nil { leaving.append(NameMap.Row(name.number, 0)) }
      }
      if case .movie(let movie) = element.content { soundFiles += movie.frames.compactMap { $0.sound?.value } }
      soundFiles += element.content.gameSounds
    }

    mutating func add(_ rule: Rule) {
      rules.append(NameMap.Row(rule.name.number, 0))
      add(rule.actions)
    }

    mutating func add(_ actions: [Action]) { soundFiles += actions.compactMap { $0.trackName?.value } }
  }
}

extension ScriptNames {
  /// Returns the number of the page with this name or, if there is none, with this number.
  func page(_ text: [UInt8]) -> Int? {
    if let name = book.names.find(text), let row = pages.firstRow(of: name.number) { return row.value + 1 }
    guard let number = Int64(digits: text), number >= 1, number <= book.pages.count else { return nil }
    return Int(number)
  }

  /// Returns whether the book draws an element with this name, or a generated section can have one.
  func hasElement(_ text: [UInt8]) -> Bool {
    has(text, in: elements) || games.hasPart(text) || book.hasGeneratedElement(text)
  }

  /// Returns whether a section can be opened by this word.
  func hasSection(_ text: [UInt8]) -> Bool { book.sectionWords.contains { $0.utf8.elementsEqual(text) } }

  func hasOption(_ text: [UInt8]) -> Bool { book.optionNames.contains { $0.utf8.elementsEqual(text) } }

  func hasVariable(_ text: [UInt8]) -> Bool { has(text, in: variables) }
  func hasRule(_ text: [UInt8]) -> Bool { has(text, in: rules) }

  /// Returns whether an element with this name has a type that satisfies a predicate.
  func hasElement(_ text: [UInt8], where isFit: (ElementType) -> Bool) -> Bool {
    types(of: text).contains(where: isFit)
  }

  /// Returns the types of the elements with this name.
  package func types(of text: [UInt8]) -> [ElementType] {
    guard let name = book.names.find(text) else { return [] }
    return elements.rows(of: name.number).compactMap { ElementType(rawValue: UInt8($0.minor)) }
  }

  /// Returns whether an element with this name has a tween with that name; without an element, whether any has.
  func hasTween(_ tween: [UInt8], of item: [UInt8]?) -> Bool {
    if SlideIn.arrivalName.matches(tween), hasBanner(item, in: entering) { return true }
    if SlideIn.departureName.matches(tween), hasBanner(item, in: leaving) { return true }
    guard let item else { return has(tween, in: anyTweens) }
    return has(item, tween, in: tweens)
  }

  /// Returns whether an element with this name has a drop target with that name; without an element, whether any has.
  func hasTarget(_ target: [UInt8], of item: [UInt8]?) -> Bool {
    let isPlace = ReservedName.place.matches(target)
    guard let item else { return has(target, in: anyTargets) || isPlace && !games.isEmpty }
    if isPlace, games.hasPart(item) || book.hasGeneratedElement(item) { return true }
    return has(item, target, in: targets)
  }

  /// Returns whether a drop, a movie, a game or a rule plays this file.
  func hasSoundFile(_ text: [UInt8]) -> Bool { soundFiles.contains { $0.utf8.elementsEqual(text) } }

  func hasCredit(_ text: [UInt8]) -> Bool {
    book.credits.contains { credit in credit.name.map { $0.utf8.elementsEqual(text) } ?? false }
  }

  /// Returns whether the credits have the link that is named so.
  func hasCreditLink(_ text: [UInt8]) -> Bool {
    switch Player.CreditLink(text) {
    case .twitter?: book.credits.contains { $0.twitter != nil }
    case .web?: book.credits.contains { $0.web != nil }
    case .publisher?: book.publisherLink != nil
    case nil: false
    }
  }

  /// Returns whether the book or any of its parts has this language; a book that names none begins in the empty one.
  func hasLanguage(_ text: [UInt8]) -> Bool {
    text.isEmpty ? book.languages.isEmpty : languages.contains { $0.utf8.elementsEqual(text) }
  }

  /// The languages of the book and its parts.
  package var languages: [String] { book.allLanguages }

  private func hasBanner(_ item: [UInt8]?, in map: NameMap) -> Bool {
    guard let item else { return !map.isEmpty || !generatedBanners.isEmpty }
    return has(item, in: map) || isGeneratedBanner(item)
  }

  /// Returns whether a generated section can have a banner with this name, which enters and leaves again.
  func isGeneratedBanner(_ item: [UInt8]) -> Bool { generatedBanners.contains { $0.utf8.elementsEqual(item) } }

  private func has(_ text: [UInt8], in map: NameMap) -> Bool {
    book.names.find(text).map { map.firstRow(of: $0.number) != nil } ?? false
  }

  private func has(_ first: [UInt8], _ second: [UInt8], in map: NameMap) -> Bool {
    guard let first = book.names.find(first), let second = book.names.find(second) else { return false }
    return map[first.number, second.number] != nil
  }
}
