import BookDrawing
import BookFiles
import Foundation

/// Shows a book on a terminal: `swift run TerminalReader Books/Aquarium`.
///
/// If a file is named after the book, the reader's options are kept there until the next time.
@main struct TerminalReaderProgram {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let path = arguments.first else { return print("usage: TerminalReader FOLDER [FILE]") }
    do throws(BookLoadingError) {
      read(try Book.load(path), at: path, keepingOptionsIn: arguments.dropFirst().first)
    } catch {
      print(error)
    }
  }

  private static func read(_ loaded: LoadedBook, at path: String, keepingOptionsIn file: String?) {
    let address = file.map { URL(fileURLWithPath: $0) }
    let options = address.flatMap { try? Data(contentsOf: $0) } ?? Data()
    var reader = TerminalReader(loaded.book, assets: loaded.assets, options: Array(options))
    if let terminal = Terminal() {
      var screen = ReadingScreen(reader, pictures: pictures(of: loaded), title: loaded.book.title ?? path)
      play(&screen, on: terminal)
      terminal.close()
      reader = screen.reader
    } else {
      readLines(&reader)
    }
    guard let address else { return }
    do {
      try Data(reader.keptOptions).write(to: address)
    } catch {
      print("the options could not be kept: \(error.localizedDescription)")
    }
  }

  /// Plays the book at eight pictures a second until the user quits.
  private static func play(_ screen: inout ReadingScreen, on terminal: Terminal) {
    let clock = ContinuousClock()
    var last = clock.now
    while true {
      let (columns, rows) = terminal.size
      terminal.show(screen.rows(columns: columns, rows: rows))
      guard let bytes = terminal.read(within: 125) else { return }
      let inputs = TerminalInput.all(in: bytes)
      if inputs.contains(.quit) { return }
      let now = clock.now
      // More time has passed only if the program was suspended.
      screen.take(inputs, after: min(last.duration(to: now), .seconds(1)))
      last = now
    }
  }

  /// Reads an answer from each line, without a terminal.
  private static func readLines(_ reader: inout TerminalReader) {
    print(reader.shown(), terminator: "> ")
    while let line = readLine() {
      if !reader.answer(line) { print("type a letter, > or < to turn the page, or press Return to continue") }
      print(reader.shown(), terminator: "> ")
    }
    print()
  }

  /// Returns the pictures of a book; files outside of its folder are never read.
  private static func pictures(of loaded: LoadedBook) -> PictureShelf {
    PictureShelf { name throws(PictureError) in
      guard let bytes = try? loaded.bytes(of: name) else { throw .missing }
      return bytes
    }
  }
}
