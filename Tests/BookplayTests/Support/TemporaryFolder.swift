import Foundation

/// A folder that belongs to one test and is removed along with it.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "bookplay-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      print("left behind: \(path), \(error)")
    }
  }

  /// Returns the path of a file in the folder.
  func path(of name: String) -> String { path + "/" + name }

  /// Writes a file, creating folders if necessary, and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = path(of: name)
    let folder = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// Returns the content of a file in the folder.
  func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(of: name))))
  }

  /// Returns the content of a file in the folder as text.
  func text(of name: String) throws -> String { String(decoding: try bytes(of: name), as: UTF8.self) }

  /// Returns the names of everything in the folder.
  func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
}
