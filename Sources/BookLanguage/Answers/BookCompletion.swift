import BookEditing
import BookKit
import BookReports
import PropertyList

struct BookCompletion {
  let place: TypingPlace
  /// The list of the whole text, including what follows the place.
  let whole: PropertyList
  let assets: AssetCatalog?
  private let walk: RoleWalk
  /// The innermost container around the place, taken from `whole` if it is there.
  private let holder: (list: PropertyList, node: NodeHandle)

  init(_ place: TypingPlace, whole: PropertyList, assets: AssetCatalog?) {
    (self.place, self.whole, self.assets) = (place, whole, assets)
    let start = place.list.textRange(of: place.container.node).lowerBound
    var holder = (list: place.list, node: place.container.node)
    if let same = whole.node(at: place.container.path), whole.textRange(of: same).lowerBound == start,
      whole.kind(of: same) == place.list.kind(of: place.container.node)
    {
      holder = (whole, same)
    }
    self.holder = holder
    walk = RoleWalk(to: place.container.path, in: holder.list)
  }

  var items: [CompletionItem] {
    if case .closing(let tag) = place.form { return [CompletionItem("</\(tag)>", .keyword)] }
    switch place.slot {
    case .key: return keys + closingTag
    case .value(let key): return values(of: key).map { writing.fitted($0) }
    case .element: return elements.map { writing.fitted($0) } + closingTag
    }
  }

  /// The range that a proposal replaces: one word of a condition, or else the whole unfinished token.
  var token: Range<Int> {
    guard case .value(let name) = place.slot, case .condition? = walk.keys.key(name)?.shape, writing.hasText else {
      return place.token
    }
    return place.word
  }

  private var writing: CompletionWriting { CompletionWriting(place) }

  // MARK: - Keys

  private var keys: [CompletionItem] {
    let present = holder.list.entries(of: holder.node).compactMap { holder.list.string(of: $0.key) }
    let typed = place.list.text(in: place.token.clamped(to: 0..<place.list.text.utf8.count))
    var candidates = walk.keys.keys.filter { key in
      let name = key.name.description
      return name == typed || !present.contains { $0.utf8.elementsEqual(name.utf8) }
    }
    if let map = walk.role.map { return keys(of: map, excluding: present) }
    let needsType = (walk.role == .dictionary(.element) || walk.role == .dictionary(.game)) && walk.type == nil
    if needsType, !present.contains("type") { candidates.removeAll { $0.name.description != "type" } }
    let ordered = candidates.filter { $0.isRequired } + candidates.filter { !$0.isRequired }
    return ordered.map { key in
      let name = key.name.description
      let owner = String(describing: key.owner)
      return CompletionItem(
        name, .key, detail: key.shape.words { $0 }, text: writing.entry(key), filter: writing.filter(name),
        data: "key \(owner) \(name)")
    }
  }

  private func keys(of map: MapKeys, excluding present: [String]) -> [CompletionItem] {
    let names: [String] =
      switch map {
      case .words, .translations: book?.allLanguages ?? []
      case .properties, .keyframes:
        Property.allCases.filter { property in walk.type.map { property.belongs(to: $0) } ?? true }.map { "\($0)" }
      case .variables, .options, .ownOptions, .texts: []
      }
    return names.filter { !present.contains($0) }.map { name in
      let text = writing.entry(name, walk.shape(ofValueFor: name) ?? .string)
      return CompletionItem(name, .key, text: text, filter: writing.filter(name))
    }
  }

  private var closingTag: [CompletionItem] {
    guard place.form == .markup, !place.token.isEmpty else { return [] }
    let tag = place.list.kind(of: place.container.node) == .array ? "</array>" : "</dict>"
    return [CompletionItem(tag, .keyword)]
  }

  // MARK: - Values

  private var elements: [CompletionItem] {
    if let role = walk.role.ofElements { return openings([role.ofElements == nil ? .dictionary : .array]) }
    guard let name = place.container.path.lastKey, let parent = place.container.path.parent else { return [] }
    guard let shape = RoleWalk(to: parent, in: holder.list).shape(ofValueFor: name)?.ofElements else { return [] }
    return proposals(shape)
  }

  private func openings(_ kinds: [ValueKind]) -> [CompletionItem] {
    kinds.filter { kind in
      switch place.form {
      case .markup: true
      // A number has no opening that could be proposed.
      case .word(let isQuoted): !isQuoted && kind != .integer && kind != .real
      case .content(let tag, _): tag != kind.rawValue
      case .closing: false
      }
    }.map { kind in
      CompletionItem(kind.rawValue, .keyword, text: writing.empty(kind), filter: writing.filter(kind.rawValue))
    }
  }

  private func values(of name: String) -> [CompletionItem] {
    stops(for: name) + (walk.shape(ofValueFor: name).map { proposals($0, words: walk.keys.key(name)?.words) } ?? [])
  }

  /// Returns the indices of the stops of the part that the same dictionary names, for a key that takes one.
  private func stops(for key: String) -> [CompletionItem] {
    let isOfEvent =
      key == "index" && holder.list.text(of: "event", in: holder.node) == EventKind.stopReached.description
    guard isOfEvent || key == "stop" || key == "triggeringStop",
      let element = walk.keys.owners.first?.name(of: .element).flatMap({ holder.list.text(of: $0, in: holder.node) })
    else { return [] }
    return (book?.part(named: element)?.stopNames ?? []).enumerated().map { index, name in
      CompletionItem(
        String(index), .value, detail: name, text: writing.scalar(.number(index)), filter: writing.filter(String(index))
      )
    }
  }

