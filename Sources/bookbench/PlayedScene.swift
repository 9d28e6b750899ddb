import Foundation
import PropertyList

/// Writes a page of tweens to a file, which `.ci/wasm-speed` uses to compare WebAssembly with native code.
enum PlayedScene {
  /// Writes the book as a binary property list, the form that web pages use.
  ///
  /// A tick can emit at most 10,000 events, so at most 5,000 elements can appear at once.
  static func write(count: Int, to path: String) {
    let list = TweenBook.list(Array(TweenBook.sampledText(min(5000, max(1, count))).utf8))
    guard let bytes = list.written(as: .binary).bytes else { preconditionFailure("the measured book must be valid") }
    guard FileManager.default.createFile(atPath: path, contents: Data(bytes)) else {
      return print("\(path): cannot be written")
    }
  }
}
