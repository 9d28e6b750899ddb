import PropertyList

/// An element of a page: its content, placement and behaviour.
public struct Element: Sendable {
  /// The name that rules, triggers and scripts use; generated if the author gave none.
  public var name: Name
  package var node: NodeHandle
  package var nameNode: NodeHandle?
  package var typeNode: NodeHandle?
  /// The index of the parent group among the page's elements, or `nil` if the element isn't in a group.
  public var parent: Int?
  /// The number of the page's elements that belong to this one: itself and its descendants.
  package var subtreeCount = 1

  private var box: Box

  /// Everything that an author writes about an element.
  private struct Details: Sendable {
    var content: Content
    var x = Located(0.0)
    var y = Located(0.0)
    var width: Located<Double>?
    var height: Located<Double>?
    var alpha = Located(1.0)
    var pressedAlpha = 1.0
    var rotation = Located(0.0)
    var scaleX = Located(1.0)
    var scaleY = Located(1.0)
    var pivotX = 0.5
    var pivotY = 0.5
    var z = 0
    var isVisible = true
    var visibility: Located<Condition>?
    var altText: Located<String>?
    var tweens: [Tween] = []
    var trigger: Trigger?
    var isOffStage = Located(false)
    var slideIn: SlideIn?
    var body: Body?
    var rub: Rub?
    var isTouchable: Located<Bool>?
    var isDraggable = Located(false)
    var movables: [MovablePart] = []
    var dragArea: Rectangle?
    var dragWith: [Located<Name>] = []
    var dropTargets: [DropTarget] = []
    var link: Located<String>?
    var opens: Located<PageReference>?
    var tapActions: [Action] = []
    var localizations: [Localization] = []
  }

  /// A box for the details; only a sole owner changes its contents, so threads can share a box.
  ///
  /// Elements are copied often. If they contained their details, checking a book would take 1.2 times as long
  /// (`bookbench --validate`).
  private final class Box: @unchecked Sendable {
    // Swift already enforces exclusive access to the element, which is the only owner.
    @exclusivity(unchecked) var details: Details

    init(_ details: Details) { self.details = details }
  }

