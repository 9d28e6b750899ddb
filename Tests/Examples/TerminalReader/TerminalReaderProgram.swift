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
      return print("\(folder): is no book")
    }
    var reader = TerminalReader(book, assets: assets(in: folder))
    print(reader.shown(), terminator: "> ")
    while let line = readLine() {
      if !reader.answer(line) { print("a letter, > or <, or nothing to go on") }
      print(reader.shown(), terminator: "> ")
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
