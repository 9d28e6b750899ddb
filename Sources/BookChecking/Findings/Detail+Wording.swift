import BookKit
import PropertyList

extension Diagnostic.Detail {
  /// The part of a message that says it; ``RuleExplanation`` has the rest.
  var text: String {
    switch self {
    case .text(let text): text
    case .names(let names, let count):
      Diagnostic.Detail.list(names) + (count > names.count ? " and \(count - names.count) more" : "")
    case .dictionary(let owner): "\(owner.title)"
    case .kind(let kind): kind.title
    case .problem(let problem, _): problem.message
    case .unlisted(let count, let severity):
      "\(count) more \(severity)\(count == 1 ? " is" : "s are") not listed; fix those above first"
    case .value(let fault): fault.text
    case .range(let fault): fault.text
    case .key(let fault): fault.text
    case .condition(let fault): fault.text
    case .path(let fault): "\(fault.description) (at character \(fault.offset + 1))"
    case .namesake(let owner): Diagnostic.Detail.part(owner)
    case .reference(let fault): fault.text
    case .option(let fault): fault.text
    case .section(let fault): fault.text
    case .file(let fault): fault.text
    case .trigger(let fault): fault.text
    case .element(let fault): fault.text
    case .drawing(let fault): fault.text
    case .overflow(let fault, let languages):
      fault.text + (languages.isEmpty ? "" : " (in \(Diagnostic.Detail.list(languages)))")
    case .words(let words, let times):
      "\(words) word\(words == 1 ? "" : "s"), but its voices have \(times) time\(times == 1 ? "" : "s") for them"
    case .narration(let name): name.map { "`\($0)`" } ?? "the page's music"
    case .points(let width, let height): "\(width) × \(height) points"
    case .language(.form): "it does not have the form of BCP 47"
    case .language(.language): "ISO 639 has no such language"
    case .time(let seconds, let usual?):
      "\(thousandths(seconds)) seconds long, and half of the times on its page are at most \(thousandths(usual))"
    case .time(let seconds, nil): "\(thousandths(seconds)) seconds long, which is more than ten minutes"
    }
  }

  /// Returns names in quotation marks, separated by commas.
  private static func list(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }

  /// Returns the title of a part that must have a name of its own within a page, an element or a picture.
  private static func part(_ owner: KeyOwner) -> String {
    switch owner {
    case .element: "\(owner.title) of this page"
    case .tween, .dropTarget: "\(owner.title) of this element"
    case .region: "\(owner.title) of this picture"
    default: "\(owner.title)"
    }
  }
}

extension NodeKind {
  fileprivate var title: String {
    switch self {
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .key, .string: "a string"
    case .integer, .real: "a number"
    case .boolean: "a boolean"
    case .date: "a date"
    case .data: "data"
    case .uid: "an archive reference"
    case .invalid: "an unreadable value"
    }
  }
}

// MARK: - Values and keys

extension Diagnostic.ValueType {
  fileprivate var title: String {
    switch self {
    case .kind(let kind): kind.title
    case .truth: "true or false"
    case .word: "a word"
    case .color: "a colour"
    case .condition: "a condition"
    case .event: "the name of an event"
    case .transition: "the name of a transition"
    case .background: "a colour, a file or a gradient"
    case .scalar: "a number, a boolean or a string"
    case .dictionaries: "a dictionary or an array of dictionaries"
    }
  }
}

extension Diagnostic.ValueFault {
  fileprivate var text: String {
    switch self {
    case .type(let expected, .string, let written): "\(expected.title), not the string `\(written)`"
    case .type(let expected, let found, _): "\(expected.title), not \(found.title)"
    case .notADictionary(.frame, let found): "a frame is a dictionary, not \(found.title)"
    case .notADictionary(let owner, let found): "\(owner.title) is a dictionary, not \(found.title)"
    case .notALanguage(let key, let found): "a language in `\(key)` is a dictionary, not \(found.title)"
    case .elementAmongPages: "this is an element among the pages"
    case .numberInString: "a number in a string"
    case .booleanInString: "a boolean in a string"
    case .numberForBoolean: "a number instead of a boolean"
    case .notSettable: "is not a property that can be set"
    case .notAnimatable: "is not a property that can be animated"
    case .notAnAction: "is not an action"
    case .notFor(let type): "does not apply to \(type.owner.title)"
    }
  }
}

