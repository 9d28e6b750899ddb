import BookKit
import PropertyList
import Testing

/// A small book that demonstrates one thing, with inputs and the complete trace they produce.
///
/// The trace has one event per line: `TICK event item/tween key=value …`. The keys are in the order of a JSON trace,
/// except that `page` comes last. It is given only if it differs from the page of the line before (page 1 for the
/// first line); `page=-` means no page. Names and addresses are written bare, `text` and `value` as in JSON
/// (`value=1.5`, `value=true`, `value="fr"`).
struct LittleBook: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The book in old-style text, with GNUstep's numbers (`<*I5>`) and Booleans (`<*BY>`).
  let text: String
  /// The files in its folder.
  let files: [File]
  /// Whether the player reduces motion.
  let hasReducedMotion: Bool
  /// The rules that it breaks on purpose.
  let faults: [DiagnosticRule]
  let inputs: [Input]
  /// The lines of the expected trace, without indentation.
  let trace: [String]

  /// A file in the book's folder.
  enum File: Sendable {
    case sound(String, seconds: Double?)
    case picture(String, width: Double, height: Double)
  }

  /// The result of reading the text.
  var reading: PropertyList.Reading {
    var options = ReadingOptions()
    options.acceptsGNUstepValues = true
    return PropertyList.read(PropertyList.Source(Array(text.utf8)), options: options)
  }

  /// The book as it is played: in XML, which has its own numbers and Booleans.
  var source: PropertyList.Source {
    PropertyList.Source(reading.document?.written(as: .xml).bytes ?? Array(text.utf8))
  }

  /// Creates a little book from a whole book.
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

  /// Creates a book of `pages`, dictionaries separated by commas, with 10 ticks a second.
  init(
    _ name: String, pages: String, root: String = "", files: [File] = [], reducedMotion: Bool = false,
    faults: [DiagnosticRule] = [], inputs: [Input], trace: String
  ) {
    let book = "{ tickRate = 10; \(root) pages = ( \(pages) ); }"
    self.init(
      name, book: book, files: files, reducedMotion: reducedMotion, faults: faults, inputs: inputs, trace: trace)
  }

  /// Creates a book of one page with `elements` and `rules`, dictionaries separated by commas, with 10 ticks a
  /// second.
  init(
    _ name: String, page elements: String, rules: String = "", keys: String = "", root: String = "",
    files: [File] = [], reducedMotion: Bool = false, faults: [DiagnosticRule] = [], inputs: [Input], trace: String
  ) {
    let page = "{ elements = ( \(elements) ); rules = ( \(rules) ); \(keys) }"
    self.init(
      name, pages: page, root: root, files: files, reducedMotion: reducedMotion, faults: faults, inputs: inputs,
      trace: trace)
  }

  /// The next action of the reader, or the next expectation of the test.
  enum Input: Sendable {
    /// Opens a page by its number, from 1.
    case open(Int)
    case openCredits
    case next
    case previous
    case language(String)
    case seed(UInt64)
    case loudness(Double)
    case shake
    /// Advances the clock by whole ticks.
    case ticks(Int64)
    /// Advances the clock by a decimal number of seconds; the remainder of a tick is kept.
    case seconds(String)
    /// Puts a finger down at a point.
    case press(Int, Double, Double)
    case move(Int, Double, Double)
    case release(Int)
    case cancel(Int)
    /// Touches a point with finger 0 and lifts it at once.
    case tap(Double, Double)
    /// Takes one of the choices offered as an alternative to dragging.
    case choose(String, String)
    case tapCreditLink(CreditLink)
    /// Expects that a drawn value (`a.x`) or a variable (`$apples`) is a number, to within a thousandth.
    case expect(String, Double)
    /// Expects that a drawn colour (`a.fontColor`, as `#RRGGBBAA`) or a variable has this text.
    case expectText(String, String)
    /// Expects that `a.visible` or a variable is true or false.
    case expectTruth(String, Bool)
    /// Expects that an element is on stage, or that it isn't.
    case expectOnStage(String, Bool)
    /// Expects the page with this number on stage.
    case expectPage(Int)
    /// Expects these choices, each as `item>target`, in the order in which they are offered.
    case expectChoices([String])
  }

  enum CreditLink: Sendable {
    case twitter
    case web
    case publisher
  }
}
