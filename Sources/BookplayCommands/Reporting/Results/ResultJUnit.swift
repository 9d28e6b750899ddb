import BookDrawing
import BookFiles
import PropertyList

/// Results of scripts in the subset of JUnit's XML that all readers understand: folders are suites, scripts are
/// tests.
package enum ResultJUnit {
  /// Returns a document with all results.
  package static func document(_ results: [ScriptResult]) -> String {
    let suites = suites(of: results)
    let counts = ResultCounts(results)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text +=
      "<testsuites name=\"bookplay test\" tests=\"\(counts.all)\" failures=\"\(counts.failed)\" "
      + "errors=\"0\" time=\"\(time(of: results))\">\n"
    for (folder, results) in suites { text += suite(folder, results) }
    return text + "</testsuites>\n"
  }

  /// Returns the results by folder, in the order in which folders first occur.
  private static func suites(of results: [ScriptResult]) -> [(String, [ScriptResult])] {
    var suites: [(String, [ScriptResult])] = []
    var positions: [String: Int] = [:]
    for result in results {
      let folder = Files.folder(of: result.script)
      if let position = positions[folder] {
        suites[position].1.append(result)
      } else {
        positions[folder] = suites.count
        suites.append((folder, [result]))
      }
    }
    return suites
  }

  private static func suite(_ folder: String, _ results: [ScriptResult]) -> String {
    let name = XMLEscape.escaped(folder)
    let counts = ResultCounts(results)
    var text =
      "  <testsuite name=\"\(name)\" tests=\"\(counts.all)\" failures=\"\(counts.failed)\" errors=\"0\" "
      + "skipped=\"\(counts.skipped)\" time=\"\(time(of: results))\">\n"
    for result in results { text += test(result, in: name) }
    return text + "  </testsuite>\n"
  }

  private static func test(_ result: ScriptResult, in suite: String) -> String {
    let file = result.script.split(separator: "/").last.map { String($0) } ?? result.script
    let opening =
      "    <testcase classname=\"\(suite)\" name=\"\(XMLEscape.escaped(file))\" time=\"\(time(of: [result]))\">\n"
    return opening + "      \(content(of: result))\n    </testcase>\n"
  }

  private static func content(of result: ScriptResult) -> String {
    switch result.outcome {
    case .passed: return bookTime(of: result)
    case .skipped(let reason): return "<skipped message=\"\(XMLEscape.escaped(reason))\"/>"
    case .failed(let failures):
      // Many readers show only the first failure.
      let kind = failures.first?.kind.rawValue ?? ScriptResult.Kind.expectation.rawValue
      let message = XMLEscape.escaped(failures.first?.message ?? "")
      let text = XMLEscape.escaped(failures.map { details(of: $0, in: result) }.joined(separator: "\n"))
      return "\(bookTime(of: result))\n      <failure type=\"\(kind)\" message=\"\(message)\">\(text)</failure>"
    }
  }

  /// Returns the time that passed in the book as a property, because JUnit has no element for it.
  private static func bookTime(of result: ScriptResult) -> String {
    let time = String(decoding: Decimal.shortest(result.bookTime), as: UTF8.self)
    return "<properties><property name=\"book-time\" value=\"\(time)\"/></properties>"
  }

  private static func time(of results: [ScriptResult]) -> String { JUnitTime.text(of: results.map(\.wallTime)) }

  /// Returns a failure in a few lines of text.
  private static func details(of failure: ScriptResult.Failure, in result: ScriptResult) -> String {
    var lines = ["\(result.place(of: failure)): \(failure.kind.severity): \(failure.message)"]
    if let time = failure.time { lines.append("at \(time) s in the book") }
    return (lines + failure.details).joined(separator: "\n")
  }
}
