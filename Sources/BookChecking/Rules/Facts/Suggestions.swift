import BookKit
import PropertyList

/// Suggests the names that were probably meant, within a budget of comparisons.
///
/// It's a class, so that checks can use up the budget without being `mutating` themselves.
final class Suggestions {
  private let book: Book
  private var known: Scope?
  private var candidates: [String] = []
  private var last: (name: Name, suggestion: Diagnostic.Suggestion?)?
  /// The remaining number of comparisons, which bounds the work for a book full of mistakes.
  private var budget = 200_000

  init(_ book: Book) { self.book = book }

  /// Returns the name most similar to `name` among the elements of the page in `scope`, or of all pages.
  func element(like name: Name, in scope: Scope) -> Diagnostic.Suggestion? {
    if scope != known {
      guard budget > 0 else { return nil }
      known = scope
      switch scope {
      case .page(let page): candidates = book[page].elementNames(book.names)
      case .book: candidates = book.pages.flatMap { $0.elementNames(book.names) }
      }
      last = nil
    } else if let last, last.name == name {
      return last.suggestion
    }
    let suggestion = suggestion(for: name, among: candidates)
    last = (name, suggestion)
    return suggestion
  }

  func suggestion(for name: Name, among names: @autoclosure () -> [String]) -> Diagnostic.Suggestion? {
    guard budget > 0 else { return nil }
    let candidates = names()
    budget -= candidates.count
    return .nearest(to: Array(book.names.utf8(of: name)), among: candidates)
  }
}
