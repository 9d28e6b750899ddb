import BookDrawing
import Foundation

/// Files made by other programs.
enum Fixture {
  static func bytes(_ name: String) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent("Fixtures").appendingPathComponent(name)))
  }
}

extension PictureShelf {
  /// Creates a shelf that contains these files.
  init(_ files: [String: [UInt8]]) {
    self.init { name throws(PictureError) in
      guard let bytes = files[name] else { throw .missing }
      return bytes
    }
  }
}
