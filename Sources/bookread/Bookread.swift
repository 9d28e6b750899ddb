import BookFiles

/// Reads property lists into trees and does nothing else; `bookbench` measures `bookplay validate` against it.
@main struct Bookread {
  static func main() throws {
    for path in CommandLine.arguments.dropFirst() {
      let bytes = try Files.read(path, limit: PropertyList.Limits().bytes)
      let reading = PropertyList.read(PropertyList.Source(bytes, name: path))
      precondition(reading.isWellFormed, "the measured file must be valid")
    }
  }
}
