import BookKit

/// The names that rules of a page, or of the whole book, can refer to.
struct NameScopes: Sendable {
  /// Elements of any page, by name.
  let elements: NameMap
  /// Tweens of any element, by page and name.
  let tweens: NameMap
  /// Drop targets of any element, by page and name.
  let targets: NameMap
  /// Tweens on any page, by the names of element and tween.
  let itemTweens: NameMap
  /// Drop targets on any page, by the names of element and drop target.
  let itemTargets: NameMap
  /// The files that drops, movies and rules play, by page and name.
  let files: NameMap

  init(_ book: Book) {
    var rows = ScopeRows(book)
    // Without rules, nothing could refer to these names.
    if !book.rules.isEmpty || book.pages.contains(where: { !$0.rules.isEmpty }) { rows.addAll(of: book) }
    elements = NameMap(rows.elements)
    tweens = NameMap(rows.tweens)
    targets = NameMap(rows.targets)
    itemTweens = NameMap(rows.itemTweens)
    itemTargets = NameMap(rows.itemTargets)
    files = NameMap(rows.files)
  }
}

/// The rows of the lookups, collected element by element.
private struct ScopeRows {
  var elements: [NameMap.Row] = []
  var tweens: [NameMap.Row] = []
  var targets: [NameMap.Row] = []
  var itemTweens: [NameMap.Row] = []
  var itemTargets: [NameMap.Row] = []
  var files: [NameMap.Row] = []
  private let names: NameTable
  private let banner: [Name]

  init(_ book: Book) {
    names = book.names
    banner = [SlideIn.arrivalName, SlideIn.departureName].compactMap { book.names.find($0.description) }
  }

  mutating func addAll(of book: Book) {
    for page in book.pages.indices {
      for element in book.pages[page].elements {
        elements.append(NameMap.Row(0, element.name.number))
        add(element, on: page)
        for overlay in element.overlays { add(overlay, on: page) }
      }
      addFiles(of: book.pages[page].rules, on: page)
    }
    addFiles(of: book.rules, on: BookNames.bookRules)
  }

  private mutating func add(_ element: Element, on page: Int) {
    for tween in element.tweens { addTween(tween.name, of: element, on: page) }
    if element.slideIn != nil {
      for name in banner { addTween(name, of: element, on: page) }
    }
    for target in element.dropTargets {
      if let name = target.name?.value {
        itemTargets.append(NameMap.Row(element.name.number, name.number))
        targets.append(NameMap.Row(page, name.number))
        targets.append(NameMap.Row(BookNames.anyPage, name.number))
      }
      if let sound = target.sound { addFile(sound.value, on: page) }
    }
    if case .movie(let movie) = element.content {
      for frame in movie.frames {
        if let sound = frame.sound { addFile(sound.value, on: page) }
      }
    }
  }

  private mutating func addTween(_ name: Name, of element: Element, on page: Int) {
    itemTweens.append(NameMap.Row(element.name.number, name.number))
    tweens.append(NameMap.Row(page, name.number))
    tweens.append(NameMap.Row(BookNames.anyPage, name.number))
  }

  private mutating func addFiles(of rules: [Rule], on page: Int) {
    for rule in rules {
      for action in rule.actions {
        if let file = action.trackName { addFile(file.value, on: page) }
      }
    }
  }

  /// Adds a file if its name occurs in the book, as it does in a rule that waits for the file's sound.
  private mutating func addFile(_ file: String, on page: Int) {
    guard let name = names.find(file.utf8) else { return }
    files.append(NameMap.Row(page, name.number))
    files.append(NameMap.Row(BookNames.anyPage, name.number))
  }
}
