import BookDrawing
import BookKit
import BookMedia
import Foundation
import PropertyList

/// Shows a book on a terminal: `swift run TerminalReader Books/Aquarium`.
@main struct TerminalReaderProgram {
  static func main() {
    guard let folder = CommandLine.arguments.dropFirst().first else { return print("usage: TerminalReader FOLDER") }
    guard let data = FileManager.default.contents(atPath: folder + "/book.plist") else {
      return print("\(folder): has no book.plist that can be read")
    }
    guard let book = BookCheck.check(Source([UInt8](data), name: "book.plist")).book else {
      return print("\(folder): is not a book")
    }
    let reader = TerminalReader(book, assets: assets(in: folder))
    guard let terminal = Terminal() else { return readLines(reader) }
    var screen = ReadingScreen(reader, pictures: pictures(in: folder), title: book.title ?? folder)
    play(&screen, on: terminal)
    terminal.close()
  }

  /// Lets the book play, eight pictures a second, until somebody has enough of it.
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
      // More time has gone by only when the program was stopped.
      screen.take(inputs, after: min(last.duration(to: now), .seconds(1)))
      last = now
    }
  }

  /// Without a terminal there is a line for each answer.
  private static func readLines(_ reader: TerminalReader) {
    var reader = reader
    print(reader.shown(), terminator: "> ")
    while let line = readLine() {
      if !reader.answer(line) { print("type a letter, > or < to turn the page, or nothing to go on") }
      print(reader.shown(), terminator: "> ")
    }
    print()
  }

  /// The pictures of a book; no file outside of its folder is read.
  private static func pictures(in folder: String) -> PictureShelf {
    PictureShelf { name throws(PictureFault) in
      guard let path = AssetPath(name) else { throw .outside }
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)") else { throw .missing }
      return [UInt8](data)
    }
  }

  /// What the files in a folder say of themselves: how large pictures are, and how long sounds.
  private static func assets(in folder: String) -> AssetCatalog {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let assets = files.sorted().compactMap { file -> AssetCatalog.Asset? in
      guard AssetFormat(endingOf: file) != nil, let path = AssetPath(file) else { return nil }
      guard let data = FileManager.default.contents(atPath: folder + "/" + file) else { return nil }
      return AssetCatalog.Asset(path: path, facts: MediaReader.facts(of: [UInt8](data), named: file))
    }
    return AssetCatalog(assets)
  }
}
