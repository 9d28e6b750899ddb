import PropertyList

extension Element {
  /// The behaviour that few elements have.
  struct Behaviour: Sendable {
    var isOffStage: Located<Bool> = Located(false)
    var isTouchable: Located<Bool>?
    var isDraggable: Located<Bool> = Located(false)
    var dragArea: Rectangle?
    var dragWith: [Located<Name>] = []
    var dropTargets: [DropTarget] = []
    var body: Body?
    var slideIn: SlideIn?
    var link: Located<String>?
    var opens: Located<PageReference>?
    var tapActions: [Action] = []
    var visibility: Located<Condition>?
    var pressedAlpha = 1.0
    var localizations: [Localization] = []
  }

  /// Whether it has any behaviour that few elements have, such as taps, links, drags and versions in other languages.
  package var hasBehaviour: Bool { !extras.isEmpty && !extras[0].behaviours.isEmpty }

  /// The behaviour for writing, which makes room for it.
  private var ownBehaviour: Behaviour {
    get { hasBehaviour ? extras[0].behaviours[0] : Behaviour() }
    _modify {
      makeRoomForBehaviour()
      yield &extras[0].behaviours[0]
    }
  }

  @inline(never) private mutating func makeRoomForBehaviour() {
    if ownExtras.behaviours.isEmpty { ownExtras.behaviours = [Behaviour()] }
  }

  /// Whether it stays off stage until a rule brings it on.
  public var isOffStage: Located<Bool> {
    get { hasBehaviour ? extras[0].behaviours[0].isOffStage : Located(false) }
    set { ownBehaviour.isOffStage = newValue }
  }

  /// Whether it comes on stage with its page or group, without waiting for a trigger or rule.
  package var appearsAutomatically: Bool { trigger == nil && !isOffStage.value }

  /// Whether it accepts touches.
  ///
  /// If `nil`, this depends on the kind of element and on whether anything waits for a touch on it.
  public var isTouchable: Located<Bool>? {
    get { hasBehaviour ? extras[0].behaviours[0].isTouchable : nil }
    set { ownBehaviour.isTouchable = newValue }
  }

  /// Whether it can be dragged.
  public var isDraggable: Located<Bool> {
    get { hasBehaviour ? extras[0].behaviours[0].isDraggable : Located(false) }
    set { ownBehaviour.isDraggable = newValue }
  }

  /// The rectangle that confines its frame during a drag; if `nil`, the canvas.
  public var dragArea: Rectangle? {
    get { hasBehaviour ? extras[0].behaviours[0].dragArea : nil }
    set { ownBehaviour.dragArea = newValue }
  }

  /// The elements that move along when it is dragged.
  public var dragWith: [Located<Name>] {
    get { hasBehaviour ? extras[0].behaviours[0].dragWith : [] }
    set { ownBehaviour.dragWith = newValue }
  }

  /// The targets it can be dropped on.
  public var dropTargets: [DropTarget] {
    get { hasBehaviour ? extras[0].behaviours[0].dropTargets : [] }
    set { ownBehaviour.dropTargets = newValue }
  }

  /// Its physical properties, if it falls and bounces.
  public var body: Body? {
    get { hasBehaviour ? extras[0].behaviours[0].body : nil }
    set { ownBehaviour.body = newValue }
  }

  /// The slide-in animation, if it is a banner.
  public var slideIn: SlideIn? {
    get { hasBehaviour ? extras[0].behaviours[0].slideIn : nil }
    set { ownBehaviour.slideIn = newValue }
  }

  /// The address that opens when it is tapped.
  public var link: Located<String>? {
    get { hasBehaviour ? extras[0].behaviours[0].link : nil }
    set { ownBehaviour.link = newValue }
  }

  /// The page or section that a tap opens, or the direction in which a tap turns the page.
  public var opens: Located<PageReference>? {
    get { hasBehaviour ? extras[0].behaviours[0].opens : nil }
    set { ownBehaviour.opens = newValue }
  }

  /// The actions that a tap performs, before it opens anything.
  public var tapActions: [Action] {
    get { hasBehaviour ? extras[0].behaviours[0].tapActions : [] }
    set { ownBehaviour.tapActions = newValue }
  }

  /// The condition that must hold for it to be seen and touched.
  public var visibility: Located<Condition>? {
    get { hasBehaviour ? extras[0].behaviours[0].visibility : nil }
    set { ownBehaviour.visibility = newValue }
  }

  /// The factor by which its opacity is multiplied while a finger that came down on it is held.
  public var pressedAlpha: Double {
    get { hasBehaviour ? extras[0].behaviours[0].pressedAlpha : 1 }
    set { ownBehaviour.pressedAlpha = newValue }
  }

  /// Its versions in other languages.
  public var localizations: [Localization] {
    get { hasBehaviour ? extras[0].behaviours[0].localizations : [] }
    set { ownBehaviour.localizations = newValue }
  }
}
