import BookKit
import BookMedia
import CLibrary

/// The folder of a book, with access to the files in it.
///
/// Hidden files and files outside the folder are never opened, even if the book or a link in the folder refers to them.
package struct BookFolder: Sendable {
  private let path: String
  /// The path with all links resolved and a slash at its end.
  private let resolved: String

  private static let maxEntries = 20_000
  private static let maxDepth = 32

  /// The absolute path, without links.
  package var absolutePath: String { resolved == "/" ? resolved : String(resolved.dropLast()) }

  /// Returns `nil` if nothing exists at `path`.
  package init?(_ path: String) {
    guard let resolved = Files.resolved(path) else { return nil }
    self.path = path
    self.resolved = resolved == "/" ? resolved : resolved + "/"
  }

  static func opened(_ path: String) throws(FileError) -> BookFolder {
    guard let folder = BookFolder(path) else { throw FileError(.read, path, .last) }
    guard Files.isFolder(path) else { throw FileError(.read, path, .system(ENOTDIR)) }
    return folder
  }

  /// Returns the facts about all files in and below the folder, except for hidden files and files that `isExcluded`
  /// selects.
  ///
  /// If there are too many files, or a subfolder can't be listed, the files among `names` are looked up instead.
  package func catalog(
    of names: @autoclosure () -> [String], without isExcluded: (_ name: String) -> Bool
  ) -> AssetCatalog {
    var walk = AssetWalk(remainingEntries: BookFolder.maxEntries)
    var folders = [Subfolder(path: "", resolved: [resolved])]
    while let folder = folders.popLast(), walk.remainingEntries >= 0 {
      look(into: folder, &walk, &folders, without: isExcluded)
    }
    if walk.remainingEntries < 0 { return catalog(of: names()) }
    return AssetCatalog(walk.assets + (walk.hasUnreadableFolder || walk.hasLinks ? catalog(of: names()).assets : []))
  }

  private struct Subfolder {
    /// The path in the book's folder, with a slash at its end.
    let path: String
    /// The paths of this folder and of the folders around it, without links.
    let resolved: [String]
  }

  /// The state of a search: the files found, and the number of entries that can still be examined.
  private struct AssetWalk {
    var remainingEntries: Int
    var assets: [AssetCatalog.Asset] = []
    /// Whether there was a folder that can't be listed or entered.
    var hasUnreadableFolder = false
    /// Whether there was a link out of the folder, to a file or to another folder.
    var hasLinks = false
  }

  private func look(
    into folder: Subfolder, _ walk: inout AssetWalk, _ folders: inout [Subfolder],
    without isExcluded: (_ name: String) -> Bool
  ) {
    do throws(FileError.Reason) {
      let location = path + "/" + folder.path
      let entries = try Files.entries(in: location, atMost: walk.remainingEntries + 1)
      // Some folders can be listed but not entered.
      if !entries.isEmpty, access(location, X_OK) != 0 { throw .last }
      for entry in entries {
        walk.remainingEntries -= 1
        guard walk.remainingEntries >= 0 else { return }
        let file = folder.path + entry.name
        // An entry that isn't a link is inside the book's folder, like its own folder.
        var inner: String?
        switch entry.kind {
        case .file: break
        case .folder: inner = folder.resolved[folder.resolved.count - 1] + entry.name + "/"
        case .other:
          guard let place = try placeInside(file) else {
            walk.hasLinks = true
            continue
          }
          if Files.isFolder(path + "/" + file) { inner = place + "/" }
        }
        if let inner {
          // Without this check, a link to an enclosing folder would cause an endless walk.
          if folder.resolved.count < BookFolder.maxDepth, !folder.resolved.contains(inner) {
            folders.append(Subfolder(path: file + "/", resolved: folder.resolved + [inner]))
          }
        } else if !isExcluded(entry.name), let asset = asset(at: file, isRegular: entry.kind == .file) {
          walk.assets.append(asset)
        }
      }
    } catch {
      walk.hasUnreadableFolder = true
    }
  }

  /// Returns a catalog of some files, including the pictures' `@2x` variants.
  package func catalog(of names: [String]) -> AssetCatalog {
    var found = Set<[UInt8]>()
    var assets: [AssetCatalog.Asset] = []
    let files = names.compactMap { AssetPath($0) }
    for file in files + files.compactMap(\.double) where assets.count < BookFolder.maxEntries {
      guard !file.isHidden, found.insert(file.utf8).inserted else { continue }
      do throws(FileError.Reason) {
        guard try Files.place(of: path + "/" + file.description) != nil else { continue }
        guard try placeInside(file.description) != nil else {
          assets.append(AssetCatalog.Asset(path: file, facts: BookFolder.unreadable(file.description, .outside)))
          continue
        }
        if let asset = asset(at: file.description) { assets.append(asset) }
      } catch {
        assets.append(AssetCatalog.Asset(path: file, facts: BookFolder.unopenable(file.description, error)))
      }
    }
    return AssetCatalog(assets)
  }

  /// Returns the contents of a file in the folder, or `nil` if there is no such file; throws if it exceeds `limit`
  /// bytes.
  package func read(_ file: AssetPath, limit: Int) throws(FileError.Reason) -> [UInt8]? {
    guard let opened = try open(file) else { return nil }
    let size = Int(try opened.status().st_size)
    guard size <= limit else { throw .tooLarge(limit: limit) }
    return try opened.descriptor.readAll(expecting: size, limit: limit)
  }

  /// Opens a regular file in the folder for reading, or returns `nil` if there is no such file.
  package func open(_ file: AssetPath) throws(FileError.Reason) -> OpenFile? {
    let place = path + "/" + file.description
    guard !file.isHidden, try Files.place(of: place) != nil else { return nil }
    guard try placeInside(file.description) != nil else { throw .leavesFolder }
    let opened = try OpenFile(place, O_RDONLY | O_NONBLOCK)
    // Reading a device or a pipe could block forever.
    guard try opened.status().isRegularFile else { return nil }
    return opened
  }

  /// Returns the path at which a new file can be written, or `nil` if the file is hidden, or if its folder doesn't
  /// exist or lies outside.
  package func placeOfNewFile(_ file: AssetPath) -> String? {
    let place = path + "/" + file.description
    guard !file.isHidden, let folder = Files.resolved(Files.folder(of: place)) else { return nil }
    return (folder + "/").hasPrefix(resolved) || resolved == "/" ? place : nil
  }

  /// Returns the facts about a file that is not in the folder yet.
  package static func facts(of bytes: [UInt8], named name: String) -> AssetFacts {
    MediaReader.facts(of: bytes, named: name)
  }

  /// Returns the path of a file with links resolved, or `nil` if it doesn't exist or lies outside the folder.
  private func placeInside(_ file: String) throws(FileError.Reason) -> String? {
    try Files.place(of: path + "/" + file).flatMap { $0.hasPrefix(resolved) ? $0 : nil }
  }

  /// Returns the facts about a file, or `nil` if there is none.
  ///
  /// Unless `isRegular` is set from the folder's listing, the file could be a device or a pipe.
  private func asset(at file: String, isRegular: Bool = false) -> AssetCatalog.Asset? {
    guard let place = AssetPath(file),
      let facts = BookFolder.facts(of: path + "/" + file, named: file, isRegular: isRegular)
    else { return nil }
    return AssetCatalog.Asset(path: place, facts: facts)
  }

  /// Returns the facts about a regular file, or `nil` for a device or a pipe, which could block forever.
  private static func facts(of path: String, named name: String, isRegular: Bool) -> AssetFacts? {
    do throws(FileError.Reason) {
      let file = try OpenFile(path, O_RDONLY | O_NONBLOCK)
      let descriptor = file.descriptor
      let beginning = isRegular ? descriptor.bytes(from: 0, count: MediaReader.firstReadCount) ?? [] : []
      // The size of a short file is known without asking the system.
      if !beginning.isEmpty, beginning.count < MediaReader.firstReadCount {
        return MediaReader.facts(of: beginning, named: name)
      }
      let status = try file.status()
      guard status.isRegularFile else { return nil }
      return MediaReader.facts(ofFileNamed: name, size: Int(status.st_size), beginning: beginning) {
        descriptor.bytes(from: $0, count: $1)
      }
    } catch {
      return unopenable(name, error)
    }
  }

  private static func unreadable(_ name: String, _ error: AssetError) -> AssetFacts {
    AssetFacts(format: AssetFormat(extensionOf: name) ?? .unknown, byteCount: 0, content: .unreadable(error))
  }

  private static func unopenable(_ name: String, _ reason: FileError.Reason) -> AssetFacts {
    unreadable(name, reason == .system(EACCES) || reason == .system(EPERM) ? .forbidden : .cannotBeOpened)
  }
}
