import BookKit
import BookMedia

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files that lie beside a book.
///
/// None outside of the book's folder is opened, whatever the book or a link in the folder says.
package struct BookFolder: Sendable {
  /// The folder, as its name is written.
  private let path: String
  /// The same with all links resolved, a slash at its end.
  private let resolved: String

  /// How much of a folder is looked at.
  private static let mostEntries = 20_000
  private static let deepestFolder = 32

  /// The folder at `path`; nothing when it is not there.
  package init?(_ path: String) {
    guard let resolved = Files.resolved(path) else { return nil }
    self.path = path
    self.resolved = resolved == "/" ? resolved : resolved + "/"
  }

  /// Returns the folder at `path`.
  ///
  /// - Throws: if there is no folder at `path`.
  static func opened(_ path: String) throws(FileFailure) -> BookFolder {
    guard let folder = BookFolder(path) else { throw FileFailure(.read, path, .last) }
    guard Files.isFolder(path) else { throw FileFailure(.read, path, .system(ENOTDIR)) }
    return folder
  }

  /// All files in the folder and below it but hidden ones and those that `isPassedOver` names.
  ///
  /// Where there are too many to look at, or a folder that cannot be listed, those among `names` are looked up.
  package func catalog(
    of names: [String], without isPassedOver: (_ name: String) -> Bool
  ) -> AssetCatalog {
    var walk = AssetWalk(left: BookFolder.mostEntries)
    var folders: [(path: String, resolved: [String])] = [("", [resolved])]
    while let folder = folders.popLast(), walk.left >= 0 {
      look(into: folder, &walk, &folders, without: isPassedOver)
    }
    if walk.left < 0 { return catalog(of: names) }
    return AssetCatalog(walk.assets + (walk.isBlind || walk.hasLinks ? catalog(of: names).assets : []))
  }

  /// What has been found, and how many entries may still be looked at.
  private struct AssetWalk {
    var left: Int
    var assets: [AssetCatalog.Asset] = []
    /// Whether there was a folder that cannot be listed or entered.
    var isBlind = false
    /// Whether there was a link out of the folder, to a file or to another folder.
    var hasLinks = false
  }

  private func look(
    into folder: (path: String, resolved: [String]), _ walk: inout AssetWalk,
    _ folders: inout [(path: String, resolved: [String])], without isPassedOver: (_ name: String) -> Bool
  ) {
    do throws(FileFailure.Reason) {
      for name in try Files.names(in: path + "/" + folder.path, atMost: walk.left + 1) {
        walk.left -= 1
        guard walk.left >= 0 else { return }
        let file = folder.path + name
        guard let place = try placeInside(file) else {
          walk.hasLinks = true
          continue
        }
        if Files.isFolder(path + "/" + file) {
          // A link to a folder around it would never end.
          let inner = place + "/"
          if folder.resolved.count < BookFolder.deepestFolder, !folder.resolved.contains(inner) {
            folders.append((file + "/", folder.resolved + [inner]))
          }
        } else if !isPassedOver(name), let asset = asset(at: file) {
          walk.assets.append(asset)
        }
      }
    } catch {
      walk.isBlind = true
    }
  }

  /// Those files of the folder whose names are among `names`.
  package func catalog(of names: [String]) -> AssetCatalog {
    var found = Set<[UInt8]>()
    var assets: [AssetCatalog.Asset] = []
    for name in names where assets.count < BookFolder.mostEntries {
      guard let file = AssetPath(name), found.insert(file.utf8).inserted else { continue }
      do throws(FileFailure.Reason) {
        guard try Files.place(of: path + "/" + file.description) != nil else { continue }
        guard try placeInside(file.description) != nil else {
          assets.append(AssetCatalog.Asset(path: file, facts: BookFolder.outside(file.description)))
          continue
        }
        if let asset = asset(at: file.description) { assets.append(asset) }
      } catch {
        assets.append(AssetCatalog.Asset(path: file, facts: BookFolder.unopened(file.description, error)))
      }
    }
    return AssetCatalog(assets)
  }

  /// The bytes of a file in the folder, at most `limit` of them; nothing when there is no such file.
  package func read(_ file: AssetPath, limit: Int) throws(FileFailure.Reason) -> [UInt8]? {
    let place = path + "/" + file.description
    guard try Files.place(of: place) != nil else { return nil }
    guard try placeInside(file.description) != nil else { throw .leavesFolder }
    let opened = try OpenFile(place, O_RDONLY | O_NONBLOCK)
    let status = try opened.status()
    // From a device or a pipe reading might never end.
    guard status.isRegularFile else { return nil }
    guard Int(status.st_size) <= limit else { throw .tooLarge(limit: limit) }
    return try opened.descriptor.readAll(expecting: Int(status.st_size), limit: limit)
  }

  /// Where a file lies when links are resolved; nothing when it is not there or lies outside.
  private func placeInside(_ file: String) throws(FileFailure.Reason) -> String? {
    try Files.place(of: path + "/" + file).flatMap { $0.hasPrefix(resolved) ? $0 : nil }
  }

  private func asset(at file: String) -> AssetCatalog.Asset? {
    guard let place = AssetPath(file), let facts = BookFolder.facts(of: path + "/" + file, named: file) else {
      return nil
    }
    return AssetCatalog.Asset(path: place, facts: facts)
  }

  /// What a regular file holds; nothing for a device or a pipe, from which reading might never end.
  private static func facts(of path: String, named name: String) -> AssetFacts? {
    do throws(FileFailure.Reason) {
      let file = try OpenFile(path, O_RDONLY | O_NONBLOCK)
      let status = try file.status()
      guard status.isRegularFile else { return nil }
      let descriptor = file.descriptor
      return MediaReader.facts(ofFileNamed: name, size: Int(status.st_size)) { descriptor.bytes(from: $0, count: $1) }
    } catch {
      return unopened(name, error)
    }
  }

  /// What is known of a file to which only a link out of the folder leads.
  private static func outside(_ name: String) -> AssetFacts {
    AssetFacts(format: AssetFormat(endingOf: name) ?? .unknown, byteCount: 0, content: .unreadable(.outside))
  }

  /// What is known of a file that is there and cannot be opened.
  private static func unopened(_ name: String, _ reason: FileFailure.Reason) -> AssetFacts {
    let fault = reason == .system(EACCES) || reason == .system(EPERM) ? AssetFault.forbidden : .unopened
    return AssetFacts(format: AssetFormat(endingOf: name) ?? .unknown, byteCount: 0, content: .unreadable(fault))
  }
}
