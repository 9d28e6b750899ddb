import Foundation
import PropertyList

/// The speed of reading property lists, compared with other readers on the machine.
enum PropertyListRows {
  static func run() {
    print("Reading property lists: CPU time, medians of interleaved rounds, MB/s\n")
    var table = Table(["", "BookKit", "libplist", "Foundation", "plistlib"])
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
    FirstReadRow.run("XML 10 MB", BookText.xml(size: 10_000_000), isBinary: false)
    FirstReadRow.run(binaryName, binary, isBinary: true)
  }

  private static func row(
    _ name: String, _ bytes: [UInt8], isBinary: Bool, withPeers: Bool, in table: inout Table
  ) -> [String: Double] {
    var contenders = [Peers.bookKit(bytes)]
    if withPeers {
      contenders.append(Peers.foundation(bytes))
      if let libplist = Peers.libplist(bytes, isBinary: isBinary) { contenders.append(libplist) }
    }
    let rounds = 5
    let medians = Stopwatch.medians(of: contenders, rounds: rounds)
    var speeds: [String: Double] = [:]
    for (contender, median) in zip(contenders, medians) { speeds[contender.name] = Double(bytes.count) / median / 1e6 }
    if withPeers, let seconds = plistlibSeconds(bytes) { speeds["plistlib"] = Double(bytes.count) / seconds / 1e6 }
    table.add(
      [name]
        + ["BookKit", "libplist", "Foundation", "plistlib"].map { peer in
          speeds[peer].map { String(format: "%.0f", $0) } ?? "–"
        })
    return speeds
  }

  private static func verdicts(_ speeds: [String: [String: Double]], binaryName: String) {
    for (name, peer, must, aim) in [
      ("XML 10 MB", "libplist", 2.0, 3.0), ("XML 10 MB", "Foundation", 9, 13), (binaryName, "libplist", 2, 5),
      (binaryName, "Foundation", 9, 20),
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
    let peers = [Peers.libplist(bytes, isBinary: false), Peers.foundation(bytes)].compactMap { $0 }
    let medians = Stopwatch.medians(of: [Peers.bookModel(bytes)] + peers, rounds: 5)
    for (index, peer) in peers.enumerated() {
      let (must, aim) = peer.name == "libplist" ? (3.0, 5.0) : (12.0, 22.0)
      let ratio = Figure.ratio(medians[index + 1] / medians[0], must: must, aim: aim)
      print("XML 10 MB into the model of a book, beside \(peer.name): \(ratio)")
    }
  }

  private static func plistlibSeconds(_ bytes: [UInt8]) -> Double? {
    Files.withTemporary(bytes) { Peers.plistlib(path: $0, rounds: 3) }
  }

  private static func binary(of xml: [UInt8]) -> [UInt8] {
    var options = ReadingOptions()
    options.limits = .generous
    let reading = PropertyList.read(PropertyList.Source(xml), options: options)
    guard let bytes = reading.document?.written(as: .binary).bytes else {
      preconditionFailure("the measured file must be writable")
    }
    return bytes
  }
}
