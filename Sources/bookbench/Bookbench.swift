import Foundation

/// Measures BookKit beside its peers; only the ratios of one run mean anything.
@main struct Bookbench {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch (arguments.first, arguments.count) {
    case ("--memory", 3):
      MemoryRow.measured(arguments[1], path: arguments[2])
    case ("--first", 4):
      FirstReadRow.measured(arguments[1], isBinary: arguments[2] == "binary", path: arguments[3])
    case ("--playing", 1): PlayingRows.run()
    case ("--tweens", 1): PlayingRows.measured()
    case (let option?, _) where option.hasPrefix("-"):
      print(usage)
    default:
      keepMemory()
      PropertyListRows.run()
      ValidationRow.run()
      MemoryRow.run()
      PlayingRows.run()
      let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      StartRow.run(bookplay: arguments.first ?? folder.appendingPathComponent("bookplay").path)
    }
  }

  /// Keeps freed memory in the process, so that what one contender gives back does not cost the next one the time of
  /// fetching it again; what fetching costs is a row of its own.
  private static func keepMemory() {
    typealias Option = @convention(c) (Int32, Int32) -> Int32
    // Glibc's own function, which its Swift module leaves out; elsewhere nothing is kept.
    guard let address = dlsym(dlopen(nil, RTLD_NOW), "mallopt") else { return }
    let setOption = unsafeBitCast(address, to: Option.self)
    let (trimThreshold, mappingThreshold) = (Int32(-1), Int32(-3))
    _ = setOption(trimThreshold, Int32.max)
    _ = setOption(mappingThreshold, 1 << 30)
  }

  private static let usage = """
    usage: bookbench [PATH-OF-BOOKPLAY | --playing]
    Measures reading beside Foundation, libplist and plistlib where they are, playing beside flat arrays, memory, and
    the start of bookplay; with --playing only that.
    """
}
