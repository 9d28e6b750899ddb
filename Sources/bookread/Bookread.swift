import BookplayCommands
import PropertyList

/// Reads a file into its tree and does nothing else: what `bookbench` measures `bookplay validate` beside.
@main struct Bookread {
  static func main() throws {
    for path in CommandLine.arguments.dropFirst() {
      let reading = PropertyList.read(Source(try Files.read(path, limit: Limits().bytes), name: path))
      precondition(reading.isWellFormed, "the measured file must be sound")
    }
  }
}
