import Foundation

/// Benchmarks that compare BookKit with its peers; only the ratios within one run are meaningful.
@main struct Bookbench {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let bookplay = folder.appendingPathComponent("bookplay").path
    switch (arguments.first, arguments.count) {
    case ("--memory", 3): MemoryRow.measureInChild(arguments[1], path: arguments[2])
    case ("--read", 4):
      keepMemory()
      PropertyListRows.measureInChild(arguments[1], isBinary: arguments[2] == "binary", path: arguments[3])
    case ("--reading", 1): PropertyListRows.run()
    case ("--playing", 1): PlayingRows.run()
    case ("--playing", 2): PlayingRows.sampled(Int(arguments[1]).map { [$0] } ?? [])
    case ("--parts", 1): MovableRow.run()
    case ("--tweens", 1): PlayingRows.measureInChild()
    case ("--ticks", 2): AllocationRow.measureInChild(ticks: Int(arguments[1]) ?? 0)
    case ("--scene", 3): PlayedScene.write(count: Int(arguments[1]) ?? 1000, to: arguments[2])
    case ("--validate", 1...2):
      keepMemory()
      ValidationRow.run(bookplay: arguments.count == 2 ? arguments[1] : bookplay)
    case ("--editing", 1):
      keepMemory()
      EditingRows.run()
    case ("--lsp-memory", 2): LanguageRows.measureInChild(arguments[1])
    case ("--lsp", 1...2):
      keepMemory()
      LanguageRows.run(bookplay: arguments.count == 2 ? arguments[1] : bookplay)
    case (let option?, _) where option.hasPrefix("-"): print(usage)
    default:
      keepMemory()
      PropertyListRows.run()
      ValidationRow.run(bookplay: arguments.first ?? bookplay)
      MemoryRow.run()
      PlayingRows.run()
      EditingRows.run()
      LanguageRows.run(bookplay: arguments.first ?? bookplay)
      StartRow.run(bookplay: arguments.first ?? bookplay)
    }
  }

  /// Keeps freed memory in the process, so that memory that one contender frees doesn't make the allocations of the
  /// next one slower.
  private static func keepMemory() {
    typealias Option = @convention(c) (Int32, Int32) -> Int32
    // The function exists only in glibc, and its Swift module leaves it out; elsewhere this has no effect.
    guard let address = dlsym(dlopen(nil, RTLD_NOW), "mallopt") else { return }
    let setOption = unsafeBitCast(address, to: Option.self)
    let (trimThreshold, mappingThreshold) = (Int32(-1), Int32(-3))
    _ = setOption(trimThreshold, Int32.max)
    _ = setOption(mappingThreshold, 1 << 30)
  }

  private static let usage = """
    usage: bookbench [PATH-OF-BOOKPLAY | --reading | --playing [COUNT] | --parts | --editing]
           bookbench --validate [PATH-OF-BOOKPLAY]
           bookbench --lsp [PATH-OF-BOOKPLAY]
           bookbench --scene COUNT FILE

    Compares reading with Foundation and libplist, and playing with flat arrays in C, and measures memory, validating,
    editing, the language server and the start of bookplay; with an option only that, with COUNT only pages of COUNT
    elements, and with --parts only a page of sliders. The programs bookplay and bookread must be next to this one,
    built by `swift build -c release`.
    --scene writes the book of COUNT elements, each with three tweens, that measures playing.
    """
}
