import Foundation

/// A temporary folder that is removed along with its test.
final class HostFolder {
  private let root: URL

  /// A picture of 32 by 8 points.
  static let gif = Array("GIF89a".utf8) + [32, 0, 8, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 32, 0, 8, 0, 0, 2, 0, 0x3B]

  init() throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("bookfiles-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(at: root) } catch { print("left behind: \(root.path), \(error)") }
  }

  func path(of name: String) -> String { root.path + "/" + name }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: url(of: name))
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: url(of: name).path, withDestinationPath: target)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(of: name)) }

  /// Returns the location of a file, creating its folders if necessary.
  private func url(of name: String) throws -> URL {
    let url = root.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    return url
  }
}
