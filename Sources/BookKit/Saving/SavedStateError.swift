/// A reason why a saved state can't be used.
public enum SavedStateError: Error, Sendable, Equatable {
  /// The bytes aren't a complete saved state; the text says what is wrong.
  case damaged(String)
  /// The bytes have a version of the format that isn't supported.
  case unknownVersion(Int64)
  /// The state belongs to another book, with this title or, if it has none, this identifier.
  case otherBook(String)
  /// The book's tick rate has changed, so the times in the state no longer mean the same.
  case otherTickRate(saved: Int64, book: Int)
  /// The page that was open is no longer in the book; the text is its name or number.
  case missingPage(String)
  /// Credits were shown, but the book no longer has any.
  case missingCredits
  /// The state was never written, and so works only for players of the same unchanged book.
  case otherPlayer
}

extension SavedStateError: CustomStringConvertible {
  /// A message that says what is wrong and what to do.
  public var description: String {
    switch self {
    case .damaged(let what): "the saved state is damaged: \(what); start the book from the beginning"
    case .unknownVersion(let version):
      "the saved state has version \(version), but only version \(StateWriter.version) is supported; open it with the "
        + "version that wrote it, or start the book from the beginning"
    case .otherBook(let book): "the saved state is of a different book, \"\(book)\"; open that one, or start again"
    case .otherTickRate(let saved, let book):
      "the saved state has \(saved) ticks per second, but the book now has \(book); start the book from the beginning"
    case .missingPage(let page):
      "the saved state was on page \(page), which the book no longer has; open another"
    case .missingCredits: "the saved state showed the credits, which the book no longer has; open a page"
    case .otherPlayer:
      "the state comes from another book, or from before this one was changed; write it, then read it for this player"
    }
  }
}
