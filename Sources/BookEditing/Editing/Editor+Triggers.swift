import BookKit
import PropertyList

extension BookEdit.TriggerSource {
  /// Whether it's not an element, so that the trigger names none.
  fileprivate var isWithoutElement: Bool { title != nil }

  /// How labels call it, or `nil` if they name the element instead.
  fileprivate var title: String? {
    switch self {
    case .page: "the page"
    case .noise: "a noise"
    case .shake: "a shake"
    case .tween, .touch, .sound, .movie, .drop, .puzzle, .coloring, .hold, .stop: nil
    }
  }
}

extension Editor {
  mutating func waiting(
    _ part: BookEdit.Reference?, of name: String, _ reference: BookEdit.Reference
  ) throws(Refusal) -> (path: PropertyListPath, page: PageOutline, title: String) {
    let (item, page) = try chosen(name, reference)
    guard let part else { return (item.path, page, item.name) }
    let path = try tween(part, of: item)
    return (path, page, self.name(at: path))
  }

  mutating func setTrigger(_ edit: BookEdit) throws(Refusal) {
    guard
      case .setTrigger(
        let reference, let item, let part, let given, let what, let of, let stop, let when, let delay, let retrigger) =
        edit
    else { return }
    let source = given == "page" ? .page : what
    guard let from = given ?? (source.isWithoutElement ? source.rawValue : nil) else {
      throw Refusal(.missingMember, "`setTrigger` needs `from`")
    }
    let (holder, page, title) = try waiting(part, of: item, reference)
    label = "Let \(title) wait for \(source.title ?? from)"
    var members: [(String, JSONValue?)] = []
    let isTouch = what == .touch
    if source.isWithoutElement {
      members = [("triggeringItem", nil), ("triggeringItemType", .string(source.rawValue))]
      members += [("triggerIsATween", nil), ("triggeringTweenNumber", nil), ("triggerIsATouch", nil)]
    } else {
      let source = page.items[try page.known(from)]
      let type = source.type
      members = [
        ("triggeringItem", .string(source.name)), ("triggeringItemType", type.map { .string($0.description) }),
      ]
      var number: JSONValue?
      var hasFlag = false
      if what == .tween {
        let tween = try tween(of ?? 0, of: source)
        let index = tween.lastIndex ?? 0
        let own = list.node(at: tween).flatMap { list.text(of: "name", in: $0) }
        if index > 0 { number = own.map { .string($0) } ?? .number(index) }
        hasFlag = index > 0 || !(type?.triggerCause.isTween ?? false)
      }
      members += [
        ("triggerIsATween", hasFlag ? true : nil), ("triggeringTweenNumber", number),
        ("triggerIsATouch", isTouch && type != .activeArea ? true : nil),
      ]
    }
    let standard: TriggerMoment = isTouch || source == .noise ? .start : .end
    let moment = when ?? (what == .drop ? .drop : what == .hold ? .hold : what == .stop ? .stop : standard)
    members.append(("triggerWhen", moment == standard ? nil : moment.json))
    members.append(("triggeringStop", what == .stop ? stop.map { .number($0) } : nil))
    if let delay { members.append(("delay", delay == 0 ? nil : .number(delay))) }
    if let retrigger { members.append(("retrigger", retrigger == .whenIdle ? nil : retrigger.json)) }
    let trigger = holder.key("trigger")
    if list.node(at: trigger) == nil {
      let written = members.compactMap { name, value in value.map { JSONValue.Member(name, $0) } }
      return try draft.set("trigger", to: .object(written), at: holder)
    }
    for (name, value) in members where value != nil || draft.value(of: name, at: trigger) != nil {
      try draft.set(name, to: value, at: trigger)
    }
  }

  mutating func removeTrigger(_ waiting: (path: PropertyListPath, page: PageOutline, title: String)) throws(Refusal) {
    let (holder, _, title) = waiting
    guard list.node(at: holder.key("trigger")) != nil else { throw Refusal.nothing(at: holder.key("trigger")) }
    try draft.removeKey("trigger", at: holder)
    label = "Let \(title) wait for nothing"
  }

  mutating func addTarget(
    _ values: [JSONValue.Member], to chosen: (item: PageOutline.Item, page: PageOutline)
  ) throws(Refusal) {
    let (item, page) = chosen
    let targets = item.path.key("dropTargets")
    var name = FreeNames.numbered("target", from: 1, among: list.partNames(in: targets))
    if let given = JSONValue.object(values)["name"]?.text {
      try FreeNames.check(given)
      try checkNameIsFree(given, among: targets, of: "`\(item.name)`", "a drop target")
      name = given
    }
    var members: [JSONValue.Member] = [
      .init("name", .string(name)), .init("x", .number(try number("x", at: item.path) ?? 0)),
      .init("y", .number(try number("y", at: item.path) ?? 0)), .init("width", 120), .init("height", 120),
    ]
    members.set(values.filter { $0.name != "snap" })
    if JSONValue.object(values)["snap"] == "here" {
      let snap = snap(for: item, on: page, .object(members))
      members += [.init("snapX", .number(snap.x)), .init("snapY", .number(snap.y))]
    }
    try insert(.object(members), at: list.count(at: targets), into: targets)
    label = "Add target \(name) to \(item.name)"
  }

  /// Returns the position at which an element is centred on its target.
  private func snap(for item: PageOutline.Item, on page: PageOutline, _ target: JSONValue) -> Point {
    let number = { (key: String) in target[key]?.number ?? 0 }
    let index = page.index(at: item.path) ?? 0
    let frame = PageGeometry(page, in: list, assets: assets).placements[index].frame
    return Point(
      x: (number("x") + number("width") / 2 - frame.width / 2).toThousandths,
      y: (number("y") + number("height") / 2 - frame.height / 2).toThousandths)
  }

  mutating func setTarget(
    _ reference: BookEdit.Reference, of chosen: (item: PageOutline.Item, page: PageOutline), _ key: String,
    to value: JSONValue
  ) throws(Refusal) {
    let (item, page) = chosen
    let path = try target(reference, of: item)
    label = "Set \(key) of \(name(at: path))"
    if key == "snap", value == "here" {
      var frame: [JSONValue.Member] = []
      for key in ["x", "y", "width", "height"] {
        if let number = try number(key, at: path) { frame.append(.init(key, .number(number))) }
      }
      let snap = snap(for: item, on: page, .object(frame))
      try setNumber("snapX", snap.x, at: path)
      return try setNumber("snapY", snap.y, at: path)
    }
    try set(key, to: value, at: path, language: nil)
  }
}
