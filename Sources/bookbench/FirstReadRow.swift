import Foundation

/// The time of the first read in a fresh process, which has no memory to reuse.
enum FirstReadRow {
  static func run(_ title: String, _ bytes: [UInt8], isBinary: Bool) {
    let names = ["BookKit", "libplist", "Foundation"]
    let speeds = Files.withTemporary(bytes) { path in
      var seconds = Array(repeating: [Double](), count: names.count)
      for _ in 0..<5 {
        for (index, name) in names.enumerated() {
          seconds[index] += Child.figures(of: ["--first", name, isBinary ? "binary" : "xml", path])
        }
      }
      return seconds.map { $0.isEmpty ? nil : Double(bytes.count) / $0.sorted()[$0.count / 2] / 1e6 }
    }
    let cells = zip(names, speeds).map { name, speed in
      speed.map { "\(name) \(String(format: "%.0f", $0))" } ?? "\(name) –"
    }
    print("\(title), first read of a process, MB/s: " + cells.joined(separator: ", "))
  }

  /// Reads the file once and prints the CPU seconds; this runs in the measured process.
  static func measureInChild(_ name: String, isBinary: Bool, path: String) {
    let bytes = Files.contents(of: path)
    guard let contender = Peers.named(name, bytes, isBinary: isBinary) else { return }
    let start = Stopwatch.cpuSeconds()
    contender.run()
    print(Stopwatch.cpuSeconds() - start)
  }
}
