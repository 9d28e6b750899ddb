import PropertyList

/// Everything that can happen on one page in one language, as indices into flat arrays.
struct PagePlan: Sendable {
  /// The page or section, or `nil` while credits are shown.
  var page: PageIndex?
  /// The elements in document order, a group before its children.
  var items = IndexedArray<ItemIndex, ItemPlan>()
  var outlines = IndexedArray<ItemIndex, Outline>()
  var slots = IndexedArray<ItemIndex, ItemSlots>()
  /// The styles of texts; the first one belongs to elements other than text.
  var textStyles: [TextStyle] = [.none]
  var tweens = IndexedArray<TweenIndex, TweenPlan>()
  var tracks = TrackPlans()
  /// The start values of tracks, and the times and values of their keyframes.
  var numbers: [Double] = []
  var easings: [Easing] = []
  var ways = IndexedArray<WayIndex, Way>()
  var wanders = IndexedArray<WanderIndex, WanderPlan>()
  /// The elements that can be rubbed away, in document order.
  var rubs = IndexedArray<RubIndex, RubPlan>()
  var slotCount = 0
  var sounds = IndexedArray<SoundIndex, SoundPlan>()
  var music: SoundIndex?
  /// The voice slot of a page without narration.
  var voice: SoundIndex?
  /// The sounds that readers can record, in document order.
  var voiceSlots: [SoundIndex] = []
  var movies = IndexedArray<MovieIndex, MoviePlan>()
  var texts = IndexedArray<TextIndex, TextPlan>()
  /// The puzzles and pictures to colour in document order.
  var games = IndexedArray<GameIndex, GamePlan>()
  /// The readings of texts that follow voices, grouped by text.
  var readAlongs: [ReadAlongPlan] = []
  /// The sliders, dials and flaps in document order.
  var movables = IndexedArray<MovableIndex, MovablePlan>()
  /// What follows them, grouped by slot; of the drivers of one slot, a later one decides.
  var drivers: [DriverPlan] = []
  /// Whether something that follows the loudness can move bodies.
  var loudnessMovesBodies = false
  var extras = IndexedArray<ExtrasIndex, ItemExtras>()
  var visibilities = IndexedArray<VisibilityIndex, ConditionPlan>()
  var appearance = PageAppearance()
  /// The bodies in document order.
  var bodies = IndexedArray<BodyIndex, BodyPlan>()
  /// The world of the bodies before anything has come on stage.
  var world = PhysicsWorld(tickRate: 1, gravity: .zero)
  var triggers = IndexedArray<TriggerIndex, TriggerPlan>()
  /// The triggers that wait for each event.
  var triggerSubscriptions = SubscriptionIndex()
  var rules = IndexedArray<RuleIndex, RulePlan>()
  /// The rules that wait for each event: the page's own by index, followed by the book's.
  var ruleSubscriptions = SubscriptionIndex()
  var waitsForNarration = false
  var senses: Senses = []
  /// The time after the page's opening at which pictures of the page are made.
  var restTime = Ticks.zero
  var enter: TurnPlan?
  var exit: TurnPlan?
  /// The index of each element by name.
  var index = NameIndex([])

  /// Reserves exactly the capacity that a page needs, because pages can be large.
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

  func item(named name: Name) -> ItemIndex? { index[name].map { ItemIndex($0) } }

  /// Returns the index after an element and its descendants.
  func end(of item: ItemIndex) -> ItemIndex { item.advanced(by: Int(items[item].extent)) }

  func slot(_ property: Property, of item: ItemIndex) -> Int? {
    let slots = slots[item]
    guard slots.changing.contains(property) else { return nil }
    return Int(slots.first) + slots.changing.rank(of: property)
  }

  func initialValue(_ property: Property, of item: ItemIndex) -> Double {
    let plan = items[item]
    switch property {
    case .x, .y, .width, .height, .alpha: return outlines[item].initial(property) ?? 0
    case .rotation: return placement(of: item).rotation
    case .scaleX: return placement(of: item).scaleX
    case .scaleY: return placement(of: item).scaleY
    case .fontSize: return textStyle(of: item).fontSize
    case .fontColor: return plan.text != nil ? textStyle(of: item).color.packed : 0
    case .volume: return plan.sound.map { sounds[$0].volume } ?? 0
    case .frame: return 0
    }
  }

  var initialValues: [Double] {
    var values: [Double] = []
    values.reserveCapacity(slotCount)
    for item in items.indices {
      for property in slots[item].changing { values.append(initialValue(property, of: item)) }
    }
    return values
  }

  /// Returns the style of a text, or the default style for other elements.
  func textStyle(of item: ItemIndex) -> TextStyle {
    guard let text = items[item].text else { return textStyles[0] }
    return textStyles[Int(texts[text].textStyle)]
  }

  /// Returns the readings of a text, one for each voice that it follows.
  func readAlongs(ofText text: TextIndex) -> Range<Int> {
    guard !readAlongs.isEmpty else { return 0..<0 }
    let first = readAlongs.indices.partitioningIndex { readAlongs[$0].text >= text }
    return first..<readAlongs.indices.partitioningIndex { readAlongs[$0].text > text }
  }

  func followsVoices(_ text: TextIndex) -> Bool { !readAlongs(ofText: text).isEmpty }

  /// Returns all words of a text that voices read, in the order of the voices.
  func words(ofText text: TextIndex) -> [WordPlan] {
    readAlongs(ofText: text).flatMap { readAlongs[$0].words }
  }

  /// Returns the reading that contains a word of a text.
  func reading(ofWord word: Int, of text: TextIndex) -> Int {
    let readings = readAlongs(ofText: text)
    // Of several readings that begin with the same word, all but the last are empty.
    return max(readings.lowerBound, readings.partitioningIndex { Int(readAlongs[$0].firstWord) > word } - 1)
  }

  func word(_ word: Int, of text: TextIndex) -> (plan: WordPlan, reading: Int) {
    let reading = reading(ofWord: word, of: text)
    return (readAlongs[reading].words[word - Int(readAlongs[reading].firstWord)], reading)
  }

  func extras(of item: ItemIndex) -> ItemExtras? {
    guard let position = items[item].extras else { return nil }
    return extras[position]
  }
}

/// The animation with which a page enters or leaves.
struct TurnPlan: Sendable {
  var kind: PageAnimationKind
  var easing: Easing
  var duration: Ticks
  var direction: Direction?
  var color: Color?
}
