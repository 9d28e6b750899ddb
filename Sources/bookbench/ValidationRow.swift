import BookChecking
import BookKit
import Foundation
import PropertyList

/// The time of validating a book, compared with just reading its property list.
enum ValidationRow {
  static func run(bookplay: String) {
    let bytes = BookText.xml(size: 1_000_000)
    runInside(bytes)
    runWhole(bytes, bookplay: bookplay)
  }

  /// Measures within this process, without a file.
  private static func runInside(_ bytes: [UInt8]) {
    let source = PropertyList.Source(bytes)
    let medians = Stopwatch.medians(
      of: [
        Peers.bookKit(bytes),
        Peers.bookModel(bytes),
        Contender(name: "checks") {
          precondition(BookCheck.check(source).book != nil, "the measured file must be a book")
        },
      ], rounds: 9)
    print("Reading a 1 MB book into the model, beside its tree alone: \(Figure.times(medians[1] / medians[0]))")
    print("Checking it, beside its tree alone: \(Figure.times(medians[2] / medians[0]))")
  }

  /// Measures whole processes, on a book in a folder with its pictures.
  private static func runWhole(_ bytes: [UInt8], bookplay: String) {
    let reader = URL(fileURLWithPath: bookplay).deletingLastPathComponent().appendingPathComponent("bookread").path
    guard FileManager.default.isExecutableFile(atPath: bookplay), FileManager.default.isExecutableFile(atPath: reader)
    else {
      print("Validating: \(bookplay) is not built, or there is no bookread beside it")
      return
    }
    Files.withTemporaryBook(bytes) { folder in
      let medians = Stopwatch.medians(
        of: [
          Contender(name: "read alone") { for _ in 0..<5 { Child.spawn([reader, folder + "/book.plist"]) } },
          Contender(name: "validate") { for _ in 0..<5 { Child.spawn([bookplay, "validate", folder]) } },
        ], rounds: 15)
      let times = medians.map { String(format: "%.1f ms", $0 * 200) }
      print(
        "\(Child.kind(of: bookplay)) validating a sound 1 MB book, beside a process that only reads it:",
        "\(Figure.ratio(medians[1] / medians[0], atMost: 2.5, aim: 1.8)) (\(times[1]) and \(times[0]) of CPU)")
    }
  }
}
