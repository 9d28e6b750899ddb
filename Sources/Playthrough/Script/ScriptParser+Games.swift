import BookKit
import PropertyList

extension ScriptParser {
  mutating func game(_ action: Player.GameAction) throws(ScriptError) -> Command {
    let word = try item()
    checkElement(word)
    checkGame(word, for: action)
    return .input(.game(word.string, action))
  }

  /// Reads a picture to colour, a region, and the number of a colour if there is one.
  mutating func fill() throws(ScriptError) -> Command {
    let picture = try item()
    checkElement(picture)
    let region = try take("a region")
    var color: Int?
    if skip("with") {
      guard let word = words.first, !word.isQuoted, let number = Int64(digits: word.text), number >= 1,
        number <= Int64(ColoringRules.maxColors)
      else { throw expected("the number of a colour, from 1,") }
      _ = take()
      color = Int(number)
    } else if let word = words.first, Int64(digits: word.text) != nil {
      throw ScriptError(
        "`\(word.quotedText)` is not expected here", at: word.range,
        hint: "write `with \(word.quotedText)` to use that colour of the palette")
    }
    let action = Player.GameAction.fill(region.string, color: color)
    // Only a picture to colour has regions.
    if checkGame(picture, for: action) { checkRegion(region) }
    return .input(.game(picture.string, action))
  }

  /// Returns whether an element can be of the right type, and reports the element if it can't.
  @discardableResult private mutating func checkGame(_ word: ScriptWord, for action: Player.GameAction) -> Bool {
    // The game of a generated section is called `game`, and can be of either type.
    guard let type = names.types(of: word.text).first else { return true }
    let isRightType = names.hasElement(word.text) { found in action.type.map { $0 == found } ?? found.isGame }
    guard !isRightType else { return true }
    errors.append(
      ScriptError("`\(word.quotedText)` is \(type.owner.title), which has no `\(action.keyword)`", at: word.range))
    return false
  }

  mutating func checkRegion(_ word: ScriptWord) {
    guard Int64(digits: word.text) == nil, !names.hasRegion(word.text) else { return }
    report("no region of the book is called `\(word.quotedText)`", word) { $0.book.regionNames }
  }

  /// Reads `ITEM complete` or `ITEM incomplete`.
  mutating func completeness() throws(ScriptError) -> Expectation {
    let word = try item()
    if names.hasElement(word.text) {
      note(.element, word)
    } else if !names.games.hasGame(word.text) {
      report("no game of the book is called `\(word.quotedText)`", word) { $0.book.elementNames + $0.book.gameWords }
    }
    return .complete(word.text, take()?.isKeyword("complete") ?? false)
  }

  /// Reads `ITEM REGION = COLOR` after `fill`.
  mutating func expectedFill() throws(ScriptError) -> Expectation {
    splitOperator()
    let item = try knownItem()
    let region = try take("a region")
    checkRegion(region)
    guard try comparison() == .equal else { throw expected("`=`") }
    let word = try take("a colour or `none`")
    if word.isKeyword("none") { return .fill(item, region: region.text, nil) }
    guard let color = Color(word.text) else {
      throw ScriptError(
        "a colour is expected, not `\(word.quotedText)`", at: word.range,
        hint: "write \"#RRGGBB\" in quotation marks, a basic name such as `red`, or `none`")
    }
    return .fill(item, region: region.text, color)
  }
}
