import BookKit
import PropertyList

extension Editor {
  mutating func setPage(
    _ page: BookEdit.Reference, _ key: String, to value: JSONValue, _ language: String?
  ) throws(Refusal) {
    let page = try self.page(page)
    try set(key, to: value, at: page.path, language: language)
    label = "Set \(key) of \(page.title)"
  }

  mutating func setBook(_ key: String, to value: JSONValue, _ language: String?) throws(Refusal) {
    label = "Set \(key) of the book"
    if value == .null, list.kind(of: list.root) == .array { return }
    try makeRootADictionary()
    try set(key, to: value, at: PropertyListPath(), language: language)
  }

  mutating func makeRootADictionary() throws(Refusal) {
    guard list.kind(of: list.root) == .array else { return }
    try draft.wrapRoot(in: "pages")
  }

  mutating func addVariable(_ name: String, _ value: JSONValue) throws(Refusal) {
    try FreeNames.check(name)
    try makeRootADictionary()
    let variables = PropertyListPath([.key("variables")])
    try checkVariableNameIsFree(name)
    if list.node(at: variables) == nil {
      try draft.set("variables", to: [name: value], at: PropertyListPath())
    } else {
      try draft.set(name, to: value, at: variables)
    }
    label = "Add variable \(name)"
  }

  func checkVariableNameIsFree(_ name: String) throws(Refusal) {
    if list.node(at: PropertyListPath([.key("variables"), .key(name)])) != nil {
      throw Refusal(.nameTaken, "the book has a variable called `\(Quotation.of(name))` already")
    }
  }

  mutating func removeVariable(_ name: String) throws(Refusal) {
    let variables = PropertyListPath([.key("variables")])
    guard list.node(at: variables.key(name)) != nil else { throw Refusal.nothing(at: variables.key(name)) }
    try draft.removeKey(name, at: variables)
    label = "Remove variable \(name)"
  }

  private static let languages = PropertyListPath([.key("languages")])

  private var languageCodes: [String] {
    guard let array = list.node(at: Editor.languages) else { return [] }
    return list.elements(of: array).map { list.string(of: $0) ?? "" }
  }

  mutating func addLanguage(_ code: String) throws(Refusal) {
    try FreeNames.check(code)
    guard !FreeNames.contains(languageCodes, code) else {
      throw Refusal(.nameTaken, "the book has a language called `\(Quotation.of(code))` already")
    }
    try makeRootADictionary()
    if list.node(at: Editor.languages) == nil {
      try draft.set("languages", to: [.string(code)], at: PropertyListPath())
    } else {
      try draft.insert(.string(code), at: languageCodes.count, in: Editor.languages)
    }
    label = "Add language \(code)"
  }

  mutating func removeLanguage(_ code: String, _ removesTranslations: Bool) throws(Refusal) {
    guard let index = languageCodes.firstIndex(where: { $0.utf8.elementsEqual(code.utf8) }) else {
      throw Refusal(.noSuchPath, "the book has no language `\(Quotation.of(code))`")
    }
    try removeValue(Editor.languages.index(index))
    label = "Remove language \(code)"
    guard removesTranslations else { return }
    for path in translations.reversed() where list.node(at: path.key(code)) != nil {
      try draft.remove(list.count(at: path) == 1 ? path : path.key(code))
    }
  }

  private var translations: [PropertyListPath] {
    var found: [PropertyListPath] = []
    list.visitEntries { entry in
      if case .map(.translations) = entry.key.shape { found.append(entry.path(in: list)) }
    }
    return found
  }

  mutating func orderLanguages(_ codes: [String]) throws(Refusal) {
    let present = languageCodes
    var order: [Int] = []
    for code in codes {
      guard let index = present.firstIndex(where: { $0.utf8.elementsEqual(code.utf8) }), !order.contains(index) else {
        throw Refusal(.badValue, "`codes` must name each of the book's languages once")
      }
      order.append(index)
    }
    guard order.count == present.count else {
      throw Refusal(.badValue, "`codes` must name each of the book's languages once")
    }
    label = "Order languages"
    if !order.isEmpty { try draft.reorder(order, of: Editor.languages) }
  }

  func rules(of page: BookEdit.Reference?) throws(Refusal) -> PropertyListPath {
    guard let page else { return .bookRules }
    return try self.page(page).path.key("rules")
  }

  mutating func addRule(_ value: JSONValue, at index: Int?, to page: BookEdit.Reference?) throws(Refusal) {
    if page == nil { try makeRootADictionary() }
    let rules = try rules(of: page)
    let index = try newIndex(index, among: list.count(at: rules))
    if let name = value["name"]?.text {
      let owner = page == nil ? "the book" : "the page"
      try checkNameIsFree(name, among: rules, inserting: index, of: owner, "a rule")
    }
    try insert(value, at: index, into: rules)
    label = "Add rule"
  }

  mutating func moveRule(_ index: Int, to: Int, of page: BookEdit.Reference?) throws(Refusal) {
    let rules = try rules(of: page)
    let count = list.count(at: rules)
    let index = try oldIndex(index, among: count)
    try draft.reorder(Editor.order(of: count, moving: [index], to: oldIndex(to, "to", among: count)), of: rules)
    label = "Move rule"
  }

  mutating func removeRule(_ index: Int, of page: BookEdit.Reference?) throws(Refusal) {
    let rules = try rules(of: page)
    try draft.remove(at: oldIndex(index, among: list.count(at: rules)), of: rules)
    label = "Remove rule"
  }
}
