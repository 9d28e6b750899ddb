import BookKit
import Foundation
import PropertyList

/// A page of tweens as a file, with which `.ci/wasm-speed` compares playing in WebAssembly and on this machine.
enum PlayedScene {
  /// Writes the binary file that pages are given.
  ///
  /// One tick tells 10,000 events at most, so that no more than 5,000 elements can come at once.
  static func write(count: Int, to path: String) {
    let list = TweenBook.list(Array(TweenBook.sampledText(min(5000, max(1, count))).utf8))
    guard let bytes = list.written(as: .binary).bytes else { preconditionFailure("the measured book must be sound") }
    guard FileManager.default.createFile(atPath: path, contents: Data(bytes)) else {
      return print("\(path): cannot be written")
    }
  }
}
