import BookReports
import PropertyList

struct MergedResults {
  private(set) var results: [ScriptResult] = []
  private(set) var coverage: [BookCoverage] = []
  private(set) var faults: [ResultFault] = []

  init(_ parts: [ResultPart], needsCoverage: Bool) {
    let parts = checkLabels(of: parts)
    for part in parts { checkCount(of: part) }
    merge(parts)
    guard needsCoverage else { return }
    for part in parts where !part.hasTotal {
      report("it contains no coverage", part.start, hint: "run each part with `--coverage` too")
    }
    mergeCoverage(of: parts)
  }

  private mutating func report(_ message: String, _ place: ResultPlace, hint: String? = nil) {
    faults.append(ResultFault(message: message, place: place.description, hint: hint))
  }

  private mutating func checkLabels(of parts: [ResultPart]) -> [ResultPart] {
    guard let first = parts.first(where: { $0.label != nil }), let whole = first.label else { return parts }
    var known: [Int: ResultPlace] = [:]
    var kept: [ResultPart] = []
    for part in parts {
      let isSecond = part.label.map { known[$0.number] != nil && whole.isOfSameTest(as: $0) } ?? false
      if !isSecond { kept.append(part) }
      guard let label = part.label else {
        report(
          "it does not say which part of the scripts it is", part.start, hint: "\(first.start) is \(whole.description)")
        continue
      }
      guard label.isOfSameTest(as: whole) else {
        report(
          "it is part \(label.description) of \(scripts(label.scripts)), of another test", part.start,
          hint: "\(first.start) is \(whole.description) of \(scripts(whole.scripts))")
        continue
      }
      if let other = known[label.number] {
        report("part \(label.description) appears here twice", part.start, hint: "\(other) is the first")
      } else {
        known[label.number] = part.start
      }
    }
    checkMissing(of: whole, except: known)
    return kept
  }

  private mutating func checkMissing(of whole: ShardLabel, except known: [Int: ResultPlace]) {
    // If there are more machines than scripts, some have no results.
    let needed = min(whole.count, whole.scripts)
    let count = needed - known.keys.count { $0 <= needed }
    guard count > 0 else { return }
    // The count comes from the file and can be arbitrarily large.
    let missing = (1...needed).lazy.filter { known[$0] == nil }.prefix(MergedResults.maxListedParts)
    let list = UsageText.list(missing.map { "\($0)/\(whole.count)" }, last: "and")
    let rest = count > MergedResults.maxListedParts ? " and \(count - MergedResults.maxListedParts) more" : ""
    faults.append(
      ResultFault(
        message: "\(count == 1 ? "part" : "parts") \(list)\(rest) \(count == 1 ? "is" : "are") missing",
        place: "\(Tool.name) report", hint: "name the files of all machines"))
  }

  private static let maxListedParts = 10

  private mutating func checkCount(of part: ResultPart) {
    guard let label = part.label, part.results.count != label.share else { return }
    let found = FindingReport.counted(part.results.count, "result")
    report(
      "part \(label.description) has \(found), but \(scripts(label.share))", part.start,
      hint: "the run was stopped, or the file is incomplete; run that part again")
  }

  private func scripts(_ count: Int) -> String { FindingReport.counted(count, "script") }

  private mutating func merge(_ parts: [ResultPart]) {
    var known: [String: ResultPlace] = [:]
    for part in parts {
      for (place, result) in part.results {
        if let other = known[result.script] {
          report("there is a second result for `\(result.script)`", place, hint: "\(other) is the first")
        } else {
          known[result.script] = place
          results.append(result)
        }
      }
    }
    // One machine would have run the scripts in this order.
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
    // Books are ordered by the first of their scripts.
    var isTaken = merged.map { _ in false }
    let ordered = results.compactMap { $0.book.flatMap { known[$0]?.number } } + merged.indices
    for number in ordered where !isTaken[number] {
      isTaken[number] = true
      coverage.append(merged[number])
    }
  }
}
