import BookReports
import PropertyList

struct ResultReader {
  private(set) var parts: [ResultPart] = []
  private(set) var faults: [ResultFault] = []
  private let file: String

  private var omittedCount = 0

  /// The maximum number of faults to report; an unrelated file would have one in each line.
  private static let maxFaults = 10

  init(_ source: PropertyList.Source) {
    file = source.name
    let lines = source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) {
      read(Array(line), at: ResultPlace(file: file, line: index + 1))
    }
    if omittedCount > 0 {
      let lines = FindingReport.counted(omittedCount, "more line")
      faults.append(
        ResultFault(
          message: "\(lines) of it \(omittedCount == 1 ? "is not a result" : "are not results")", place: file))
    }
    guard parts.isEmpty, faults.isEmpty else { return }
    faults.append(ResultFault(message: "there are no results in it", place: file, hint: ResultReader.origin))
  }

  private static let origin = "results are written by `bookplay test --format jsonl`"

  private mutating func read(_ line: [UInt8], at place: ResultPlace) {
    let value: JSONValue
    do throws(JSONValue.SyntaxError) { value = try JSONValue(json: line) } catch {
      let isCut = error.offset >= line.count
      let what = isCut ? "the line ends in the middle of its JSON" : "this is not JSON"
      report(what, at: "\(place):\(error.offset + 1)")
      return
    }
    if let label = ShardLabel.read(value) {
      parts.append(ResultPart(start: place, label: label))
    } else if let result = ResultJSON.read(value) {
      begin(at: place)
      parts[parts.count - 1].results.append((place, result))
    } else if let line = CoverageJSON.read(value) {
      begin(at: place)
      switch line {
      case .book(let book): parts[parts.count - 1].coverage.append((place, book))
      case .total: parts[parts.count - 1].hasTotal = true
      }
    } else {
      report("this is not the result of a script", at: "\(place):1")
    }
  }

  /// Reports a line that isn't a result; the first such report has a hint about where results come from.
  private mutating func report(_ message: String, at place: String) {
    guard faults.count < ResultReader.maxFaults else {
      omittedCount += 1
      return
    }
    faults.append(ResultFault(message: message, place: place, hint: faults.isEmpty ? ResultReader.origin : nil))
  }

  /// Starts a part without a label if there is no part yet, because a test that isn't split writes no label.
  private mutating func begin(at place: ResultPlace) {
    if parts.isEmpty { parts.append(ResultPart(start: place, label: nil)) }
  }
}
