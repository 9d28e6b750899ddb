import PropertyList

/// An element of a page: its content, placement and behaviour.
public struct Element: Sendable {
  /// The name that rules, triggers and scripts use; generated if the author gave none.
  public var name: Name
  /// The node of its dictionary.
  public var node: NodeHandle
  private var itsNameNode = NodeOrNone()
  private var itsTypeNode = NodeOrNone()
  private var parentIndex: Int32 = -1
  private var extentCount: Int32 = 1
  private var box: Box

  /// All other properties, in one place, since checks and plans go through elements often and ask each for little.
  private struct Details: Sendable {
    var z = 0
    var x = Located(0.0)
    var y = Located(0.0)
    var width: Located<Double>?
    var height: Located<Double>?
    var alpha = Located(1.0)
    var isVisible = true
    var content: Content
    var altText: Located<String>?
    var tweens: [Tween] = []
    var extras: [Extras] = []
  }

  /// The place of the details, which is only changed by its one owner, so that threads can share it.
  ///
  /// A ``Boxed`` value takes 16 bytes more, which counts with many thousands of elements.
  private final class Box: @unchecked Sendable {
    // Swift already makes sure that the element, its only owner, isn't changed in two places at once.
    @exclusivity(unchecked) var details: Details

    init(_ details: Details) {
      self.details = details
    }
  }

  private var details: Details {
    @inline(__always) get { box.details }
    @inline(__always) _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.details) }
      yield &box.details
    }
  }

  /// A node or none in four bytes, half of what an optional takes here.
  private struct NodeOrNone: Sendable {
    private var index = UInt32.max

    var node: NodeHandle? {
      get { index == .max ? nil : NodeHandle(Int(index)) }
      set { index = newValue.map { UInt32(truncatingIfNeeded: $0.position) } ?? .max }
    }
  }

  /// The node of its name, if the author gave one.
  public var nameNode: NodeHandle? {
    get { itsNameNode.node }
    set { itsNameNode.node = newValue }
  }

  /// The node of its type.
  package var typeNode: NodeHandle? {
    get { itsTypeNode.node }
    set { itsTypeNode.node = newValue }
  }

  /// Whether it is visible.
  public var isVisible: Bool {
    get { details.isVisible }
    set { details.isVisible = newValue }
  }

  /// The drawing order; lower values are drawn first.
  public var z: Int {
    get { details.z }
    set { details.z = newValue }
  }

  /// The left edge of the unrotated frame.
  public var x: Located<Double> {
    get { details.x }
    set { details.x = newValue }
  }

  /// The top edge of the unrotated frame.
  public var y: Located<Double> {
    get { details.y }
    set { details.y = newValue }
  }

  /// The width; if `nil`, that of its picture or movie.
  public var width: Located<Double>? {
    get { details.width }
    set { details.width = newValue }
  }

  /// The height; if `nil`, that of its picture or movie.
  public var height: Located<Double>? {
    get { details.height }
    set { details.height = newValue }
  }

  /// The opacity, 0…1.
  public var alpha: Located<Double> {
    get { details.alpha }
    set { details.alpha = newValue }
  }

  /// The content that determines its type.
  public var content: Content {
    get { details.content }
    _modify { yield &details.content }
  }

  /// A description for readers who cannot see it.
  public var altText: Located<String>? {
    get { details.altText }
    _modify { yield &details.altText }
  }

  /// The tweens of the element; those without a trigger start when it comes on stage.
  public var tweens: [Tween] {
    get { details.tweens }
    _modify { yield &details.tweens }
  }

  /// Whether it has more than one tween.
  package var hasSeveralTweens: Bool { details.tweens.count > 1 }

  /// Whether any of its tweens waits for a trigger.
  package var hasTriggeredTweens: Bool { details.tweens.contains { $0.hasTrigger } }

  /// The properties that most elements lack: one entry or none.
  var extras: [Extras] {
    get { details.extras }
    _modify { yield &details.extras }
  }

  /// The index of its parent group among the page's elements, if it is in a group.
  public var parent: Int? {
    get { parentIndex < 0 ? nil : Int(parentIndex) }
    set { parentIndex = newValue.map { Int32(truncatingIfNeeded: $0) } ?? -1 }
  }

  /// The number of entries it occupies in the page's elements: itself and its descendants.
  public var subtreeCount: Int {
    get { Int(extentCount) }
    set { extentCount = Int32(truncatingIfNeeded: newValue) }
  }

  /// The content of an element, with the properties specific to its type.
  public enum Content: Sendable {
    /// A picture.
    case image(ImageContent)
    /// Text.
    indirect case text(TextContent)
    /// A sound.
    indirect case audio(Audio?)
    /// A sequence of pictures.
    case movie(MovieContent)
    /// An area that accepts touches.
    case activeArea(AreaContent)
    /// Elements that move together.
    case group
    /// A small picture of a page.
    case miniature(MiniatureContent)
    /// A jigsaw puzzle.
    indirect case puzzle(PuzzleContent)
    /// A picture to colour.
    indirect case coloring(ColoringContent)
  }

  /// The type of the element.
  public var type: ElementType { content.type }

  /// The file of the picture, if the element is one and names a file.
  package var pictureFile: Located<String>? {
    if case .image(let image) = details.content { return image.fileName }
    return nil
  }

  /// The voices that its words follow, if the element is a text.
  package var readAlongs: [ReadAlong] {
    if case .text(let text) = details.content { return text.readAlongs }
    return []
  }

  /// Whether it has a description for readers who cannot see it.
  package var hasAltText: Bool { details.altText != nil }

  /// How deep groups can be nested; what lies deeper isn't read.
  package static let groupDepth = 32

  /// Creates an element with default values.
  init(name: Name, node: NodeHandle, content: Content) {
    self.name = name
    self.node = node
    box = Box(Details(content: content))
  }
}

extension Element.Content {
  /// The type of an element with this content.
  var type: ElementType {
    switch self {
    case .image: .image
    case .text: .text
    case .audio: .audio
    case .movie: .movie
    case .activeArea: .activeArea
    case .group: .group
    case .miniature: .miniature
    case .puzzle: .puzzle
    case .coloring: .coloring
    }
  }
}

/// The version of an element in one language.
public struct Localization: Sendable {
  /// The language as a BCP 47 code.
  public var language: Located<String>
  private var boxed: Boxed<Element>

  /// Creates the version of an element in a language.
  init(language: Located<String>, element: Element) {
    self.language = language
    boxed = Boxed(element)
  }

  /// The element with this language's values in place of its own.
  package var element: Element {
    get { boxed.value }
    _modify { yield &boxed.value }
  }
}

extension Element {
  /// The versions of the element in other languages.
  package var overlays: [Element] { hasBehaviour ? localizations.map { $0.element } : [] }

  /// The element and its versions in other languages.
  package var variants: [Element] { [self] + overlays }
}
