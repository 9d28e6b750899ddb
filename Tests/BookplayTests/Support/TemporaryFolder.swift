import Foundation

/// A folder of a test's own, which goes when the test does.
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

  /// The path of a file in it.
  func path(of name: String) -> String { path + "/" + name }

  /// Puts a file into it, in folders that are made when needed, and tells its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = path(of: name)
    let folder = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// What a file in it holds.
  func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(of: name))))
  }

  /// What a file in it holds, as text.
  func text(of name: String) throws -> String { String(decoding: try bytes(of: name), as: UTF8.self) }

  /// The names of everything in it.
  func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
}
