import BookKit
import PropertyList

// Unknown names are reported, and parsing continues as if they existed.
extension ScriptParser {
  /// Reports a name that the book doesn't have, with the nearest candidate, or else all candidates, as a hint.
  ///
  /// `none` is the hint if there are no candidates.
  mutating func report(
    _ message: String, _ word: ScriptWord, among candidates: (ScriptNames) -> [String], orElse none: String? = nil
  ) {
    let advice = advice(for: word.text, among: candidates) { _, candidates in
      candidates.isEmpty ? none : "it can be \(NameList.text(candidates, "or"))"
    }
    errors.append(ScriptError(message, at: word.range, hint: advice.question ?? advice.list))
  }

  mutating func item() throws(ScriptError) -> ScriptWord {
    guard let word = words.first, !ScriptParser.connectives.contains(where: word.isKeyword) else {
      let hint = "put the name in quotation marks if it is also a word of the script language"
      throw expected("an element", hint: words.first.map { _ in hint })
    }
    _ = take()
    return word
  }

  /// Keywords that separate other words and therefore suggest that a name before them is missing.
  private static let connectives: [StaticString] = ["at", "to", "onto", "over", "as", "on", "off", "within"]

  mutating func knownItem() throws(ScriptError) -> [UInt8] {
    let word = try item()
    checkElement(word)
    return word.text
  }

  mutating func checkElement(_ word: ScriptWord) {
    note(.element, word)
    guard !names.hasElement(word.text) else { return }
    let stage = stage
    let advice = advice(
      for: word.text, among: { $0.elementNames(on: stage) },
      listing: { names, _ in names.games.hint(forPart: word.text) ?? names.contents(of: stage) })
    // Add the elements on stage, because the nearest name may be wrong.
    let hint = advice.question.map { question in advice.list.map { "\(question) (\($0))" } ?? question } ?? advice.list
    errors.append(ScriptError("no element of the book is called `\(word.quotedText)`", at: word.range, hint: hint))
  }

  /// Returns the number of the page with a name, or reports the name and returns 1 if there is none.
  mutating func page(_ word: ScriptWord, orSection: Bool = false) -> Int {
    if let page = names.page(word.text) {
      note(.page, word)
      return page
    }
    let count = names.book.pages.count
    if Int64(digits: word.text) != nil {
      let pages = count == 1 ? "1 page" : "\(count) pages"
      errors.append(ScriptError("there is no page \(word.quotedText): the book has \(pages)", at: word.range))
    } else {
      report("no page\(orSection ? " or section" : "") of the book is called `\(word.quotedText)`", word) {
        $0.book.pageNames + (orSection ? $0.book.sectionWords : [])
      }
    }
    return 1
  }

  /// Reports a tween that the element doesn't have or, if `item` is `nil`, that no element has.
  mutating func checkTween(_ word: ScriptWord, of item: [UInt8]?) {
    note(.tween(of: item), word)
    checkPart("tween", word, of: item, isKnown: names.hasTween(word.text, of: item)) { $0.tweenNames(of: item) }
  }

  /// Reports a drop target that the element doesn't have or, if `item` is `nil`, that no element has.
  mutating func checkTarget(_ word: ScriptWord, of item: [UInt8]?) {
    note(.target(of: item), word)
    checkPart("drop target", word, of: item, isKnown: names.hasTarget(word.text, of: item)) { $0.targetNames(of: item) }
  }

  private mutating func checkPart(
    _ kind: StaticString, _ word: ScriptWord, of item: [UInt8]?, isKnown: Bool, among names: (ScriptNames) -> [String]
  ) {
    // An unknown element has already been reported.
    if isKnown || item.map({ !self.names.hasElement($0) }) ?? false { return }
    let owner = item.map { "`\(Quotation.of($0))` has no" } ?? "no element has a"
    report("\(owner) \(kind) `\(word.quotedText)`", word, among: names)
  }

  mutating func checkVariable(_ word: ScriptWord) {
    note(.variable, word)
    guard !names.hasVariable(word.text) else { return }
    report("the book has no variable `\(word.quotedText)`", word) { $0.book.variableNames }
  }

  mutating func checkOption(_ word: ScriptWord) {
    guard !names.hasOption(word.text) else { return }
    report("the book has no option `\(word.quotedText)`", word) { $0.book.optionNames }
  }

  /// Reads the word of a section, and reports it if the book has no such section.
  mutating func section(_ word: ScriptWord) -> [UInt8] {
    if !names.hasSection(word.text) {
      report("the book has no section `\(word.quotedText)`", word) { $0.book.sectionWords }
    }
    return word.text
  }

  mutating func checkRule(_ word: ScriptWord) {
    note(.rule, word)
    guard !names.hasRule(word.text) else { return }
    report("no rule of the book is called `\(word.quotedText)`", word) { $0.ruleNames }
  }

  mutating func checkCredit(_ word: ScriptWord) {
    guard !names.hasCredit(word.text) else { return }
    report("the book has no credit for `\(word.quotedText)`", word) { $0.creditNames }
  }

  mutating func checkLanguage(_ word: ScriptWord) {
    guard !names.hasLanguage(word.text) else { return }
    report(
      "the book has no language `\(word.quotedText)`", word, among: { $0.languages },
      orElse: OptionRules.withoutLanguages)
  }

  /// Returns the property with a name, and reports the name if it's unknown or the elements don't have the property.
  mutating func property(_ word: ScriptWord, of item: ScriptWord) -> Property? {
    guard let property = word.isQuoted ? nil : Property(word.text) else {
      report("`\(word.quotedText)` is not a property", word) { _ in
        Property.keywords.map { $0.description } + [ScriptParser.visibility.description]
      }
      return nil
    }
    let types = names.types(of: item.text)
    if let type = types.first, !types.contains(where: property.belongs) {
      errors.append(
        ScriptError("`\(item.quotedText)` is \(type.owner.title), which has no `\(word.quotedText)`", at: word.range))
    }
    return property
  }
}
