/// A contact that has begun, between two bodies or a body and the edge of the page.
package struct PhysicsContact: Sendable, Equatable {
  /// The body that moves, or the earlier one in the document if both do.
  package var body: BodyIndex
  /// The other body, or `nil` for the bounds.
  package var other: BodyIndex?

  package init(body: BodyIndex, other: BodyIndex? = nil) {
    self.body = body
    self.other = other
  }
}
