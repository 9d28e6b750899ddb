import BookKit
import BookMedia
import Foundation

/// A small file written by an encoder and stored next to the tests.
enum Fixture {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  /// The names of all files.
  static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    precondition(!names.isEmpty, "there must be fixtures")
    return names.sorted()
  }()

  static func bytes(of name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: folder.appendingPathComponent(name)))
  }

  static func facts(of name: String) throws -> AssetFacts {
    MediaReader.facts(of: try bytes(of: name), named: name)
  }
}

/// A file that is read in parts and counts how many bytes are read.
final class CountedFile {
  let size: Int
  private(set) var bytesRead = 0
  private(set) var largestRead = 0
  private let contents: (Range<Int>) -> [UInt8]

  init(size: Int, contents: @escaping (Range<Int>) -> [UInt8]) {
    self.size = size
    self.contents = contents
  }

  /// Creates a file that contains `pieces` at some offsets and zeros everywhere else.
  convenience init(size: Int, pieces: [(offset: Int, bytes: [UInt8])]) {
    self.init(size: size) { range in
      var bytes = [UInt8](repeating: 0, count: range.count)
      for (offset, piece) in pieces {
        for index in range.clamped(to: offset..<(offset + piece.count)) {
          bytes[index - range.lowerBound] = piece[index - offset]
        }
      }
      return bytes
    }
  }

  convenience init(_ bytes: [UInt8]) {
    self.init(size: bytes.count) { Array(bytes[$0]) }
  }

  func facts(named name: String) -> AssetFacts {
    MediaReader.facts(ofFileNamed: name, size: size) { offset, count in
      bytesRead += count
      largestRead = max(largestRead, count)
      return contents(offset..<(offset + count))
    }
  }
}
