import Foundation

/// Books that are damaged on purpose, each in a folder with a `book.plist`, next to a listing of the expected
/// findings.
///
/// With `BOOKKIT_REWRITE_LISTINGS` in the environment, the tests rewrite the listings and fail.
enum DamagedBooks {
  /// The folder that contains the books.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Damaged").path

  /// The names of the books.
  static let names = contents.filter { !$0.hasSuffix(ending) }

  /// The names of the books that have listings.
  static let listed = contents.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()

  /// Whether listings are written instead of compared.
  static let areRewritten = ProcessInfo.processInfo.environment["BOOKKIT_REWRITE_LISTINGS"] != nil

  /// Returns the location of a book's listing.
  static func listing(of name: String) -> URL { URL(fileURLWithPath: folder + "/" + name + ending) }

  private static let ending = ".txt"

  /// The contents of the folder, empty if it doesn't exist; a test reports that.
  private static let contents: [String] = {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }.sorted()
    } catch {
      return []
    }
  }()
}