extension Diagnostic.RangeFault {
  fileprivate var text: String {
    switch self {
    case .bounds(.any): "it must be finite"
    case .bounds(.nonnegative): "it must not be negative"
    case .bounds(.positive): "it must be more than 0"
    case .bounds(.fraction): "it must be between 0 and 1"
    case .range(let range) where range.upperBound == Int(Int32.max): "it must not be negative"
    case .range(let range) where range.count == 1: "it must be \(range.lowerBound)"
    case .range(let range): "it must be between \(range.lowerBound) and \(range.upperBound)"
    case .notWhole: "it must be a whole number"
    case .notAPage: "page numbers are whole numbers, starting at 1"
    case .notATween: "tween numbers are whole numbers, starting at 0"
    case .time: "times must be between 0 and 1"
    case .timeOrder: "times must be in ascending order"
    case .valueCount(let times): "the number of values must match the number of times, \(times)"
    case .colorCount(let range): "it must have \(range.lowerBound) to \(range.upperBound) colours"
    case .pieceCount(let range): "a puzzle must have \(range.lowerBound) to \(range.upperBound) pieces"
    case .paletteCount(let count): "the palette has \(count) colours"
    case .groupDepth(let max): "groups nest to \(max) levels"
    case .option(let values, let initial): "it must be \(Diagnostic.RangeFault.list(values, initial: initial))"
    case .snapDistance(let max): "it must be at most half the shorter side of a piece, which is \(max) points"
    case .wordOrder: "each time must be at least the one before it"
    case .soundLength(let file, let seconds): "`\(file)` is only \(thousandths(seconds)) seconds long"
    }
  }

  /// Returns the values of an option, or the type of the default if none are listed.
  private static func list(_ values: [Value], initial: Value) -> String {
    let words = values.map { value in
      switch value {
      case .boolean(let isTrue): isTrue ? "true" : "false"
      case .number(let number): "`" + Decimal.text(number) + "`"
      case .string(let text): "`" + Quotation.of(Array(text.utf8)) + "`"
      }
    }
    guard words.isEmpty else { return words.choices }
    if case .number = initial { return "a number" }
    return "a string"
  }
}

extension Diagnostic.KeyFault {
  fileprivate var text: String {
    switch self {
    case .notAllowed(let owner): "is not allowed in \(owner.title)"
    case .inside(let key): "belongs in `\(key)`, not next to it"
    case .elsewhere(let owners, let owner, _):
      "belongs in \(owners.map { $0.title.description }.joined(separator: " or ")), not in \(owner.title)"
    case .untranslatable: "cannot be translated"
    case .action(let kind, let others): "the action `\(kind)`" + others.map { ", without `\($0)`," }.joined()
    case .pathsOfGame: "a game whose regions are paths"
    case .coloringWithoutPaths: "a picture to colour whose regions have no paths"
    case .puzzleWithoutPage: "a puzzle without `page`"
    }
  }
}

// MARK: - Names

extension Diagnostic.ConditionError {
  fileprivate var text: String {
    switch self {
    case .missingValue(let token): "a value is missing \(Diagnostic.ConditionError.place(before: token))"
    case .missingOperator(let token):
      "`and`, `or` or a comparison is missing \(Diagnostic.ConditionError.place(before: token))"
    case .unexpected(let token, _): "`\(token)` is not allowed here"
    case .unclosedString(let text): "`\(text)` has no closing quotation mark"
    case .chainedComparison: "two comparisons need an `and` between them"
    case .unclosedParenthesis: "`(` is never closed"
    case .unopenedParenthesis: "`)` has no matching `(`"
    }
  }

  private static func place(before token: String?) -> String { token.map { "before `\($0)`" } ?? "at the end" }
}

extension Diagnostic.ReferenceFault {
  fileprivate var text: String {
    switch self {
    case .element(let onAnyPage): "no element of \(onAnyPage ? "any" : "this") page is called"
    case .music(onAnyPage: false): "this page has no music, and no element called"
    case .music(onAnyPage: true): "no page has music, and no element called"
    case .target(let onAnyPage): "no element of \(onAnyPage ? "any" : "this") page has the drop target"
    case .targetOf(let element): "`\(element)` has no drop target"
    case .voice(let type): "a text is read by a sound, but this is \(type.owner.title):"
    case .variable: "the book has no variable"
    case .option: "the book has no option"
    case .game: "no game is called"
    case .region: "no region is called"
    case .section: "no section is called"
    case .page: "no page is called"
    case .pageOrSection: "no page or section is called"
    case .pageCount(let count): "the book has \(count == 1 ? "one page" : "\(count) pages"), so there is no page"
    }
  }
}

