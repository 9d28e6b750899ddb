import BookKit
import Foundation
import PropertyList

/// The memory that reading takes, measured in a process of its own.
enum MemoryRow {
  /// Prints the peak memory of reading as a multiple of the input, minus the memory of an idle process.
  static func run() {
    let bytes = BookText.xml(size: 10_000_000)
    let modes = ["idle", "tree", "model"]
    let peaks = Files.withTemporary(bytes) { path in modes.map { peak($0, path) } }
    guard let idle = peaks[0], let tree = peaks[1], let model = peaks[2] else {
      return print("Memory: this program cannot be run again to measure it")
    }
    for (name, busy) in [("tree", tree), ("tree and model of a book", model)] {
      let multiple = Double(busy - idle + bytes.count) / Double(bytes.count)
      print("Memory of XML → \(name), 10 MB, input included: \(Figure.ratio(multiple, atMost: 3.5, aim: 2.6))")
    }
  }

  /// Loads the file and reads it as far as `mode` says; this runs in the measured process.
  static func measureInChild(_ mode: String, path: String) {
    let source = PropertyList.Source(Files.contents(of: path))
    if mode != "idle" {
      let reading = PropertyList.read(source)
      precondition(reading.isWellFormed, "the measured file must be valid")
      if mode == "model" {
        precondition(reading.document.flatMap { Book.read($0).book } != nil, "the measured file must be a book")
      }
    }
    withExtendedLifetime(source) { print(Stopwatch.peakBytes()) }
  }

  private static func peak(_ mode: String, _ path: String) -> Int? {
    Child.figures(of: ["--memory", mode, path]).first.map { Int($0) }
  }
}