  /// Returns proposals for a value: complete ones first, then empty ones of each kind.
  private func proposals(_ shape: KeyShape, words: [ExplainedWord]? = nil) -> [CompletionItem] {
    let known = known(shape, words)
    // In old-style text, a string can be written without quotation marks.
    let kinds = writing.isXML || known.isEmpty ? shape.kinds : shape.kinds.filter { $0 != .string }
    return known + openings(shape.isListed ? [] : kinds)
  }

  private func known(_ shape: KeyShape, _ words: [ExplainedWord]?) -> [CompletionItem] {
    switch shape {
    case .words, .bounds: return (words ?? shape.words).map { scalar($0.word.description, .value, topic: true) }
    case .boolean, .value: return [true, false].map { boolean($0) }
    case .event:
      return EventKind.allCases.filter { !$0.isVerbose && $0 != .engineFault }
        .map { scalar($0.description, .event, topic: true) }
    case .transition: return Topic.all.filter { $0.kind == "a transition" }.map { scalar($0.name, .value, topic: true) }
    case .color: return colors
    case .background, .surface: return colors + files { $0.size != nil }
    case .condition: return conditionWords
    case .file(.picture): return files { $0.size != nil }
    case .file(.sound): return files { $0.duration != nil }
    case .file(.font): return files { $0.font != nil }
    case .reference(let reference): return names(for: reference)
    case .number, .integer, .string, .colors, .strings, .references, .numbers, .stops, .values, .array, .arrays,
      .dictionary, .oneOrMore, .map:
      return []
    }
  }

  private func scalar(_ text: String, _ kind: CompletionItem.Kind, topic: Bool) -> CompletionItem {
    CompletionItem(
      text, kind, text: writing.scalar(.string(text)), filter: writing.filter(text), data: topic ? "word \(text)" : nil)
  }

  private func boolean(_ truth: Bool) -> CompletionItem {
    let label = writing.isXML ? (truth ? "true" : "false") : (truth ? "YES" : "NO")
    return CompletionItem(label, .value, text: writing.scalar(.boolean(truth)), filter: writing.filter(label))
  }

  private var colors: [CompletionItem] { Color.names.map { scalar($0.0.description, .color, topic: false) } }

  private func files(_ isIncluded: (AssetFacts) -> Bool) -> [CompletionItem] {
    (assets?.assets ?? []).filter { isIncluded($0.facts) }.map { asset in
      var item = scalar(asset.path.description, .file, topic: false)
      item.detail = FileDescription.text(of: asset.facts)
      return item
    }
  }

  // MARK: - Names

  private var book: Book? { Book.read(whole).book }

  private var conditionWords: [CompletionItem] {
    let book = book
    let options = (book?.optionNames ?? []).map { "option.\($0)" }
    let games = (book?.gameWords ?? []).map { "game.\($0)" }
    let parts = (book?.partNames ?? []).map { "\($0).\(MovablePart.progressName)" }
    let keywords = ConditionLexer.keywords.map { word($0.word.description, .keyword) }
    return (book?.variableNames ?? []).map { word($0, .name) } + keywords
      + (options + games + parts + ["page.recorded", "device.loudness"]).map { word($0, .name) }
  }

  private func word(_ text: String, _ kind: CompletionItem.Kind) -> CompletionItem {
    CompletionItem(text, kind, text: writing.word(text), filter: writing.hasText ? nil : writing.filter(text))
  }

  /// Returns the names of pages and sections, and other words that can be opened; page names take precedence.
  private func opened(canTurn: Bool) -> [CompletionItem] {
    let book = book
    let words = (book?.pageNames ?? []) + (book?.sectionWords ?? [])
    let sections = SectionKind.allCases.filter { !$0.canBeDrawn }.map { $0.description }
    let keywords = sections + (canTurn ? TurnWord.allCases : []).map(\.description)
    return scalars(words, .name) + scalars(keywords.filter { !words.contains($0) }, .keyword)
  }

  private func scalars(_ texts: [String], _ kind: CompletionItem.Kind) -> [CompletionItem] {
    texts.indices.filter { !texts[..<$0].contains(texts[$0]) }.map { scalar(texts[$0], kind, topic: false) }
  }

  private func names(for reference: Reference) -> [CompletionItem] {
    switch reference {
    case .element: elements { _ in true }
    case .sound: elements { $0 == .audio }
    case .tween, .tweenOrIndex: parts("tweens")
    case .target: parts("dropTargets")
    case .page: scalars(book?.pageNames ?? [], .name)
    case .opened(let canTurn): opened(canTurn: canTurn)
    case .section: scalars(book?.sectionWords ?? [], .name)
    case .drawnSection: scalars(book?.drawableSectionWords ?? [], .name)
    case .variable: (book?.variableNames ?? []).map { scalar($0, .name, topic: false) }
    case .option: scalars(book?.optionNames ?? [], .name)
    case .font: (book?.fontNames ?? []).map { scalar($0, .name, topic: false) }
    case .region: []
    }
  }

  private func elements(_ isIncluded: (ElementType) -> Bool) -> [CompletionItem] {
    let path = place.container.path
    return holder.list.outlines(around: path).flatMap { $0.items }.filter { item in
      item.isNamed && !path.isInside(item.path) && item.type.map(isIncluded) ?? false
    }.map { item in
      var proposal = scalar(item.name, .name, topic: false)
      proposal.detail = item.type?.description
      return proposal
    }
  }

  private func parts(_ key: String) -> [CompletionItem] {
    let neighbour = walk.keys.owners.first?.name(of: .element)
    guard let owner = neighbour.flatMap({ holder.list.text(of: $0, in: holder.node) }) else { return [] }
    let elements = holder.list.elements(named: owner, around: place.container.path)
    return elements.flatMap { holder.list.partNames(in: $0.path.key(key)) }.filter { !$0.isEmpty }
      .map { scalar($0, .name, topic: false) }
  }
}
