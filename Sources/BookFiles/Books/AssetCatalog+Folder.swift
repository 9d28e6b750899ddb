import BookKit

extension AssetCatalog {
  /// Reads the facts about the pictures and sounds that `book` names, from the files in `folder`.
  ///
  /// Use it for a book that was not loaded from disk; `Book.load` provides its own catalog. Only the part of each
  /// file that contains its size or length is read, and nothing outside the folder is opened.
  ///
  /// - Throws: ``FileError`` if the folder doesn't exist.
  public init(folder: String, for book: Book) throws(FileError) {
    self = try BookFolder.opened(folder).catalog(of: book.fileNames)
  }
}
