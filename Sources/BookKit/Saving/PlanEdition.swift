/// The edition of a book to which the indices in a saved state refer.
struct PlanEdition: Sendable, Equatable {
  private let book: Shared<BookPlan>

  init(_ book: Shared<BookPlan>) { self.book = book }

  static func == (left: PlanEdition, right: PlanEdition) -> Bool {
    let (left, right) = (left.book.value, right.book.value)
    // Copies of a player share the source of their plans. Otherwise, the fingerprints of the plans are compared.
    return left.source === right.source || left.fingerprint == right.fingerprint
  }
}
