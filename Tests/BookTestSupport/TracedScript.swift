import PropertyList

/// A request to `booktrace`: a script to be played in a book, or lines of an editor.
public struct TracedScript: Sendable {
  private let parts: [[UInt8]]

  /// Creates a request; each file is a path with the width and height of a picture, or with the duration of a sound
  /// in seconds (-1 if it isn't known) and -1.
  public init(
    book: [UInt8], script: String, files: [(path: String, first: Double, second: Double)] = [],
    reducesMotion: Bool = false
  ) {
    var list = PropertyListBuilder()
    list.beginArray()
    for file in files {
      list.string(file.path)
      list.real(file.first)
      list.real(file.second)
    }
    list.endContainer()
    let motion = reducesMotion ? "reduced motion" : ""
    parts = [book, Array(script.utf8), list.finish().written(as: .xml).bytes ?? [], Array(motion.utf8)]
  }

  /// Creates a request to carry out lines of an editor on a book whose files aren't known.
  public init(book: [UInt8], editorLines: [UInt8]) {
    parts = [book, editorLines, [], Array("edit".utf8)]
  }

  /// The request as `booktrace` reads it: each part preceded by a line with its number of bytes.
  public var input: [UInt8] { parts.flatMap { Array("\($0.count)\n".utf8) + $0 } }

  /// Splits the output of `booktrace` into traces, one for each request.
  public static func split(_ output: [UInt8]) -> [String] {
    let text = String(decoding: output, as: UTF8.self)
    return text.split(separator: "--\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}
