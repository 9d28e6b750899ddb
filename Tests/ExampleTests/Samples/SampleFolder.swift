import Foundation

/// A folder with one book and its picture that is removed along with its test.
final class SampleFolder {
  let path: String

  init(_ book: String) throws {
    path = NSTemporaryDirectory() + "samples-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let picture =
      Array("RIFF".utf8) + [22, 0, 0, 0] + Array("WEBPVP8L".utf8) + [9, 0, 0, 0, 0x2F, 31, 0xC0, 1, 0, 0, 0, 0, 0, 0]
    try Data(book.utf8).write(to: URL(fileURLWithPath: path + "/book.plist"))
    try Data(picture).write(to: URL(fileURLWithPath: path + "/moon.webp"))
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: path) } catch { print("left behind: \(path), \(error)") }
  }
}
