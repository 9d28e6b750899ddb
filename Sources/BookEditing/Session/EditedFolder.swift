import BookKit

/// The folder of a book that is being edited, which a host provides for operations on files.
///
/// Added files are available at once, and stay when the operation is undone. Removed and renamed files stay until the
/// book is saved, so that the book on the disk always has its files.
public protocol EditedFolder {
  /// Copies a file into the folder unless the same bytes are there already, and returns the resulting file.
  ///
  /// If another file has the path, the new file's name gets a number.
  mutating func add(_ source: String, as path: AssetPath) throws(Refusal) -> AssetCatalog.Asset

  /// Copies a file from the folder of another book to the same path, or to a new one if the path is taken.
  ///
  /// - Returns: The file in this folder, or `nil` if there is no such book, or no such file in its folder.
  mutating func add(_ path: AssetPath, ofBookIn book: String) throws(Refusal) -> AssetCatalog.Asset?

  /// Replaces the bytes of a file in the folder with those of another file, and returns the facts about them.
  mutating func replace(_ path: AssetPath, with source: String) throws(Refusal) -> AssetFacts

  /// Copies a file of the folder to another path in it.
  mutating func copy(_ path: AssetPath, to new: AssetPath) throws(Refusal)

  /// Marks a file to be removed when the book is saved, unless `isKeptIfNamed` is true and the saved book still names
  /// it.
  mutating func discard(_ path: AssetPath, isKeptIfNamed: Bool)
}

/// The placeholder for the folder of a book that has none, which refuses operations on files.
struct NoFolder: EditedFolder {
  private var refusal: Refusal { Refusal(.noSuchFile, "operations on files need a book in a folder") }
  mutating func add(_ source: String, as path: AssetPath) throws(Refusal) -> AssetCatalog.Asset { throw refusal }
  mutating func add(_ path: AssetPath, ofBookIn book: String) throws(Refusal) -> AssetCatalog.Asset? { nil }
  mutating func replace(_ path: AssetPath, with source: String) throws(Refusal) -> AssetFacts { throw refusal }
  mutating func copy(_ path: AssetPath, to new: AssetPath) throws(Refusal) { throw refusal }
  mutating func discard(_ path: AssetPath, isKeptIfNamed: Bool) {}
}
