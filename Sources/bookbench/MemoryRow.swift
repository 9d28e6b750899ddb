import Foundation
import PropertyList

/// How much memory reading takes, measured in a process of its own that does nothing else.
enum MemoryRow {
  /// Prints the peak of reading as a multiple of the input, what the program takes anyway left out.
  static func run() {
    let bytes = BookText.xml(size: 10_000_000)
    let peaks = Files.withTemporary(bytes) { path in [peak("idle", path), peak("reading", path)] }
    guard let idle = peaks[0], let busy = peaks[1] else {
      print("Memory: this program cannot be run again to measure it")
      return
    }
    let multiple = Double(busy - idle + bytes.count) / Double(bytes.count)
    print("Memory of XML → tree, 10 MB, input included: \(Figure.ratio(multiple, atMost: 2.6, aim: 2.0))")
  }

  /// What the measured process does: loads the file, and reads it or not.
  static func measured(reading: Bool, path: String) {
    let source = Source(Files.contents(of: path))
    if reading {
      let list = PropertyList.read(source)
      precondition(list.isWellFormed, "the measured file must be sound")
    }
    withExtendedLifetime(source) { print(Stopwatch.peakBytes()) }
  }

  private static func peak(_ mode: String, _ path: String) -> Int? {
    let output = Child.output(of: [CommandLine.arguments[0], "--memory", mode, path])
    return output.flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }
}
