import PropertyList

/// Reads the lines that `bookplay test --format jsonl` has written; several machines' may stand in one file.
struct ResultReader {
  private(set) var parts: [ResultPart] = []
  /// Lines that are none of these.
  private(set) var faults: [ResultFault] = []
  private let file: String

  /// More are not told: a file that is something else entirely need not be told line by line.
  private static let mostFaults = 10

  init(_ source: Source) {
    file = source.name
    var number = 0
    for line in source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard !line.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) else { continue }
      guard faults.count < ResultReader.mostFaults else { return }
      read(Array(line), at: ResultPlace(file: file, line: number))
    }
    guard parts.isEmpty, faults.isEmpty else { return }
    faults.append(ResultFault("there are no results in it", at: file, hint: ResultReader.origin))
  }

  private static let origin = "results are written by `bookplay test --format jsonl`"

  private mutating func read(_ line: [UInt8], at place: ResultPlace) {
    let value: JSONValue
    do throws(JSONReader.Failure) {
      value = try JSONReader.read(line)
    } catch {
      let isCut = error.offset >= line.count
      let what = isCut ? "the line ends in the middle of its JSON" : "this is no JSON"
      faults.append(ResultFault(what, at: "\(place):\(error.offset + 1)", hint: ResultReader.origin))
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
      faults.append(ResultFault("this is no result of a script", at: "\(place):1", hint: ResultReader.origin))
    }
  }

  /// A test that was run as a whole says nothing before its results.
  private mutating func begin(at place: ResultPlace) {
    if parts.isEmpty { parts.append(ResultPart(start: place, label: nil)) }
  }
}
