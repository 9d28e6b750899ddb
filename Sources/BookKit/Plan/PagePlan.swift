/// What can happen on one page in one language, as positions in flat lists.
struct PagePlan: Sendable {
  /// The page, counted from 0; -1 while credits are shown.
  var page = -1
  /// The elements in document order, a group before its children.
  var items: [ItemPlan] = []
  /// By element: what drawing needs of it when it only moves and fades.
  var plainLooks: [PlainLook] = []
  /// The tweens in document order.
  var tweens: [TweenPlan] = []
  var tracks: [TrackPlan] = []
  /// Start values, times and values of keyframes.
  var numbers: [Double] = []
  var easings: [Easing] = []
  /// What each track changes, until the values have their places.
  var pendingTracks: [PendingTrack] = []
  /// The initial values of what can change.
  var slots: [Double] = []
  var sounds: [SoundPlan] = []
  /// The page's music among its sounds; -1 for none.
  var music: Int32 = -1
  var movies: [MoviePlan] = []
  var texts: [TextPlan] = []
  var extras: [ItemExtras] = []
  /// What a renderer wants to know of it.
  var looks = PageLooks()
  /// The bodies in document order.
  var bodies: [BodyPlan] = []
  /// The worlds of the bodies as they are before anything has come on stage.
  var worlds: [PhysicsWorld] = []
  /// By world: the elements of its bodies.
  var members: [[Int32]] = []
  var triggers: [TriggerPlan] = []
  /// Which triggers hear what.
  var triggerHearings = HearingIndex()
  var rules: [RulePlan] = []
  /// Which rules hear what: the page's own by their positions, those of the book after them.
  var ruleHearings = HearingIndex()
  var waitsForNarration = false
  var enter: TurnPlan?
  var exit: TurnPlan?
  /// Where each name's element stands.
  var index = NameIndex([])

  /// What a track changes.
  struct PendingTrack: Sendable {
    var item: Int
    var property: Property
  }

  /// The element of that name; of a name given twice the first.
  func item(named name: Name) -> Int? { index[name] }

  /// Where a property of an element is kept, if it can change.
  func slot(_ property: Property, of item: Int) -> Int? {
    let plan = items[item]
    guard plan.changing.contains(property) else { return nil }
    return Int(plan.firstSlot) + plan.changing.rank(of: property)
  }

  /// What a property of an element is at first.
  func initialValue(_ property: Property, of item: Int) -> Double {
    let plan = items[item]
    switch property {
    case .x: return plan.placement.frame.x
    case .y: return plan.placement.frame.y
    case .width: return plan.placement.frame.width
    case .height: return plan.placement.frame.height
    case .alpha: return plan.alpha
    case .rotation: return plan.placement.rotation
    case .scaleX: return plan.placement.scaleX
    case .scaleY: return plan.placement.scaleY
    case .fontSize: return plan.text >= 0 ? texts[Int(plan.text)].fontSize : 0
    case .fontColor: return plan.text >= 0 ? texts[Int(plan.text)].color.packed : 0
    case .volume: return plan.sound >= 0 ? sounds[Int(plan.sound)].volume : 0
    case .frame: return 0
    }
  }

  /// The element's extras, if it has any.
  func extras(of item: Int) -> ItemExtras? {
    let position = Int(items[item].extras)
    return position < 0 ? nil : extras[position]
  }
}

/// How a page comes or goes.
struct TurnPlan: Sendable {
  var kind: PageAnimationKind
  var easing: Easing
  var duration: Ticks
  var direction: Direction?
  var color: Color?
}
