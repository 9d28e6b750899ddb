import BookKit
import PropertyList
import Testing

/// A small book that shows one thing, what is done with it, and all that happens.
///
/// The trace has one event a line: `TICK event item/tween key=value …`, the keys in the order of a trace in JSON, but
/// `page` at the end, and only where it is another than that of the line before (at first: another than 1); `page=-`
/// says that there is none. Names and addresses stand bare; `text` and a `value` stand as in JSON (`value=1.5`,
/// `value=true`, `value="fr"`).
struct LittleBook: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The book in old-style text, with GNUstep's numbers (`<*I5>`) and truth values (`<*BY>`).
  let text: String
  /// The files of its folder.
  let files: [File]
  /// Whether the player spares its reader what moves.
  let hasReducedMotion: Bool
  /// What is wrong with it on purpose.
  let faults: [DiagnosticRule]
  let inputs: [Input]
  /// Its lines, without indentation.
  let trace: [String]

  /// A file of the book's folder.
  enum File: Sendable {
    case sound(String, seconds: Double?)
    case picture(String, width: Double, height: Double)
  }

  /// What is read of the text.
  var reading: PropertyList.Reading {
    var options = ReadingOptions()
    options.acceptsGNUstepValues = true
    return PropertyList.read(PropertyList.Source(Array(text.utf8)), options: options)
  }

  /// The book as it is played: in XML, which has numbers and truth values of its own.
  var source: PropertyList.Source {
    PropertyList.Source(reading.document?.written(as: .xml).bytes ?? Array(text.utf8))
  }

  /// A whole book.
  init(
    _ name: String, book: String, files: [File] = [], reducedMotion: Bool = false, faults: [DiagnosticRule] = [],
    inputs: [Input], trace: String
  ) {
    testDescription = name
    text = book
    self.files = files
    hasReducedMotion = reducedMotion
    self.faults = faults
    self.inputs = inputs
    let lines = trace.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    self.trace = lines.filter { !$0.isEmpty }
  }

  /// A book of `pages`, dictionaries with commas between them, on a clock of 10 ticks a second.
  init(
    _ name: String, pages: String, root: String = "", files: [File] = [], reducedMotion: Bool = false,
    faults: [DiagnosticRule] = [], inputs: [Input], trace: String
  ) {
    let book = "{ tickRate = 10; \(root) pages = ( \(pages) ); }"
    self.init(
      name, book: book, files: files, reducedMotion: reducedMotion, faults: faults, inputs: inputs, trace: trace)
  }

  /// A book of one page with `elements` and `rules`, dictionaries with commas between them, at 10 ticks a second.
  init(
    _ name: String, page elements: String, rules: String = "", keys: String = "", root: String = "",
    files: [File] = [], reducedMotion: Bool = false, faults: [DiagnosticRule] = [], inputs: [Input], trace: String
  ) {
    let page = "{ elements = ( \(elements) ); rules = ( \(rules) ); \(keys) }"
    self.init(
      name, pages: page, root: root, files: files, reducedMotion: reducedMotion, faults: faults, inputs: inputs,
      trace: trace)
  }

  /// What the reader, or the test, does next.
  enum Input: Sendable {
    /// Opens a page by its number from 1.
    case open(Int)
    case openCredits
    case next
    case previous
    case language(String)
    /// Advances the clock by whole ticks.
    case ticks(Int64)
    /// Advances the clock by a time as it is written; what is left of a tick is kept.
    case seconds(String)
    /// Puts a finger down at a point.
    case press(Int, Double, Double)
    case move(Int, Double, Double)
    case release(Int)
    case cancel(Int)
    /// A touch of finger 0 that begins and ends at a point.
    case tap(Double, Double)
    /// Takes one of the choices that are offered in place of dragging.
    case choose(String, String)
    case tapCreditLink(CreditLink)
    /// A drawn value (`a.x`) or a variable (`$apples`) is a number, within a thousandth.
    case expect(String, Double)
    /// A drawn colour (`a.fontColor`, as `#RRGGBBAA`) or a variable that holds text.
    case expectText(String, String)
    /// `a.visible`, or a variable that is true or false.
    case expectTruth(String, Bool)
    /// Whether an element is on stage.
    case expectOnStage(String, Bool)
    /// The number of the page on stage.
    case expectPage(Int)
    /// The choices, `item>target` in the order in which they are offered.
    case expectChoices([String])
  }

  enum CreditLink: Sendable {
    case twitter
    case web
  }
}
