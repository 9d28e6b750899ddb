import PropertyList

package enum ResultJUnit {
  package static func document(_ results: [ScriptResult]) -> String {
    // Folders are in the order in which they first occur.
    var folders: [String] = []
    var tests: [String: [JUnit.TestCase]] = [:]
    for result in results {
      let folder = result.script.folderPath
      if tests[folder] == nil { folders.append(folder) }
      tests[folder, default: []].append(test(of: result))
    }
    let suites = folders.map { folder in
      let tests = tests[folder] ?? []
      return JUnit.Suite(name: folder, wallTime: tests.map(\.wallTime).reduce(.zero, +), tests: tests)
    }
    return JUnit(name: "bookplay test", suites: suites).document
  }

  private static func test(of result: ScriptResult) -> JUnit.TestCase {
    var test = JUnit.TestCase(
      name: result.script.lastPathComponent, wallTime: result.wallTime,
      bookTime: result.bookTime)
    switch result.outcome {
    case .passed: break
    case .skipped(let reason):
      test.bookTime = nil
      test.outcome = .skipped(reason: reason)
    case .failed(let failures):
      // Many readers show only the first failure.
      test.outcome = .failed(
        type: (failures.first?.kind ?? .expectation).rawValue, message: failures.first?.message ?? "",
        details: failures.map { details(of: $0, in: result) }.joined(separator: "\n"))
    }
    return test
  }

  private static func details(of failure: ScriptResult.Failure, in result: ScriptResult) -> String {
    var lines = ["\(result.place(of: failure)): \(failure.kind.severity): \(failure.message)"]
    if let time = failure.time { lines.append("at \(time) s in the book") }
    return (lines + failure.details).joined(separator: "\n")
  }
}