  private var details: Details {
    @inline(__always) get { box.details }
    @inline(__always) _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.details) }
      yield &box.details
    }
  }

  /// The content, which determines the element's type.
  public var content: Content {
    get { details.content }
    _modify { yield &details.content }
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

  /// The width; if `nil`, the width of its picture or movie.
  public var width: Located<Double>? {
    get { details.width }
    set { details.width = newValue }
  }

  /// The height; if `nil`, the height of its picture or movie.
  public var height: Located<Double>? {
    get { details.height }
    set { details.height = newValue }
  }

  /// The opacity, 0…1.
  public var alpha: Located<Double> {
    get { details.alpha }
    set { details.alpha = newValue }
  }

  /// The factor by which the opacity is multiplied while a finger presses the element.
  public var pressedAlpha: Double {
    get { details.pressedAlpha }
    set { details.pressedAlpha = newValue }
  }

  /// The rotation in degrees, clockwise.
  public var rotation: Located<Double> {
    get { details.rotation }
    set { details.rotation = newValue }
  }

  /// The horizontal scale.
  public var scaleX: Located<Double> {
    get { details.scaleX }
    set { details.scaleX = newValue }
  }

  /// The vertical scale.
  public var scaleY: Located<Double> {
    get { details.scaleY }
    set { details.scaleY = newValue }
  }

  /// The centre of rotation and scaling, as a fraction of the width.
  public var pivotX: Double {
    get { details.pivotX }
    set { details.pivotX = newValue }
  }

  /// The centre of rotation and scaling, as a fraction of the height.
  public var pivotY: Double {
    get { details.pivotY }
    set { details.pivotY = newValue }
  }

  /// The drawing order; lower values are drawn first.
  public var z: Int {
    get { details.z }
    set { details.z = newValue }
  }

  /// Whether the element is visible.
  public var isVisible: Bool {
    get { details.isVisible }
    set { details.isVisible = newValue }
  }

  /// The condition under which the element can be seen and touched.
  public var visibility: Located<Condition>? {
    get { details.visibility }
    set { details.visibility = newValue }
  }

  /// A description for readers who cannot see the element.
  public var altText: Located<String>? {
    get { details.altText }
    _modify { yield &details.altText }
  }

  /// The tweens of the element; tweens without a trigger start when it comes on stage.
  public var tweens: [Tween] {
    get { details.tweens }
    _modify { yield &details.tweens }
  }

  /// The trigger that the element waits for off stage.
  public var trigger: Trigger? {
    get { details.trigger }
    _modify { yield &details.trigger }
  }

  /// Whether the element stays off stage until a rule brings it on.
  public var isOffStage: Located<Bool> {
    get { details.isOffStage }
    set { details.isOffStage = newValue }
  }

  /// The slide-in animation, if the element is a banner.
  public var slideIn: SlideIn? {
    get { details.slideIn }
    _modify { yield &details.slideIn }
  }

  /// The physical properties, if the element is a body.
  public var body: Body? {
    get { details.body }
    _modify { yield &details.body }
  }

  /// How readers can rub the element away, if they can.
  public var rub: Rub? {
    get { details.rub }
    _modify { yield &details.rub }
  }

  /// Whether the element accepts touches.
  ///
  /// If `nil`, this depends on the kind of element and on whether anything waits for a touch on it.
  public var isTouchable: Located<Bool>? {
    get { details.isTouchable }
    set { details.isTouchable = newValue }
  }

  /// Whether the element can be dragged.
  public var isDraggable: Located<Bool> {
    get { details.isDraggable }
    set { details.isDraggable = newValue }
  }

  /// The slider, dial or flap that the element is, or `nil` if it is none.
  public var movable: MovablePart? { details.movables.first }

  /// The element's slider, dial and flap; once it has been read, at most one of them.
  package var movables: [MovablePart] {
    get { details.movables }
    _modify { yield &details.movables }
  }

  /// The rectangle that confines the element's frame during a drag; if `nil`, the canvas.
  public var dragArea: Rectangle? {
    get { details.dragArea }
    set { details.dragArea = newValue }
  }

  /// The elements that move along when this element is dragged.
  public var dragWith: [Located<Name>] {
    get { details.dragWith }
    _modify { yield &details.dragWith }
  }

  /// The targets that the element can be dropped on.
  public var dropTargets: [DropTarget] {
    get { details.dropTargets }
    _modify { yield &details.dropTargets }
  }

  /// The address that opens when the element is tapped.
  public var link: Located<String>? {
    get { details.link }
    _modify { yield &details.link }
  }

  /// The page or section that a tap opens, or the direction in which a tap turns the page.
  public var opens: Located<PageReference>? {
    get { details.opens }
    set { details.opens = newValue }
  }

  /// The actions that a tap performs, before it opens anything.
  public var tapActions: [Action] {
    get { details.tapActions }
    _modify { yield &details.tapActions }
  }

  /// The element's versions in other languages.
  package var localizations: [Localization] {
    get { details.localizations }
    _modify { yield &details.localizations }
  }

  init(name: Name, node: NodeHandle, content: Content) {
    self.name = name
    self.node = node
    box = Box(Details(content: content))
  }
}

extension Element {
  /// The maximum depth of nested groups; deeper elements aren't read.
  package static let maxGroupDepth = 32

  /// The type of the element.
  public var type: ElementType { content.type }

  /// Whether the element comes on stage with its page or group, without waiting for a trigger or rule.
  package var appearsAutomatically: Bool { trigger == nil && !isOffStage.value }

  /// The voices that the words of a text follow; empty for other elements.
  package var readAlongs: [ReadAlong] { content.text?.readAlongs ?? [] }

  /// The element's versions in other languages.
  package var overlays: [Element] { localizations.map { $0.element } }

  /// The element and its versions in other languages.
  package var variants: [Element] { [self] + overlays }
}

/// The version of an element in one language.
package struct Localization: Sendable {
  /// The language as a BCP 47 code.
  package var language: Located<String>
  /// The element with this language's values in place of its own.
  package var element: Element
}

extension Element {
  /// Whether the element has any rarely used behaviour; a quick check before a detailed look.
  package var hasBehaviour: Bool {
    isOffStage.node != nil || isTouchable != nil || isDraggable.node != nil || !movables.isEmpty || dragArea != nil
      || !dragWith.isEmpty || !dropTargets.isEmpty || body != nil || slideIn != nil || link != nil || opens != nil
      || !tapActions.isEmpty || visibility != nil || pressedAlpha != 1 || rub != nil || !localizations.isEmpty
  }

  package var hasSeveralTweens: Bool { tweens.count > 1 }

  package var hasTriggeredTweens: Bool { tweens.contains { $0.trigger != nil } }
}
