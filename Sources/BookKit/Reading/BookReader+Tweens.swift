import PropertyList

extension BookReader {
  mutating func tweens(_ entry: Entry, _ tweens: inout [Tween]) {
    if writes { return write(tweens) }
    guard holds(.array, entry) else { return }
    var values = arrayCursor(entry.value)
    guard let first = nextValue(&values) else {
      tweens = []
      return
    }
    // Most elements that have tweens have just one.
    var found = [tween(first, at: 0)]
    let rest = count(values)
    if rest > 0 { found.reserveCapacity(rest + 1) }
    while let element = nextValue(&values) { found.append(tween(element, at: found.count)) }
    tweens = found
  }

  @inline(__always)
  private mutating func tween(_ node: NodeHandle, at position: Int) -> Tween {
    var tween = Tween.new(at: node)
    // An entry that isn't a tween keeps its index, because triggers refer to tweens by index.
    tween.isValid = isDictionary(node, of: .tween)
    if tween.isValid {
      tweenDraft = TweenDraft()
      readKeys(of: node, Tween.rows, in: .tween, into: &tween)
      finish(&tween)
    }
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

  /// Entries that are read after the rest of a tween.
  struct TweenDraft {
    var properties: Entry?
    var from: Entry?
    var keyframes: Entry?
    var keyframed: [Tween.Track] = []
  }

  mutating func properties(_ entry: Entry, of tween: inout Tween) {
    if writes { return write(dictionary(of: tween, if: !tween.isKeyframed) { $0.isImplied ? nil : $0.end.written }) }
    tweenDraft.properties = entry
    readTracks(entry, isKeyframes: false, into: &tween.tracks)
  }

  /// Reads the keyframes of a tween; they replace the tween's final values.
  mutating func keyframes(_ entry: Entry, of tween: inout Tween) {
    if writes { return write(dictionary(of: tween, if: tween.isKeyframed) { .array($0.values.map { $0.written }) }) }
    tweenDraft.keyframes = entry
    var tracks: [Tween.Track] = []
    readTracks(entry, isKeyframes: true, into: &tracks)
    tweenDraft.keyframed = tracks
  }

  mutating func startValues(_ entry: Entry, of tween: inout Tween) {
    if writes { return write(dictionary(of: tween, if: true) { $0.from?.written }) }
    if holds(.dictionary, entry) { tweenDraft.from = entry }
  }

  /// Returns a dictionary with a value for the property of each track, or `nil` if `isWritten` is `false`.
  private func dictionary(
    of tween: Tween, if isWritten: Bool, _ value: (Tween.Track) -> WrittenValue?
  ) -> WrittenValue? {
    isWritten ? .dictionary(tween.tracks.map { ($0.property.description, value($0)) }) : nil
  }

  private mutating func finish(_ tween: inout Tween) {
    let draft = tweenDraft
    if let wander = tween.wander { return finish(&tween, wandering: wander) }
    if tween.way != nil { return finish(&tween, alongWay: draft) }
    // A path that can't be read has been reported.
    if Build.includesDiagnostics, !has("path", in: tween.node) {
      reportIgnored(tween.turnsWithWay.node, "there is no `path`", advice: "add a `path`, or remove the key")
    }
    if !draft.keyframed.isEmpty {
      if !tween.tracks.isEmpty { reportIgnored(draft.properties?.value, "there is also `keyframes`") }
      tween.tracks = draft.keyframed
    }
    if let from = draft.from { readStartValues(from, into: &tween) }
    if !draft.keyframed.isEmpty { checkKeyTimes(of: tween) }
  }

  /// Adds the tracks of a tween that moves its element along a way, before those of its other properties.
  private mutating func finish(_ tween: inout Tween, alongWay draft: TweenDraft) {
    guard let way = tween.way, let node = way.node else { return }
    let reason = "there is also `path`"
    reportIgnored(draft.keyframes?.value, reason)
    reportIgnored(tween.keyTimes?.node, reason)
    tween.keyTimes = nil
    let end = way.value.point(at: 1)
    var along = [Tween.Track(.x, end: .number(end.x), node: node), Tween.Track(.y, end: .number(end.y), node: node)]
    if tween.turnsWithWay.value {
      along.append(Tween.Track(.rotation, end: .number(way.value.direction(at: 1)), node: node))
    }
    for index in along.indices { along[index].followsWay = true }
    for track in tween.tracks where along.contains(where: { $0.property == track.property }) {
      reportIgnored(track.node, reason)
    }
    tween.tracks = along + tween.tracks.filter { track in !along.contains { $0.property == track.property } }
    if let from = draft.from { readStartValues(from, into: &tween) }
  }

  /// Gives a tween that wanders the tracks for it instead of its own ones.
  private mutating func finish(_ tween: inout Tween, wandering wander: Wander) {
    if Build.includesDiagnostics {
      for key in ["loopType", "properties", "from", "keyframes", "path"] as [StaticString] {
        reportIgnored(list.value(forKey: key.description, in: tween.node), "there is also `wander`")
      }
    }
    tween.loopType = .once
    (tween.way, tween.turnsWithWay, tween.keyTimes) = (nil, Located(false), nil)
    tween.tracks = wander.properties.map { property in
      var track = Tween.Track(property, end: .number(0), node: wander.node)
      track.wanders = true
      return track
    }
  }

  mutating func reportIgnored(_ value: NodeHandle?, _ reason: String, advice: String? = nil) {
    guard Build.includesDiagnostics, let value, let key = list.key(of: value) else { return }
    report(.ignoredKey, at: .key(of: value), subject: quoted(key), detail: reason, advice: advice)
  }

  private mutating func readTracks(_ entry: Entry, isKeyframes: Bool, into tracks: inout [Tween.Track]) {
    guard holds(.dictionary, entry) else { return }
    var keys = cursor(entry.value)
    // Most tweens have one or two tracks, and an array literal is faster than an array that grows.
    if tracks.isEmpty, let first = nextTrack(&keys, of: entry, isKeyframes: isKeyframes) {
      let second = nextTrack(&keys, of: entry, isKeyframes: isKeyframes)
      tracks = if let second { [first, second] } else { [first] }
    }
    while let track = nextTrack(&keys, of: entry, isKeyframes: isKeyframes) { tracks.append(track) }
  }

  private mutating func nextTrack(_ keys: inout EntryCursor, of entry: Entry, isKeyframes: Bool) -> Tween.Track? {
    while let item = next(&keys) {
      guard let property = property(item.key) else { continue }
      if isKeyframes, kind(of: item.value) == .array {
        var values: [TweenValue] = []
        for element in list.elements(of: item.value) {
          if let value = tweenValue(entry.with(element), of: property) { values.append(value) }
        }
        if let end = values.popLast() {
          var track = Tween.Track(property, end: end, node: item.value)
          track.earlier = values
          return track
        }
      } else if let value = tweenValue(entry.with(item.value), of: property) {
        return Tween.Track(property, end: value, node: item.value)
      }
    }
    return nil
  }

  private mutating func readStartValues(_ entry: Entry, into tween: inout Tween) {
    for item in list.usedEntries(of: entry.value) {
      guard let property = property(item.key), let value = tweenValue(entry.with(item.value), of: property) else {
        continue
      }
      for index in tween.tracks.indices where tween.tracks[index].property == property {
        guard !tween.tracks[index].followsWay || property == .rotation else {
          reportIgnored(item.value, "there is also `path`")
          continue
        }
        tween.tracks[index].from = value
      }
    }
  }

  /// Returns the property that a key names, or reports it if elements of this type don't have it.
  private mutating func property(_ key: NodeHandle) -> Property? {
    let type = elementType
    let range = list.nodes[key.position].writtenText
    let found = range.flatMap { index.properties.find(list.text.utf8.span, $0) }
    guard let property = found ?? choice(key, as: Property.self) else {
      guard Build.includesDiagnostics else { return nil }
      let text = list.utf8(of: key) ?? []
      report(
        .unknownProperty, at: .node(key), subject: quoted(key),
        detail: "is not a property that can be animated",
        suggestion: .nearest(to: text, among: Property.keywords.map { $0.description }),
        advice: BookReader.choice(of: Property.allCases.filter { $0.belongs(to: type) }.map { $0.keyword }))
      return nil
    }
    guard property.belongs(to: type) else {
      guard Build.includesDiagnostics else { return nil }
      report(.unknownProperty, at: .node(key), subject: quoted(key), detail: type.notApplicable)
      return nil
    }
    return property
  }

  private mutating func tweenValue(_ entry: Entry, of property: Property) -> TweenValue? {
    if property == .fontColor { return color(entry.value, of: entry.key).map { .color($0) } }
    return finiteNumber(entry.value, of: entry.key).map { .number($0) }
  }

  /// Reads the times of keyframes; unless they're ascending and between 0 and 1, the keyframes are evenly spaced.
  mutating func keyTimes(_ entry: Entry, _ keyTimes: inout Located<[Double]>?) {
    if writes { return write(keyTimes) }
    guard let times = numbers(entry) else { return }
    let wrong = times.indices.first { !(times[$0] >= ($0 > 0 ? times[$0 - 1] : 0) && times[$0] <= 1) }
    guard let wrong else {
      keyTimes = Located(times, at: entry.value)
      return
    }
    guard Build.includesDiagnostics else { return }
    var values = arrayCursor(entry.value)
    for _ in 0..<wrong { _ = nextValue(&values) }
    let value = nextValue(&values) ?? entry.value
    let isOutside = !(times[wrong] >= 0 && times[wrong] <= 1)
    report(
      .outOfRange, at: .node(value), subject: "keyTimes",
      detail: isOutside ? "times must be between 0 and 1" : "times must be in ascending order")
  }

  /// Reports keyframes if a track's number of values differs from the number of times, or from that of another track.
  private mutating func checkKeyTimes(of tween: Tween) {
    guard tween.isKeyframed else { return }
    let counts = tween.tracks.filter { !$0.earlier.isEmpty }.map { $0.values.count }
    guard let first = counts.first else { return }
    let times = tween.keyTimes?.value.count ?? first
    guard Build.includesDiagnostics, counts.contains(where: { $0 != times }) else { return }
    let node = tween.keyTimes?.node ?? tween.tracks[0].node
    report(
      .outOfRange, at: .key(of: node), subject: "keyTimes",
      detail: "the number of values must match the number of times, \(times)")
  }

  // MARK: - Triggers

  /// Reports a trigger that doesn't say what it waits for.
  mutating func finish(_ trigger: Trigger) {
    guard Build.includesDiagnostics, trigger.item == nil, trigger.source?.value.isElement ?? true else { return }
    guard !has("triggeringItem", in: trigger.node) else { return }
    report(.missingKey, at: .opening(of: trigger.node), subject: "triggeringItem", detail: "a trigger")
  }
}

extension Tween.Track {
  /// Whether its values follow from other keys than `properties` and `keyframes`.
  fileprivate var isImplied: Bool { followsWay || wanders }
}

extension Tween {
  fileprivate var isKeyframed: Bool { tracks.contains { !$0.earlier.isEmpty } }
}

extension TweenValue {
  fileprivate var written: WrittenValue {
    switch self {
    case .number(let number): .number(number)
    case .color(let color): .string(color.text)
    }
  }
}
