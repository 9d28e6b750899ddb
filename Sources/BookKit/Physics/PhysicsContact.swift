/// Two bodies that have begun to touch, or a body and the edge of the page.
package struct PhysicsContact: Sendable, Equatable {
  /// The body that moves; of two that move the earlier one in the document.
  package var body: Int
  /// The other body; `nil` if it is the bounds.
  package var other: Int?

  /// A contact of `body` with `other`, or with the bounds.
  package init(body: Int, other: Int? = nil) {
    self.body = body
    self.other = other
  }
}
