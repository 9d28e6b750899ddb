// The names that an author could have meant, in document order.

extension Page {
  /// Returns the names of the page's elements, except generated names, because authors don't write them.
  package func elementNames(_ names: NameTable) -> [String] {
    elements.compactMap { $0.nameNode == nil ? nil : names.text(of: $0.name) }
  }

  /// The files that drop targets, movies, games, rules and taps play; the files of audio elements aren't included.
  package var soundFiles: [String] {
    var files: [String] = []
    var ofTaps: [String] = []
    for element in elements {
      element.addSoundFiles(to: &files)
      for version in element.localizations { version.element.addSoundFiles(to: &files) }
      if !element.tapActions.isEmpty { ofTaps += element.tapActions.soundFiles }
    }
    return files + rules.flatMap { $0.actions.soundFiles } + ofTaps
  }
}

extension Element {
  fileprivate func addSoundFiles(to files: inout [String]) {
    for target in dropTargets { if let sound = target.sound { files.append(sound.value) } }
    if let sound = movable?.sound { files.append(sound.value) }
    content.forEachFile { file, use in if use == .sound, let file { files.append(file.value) } }
  }

  package func targetNames(_ names: NameTable) -> [String] {
    dropTargets.compactMap { target in target.name.map { names.text(of: $0.value) } }
  }

  /// Returns the trigger of the element's tween with a name, or the element's own trigger if `tween` is `nil`.
  package func trigger(ofTween tween: Name?) -> Trigger? {
    tween == nil ? trigger : tweens.first { $0.name == tween }?.trigger
  }
}

extension Element.Content {
  var namedRegions: [Name] { coloring?.regions.compactMap { $0.name?.value } ?? [] }
}

extension [Action] {
  /// The files that the actions play without an element.
  package var soundFiles: [String] { withLists.compactMap { $0.trackName?.value } }
}

extension Book {
  package var elementNames: [String] { pagesAndSections.flatMap { $0.elementNames(names) } }

  /// The names of sliders, dials and flaps, except generated names.
  package var partNames: [String] {
    pagesAndSections.flatMap { page in page.elements.filter { $0.movable != nil && $0.nameNode != nil } }
      .map { names.text(of: $0.name) }
  }

  /// Returns the first slider, dial or flap with a name.
  package func part(named name: String) -> MovablePart? {
    pagesAndSections.flatMap { $0.elements }.first {
      $0.movable != nil && names.utf8(of: $0.name).elementsEqual(name.utf8)
    }?.movable
  }

  package var pageNames: [String] { pages.compactMap { page in page.name.map { names.text(of: $0.value) } } }

  package var variableNames: [String] { variables.map { names.text(of: $0.name) } }

  package var fontNames: [String] { fonts.compactMap { font in font.name.map { names.text(of: $0.value) } } }

  package var regionNames: [String] {
    let ofPages = pagesAndSections.flatMap { $0.elements }.flatMap { $0.content.namedRegions }
    return (ofPages + (games ?? []).flatMap { $0.content.namedRegions }).map { names.text(of: $0) }
  }

  // MARK: - By page number, counted from 1

  package func element(_ name: Name?, onPage number: Int?) -> Element? {
    guard let number, pages.indices.contains(number - 1) else { return nil }
    return pages[number - 1].elements.first { $0.name == name }
  }

  /// Returns the rules of a page, or the book's own rules if `number` is `nil`.
  package func rules(ofPage number: Int?) -> [Rule] { number.map { pages[$0 - 1].rules } ?? rules }

  /// Returns the rule with a name on a page, or in the book's own rules if `number` is `nil`.
  package func rule(_ name: Name?, ofPage number: Int?) -> Rule? { rules(ofPage: number).first { $0.name == name } }
}
