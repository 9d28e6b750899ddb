import Foundation

/// Books that are damaged on purpose, each a folder with a `book.plist`, beside it a file with what is told of it.
///
/// With `BOOKKIT_REWRITE_LISTINGS` in the environment the tests write the listings anew, and fail.
enum DamagedBooks {
  /// The folder in which they lie.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Damaged").path

  /// Their names.
  static let names = contents.filter { !$0.hasSuffix(ending) }

  /// The names of the books of which there are listings.
  static let listed = contents.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()

  /// Whether listings are written instead of being compared.
  static let areRewritten = ProcessInfo.processInfo.environment["BOOKKIT_REWRITE_LISTINGS"] != nil

  /// The listing of a book.
  static func listing(of name: String) -> URL { URL(fileURLWithPath: folder + "/" + name + ending) }

  private static let ending = ".txt"

  /// A folder that is not there has no books, which a test tells of.
  private static let contents: [String] = {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }.sorted()
    } catch {
      return []
    }
  }()
}
