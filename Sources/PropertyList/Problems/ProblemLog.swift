/// The problems found in one file up to a limit, and the number of all others.
///
/// Each severity has a limit of its own, so that warnings never crowd out errors.
package struct ProblemLog {
  package private(set) var problems: [PropertyList.Problem] = []
  /// The number of problems that weren't kept.
  package private(set) var unlisted = PropertyList.Reading.UnlistedProblems()
  private var room: (errors: Int, warnings: Int)
  /// The number of further problems of each kind that is reported only once.
  private var repetitions: [(kind: PropertyList.Problem.Kind, count: Int)] = []

  package init(limit: Int) {
    let atLeastOne = max(1, limit)
    room = (atLeastOne, atLeastOne)
  }

  /// Adds a problem in builds that report problems; in other builds, the problem isn't even created.
  @inline(__always)
  package mutating func add(_ problem: @autoclosure () -> PropertyList.Problem) {
    if Build.includesDiagnostics { keep(problem()) }
  }

  @inline(__always)
  package mutating func add(
    _ kind: PropertyList.Problem.Kind, at range: Range<Int>, subject: @autoclosure () -> String = "",
    suggestion: @autoclosure () -> String? = nil
  ) {
    add(PropertyList.Problem(kind, at: range, subject: subject(), suggestion: suggestion()))
  }

  private mutating func keep(_ problem: PropertyList.Problem) {
    guard hasRoom(for: problem.kind) else { return countUnlisted(problem.kind) }
    if problem.severity == .error { room.errors -= 1 } else { room.warnings -= 1 }
    problems.append(problem)
  }

  /// Counts a problem of a kind that is reported only once, and returns whether the kind has occurred before.
  package mutating func isRepetition(_ kind: PropertyList.Problem.Kind) -> Bool {
    guard Build.includesDiagnostics, kind.isReportedOnce else { return false }
    if let index = repetitions.firstIndex(where: { $0.kind == kind }) {
      repetitions[index].count += 1
      return true
    }
    repetitions.append((kind, 0))
    return false
  }

  /// Returns whether a problem of `kind` would be kept; otherwise, there is no need to find its path.
  package func hasRoom(for kind: PropertyList.Problem.Kind) -> Bool {
    guard Build.includesDiagnostics else { return false }
    return kind.severity == .error ? room.errors > 0 : room.warnings > 0
  }

  package mutating func countUnlisted(_ kind: PropertyList.Problem.Kind) {
    if kind.severity == .error { unlisted.errorCount += 1 } else { unlisted.warningCount += 1 }
  }

  package func has(_ kind: PropertyList.Problem.Kind, at range: Range<Int>) -> Bool {
    problems.contains { $0.kind == kind && $0.range == range }
  }

  /// Returns the problems sorted by position; problems at the same position keep the order in which they were found.
  package func inFileOrder() -> [PropertyList.Problem] {
    let order = problems.indices.sorted { left, right in
      (problems[left].range.lowerBound, left) < (problems[right].range.lowerBound, right)
    }
    return order.map { index in
      var problem = problems[index]
      let count = repetitions.first { $0.kind == problem.kind }?.count ?? 0
      if count > 0 { problem.suggestion = String(count) }
      return problem
    }
  }
}

extension PropertyList.Problem.Kind {
  /// Whether only the first such problem is reported, with the number of others as its suggestion.
  fileprivate var isReportedOnce: Bool { self == .unusualSpace || self == .hashComment }
}

/// The error that a scanner throws if it can't continue; the reason is the last error in the log.
package struct ReadingStopped: Error {}
