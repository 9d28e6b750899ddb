/// What of an element stays the same as long as its page is open: what it shows, what it is to readers.
///
/// A host asks for a page's elements once, when ``DrawList/opening`` changes, and for their values at every frame.
public struct StageElement: Sendable, Equatable, Identifiable {
  /// The place among the page's elements, which is its own as long as the page is open.
  public var id: Int
  /// What rules and scripts call it; elements may share a name.
  public var name: Name
  /// The kind of the element.
  public var type: ElementType
  /// The place among the page's elements of the group that holds it.
  public var parent: Int?
  /// The files of its pictures: of an image the one, of a movie all in order; nothing where the book names no file.
  public var pictures: [Name?] = []
  /// The file of a sound.
  public var sound: Name?
  /// The words of a text.
  public var text: Name?
  /// The font of a text; the host's own where the book says nothing.
  public var fontName: Name?
  /// How the lines of a text are aligned.
  public var alignment = Alignment.left
  /// Where in the UTF-8 of the text the words stand that a voice reads.
  public var words: [Range<Int>] = []
  /// What it shows, for readers who cannot see it.
  public var altText: Name?
  /// The address that a tap opens.
  public var link: Name?
  /// Whether it takes touches.
  public var isTouchable: Bool
  /// Whether it can be dragged.
  public var isDraggable: Bool
  /// Whether its area is an ellipse inside its frame.
  public var isEllipse: Bool
}

extension Player {
  /// The elements of the page on stage in document order, a group before its children.
  public var elements: [StageElement] { current.elements }

  /// The elements of the page that is being left, as long as it can be seen.
  public var leavingElements: [StageElement] {
    guard let leaving = leavingPage else { return [] }
    return plan.plans[Int(leaving.plan)].elements
  }
}

extension PagePlan {
  fileprivate var elements: [StageElement] { items.indices.map { element($0) } }

  private func element(_ position: Int) -> StageElement {
    let (plan, look) = (items[position], looks.elements[position])
    var element = StageElement(
      id: position, name: plan.name, type: plan.type, parent: plan.parent < 0 ? nil : Int(plan.parent),
      isTouchable: plan.isTouchable, isDraggable: plan.isDraggable, isEllipse: plan.isEllipse)
    element.altText = look.altText
    element.link = extras(of: position)?.link
    switch plan.type {
    case .image: element.pictures = [look.file]
    case .audio: element.sound = look.file
    case .movie: element.pictures = looks.movies[Int(plan.movie)]
    case .text:
      let lettering = lettering(of: position)
      element.text = texts[Int(plan.text)].text
      element.fontName = lettering.fontName
      element.alignment = lettering.alignment
      element.words = words(ofText: Int(plan.text)).map { Int($0.range.lowerBound)..<Int($0.range.upperBound) }
    case .activeArea, .group: break
    }
    return element
  }
}
