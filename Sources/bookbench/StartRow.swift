import Foundation

/// The time of a whole `bookplay --version` process, compared with a C program that does nothing.
enum StartRow {
  static func run(bookplay: String) {
    guard FileManager.default.isExecutableFile(atPath: bookplay) else {
      print("Start: \(bookplay) is not built")
      return
    }
    guard let empty = emptyProgram() else {
      print("Start: no C compiler to make the program to compare with")
      return
    }
    defer { try? FileManager.default.removeItem(atPath: empty) }
    let medians = Stopwatch.medians(
      of: [
        Contender(name: "empty C") { for _ in 0..<20 { Child.spawn([empty]) } },
        Contender(name: "bookplay") { for _ in 0..<20 { Child.spawn([bookplay, "--version"]) } },
      ], rounds: 9)
    print("bookplay --version beside an empty C program: \(Figure.ratio(medians[1] / medians[0], atMost: 2, aim: 1.5))")
  }

  private static func emptyProgram() -> String? {
    let folder = FileManager.default.temporaryDirectory
    let source = folder.appendingPathComponent("bookbench-empty-\(getpid()).c")
    let program = folder.appendingPathComponent("bookbench-empty-\(getpid())").path
    defer { try? FileManager.default.removeItem(at: source) }
    guard (try? "int main(void) { return 0; }\n".write(to: source, atomically: true, encoding: .utf8)) != nil else {
      return nil
    }
    for compiler in ["cc", "clang"]
    where Child.output(of: [compiler, "-O1", source.path, "-o", program]) != nil {
      return program
    }
    return nil
  }
}
