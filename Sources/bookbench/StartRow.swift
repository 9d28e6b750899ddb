import Foundation

/// The time of a whole `bookplay --version` process, compared with a C program that does nothing.
enum StartRow {
  static func run(bookplay: String) {
    guard FileManager.default.isExecutableFile(atPath: bookplay) else {
      return print("Start: \(bookplay) is not built")
    }
    guard let empty = CCompiler.compile("int main(void) { return 0; }", "empty", options: ["-O1"]) else {
      return print("Start: no C compiler to make the program to compare with")
    }
    defer { try? FileManager.default.removeItem(atPath: empty) }
    let medians = Stopwatch.medians(
      of: [
        { for _ in 0..<20 { Child.spawn([empty]) } },
        { for _ in 0..<20 { Child.spawn([bookplay, "--version"]) } },
      ], rounds: 9)
    let ratio = Figure.ratio(medians[1] / medians[0], atMost: 2, aim: 1.5)
    print("\(Child.kind(of: bookplay)) --version beside an empty C program: \(ratio)")
  }
}
