import BookDrawing
import PropertyList

/// Test results in the subset of JUnit's XML that all readers understand.
struct JUnit {
  let name: String
  let suites: [Suite]

  /// A book with its findings, or a folder with its scripts.
  struct Suite {
    let name: String
    let wallTime: Duration
    let tests: [TestCase]
  }

  /// A test of a suite; readers treat tests with the same name as one test.
  struct TestCase {
    let name: String
    var wallTime = Duration.zero
    /// The time in the book in seconds, written as a property because JUnit has no element for it.
    var bookTime: Double?
    var outcome = Outcome.passed
  }

  enum Outcome {
    case passed
    /// The test passed with a remark.
    case noted(String)
    case skipped(reason: String)
    case failed(type: String, message: String, details: String)
  }

  var document: String {
    let tests = suites.flatMap(\.tests)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"\(name)\" tests=\"\(tests.count)\" failures=\"\(tests.count(where: \.isFailed))\" "
      + "errors=\"0\" time=\"\(JUnit.time(suites.map(\.wallTime).reduce(.zero, +)))\">\n"
      + suites.map(\.text).joined() + "</testsuites>\n"
  }

  fileprivate static func time(_ duration: Duration) -> String { BookPhrases.number(duration.inSeconds) }
}

extension JUnit.Suite {
  fileprivate var text: String {
    let name = XMLEscape.escaped(name)
    let failures = tests.count(where: \.isFailed)
    let skipped = tests.count { if case .skipped = $0.outcome { true } else { false } }
    return "  <testsuite name=\"\(name)\" tests=\"\(tests.count)\" failures=\"\(failures)\" errors=\"0\" "
      + "skipped=\"\(skipped)\" time=\"\(JUnit.time(wallTime))\">\n"
      + tests.map { $0.text(in: name) }.joined() + "  </testsuite>\n"
  }
}

extension JUnit.TestCase {
  fileprivate var isFailed: Bool { if case .failed = outcome { true } else { false } }

  fileprivate func text(in suite: String) -> String {
    let time = JUnit.time(wallTime)
    let opening = "    <testcase classname=\"\(suite)\" name=\"\(XMLEscape.escaped(name))\" time=\"\(time)\""
    let content = [property, result].compactMap(\.self)
    guard !content.isEmpty else { return opening + "/>\n" }
    return opening + ">\n" + content.map { "      \($0)\n" }.joined() + "    </testcase>\n"
  }

  private var property: String? {
    bookTime.map { "<properties><property name=\"book-time\" value=\"\(BookPhrases.number($0))\"/></properties>" }
  }

  private var result: String? {
    switch outcome {
    case .passed: return nil
    case .noted(let text): return "<system-out>\(XMLEscape.escaped(text))</system-out>"
    case .skipped(let reason): return "<skipped message=\"\(XMLEscape.escaped(reason))\"/>"
    case .failed(let type, let message, let details):
      let message = XMLEscape.escaped(message)
      return "<failure type=\"\(type)\" message=\"\(message)\">\(XMLEscape.escaped(details))</failure>"
    }
  }
}
