import Foundation

/// A folder with one book and its picture that is removed along with its test.
final class SampleFolder {
  let path: String

  init(_ book: String) throws {
    path = NSTemporaryDirectory() + "samples-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let gif = Array("GIF89a".utf8) + [32, 0, 8, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 32, 0, 8, 0, 0, 2, 0, 0x3B]
    try Data(book.utf8).write(to: URL(fileURLWithPath: path + "/book.plist"))
    try Data(gif).write(to: URL(fileURLWithPath: path + "/moon.gif"))
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: path) } catch { print("left behind: \(path), \(error)") }
  }
}
