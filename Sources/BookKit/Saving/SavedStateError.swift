/// Why a saved state cannot be used.
public enum SavedStateError: Error, Sendable, Equatable {
  /// The bytes are no whole saved state; the text says what is wrong.
  case damaged(String)
  /// The bytes were written by a version that writes otherwise.
  case unknownVersion(Int64)
  /// The state is of another book: one with that title or, when it has none, that identifier.
  case otherBook(String)
  /// The book's clock runs at another rate now, so that no time of the state means the same any more.
  case otherTickRate(saved: Int64, book: Int)
  /// The page that was open is not in the book any more: its name, or its number.
  case missingPage(String)
  /// Credits were shown, and the book has none any more.
  case missingCredits
  /// A state that was never written is only good for players of the very book, unchanged, in which it was taken.
  case otherPlayer
}

extension SavedStateError: CustomStringConvertible {
  /// What is wrong, and what can be done.
  public var description: String {
    switch self {
    case .damaged(let what): "the saved state is damaged: \(what); begin the book anew"
    case .unknownVersion(let version):
      "the saved state has version \(version), and only version \(StateWriter.version) is known; open it with the "
        + "version that wrote it, or begin the book anew"
    case .otherBook(let book): "the saved state is of another book, \"\(book)\"; open that one, or begin anew"
    case .otherTickRate(let saved, let book):
      "the saved state counts \(saved) ticks a second, the book \(book) now; begin the book anew"
    case .missingPage(let page):
      "the saved state was on page \(page), which the book does not have any more; open another"
    case .missingCredits: "the saved state showed the credits, which the book does not have any more; open a page"
    case .otherPlayer:
      "the state was taken in another book, or before this one was changed; write it, and read it for this player"
    }
  }
}
