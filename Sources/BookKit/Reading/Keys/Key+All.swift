extension Key {
  /// All keys, from the book inwards; those of one kind of dictionary follow one another.
  package static let all: [Key] = {
    var all: [Key] = []
    // Grown step by step, the first keys would be copied once for each list that follows.
    all.reserveCapacity(256)
    func add<Owner>(_ rows: [KeyRow<Owner>]) { for row in rows { all.append(row.key) } }
    add(Book.rows)
    add(Rectangle.canvasRows)
    add(Credit.rows)
    add(BookFont.rows)
    add(Page.rows)
    add(Page.sectionRows)
    add(PageAnimation.rows)
    add(PagePhysics.rows)
    add(Rectangle.rows)
    add(Gradient.rows)
    add(Element.rows)
    add(ImageContent.rows)
    add(SoundContent.rows)
    add(Audio.rows)
    add(TextContent.rows)
    add(ReadAlong.rows)
    add(ReadAlong.Segment.rows)
    add(MovieContent.rows)
    add(MovieContent.Frame.rows)
    add(AreaContent.rows)
    add(Element.groupRows)
    add(MiniatureContent.rows)
    add(PuzzleContent.rows)
    add(ColoringContent.rows)
    add(ColoringRegion.rows)
    add(BookGame.rows)
    add(DropTarget.rows)
    add(Body.rows)
    add(SlideIn.rows)
    add(Tween.rows)
    add(Trigger.rows)
    add(Rule.rows)
    add(Rule.eventRows)
    add(Action.rows)
    return all
  }()
}
