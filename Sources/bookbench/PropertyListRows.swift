import Foundation
import PropertyList

/// The speed of reading property lists, compared with other readers on the machine.
enum PropertyListRows {
  static func run() {
    print("Reading property lists: CPU time, medians of processes that take turns, MB/s\n")
    var table = Table([""] + allNames)
    let sizes = [
      ("XML 100 KB", 100_000), ("XML 1 MB", 1_000_000), ("XML 10 MB", 10_000_000), ("XML 100 MB", 100_000_000),
    ]
    var speeds: [String: [String: Double]] = [:]
    for (name, size) in sizes {
      // The slow readers are left out of the largest size, where they would take minutes and show nothing new.
      speeds[name] = row(name, BookText.xml(size: size), isBinary: false, withPeers: size <= 10_000_000, in: &table)
    }
    let binary = binary(of: BookText.xml(size: 20_000_000))
    let binaryName = String(format: "binary %.1f MB", Double(binary.count) / 1e6)
    speeds[binaryName] = row(binaryName, binary, isBinary: true, withPeers: true, in: &table)
    print(table.text, "\n")
    verdicts(speeds, binaryName: binaryName)
    modelVerdicts(BookText.xml(size: 10_000_000))
  }

  private static let allNames = ["BookKit", "libplist", "Foundation"]

  private static func row(
    _ name: String, _ bytes: [UInt8], isBinary: Bool, withPeers: Bool, in table: inout Table
  ) -> [String: Double] {
    let names = withPeers ? allNames : ["BookKit"]
    let speeds = Files.withTemporary(bytes) { measure(names, $0, bytes.count, isBinary: isBinary) }
    table.add([name] + allNames.map { peer in speeds[peer].map { String(format: "%.0f", $0) } ?? "–" })
    return speeds
  }

  /// Returns the speeds of readers in MB/s, each measured in processes of its own, which take turns.
  ///
  /// In one process, memory that one reader leaves behind would slow down the next one.
  private static func measure(_ names: [String], _ path: String, _ byteCount: Int, isBinary: Bool) -> [String: Double] {
    var seconds: [String: [Double]] = [:]
    for _ in 0..<5 {
      for name in names {
        seconds[name, default: []] += Child.figures(of: ["--read", name, isBinary ? "binary" : "xml", path])
      }
    }
    return seconds.mapValues { Double(byteCount) / $0.sorted()[$0.count / 2] / 1e6 }
  }

  /// Prints the median CPU seconds of a few reads; this runs in the measured process.
  static func measureInChild(_ name: String, isBinary: Bool, path: String) {
    guard let contender = Peers.named(name, Files.contents(of: path), isBinary: isBinary) else { return }
    print(Stopwatch.medians(of: [contender], rounds: 3, turn: 0.05)[0])
  }

  private static func verdicts(_ speeds: [String: [String: Double]], binaryName: String) {
    for (name, peer, must, aim) in [
      ("XML 10 MB", "libplist", 8.0, 12.0), ("XML 10 MB", "Foundation", 25, 35), (binaryName, "libplist", 4, 6),
      (binaryName, "Foundation", 24, 30),
    ] {
      guard let mine = speeds[name]?["BookKit"], let its = speeds[name]?[peer] else { continue }
      print("\(name) beside \(peer): \(Figure.ratio(mine / its, must: must, aim: aim))")
    }
    if let large = speeds["XML 100 MB"]?["BookKit"], let small = speeds["XML 10 MB"]?["BookKit"] {
      print("100 MB beside 10 MB: \(Figure.ratio(large / small, must: 0.8, aim: 0.92))")
    }
  }

  /// Measures reading into the model of a book, compared with readers that stop at their own objects.
  private static func modelVerdicts(_ bytes: [UInt8]) {
    let names = ["book model", "libplist", "Foundation"]
    let speeds = Files.withTemporary(bytes) { measure(names, $0, bytes.count, isBinary: false) }
    for (peer, must, aim) in [("libplist", 4.0, 6.0), ("Foundation", 12, 16)] {
      guard let mine = speeds["book model"], let its = speeds[peer] else { continue }
      print("XML 10 MB into the model of a book, beside \(peer): \(Figure.ratio(mine / its, must: must, aim: aim))")
    }
  }

  private static func binary(of xml: [UInt8]) -> [UInt8] {
    guard let bytes = TweenBook.list(xml).written(as: .binary).bytes else {
      preconditionFailure("the measured file must be writable")
    }
    return bytes
  }
}
