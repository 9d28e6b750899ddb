import PropertyList

extension Element {
  /// What only few elements do.
  struct Behaviour: Sendable {
    var isOffStage: Placed<Bool> = Placed(false)
    var isTouchable: Placed<Bool>?
    var isDraggable: Placed<Bool> = Placed(false)
    var dragArea: Rectangle?
    var dragWith: [Placed<Name>] = []
    var dropTargets: [DropTarget] = []
    var body: Body?
    var slideIn: SlideIn?
    var link: Placed<String>?
    var localizations: [Localization] = []
  }

  private var hasBehaviour: Bool { !extras.isEmpty && !extras[0].behaviours.isEmpty }

  private mutating func makeBehaviour() {
    if extras.isEmpty { extras = [Extras()] }
    if extras[0].behaviours.isEmpty { extras[0].behaviours = [Behaviour()] }
  }

  /// Whether it stays off stage until a rule brings it.
  public var isOffStage: Placed<Bool> {
    get { hasBehaviour ? extras[0].behaviours[0].isOffStage : Placed(false) }
    set {
      makeBehaviour()
      extras[0].behaviours[0].isOffStage = newValue
    }
  }

  /// Whether it comes on stage with its page or its group, without waiting for a trigger or a rule.
  package var comesByItself: Bool { trigger == nil && !isOffStage.value }

  /// Whether it takes touches; by what it is and who waits for touches where nothing is said.
  public var isTouchable: Placed<Bool>? {
    get { hasBehaviour ? extras[0].behaviours[0].isTouchable : nil }
    set {
      makeBehaviour()
      extras[0].behaviours[0].isTouchable = newValue
    }
  }

  /// Whether it can be dragged.
  public var isDraggable: Placed<Bool> {
    get { hasBehaviour ? extras[0].behaviours[0].isDraggable : Placed(false) }
    set {
      makeBehaviour()
      extras[0].behaviours[0].isDraggable = newValue
    }
  }

  /// What its frame stays inside while it is dragged; the canvas where nothing is said.
  public var dragArea: Rectangle? {
    get { hasBehaviour ? extras[0].behaviours[0].dragArea : nil }
    set {
      makeBehaviour()
      extras[0].behaviours[0].dragArea = newValue
    }
  }

  /// Elements that move along.
  public var dragWith: [Placed<Name>] {
    get { hasBehaviour ? extras[0].behaviours[0].dragWith : [] }
    set {
      makeBehaviour()
      extras[0].behaviours[0].dragWith = newValue
    }
  }

  /// Where it can be dropped.
  public var dropTargets: [DropTarget] {
    get { hasBehaviour ? extras[0].behaviours[0].dropTargets : [] }
    set {
      makeBehaviour()
      extras[0].behaviours[0].dropTargets = newValue
    }
  }

  /// How it falls and bounces.
  public var body: Body? {
    get { hasBehaviour ? extras[0].behaviours[0].body : nil }
    set {
      makeBehaviour()
      extras[0].behaviours[0].body = newValue
    }
  }

  /// How it enters as a banner.
  public var slideIn: SlideIn? {
    get { hasBehaviour ? extras[0].behaviours[0].slideIn : nil }
    set {
      makeBehaviour()
      extras[0].behaviours[0].slideIn = newValue
    }
  }

  /// The address that a tap opens.
  public var link: Placed<String>? {
    get { hasBehaviour ? extras[0].behaviours[0].link : nil }
    set {
      makeBehaviour()
      extras[0].behaviours[0].link = newValue
    }
  }

  /// What it is in other languages.
  public var localizations: [Localization] {
    get { hasBehaviour ? extras[0].behaviours[0].localizations : [] }
    set {
      makeBehaviour()
      extras[0].behaviours[0].localizations = newValue
    }
  }
}
