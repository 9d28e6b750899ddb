import BookKit

extension AssetCatalog {
  /// Reads what is known of the pictures and sounds that `book` names, which lie in `folder`.
  ///
  /// Use it for a book that was not loaded from disk; `Book.load` brings its own catalog. Of each
  /// file only what tells its size or length is read, and nothing outside of the folder is opened.
  ///
  /// - Throws: ``FileFailure`` if there is no such folder.
  public init(folder: String, for book: Book) throws(FileFailure) {
    self = try BookFolder.opened(folder).catalog(of: book.fileNames)
  }
}
