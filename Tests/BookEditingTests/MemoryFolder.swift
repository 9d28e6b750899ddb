import BookEditing
import BookKit

/// A book's folder without a disk: files are known by their names, and those to be added are told apart by theirs.
struct MemoryFolder: EditedFolder {
  /// The files as `moon.png 100 80`, with their sizes.
  private var files: [(path: String, source: String)]
  private(set) var discarded: [String] = []
  let catalog: AssetCatalog

  init(_ lines: [String]) {
    var assets: [AssetCatalog.Asset] = []
    files = []
    for line in lines {
      let words = line.split(separator: " ")
      guard let path = AssetPath(String(words[0])) else { continue }
      files.append((path.description, path.description))
      assets.append(
        AssetCatalog.Asset(
          path: path, facts: MemoryFolder.facts(width: Double(words[1]) ?? 0, height: Double(words[2]) ?? 0)))
    }
    catalog = AssetCatalog(assets)
  }

  private static func facts(width: Double, height: Double) -> AssetFacts {
    AssetFacts(format: .png, byteCount: 100, content: .picture(width: width, height: height))
  }

  mutating func add(_ source: String, as path: AssetPath) throws(Refusal) -> AssetCatalog.Asset {
    let facts = try facts(of: source)
    var name = path
    var number = 2
    while let file = files.first(where: { $0.path == name.description }), file.source != source {
      name = AssetPath(path.description.replacing(".png", with: "\(number).png")) ?? path
      number += 1
    }
    files.append((name.description, source))
    return AssetCatalog.Asset(path: name, facts: facts)
  }

  /// Another book has the files whose names don't begin with `no`.
  mutating func add(_ path: AssetPath, ofBookIn book: String) throws(Refusal) -> AssetCatalog.Asset? {
    path.description.hasPrefix("no") ? nil : try add("\(book)/\(path)", as: path)
  }

  mutating func replace(_ path: AssetPath, with source: String) throws(Refusal) -> AssetFacts { try facts(of: source) }

  mutating func copy(_ path: AssetPath, to new: AssetPath) throws(Refusal) {
    files.append((new.description, path.description))
  }

  mutating func discard(_ path: AssetPath, isKeptIfNamed: Bool) { discarded.append(path.description) }

  private func facts(of source: String) throws(Refusal) -> AssetFacts {
    guard source.hasSuffix(".png") else { throw Refusal(.unreadableFile, "`\(source)` can't be read") }
    return MemoryFolder.facts(width: 64, height: 48)
  }
}
