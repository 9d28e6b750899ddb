package struct TreeText {
  private let paint: Paint

  package init(paint: Paint) {
    self.paint = paint
  }

  package func lines(of tree: TreePart) -> String {
    let heading = tree.heading.map { paint.strong($0.name, .cyan) + $0.rest } ?? ""
    return heading + "\n" + TreeRow.text(of: tree.rows, paint) + tree.sections.map { "\n" + lines(of: $0) }.joined()
  }
}
