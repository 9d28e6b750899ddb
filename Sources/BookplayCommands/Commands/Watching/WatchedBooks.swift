import BookFiles

enum WatchedBooks {
  /// Returns the folders with the files of the book that `argument` names, or of the books below it.
  static func folders(of argument: String) -> [WatchedFolder] {
    let path = argument.count > 1 && argument.hasSuffix("/") ? String(argument.dropLast()) : argument
    if isFolder(path) {
      if ShelfSource.isShelf(path) { return shelf(Files.path(ShelfFile.fileName, in: path), in: path) }
      return [WatchedFolder(path: path, selection: .all)] + target(of: Files.path(BookLocation.fileName, in: path))
    }
    if ShelfSource.isShelf(path) { return shelf(path, in: Files.folder(of: path)) }
    let folder = Files.folder(of: path)
    let name = path.lastPathComponent
    guard name != BookLocation.fileName else {
      return [WatchedFolder(path: folder, selection: .all)] + target(of: path)
    }
    let names = Set([name] + namedFiles(of: path))
    return [WatchedFolder(path: folder, selection: .named(names))] + target(of: path)
  }

  static func isFolder(_ argument: String) -> Bool {
    Files.isFolder(argument) || !Files.exists(argument) && !argument.hasSuffix(".plist")
  }

  static func list(of argument: String) -> String {
    isFolder(argument) ? Files.path(BookLocation.fileName, in: argument) : argument
  }

  private static func shelf(_ path: String, in folder: String) -> [WatchedFolder] {
    let own = [WatchedFolder(path: folder, selection: .all)]
    guard let source = try? PropertyList.Source.read(path), let list = PropertyList.read(source).document else {
      return own
    }
    return own
      + ShelfFile(list).books.flatMap {
        $0.path.hasPrefix("/") ? folders(of: $0.path) : folders(of: Files.path($0.path, in: folder))
      }
  }

  static func folder(ofFile path: String) -> WatchedFolder {
    WatchedFolder(path: Files.folder(of: path), selection: .named([path.lastPathComponent]))
  }

  static func merged(_ folders: [WatchedFolder]) -> [WatchedFolder] {
    var result: [WatchedFolder] = []
    let whole = folders.filter { $0.selection == .all }
    for (index, folder) in folders.enumerated() where !folders[..<index].contains(folder) {
      let isCovered = whole.contains { other in
        guard other != folder, let place = Files.resolved(folder.path), let outer = Files.resolved(other.path) else {
          return false
        }
        // If a folder is named twice, the first name is used.
        if place == outer { return folder.selection != .all || result.contains(other) }
        return place.hasPrefix(outer == "/" ? outer : outer + "/")
          && !AssetPath.isHidden(place.utf8.dropFirst(outer.utf8.count))
      }
      if !isCovered { result.append(folder) }
    }
    return result
  }

  private static func target(of path: String) -> [WatchedFolder] {
    guard let place = Files.resolved(path), Files.folder(of: place) != Files.resolved(Files.folder(of: path)) else {
      return []
    }
    return [folder(ofFile: place)]
  }

  private static func namedFiles(of path: String) -> [String] {
    guard let source = try? PropertyList.Source.read(path), let list = PropertyList.read(source).document,
      let book = Book.read(list).book
    else { return [] }
    return book.fileNames.compactMap { AssetPath($0)?.description }
  }
}
