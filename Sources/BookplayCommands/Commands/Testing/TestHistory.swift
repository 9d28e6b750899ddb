struct TestHistory {
  private var statuses: [String: ExitStatus] = [:]

  var status: ExitStatus { statuses.values.max() ?? .good }

  /// Returns the scripts to run: those that are affected, and those that were never run; all if `isAffected` is `nil`.
  ///
  /// Scripts that failed before come first. Scripts that no longer exist are forgotten.
  mutating func order(_ scripts: [String], _ isAffected: ((String) -> Bool)?) -> [String] {
    let existing = Set(scripts)
    statuses = statuses.filter { existing.contains($0.key) }
    guard let isAffected else { return scripts }
    let chosen = scripts.filter { statuses[$0] == nil || isAffected($0) }
    return chosen.filter { hasFailed($0) } + chosen.filter { !hasFailed($0) }
  }

  private func hasFailed(_ script: String) -> Bool { statuses[script] ?? .good > .good }
  mutating func add(_ new: [String: ExitStatus]) { statuses.merge(new) { $1 } }
}
