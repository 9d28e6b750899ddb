import BookDrawing
import Foundation

/// Files that other programs have made.
enum Fixture {
  static func bytes(_ name: String) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent("Fixtures").appendingPathComponent(name)))
  }
}

extension PictureShelf {
  /// A shelf with these files.
  init(_ files: [String: [UInt8]]) {
    self.init { name throws(PictureFault) in
      guard let bytes = files[name] else { throw .missing }
      return bytes
    }
  }
}
