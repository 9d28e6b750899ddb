/// What can happen on one page in one language, as positions in flat lists.
struct PagePlan: Sendable {
  /// The page, counted from 0; -1 while credits are shown.
  var page = -1
  /// The elements in document order, a group before its children.
  var items: [ItemPlan] = []
  /// By element: where it stands at first.
  var outlines: [Outline] = []
  /// By element: what of it can change.
  var slots: [ItemSlots] = []
  /// How texts look; the first one belongs to all that is none.
  var letterings: [Lettering] = [.none]
  /// The tweens in document order.
  var tweens = TweenPlans()
  var tracks = TrackPlans()
  /// Start values, times and values of keyframes.
  var numbers: [Double] = []
  var easings: [Easing] = []
  /// How many values can change.
  var slotCount = 0
  var sounds: [SoundPlan] = []
  /// The page's music among its sounds; -1 for none.
  var music: Int32 = -1
  var movies: [MoviePlan] = []
  var texts: [TextPlan] = []
  /// The readings of texts whose words follow voices, those of one text together.
  var readings: [ReadingPlan] = []
  var extras: [ItemExtras] = []
  /// What a renderer wants to know of it.
  var looks = PageLooks()
  /// The bodies in document order.
  var bodies: [BodyPlan] = []
  /// The world of the bodies as it is before anything has come on stage.
  var world = PhysicsWorld(tickRate: 1, gravity: .zero)
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

  /// Makes room for as much as a page has, so that none is left over: pages can be large.
  mutating func reserveCapacity(for page: Page) {
    items.reserveCapacity(page.elements.count)
    outlines.reserveCapacity(page.elements.count)
    slots.reserveCapacity(page.elements.count)
    var (tweenCount, trackCount, textCount) = (0, 0, 0)
    for element in page.elements {
      tweenCount += element.tweens.count
      for tween in element.tweens { trackCount += tween.tracks.count }
      if element.type == .text { textCount += 1 }
    }
    tweens.reserveCapacity(tweenCount)
    tracks.reserveCapacity(trackCount)
    texts.reserveCapacity(textCount)
  }

  /// The element of that name; of a name given twice the first.
  func item(named name: Name) -> Int? { index[name] }

  /// Where a property of an element is kept, if it can change.
  func slot(_ property: Property, of item: Int) -> Int? {
    let slots = slots[item]
    guard slots.changing.contains(property) else { return nil }
    return Int(slots.first) + slots.changing.rank(of: property)
  }

  /// What a property of an element is at first.
  func initialValue(_ property: Property, of item: Int) -> Double {
    let plan = items[item]
    switch property {
    case .x, .y, .width, .height, .alpha: return outlines[item].initial(property) ?? 0
    case .rotation: return placement(of: item).rotation
    case .scaleX: return placement(of: item).scaleX
    case .scaleY: return placement(of: item).scaleY
    case .fontSize: return lettering(of: item).fontSize
    case .fontColor: return plan.text >= 0 ? lettering(of: item).color.packed : 0
    case .volume: return plan.sound >= 0 ? sounds[Int(plan.sound)].volume : 0
    case .frame: return 0
    }
  }

  /// The initial values of all that can change.
  var initialValues: [Double] {
    var values: [Double] = []
    values.reserveCapacity(slotCount)
    for item in items.indices {
      for property in slots[item].changing { values.append(initialValue(property, of: item)) }
    }
    return values
  }

  /// How a text looks; what is no text looks like none.
  func lettering(of item: Int) -> Lettering {
    let text = Int(items[item].text)
    return text < 0 ? letterings[0] : letterings[Int(texts[text].lettering)]
  }

  /// The readings of a text, one for each voice that it follows.
  func readings(ofText text: Int) -> Range<Int> {
    Int(texts[text].readings.lowerBound)..<Int(texts[text].readings.upperBound)
  }

  /// All words of a text that voices read, in the order of the voices.
  func words(ofText text: Int) -> [WordPlan] {
    var words: [WordPlan] = []
    for reading in readings(ofText: text) { words += readings[reading].words }
    return words
  }

  /// The reading to which a word of a text belongs.
  func reading(ofWord word: Int, of text: Int) -> Int {
    var (low, high) = (Int(texts[text].readings.lowerBound), Int(texts[text].readings.upperBound) - 1)
    while low < high {
      // Of readings that begin with one word all but the last are without words.
      let middle = low + (high - low + 1) / 2
      if Int(readings[middle].firstWord) <= word { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// A word of a text, and the reading to which it belongs.
  func word(_ word: Int, of text: Int) -> (plan: WordPlan, reading: Int) {
    let reading = reading(ofWord: word, of: text)
    return (readings[reading].words[word - Int(readings[reading].firstWord)], reading)
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