extension Diagnostic.OptionFault {
  fileprivate var text: String {
    switch self {
    case .withoutDefault: "has no default of the book's own"
    case .sameValues: "has the same values in every book"
    case .badName: "is not the name of an option"
    case .unknown, .undeclared: "is not an option of this book"
    }
  }
}

extension Diagnostic.SectionFault {
  fileprivate var text: String {
    switch self {
    case .unknown: "is not a section"
    case .undrawable: "cannot be drawn as a section"
    case .pageName: "a page has that name"
    case .reservedWord: "it is a word for something else"
    case .generatedName: "an element of the page of games has that name"
    }
  }
}

extension Diagnostic.FileFault {
  fileprivate var text: String {
    switch self {
    case .outside: "through a link"
    case .otherCase(let file): "there is `\(file)`, but capital letters count"
    case .hidden: "a hidden file does not belong to a book"
    case .notAColor: "it is not a colour either"
    case .unusable(let fault): fault.message
    case .format(let format, .font): "is \(format.title), not a TrueType font"
    case .format(let format, .picture):
      // A photo in another format is a picture, too.
      "is \(format.title), " + (format.isPicture ? "which books cannot show" : "not a picture")
    case .format(let format, .sound): "is \(format.title), not a sound"
    case .byteCount(let count):
      // Rounded up, so that a file over the limit doesn't seem to be at the limit.
      "\((count + 99_999) / 1_000_000).\((count + 99_999) / 100_000 % 10) MB"
    case .pixels(let width, let height): "\(width) × \(height) pixels"
    }
  }
}

// MARK: - Elements

extension Diagnostic.TriggerFault {
  fileprivate var text: String {
    switch self {
    case .type(let element, let type): "`\(element)` is \(type.owner.title)"
    case .tweens(let element): "`\(element)` has no tweens to wait for"
    case .touch(let sound): "`\(sound)` is a sound, which cannot be touched"
    case .touchPass: "a touch has no `pass`, only `start` and `end`"
    case .drop(let owner): "\(owner.title) is never dropped"
    case .drag(let element): "`\(element)` cannot be dragged"
    case .target(let element): "`\(element)` has no drop targets"
    }
  }
}

extension Diagnostic.ElementFault {
  fileprivate var text: String {
    switch self {
    case .offStage: "can never come on stage"
    case .neverStarted: "can never start"
    case .untouchable: "can never be touched"
    case .undraggable: "cannot be dragged"
    case .unseen: "is never seen"
    case .covered(let element): "`\(element)` is on top and covers it"
    case .targetOfUndraggable(let element): "`\(element)` is not draggable"
    case .targetOutOfReach(let element): "no drag can bring the middle of `\(element)` there"
    case .turned: "because it is turned"
    case .scaled: "because it is scaled"
    case .changedByTween: "because this tween turns or scales it"
    case .changedByRule: "because a rule turns or scales it"
    }
  }
}

extension Diagnostic.DrawingFault {
  fileprivate var text: String {
    switch self {
    case .pointAndPath: "a region has either a point or a path"
    case .neitherPointNorPath: "this region has neither a point nor a path"
    case .withoutPath: "this region has no path, but others have one"
    case .outside: "this point lies outside of the drawing"
    case .taken: "this point lies in a region that already has one"
    case .empty: "the drawing has no regions"
    case .tooLarge: "one region takes nearly the whole drawing"
    case .map(let fault): fault.description
    }
  }
}

extension Diagnostic.OverflowFault {
  fileprivate var text: String {
    switch self {
    case .height(let height, let frame):
      "its lines are \(thousandths(height)) points high, and its frame only \(thousandths(frame))"
    case .wideWord: "a word is wider than its frame"
    }
  }
}

/// Returns a number rounded to thousandths, without trailing zeros.
private func thousandths(_ number: Double) -> String {
  var bytes: [UInt8] = []
  TraceText.appendThousandths(number, to: &bytes)
  return String(decoding: bytes, as: UTF8.self)
}
