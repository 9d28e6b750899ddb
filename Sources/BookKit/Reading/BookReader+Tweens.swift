import PropertyList

extension BookReader {
  /// Reads the tweens of an element.
  mutating func tweens(_ entry: Entry, of type: ElementType) -> [Tween]? {
    guard holds(.array, entry) else { return nil }
    var values = arrayCursor(entry.value)
    guard let first = nextValue(&values) else { return [] }
    // Most elements with tweens have one.
    var tweens = [tween(first, at: 0, of: type)]
    let rest = count(values, isArray: true)
    if rest > 0 { tweens.reserveCapacity(rest + 1) }
    while let element = nextValue(&values) { tweens.append(tween(element, at: tweens.count, of: type)) }
    return tweens
  }

  @inline(__always)
  private mutating func tween(_ node: NodeHandle, at position: Int, of type: ElementType) -> Tween {
    var tween = Tween(name: Name(index: 0), node: node)
    // An entry that isn't a tween keeps its index, because triggers refer to tweens by index.
    tween.isValid = isDictionary(node, of: .tween)
    if tween.isValid { readTween(node, of: type, into: &tween) }
    if tween.nameNode == nil { tween.name = tweenName(position) }
    return tween
  }

  private mutating func tweenName(_ position: Int) -> Name {
    while tweenNames.count <= position { tweenNames.append(nil) }
    if let name = tweenNames[position] { return name }
    let name = names.intern(.tween, at: position)
    tweenNames[position] = name
    return name
  }

  private mutating func readTween(_ node: NodeHandle, of type: ElementType, into tween: inout Tween) {
    var from: Entry?
    var properties: Entry?
    var keyframed: [Tween.Track] = []
    var keys = cursor(node)
    while let entry = next(&keys, in: .tween) {
      switch entry.field {
      case .name:
        if let name = name(entry) { (tween.name, tween.nameNode) = (name.value, name.node) }
      case .delay: read(entry, into: &tween.delay)
      case .duration: read(entry, into: &tween.duration)
      case .transition: replace(&tween.easing, with: easing(entry))
      case .loopType: read(entry, into: &tween.loopType)
      case .loopCount: read(entry, into: &tween.loopCount)
      case .properties:
        properties = entry
        readTracks(entry, of: type, isKeyframes: false, into: &tween.tracks)
      case .keyframes: readTracks(entry, of: type, isKeyframes: true, into: &keyframed)
      case .keyTimes: tween.keyTimes = keyTimes(entry)
      case .from: if holds(.dictionary, entry) { from = entry }
      case .removeFromStageWhenFinished: read(entry, into: &tween.removesElement)
      case .trigger: tween.trigger = trigger(entry)
      default: break
      }
    }
    if !keyframed.isEmpty {
      if Build.includesDiagnostics, let properties, !tween.tracks.isEmpty {
        report(.ignoredKey, at: .key(of: properties.value), subject: "properties", detail: .text("keyframes"))
      }
      tween.tracks = keyframed
    }
    if let from { readStartValues(from, of: type, into: &tween) }
    if !keyframed.isEmpty { checkKeyTimes(of: tween) }
  }

  private mutating func readTracks(
    _ entry: Entry, of type: ElementType, isKeyframes: Bool, into tracks: inout [Tween.Track]
  ) {
    guard holds(.dictionary, entry) else { return }
    var keys = cursor(entry.value)
    // Most tweens have one track or two, and a list of that length is made faster than one that grows.
    if tracks.isEmpty, let first = nextTrack(&keys, of: entry, type, isKeyframes: isKeyframes) {
      let second = nextTrack(&keys, of: entry, type, isKeyframes: isKeyframes)
      tracks = if let second { [first, second] } else { [first] }
    }
    while let track = nextTrack(&keys, of: entry, type, isKeyframes: isKeyframes) { tracks.append(track) }
  }

  /// Reads the next track that is valid.
  private mutating func nextTrack(
    _ keys: inout EntryCursor, of entry: Entry, _ type: ElementType, isKeyframes: Bool
  ) -> Tween.Track? {
    while let item = next(&keys) {
      guard let property = property(item.key, of: type) else { continue }
      if isKeyframes, kind(of: item.value) == .array {
        var values: [TweenValue] = []
        for element in list.elements(of: item.value) {
          if let value = tweenValue(entry.with(element), of: property) { values.append(value) }
        }
        if !values.isEmpty { return Tween.Track(property, TweenValues(values), node: item.value) }
      } else if let value = tweenValue(entry.with(item.value), of: property) {
        return Tween.Track(property, TweenValues(value), node: item.value)
      }
    }
    return nil
  }

  private mutating func readStartValues(_ entry: Entry, of type: ElementType, into tween: inout Tween) {
    for item in list.usedEntries(of: entry.value) {
      guard let property = property(item.key, of: type) else { continue }
      guard let value = tweenValue(entry.with(item.value), of: property) else { continue }
      for index in tween.tracks.indices where tween.tracks[index].property == property {
        tween.tracks[index].from = value
      }
    }
  }

