import Foundation

/// The time of validating a book, compared with just reading its property list.
enum ValidationRow {
  /// Measures whole processes, on a book in a folder with its pictures.
  static func run(bookplay: String) {
    let reader = URL(fileURLWithPath: bookplay).deletingLastPathComponent().appendingPathComponent("bookread").path
    guard FileManager.default.isExecutableFile(atPath: bookplay), FileManager.default.isExecutableFile(atPath: reader)
    else { return print("Validating: \(bookplay) is not built, or there is no bookread beside it") }
    Files.withTemporaryBook(BookText.xml(size: 1_000_000)) { folder in
      let medians = Stopwatch.medians(
        of: [
          { for _ in 0..<5 { Child.spawn([reader, folder + "/book.plist"]) } },
          { for _ in 0..<5 { Child.spawn([bookplay, "validate", folder]) } },
        ], rounds: 15)
      let times = medians.map { String(format: "%.1f ms", $0 * 200) }
      print(
        "\(Child.kind(of: bookplay)) validating a sound 1 MB book, beside a process that only reads it:",
        "\(Figure.ratio(medians[1] / medians[0], atMost: 2.5, aim: 1.8)) (\(times[1]) and \(times[0]) of CPU)")
    }
  }
}
