/// A reason why a saved state can't be used.
public enum SavedStateError: Error, Sendable, Equatable {
  /// The bytes aren't a complete saved state.
  case incomplete
  /// A key of the saved state has a value that it can't have.
  case invalidValue(key: String)
  /// The bytes have a version of the format that isn't supported.
  case unknownVersion(Int64)
  /// The state belongs to another book, with this title or, if it has none, this identifier.
  case otherBook(String)
  /// The book's tick rate has changed, so the times in the state are no longer valid.
  case otherTickRate(saved: Int64, book: Int)
  /// The page that was open is no longer in the book.
  case missingPage(Page)
  /// Credits were shown, but the book no longer has any.
  case missingCredits
  /// The state belongs to another book, or to another edition of this one.
  ///
  /// To keep the state, write it with a player of the old edition and read it with a player of the new one.
  case otherEdition

  /// A page as a saved state refers to it.
  public enum Page: Sendable, Equatable {
    /// The page with this name.
    case name(String)
    /// The page with this number, counted from 1, because it has no name.
    case number(Int)
  }
}

extension SavedStateError: CustomStringConvertible {
  /// A message that says what is wrong and what to do.
  public var description: String {
    switch self {
    case .incomplete: "the saved state is damaged: it is incomplete; start the book from the beginning"
    case .invalidValue(let key):
      "the saved state is damaged: `\(key)` has a value that is not allowed; start the book from the beginning"
    case .unknownVersion(let version):
      "the saved state has version \(version), but only version \(StateWriter.version) is supported; open it with the "
        + "version that wrote it, or start the book from the beginning"
    case .otherBook(let book): "the saved state is of a different book, \"\(book)\"; open that one, or start again"
    case .otherTickRate(let saved, let book):
      "the saved state has \(saved) ticks per second, but the book now has \(book); start the book from the beginning"
    case .missingPage(.name(let page)):
      "the saved state was on page \(page), which the book no longer has; open another"
    case .missingPage(.number(let page)):
      "the saved state was on page \(page), which the book no longer has; open another"
    case .missingCredits: "the saved state showed the credits, which the book no longer has; open a page"
    case .otherEdition:
      "the state comes from another book, or from before this one was changed; write it, then read it for this player"
    }
  }
}
