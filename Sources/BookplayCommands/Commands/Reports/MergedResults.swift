import PropertyList

/// The results of several machines put together, as they would be had all scripts been run on one.
struct MergedResults {
  private(set) var results: [ScriptResult] = []
  /// What has been reached of each book, in the order of the scripts.
  private(set) var coverage: [BookCoverage] = []
  /// Why they do not go together.
  private(set) var faults: [ResultFault] = []

  init(_ parts: [ResultPart], needsCoverage: Bool) {
    checkLabels(of: parts)
    for part in parts { checkCount(of: part) }
    merge(parts)
    guard needsCoverage else { return }
    for part in parts where !part.hasTotal {
      report("there is no coverage in it", part.start, hint: "run each part with `--coverage` too")
    }
    mergeCoverage(of: parts)
  }

  private mutating func report(_ message: String, _ place: ResultPlace, hint: String? = nil) {
    faults.append(ResultFault(message, at: place.description, hint: hint))
  }

  // MARK: - Parts

  /// Checks that all parts are there, each once, and of one test.
  private mutating func checkLabels(of parts: [ResultPart]) {
    guard let first = parts.first(where: { $0.label != nil }), let whole = first.label else { return }
    var known: [Int: ResultPlace] = [:]
    for part in parts {
      guard let label = part.label else {
        report("it does not say which part of the scripts it is", part.start, hint: "\(first.start) is \(whole.words)")
        continue
      }
      guard (label.count, label.scripts) == (whole.count, whole.scripts) else {
        report(
          "it is part \(label.words) of \(scripts(label.scripts)), of another test", part.start,
          hint: "\(first.start) is \(whole.words) of \(scripts(whole.scripts))")
        continue
      }
      if let other = known[label.number] {
        report("part \(label.words) stands here a second time", part.start, hint: "\(other) is the first")
      } else {
        known[label.number] = part.start
      }
    }
    // Where there are more machines than scripts, some have nothing to tell.
    let missing = (1...whole.count).filter { known[$0] == nil && $0 <= whole.scripts }
    guard !missing.isEmpty else { return }
    let list = UsageText.list(missing.prefix(10).map { "\($0)/\(whole.count)" }, last: "and")
    let rest = missing.count > 10 ? " and \(missing.count - 10) more" : ""
    faults.append(
      ResultFault(
        "\(missing.count == 1 ? "part" : "parts") \(list)\(rest) \(missing.count == 1 ? "is" : "are") missing",
        at: "\(ArgumentTable.program) report", hint: "name the files of all machines"))
  }

  /// Checks that nothing has been cut off.
  private mutating func checkCount(of part: ResultPart) {
    guard let label = part.label, part.results.count != label.share else { return }
    let found = FindingReport.counted(part.results.count, "result")
    report(
      "part \(label.words) has \(found), but \(scripts(label.share))", part.start,
      hint: "the run was broken off, or the file was cut; run that part again")
  }

  private func scripts(_ count: Int) -> String { FindingReport.counted(count, "script") }

  // MARK: - Results

  private mutating func merge(_ parts: [ResultPart]) {
    var known: [String: ResultPlace] = [:]
    for part in parts {
      for (place, result) in part.results {
        if let other = known[result.script] {
          report("there is a second result of `\(result.script)`", place, hint: "\(other) is the first")
        } else {
          known[result.script] = place
          results.append(result)
        }
      }
    }
    // The order in which one machine would have run them.
    results.sort { $0.script.utf8.lexicographicallyPrecedes($1.script.utf8) }
  }

  private mutating func mergeCoverage(of parts: [ResultPart]) {
    var merged: [BookCoverage] = []
    var known: [String: (number: Int, place: ResultPlace)] = [:]
    for part in parts {
      for (place, book) in part.coverage {
        guard let other = known[book.title] else {
          known[book.title] = (merged.count, place)
          merged.append(book)
          continue
        }
        if !merged[other.number].add(book) {
          report("`\(book.title)` is not the same book as before", place, hint: "it is at \(other.place) first")
        }
      }
    }
    // A book comes with the first of its scripts.
    var isTaken = merged.map { _ in false }
    let ordered = results.compactMap { $0.book.flatMap { known[$0]?.number } } + merged.indices
    for number in ordered where !isTaken[number] {
      isTaken[number] = true
      coverage.append(merged[number])
    }
  }
}
