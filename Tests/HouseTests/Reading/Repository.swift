import Foundation

/// The files of the package, found from this very file.
enum Repository {
  struct NothingFound: Error {
    let folder: String
  }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// All Swift files below `folders`, in the order of their paths; fails when one of the folders has none.
  static func swiftFiles(in folders: [String] = ["Sources", "Tests"]) throws -> [SourceFile] {
    try folders.flatMap { folder in
      let files = try paths(below: folder).filter { $0.hasSuffix(".swift") }.map { path in
        SourceFile(path: path, text: try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8))
      }
      if files.isEmpty { throw NothingFound(folder: folder) }
      return files
    }
  }

  /// The paths of all files below `folder`, from the root on, in their order.
  static func paths(below folder: String) throws -> [String] {
    let manager = FileManager.default
    return try manager.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path).sorted()
      .map { folder + "/" + $0 }
      .filter { path in
        var isFolder: ObjCBool = false
        return manager.fileExists(atPath: root.appendingPathComponent(path).path, isDirectory: &isFolder)
          && !isFolder.boolValue
      }
  }

  /// What lies at the top.
  static func topLevel() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
  }
}