  /// Returns the property that a key names, or reports it if elements of this type don't have it.
  private mutating func property(_ key: NodeHandle, of type: ElementType) -> Property? {
    let range = list.nodes[key.position].writtenText
    let found = range.flatMap { index.properties.find(list.text.utf8.span, $0) }
    guard let property = found ?? choice(key, as: Property.self) else {
      guard Build.includesDiagnostics else { return nil }
      let text = list.utf8(of: key) ?? []
      report(
        .unknownProperty, at: .node(key), subject: quoted(key), detail: .value(.notAnimatable),
        suggestion: .nearest(to: text, among: Property.keywords.map { $0.description }),
        advice: .words(Property.allCases.filter { $0.belongs(to: type) }.map { $0.keyword }))
      return nil
    }
    guard property.belongs(to: type) else {
      guard Build.includesDiagnostics else { return nil }
      report(.unknownProperty, at: .node(key), subject: quoted(key), detail: .value(.notFor(type)))
      return nil
    }
    return property
  }

  private mutating func tweenValue(_ entry: Entry, of property: Property) -> TweenValue? {
    if property == .fontColor { return color(entry.value, of: entry.key).map { .color($0) } }
    return unboundedNumber(entry).map { .number($0) }
  }

  /// Returns the times of keyframes, or `nil` if they don't ascend between 0 and 1; the keyframes are then evenly
  /// spaced.
  private mutating func keyTimes(_ entry: Entry) -> Located<[Double]>? {
    guard let times = numbers(entry) else { return nil }
    var last = 0.0
    for (index, time) in times.enumerated() {
      guard !(time >= last && time <= 1) else {
        last = time
        continue
      }
      if Build.includesDiagnostics {
        var values = arrayCursor(entry.value)
        for _ in 0..<index { _ = nextValue(&values) }
        let value = nextValue(&values) ?? entry.value
        let isOutside = !(time >= 0 && time <= 1)
        report(.outOfRange, at: .node(value), subject: "keyTimes", detail: .range(isOutside ? .time : .timeOrder))
      }
      return nil
    }
    return Located(times, at: entry.value)
  }

  /// Reports a track of keyframes whose number of values differs from the number of times, or from another track's.
  private mutating func checkKeyTimes(of tween: Tween) {
    guard tween.tracks.contains(where: { $0.values.count > 1 }) else { return }
    let counts = tween.tracks.filter { $0.values.count > 1 }.map { $0.values.count }
    guard let first = counts.first else { return }
    let times = tween.keyTimes?.value.count ?? first
    guard Build.includesDiagnostics, counts.contains(where: { $0 != times }) else { return }
    let node = tween.keyTimes?.node ?? tween.tracks[0].node
    report(.outOfRange, at: .key(of: node), subject: "keyTimes", detail: .range(.valueCount(times: times)))
  }

  // MARK: - Triggers

  /// Reads the trigger of an element or a tween.
  mutating func trigger(_ entry: Entry) -> Trigger? {
    guard holds(.dictionary, entry) else { return nil }
    let node = entry.value
    var trigger = Trigger(node: node)
    var found = FieldSet()
    var keys = cursor(node)
    while let entry = next(&keys, in: .trigger) {
      found.insert(entry.field)
      switch entry.field {
      case .triggeringItem: trigger.item = name(entry)
      case .triggeringItemType: read(entry, into: &trigger.source)
      case .triggerIsATween: read(entry, into: &trigger.isTween)
      case .triggeringTweenNumber: trigger.tween = tweenReference(entry)
      case .triggerIsATouch: read(entry, into: &trigger.isTouch)
      case .triggerWhen: read(entry, into: &trigger.moment)
      case .delay: read(entry, into: &trigger.delay)
      case .retrigger: read(entry, into: &trigger.retrigger)
      default: break
      }
    }
    if Build.includesDiagnostics, !found.contains(.triggeringItem), trigger.source?.value != .page {
      report(.missingKey, at: .opening(of: node), subject: "triggeringItem", detail: .dictionary(.trigger))
    }
    return trigger
  }

  private mutating func tweenReference(_ entry: Entry) -> Located<TweenReference>? {
    if kind(of: entry.value) == .string, list.bareNumber(of: entry.value) == nil {
      // Always a name, even if it looks like a number; the checks know which names exist.
      return name(entry).map { Located(.name($0.value), at: entry.value) }
    }
    guard let number = unboundedNumber(entry) else { return nil }
    guard let index = Int(exactly: number), index >= 0 else {
      guard Build.includesDiagnostics else { return nil }
      report(.outOfRange, at: .node(entry.value), subject: entry.key.name.description, detail: .range(.notATween))
      return nil
    }
    return Located(.index(index), at: entry.value)
  }
}
