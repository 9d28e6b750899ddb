/// The properties of an element that stay the same while its page is open, such as its pictures and text.
///
/// A host reads a page's elements once, when ``DrawList/openingCount`` changes, and their values at every frame.
public struct StageElement: Sendable, Equatable, Identifiable {
  /// The index among the page's elements, which identifies the element as long as the page is open.
  public var id: Int
  /// The name by which rules and scripts refer to it; several elements can share a name.
  public var name: Name
  /// The kind of the element.
  public var type: ElementType
  /// The index of the group that contains it; `nil` if there is none.
  public var parent: Int?
  /// The files of its pictures: one for an image, all in order for a movie; `nil` where the book names no file.
  public var pictures: [Name?] = []
  /// The file of a sound.
  public var sound: Name?
  /// The content of a text.
  public var text: Name?
  /// The font of a text, one of ``Player/fonts`` or one of the device's fonts; `nil` means the host's default.
  public var fontName: Name?
  /// The alignment of a text's lines.
  public var alignment = Alignment.left
  /// The position of a text's lines in a frame that is taller.
  public var verticalAlignment = VerticalAlignment.top
  /// The colour behind the frame of a text.
  public var background: Color?
  /// The radius of the corners of the background.
  public var cornerRadius = 0.0
  /// The page, counted from 1, that a miniature shows at rest or that is the picture of a puzzle.
  public var page: Int?
  /// Whether a puzzle of a page shows ``Player/still(ofPage:)`` rather than ``Player/puzzlePicture(ofPage:)``.
  public var showsWholePage = false
  /// The edge about which a flap turns; `nil` for anything else.
  public var flapEdge: FlapEdge?
  /// The other side of a flap; if `nil`, its front mirrored.
  public var flapBack: PageBackground?
  /// Whether it's a slider, a dial or a flap, which a finger moves.
  public var isMovable = false
  /// Whether a tap moves it to its next stop.
  public var movesOnTap = false
  /// Its part in the game whose element is its ``parent``; `nil` if it doesn't belong to a game.
  public var part: GamePart?
  /// The ranges of the words that a voice reads, in the text's UTF-8.
  public var words: [Range<Int>] = []
  /// A description for readers who can't see the element.
  public var altText: Name?
  /// The URL that a tap opens.
  public var link: Name?
  /// Whether it takes touches.
  public var isTouchable: Bool
  /// Whether it can be dragged.
  public var isDraggable: Bool
  /// Whether its area is an ellipse inside its frame.
  public var isEllipse: Bool
}

/// A part of a game that readers can touch.
public enum GamePart: Sendable, Equatable {
  /// A piece of a puzzle, counted from 0.
  case piece(Int)
  /// A colour of a picture to colour, counted from 0; ``Player/GameAction/fill(_:color:)`` counts colours from 1.
  case swatch(Int, Color)
}

extension Player {
  /// The elements of the page on stage in document order, a group before its children.
  public var elements: [StageElement] { current.elements }

  /// The elements of the page that is being left, while it's visible.
  public var leavingElements: [StageElement] { leavingPage.flatMap { pagePlan(of: $0) }?.elements ?? [] }
}

extension PagePlan {
  fileprivate var elements: [StageElement] { items.indices.map { element($0) } }

  private func gamePart(of item: ItemIndex) -> GamePart? {
    guard let game = game(of: item), let index = part(item) else { return nil }
    return game.coloring.map { .swatch(index, $0.palette[index]) } ?? .piece(index)
  }

  private func element(_ item: ItemIndex) -> StageElement {
    let (plan, look) = (items[item], appearance.elements[item])
    var element = StageElement(
      id: item.position, name: plan.name, type: plan.type, parent: plan.parent?.position,
      isTouchable: plan.isTouchable, isDraggable: plan.isDraggable, isEllipse: plan.isEllipse)
    element.altText = look.altText
    element.link = extras(of: item)?.link
    if let movable = movable(of: item) {
      (element.isMovable, element.movesOnTap) = (true, movables[movable].isTapped)
      if case .open(let edge, _) = movables[movable].motion {
        (element.flapEdge, element.flapBack) = (edge, look.back)
      }
    }
    element.page = look.miniature.map { $0.position + 1 }
    element.showsWholePage = game(of: item)?.puzzle?.showsWholePage ?? false
    if plan.traits.contains(.part) {
      element.part = gamePart(of: item)
    } else if let movie = plan.movie {
      element.pictures = appearance.movies[movie]
    } else if plan.type.isPicture || plan.type.isGame {
      element.pictures = [look.file]
    } else if plan.type == .audio {
      element.sound = look.file
    } else if let text = plan.text {
      let textStyle = textStyle(of: item)
      element.text = texts[text].text
      element.fontName = textStyle.fontName
      element.alignment = textStyle.alignment
      element.verticalAlignment = textStyle.verticalAlignment
      element.background = textStyle.background
      element.cornerRadius = textStyle.cornerRadius
      element.words = words(ofText: text).map { Int($0.range.lowerBound)..<Int($0.range.upperBound) }
    }
    return element
  }
}
