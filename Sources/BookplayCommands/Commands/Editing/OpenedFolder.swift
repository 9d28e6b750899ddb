import BookEditing
import BookFiles

struct OpenedFolder: EditedFolder {
  let folder: BookFolder?
  let writes: Bool
  private(set) var discarded: [(path: AssetPath, isKeptIfNamed: Bool)] = []
  /// Whether files can come from anywhere on this machine, not just from `upload`.
  var takesPaths = true
  /// The uploaded bytes of the file to add, or `nil` to read the file from its path.
  var upload: [UInt8]?
  private(set) var lastAdded: AssetPath?

  private static let maxByteCount = 256 << 20

  mutating func add(_ source: String, as path: AssetPath) throws(Refusal) -> AssetCatalog.Asset {
    let asset = try add(try read(source), as: path)
    lastAdded = asset.path
    return asset
  }

  mutating func add(_ path: AssetPath, ofBookIn book: String) throws(Refusal) -> AssetCatalog.Asset? {
    guard book.hasPrefix("/"), let other = try? BookFile(book).folder else { return nil }
    let bytes = try? other.read(path, limit: OpenedFolder.maxByteCount)
    return try bytes.map { (bytes) throws(Refusal) in try add(bytes, as: path) }
  }

  /// Writes a file at its path or, if a different file is there, at the next free path with a number after the name.
  private func add(_ bytes: [UInt8], as path: AssetPath) throws(Refusal) -> AssetCatalog.Asset {
    let facts = try OpenedFolder.facts(of: bytes, named: path.description)
    var place = path
    while let present = try contents(of: place), present != bytes { place = OpenedFolder.next(after: place) }
    try write(bytes, to: place)
    return AssetCatalog.Asset(path: place, facts: facts)
  }

  mutating func replace(_ path: AssetPath, with source: String) throws(Refusal) -> AssetFacts {
    let bytes = try read(source)
    let facts = try OpenedFolder.facts(of: bytes, named: path.description)
    try write(bytes, to: path)
    return facts
  }

  mutating func copy(_ path: AssetPath, to new: AssetPath) throws(Refusal) {
    guard let bytes = try contents(of: path) else {
      throw Refusal(.noSuchFile, "there is no file `\(path.description)` in the book's folder")
    }
    guard try contents(of: new) == nil else { throw Refusal(.fileExists, "`\(new.description)` is there already") }
    try write(bytes, to: new)
  }

  mutating func discard(_ path: AssetPath, isKeptIfNamed: Bool) { discarded.append((path, isKeptIfNamed)) }

  func finish(_ book: BookDocument) {
    let named = (book.book?.fileNames ?? []).compactMap { AssetPath($0) }
    for entry in discarded where !(entry.isKeptIfNamed && named.contains(entry.path)) {
      guard writes, let place = folder?.placeOfNewFile(entry.path) else { continue }
      Files.remove(place)
    }
  }

  private func read(_ path: String) throws(Refusal) -> [UInt8] {
    if let upload { return upload }
    guard takesPaths else { throw Refusal(.unsafePath, "`\(path)` is not in the book's folder; send the file itself") }
    do throws(FileError) { return try Files.read(path, limit: OpenedFolder.maxByteCount) } catch {
      if case .tooLarge = error.reason { throw Refusal(.tooLarge, "`\(path)` is larger than 256 MB") }
      throw Refusal(.unreadableFile, error.message)
    }
  }

  private static func facts(of bytes: [UInt8], named name: String) throws(Refusal) -> AssetFacts {
    let facts = BookFolder.facts(of: bytes, named: name)
    switch facts.content {
    case .picture, .sound, .font: return facts
    case .unreadable, .unknown:
      throw Refusal(.unreadableFile, "`\(name)` is not a picture, sound or font that can be read")
    }
  }

  private func contents(of path: AssetPath) throws(Refusal) -> [UInt8]? {
    guard let folder else { return nil }
    do throws(FileError.Reason) { return try folder.read(path, limit: OpenedFolder.maxByteCount) } catch {
      throw Refusal(.unreadableFile, "cannot read `\(path.description)`: \(error.message)")
    }
  }

  private func write(_ bytes: [UInt8], to path: AssetPath) throws(Refusal) {
    guard writes, try contents(of: path) != bytes else { return }
    guard let place = folder?.placeOfNewFile(path) else {
      throw Refusal(.unsafePath, "`\(path.description)` leaves the book's folder, or its folder doesn't exist")
    }
    do throws(FileError) { try Files.replace(place, with: bytes) } catch {
      throw Refusal(.unreadableFile, error.message)
    }
  }

  /// Returns the path with the next number after the file's name: `moon2.png` after `moon.png`.
  private static func next(after path: AssetPath) -> AssetPath {
    let name = path.utf8
    let dot = name.lastIndex(of: UInt8(ascii: ".")) ?? name.count
    var start = dot
    while start > 0, dot - start < 9, name[start - 1] &- UInt8(ascii: "0") < 10 { start -= 1 }
    let number = Int(String(decoding: name[start..<dot], as: UTF8.self)) ?? 1
    let next = Array(name[..<start]) + String(number + 1).utf8 + name[dot...]
    return AssetPath(String(decoding: next, as: UTF8.self)) ?? path
  }
}
