import BookKit

/// The names that rules of a page, or of the whole book, can refer to.
struct NameScopes: Sendable {
  /// Elements of any page, by name.
  let elements: LookupSet<Scope, Name>
  /// Tweens of any element, by scope and name.
  let tweens: LookupSet<Scope, Name>
  /// Drop targets of any element, by scope and name.
  let targets: LookupSet<Scope, Name>
  /// Tweens on any page, by the names of element and tween.
  let itemTweens: LookupSet<Name, Name>
  /// Drop targets on any page, by the names of element and drop target.
  let itemTargets: LookupSet<Name, Name>
  /// The files that drops, movies and rules play, by scope and name.
  let files: LookupSet<Scope, Name>
  /// The files that the book's own rules play, which can be heard on every page.
  let bookFiles: LookupSet<Scope, Name>

  init(_ book: Book) {
    var rows = ScopeRows(book)
    // Without rules, nothing could refer to these names.
    if !book.rules.isEmpty || book.pages.contains(where: { !$0.rules.isEmpty }) { rows.addAll(of: book) }
    elements = LookupSet(rows.elements)
    tweens = LookupSet(rows.tweens)
    targets = LookupSet(rows.targets)
    itemTweens = LookupSet(rows.itemTweens)
    itemTargets = LookupSet(rows.itemTargets)
    files = LookupSet(rows.files)
    bookFiles = LookupSet(rows.bookFiles)
  }
}

/// The rows of the lookups, collected element by element.
private struct ScopeRows {
  var elements = LookupSet<Scope, Name>.Rows()
  var tweens = LookupSet<Scope, Name>.Rows()
  var targets = LookupSet<Scope, Name>.Rows()
  var itemTweens = LookupSet<Name, Name>.Rows()
  var itemTargets = LookupSet<Name, Name>.Rows()
  var files = LookupSet<Scope, Name>.Rows()
  var bookFiles = LookupSet<Scope, Name>.Rows()
  private let names: NameTable

  init(_ book: Book) {
    names = book.names
  }

  mutating func addAll(of book: Book) {
    for page in book.pageIndices {
      for element in book[page].elements {
        elements.append(.book, element.name)
        add(element, on: page)
        for overlay in element.overlays { add(overlay, on: page) }
      }
      addFiles(of: book[page].rules, in: .page(page))
    }
    addFiles(of: book.rules, in: .book)
  }

  private mutating func add(_ element: Element, on page: PageIndex) {
    for tween in element.tweens { addTween(tween.name, of: element, on: page) }
    for word in element.slideIn?.tweenNames ?? [] {
      if let name = names.find(word.description) { addTween(name, of: element, on: page) }
    }
    for target in element.dropTargets {
      if let name = target.name?.value {
        itemTargets.append(element.name, name)
        targets.append(.page(page), name)
        targets.append(.book, name)
      }
      if let sound = target.sound { addFile(sound.value, in: .page(page)) }
    }
    if case .movie(let movie) = element.content {
      for frame in movie.frames {
        if let sound = frame.sound { addFile(sound.value, in: .page(page)) }
      }
    }
  }

  private mutating func addTween(_ name: Name, of element: Element, on page: PageIndex) {
    itemTweens.append(element.name, name)
    tweens.append(.page(page), name)
    tweens.append(.book, name)
  }

  private mutating func addFiles(of rules: [Rule], in scope: Scope) {
    for rule in rules {
      for action in rule.actions {
        if let file = action.trackName { addFile(file.value, in: scope) }
      }
    }
  }

  /// Adds a file if its name occurs in the book, as it does in a rule that waits for the file's sound.
  private mutating func addFile(_ file: String, in scope: Scope) {
    guard let name = names.find(file) else { return }
    files.append(.book, name)
    switch scope {
    case .page: files.append(scope, name)
    case .book: bookFiles.append(.book, name)
    }
  }
}
