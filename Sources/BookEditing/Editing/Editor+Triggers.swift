import BookKit
import PropertyList

// Triggers and drop targets.
extension Editor {
  /// Returns the dictionary that waits, an element or a tween, and the element.
  private func waiting(
    _ operation: Operation, on page: PageOutline
  ) throws(Refusal) -> (path: PropertyListPath, item: PageOutline.Item, title: String) {
    let item = page.items[try item(operation, on: page)]
    guard let value = operation["tween"] else { return (item.path, item, item.name) }
    let path = try tween(value, of: item)
    return (path, item, name(at: path, orElse: "tween"))
  }

  mutating func setTrigger(_ operation: Operation) throws(Refusal) {
    let what = operation.text("what") ?? ""
    let isPage = what == "page" || operation.text("from") == "page"
    guard let from = operation.text("from") ?? (isPage ? "page" : nil) else {
      throw Refusal(.missingMember, "`setTrigger` needs `from`")
    }
    let page = try page(operation)
    let (holder, item, title) = try waiting(operation, on: page)
    select([item.path])
    label = "Let \(title) wait for \(isPage ? "the page" : from)"
    var members: [(name: String, value: JSONValue?)] = []
    let isTouch = what == "touch"
    if isPage {
      members = [("triggeringItem", nil), ("triggeringItemType", "page")]
      members += [("triggerIsATween", nil), ("triggeringTweenNumber", nil), ("triggerIsATouch", nil)]
    } else {
      let source = page.items[try self.item(from, on: page)]
      let type = source.type
      members = [
        ("triggeringItem", .string(source.name)), ("triggeringItemType", type.map { .string($0.description) }),
      ]
      var number: JSONValue?
      var hasFlag = false
      if what == "tween" {
        let value = operation["of"] ?? 0
        let tween = try tween(value, of: source)
        let index = tween.lastIndex ?? 0
        let own = list.node(at: tween).flatMap { list.text(of: "name", in: $0) }
        if index > 0 { number = own.map { .string($0) } ?? .number(Double(index)) }
        hasFlag = index > 0 || !(type?.isTriggeredByFirstTween ?? false)
      }
      members += [
        ("triggerIsATween", hasFlag ? true : nil), ("triggeringTweenNumber", number),
        ("triggerIsATouch", isTouch && type != .activeArea ? true : nil),
      ]
    }
    let standard = what == "touch" ? "start" : "end"
    let moment = operation.text("when") ?? (what == "drop" ? "drop" : standard)
    members.append(("triggerWhen", moment == standard ? nil : .string(moment)))
    for key in ["delay", "retrigger"] {
      guard let value = operation[key] else { continue }
      let isStandard = key == "delay" ? value == 0 : value == "whenIdle"
      members.append((key, isStandard ? nil : value))
    }
    let trigger = holder.key("trigger")
    if list.node(at: trigger) == nil {
      let all = members.compactMap { member in member.value.map { JSONValue.Member(member.name, $0) } }
      return try draft.set("trigger", to: .object(all), at: holder)
    }
    for member in members {
      if member.value == nil, draft.value(of: member.name, at: trigger) == nil { continue }
      try draft.set(member.name, to: member.value, at: trigger)
    }
  }

  mutating func removeTrigger(_ operation: Operation) throws(Refusal) {
    let page = try page(operation)
    let (holder, item, title) = try waiting(operation, on: page)
    select([item.path])
    guard list.node(at: holder.key("trigger")) != nil else {
      throw Refusal.nothing(at: holder.key("trigger"))
    }
    try draft.removeKey("trigger", at: holder)
    label = "Let \(title) wait for nothing"
  }

  // MARK: - Drop targets

  mutating func addTarget(_ operation: Operation) throws(Refusal) {
    let page = try page(operation)
    let item = page.items[try item(operation, on: page)]
    select([item.path])
    let values = operation.object("values")
    let targets = item.path.key("dropTargets")
    let array = list.node(at: targets)
    var name = FreeNames.numbered("target", from: 1, among: list.partNames(in: targets))
    if let given = JSONValue.object(values)["name"]?.text {
      try FreeNames.check(given)
      try keepFree(given, among: targets, of: "`\(item.name)`", "a drop target")
      name = given
    }
    var members: [JSONValue.Member] = [
      .init("name", .string(name)), .init("x", .number(try number("x", at: item.path) ?? 0)),
      .init("y", .number(try number("y", at: item.path) ?? 0)), .init("width", 120), .init("height", 120),
    ]
    for value in values where value.name != "snap" {
      if let index = members.firstIndex(where: { $0.name == value.name }) {
        members[index].value = value.value
      } else {
        members.append(value)
      }
    }
    if JSONValue.object(values)["snap"] == "here" {
      let snap = snap(for: item, on: page, .object(members))
      members += [.init("snapX", .number(snap.x)), .init("snapY", .number(snap.y))]
    }
    if let array, list.kind(of: array) == .array {
      let count = list.count(of: array)
      let value = try ValueCheck.checked(.object(members), at: targets.index(count), in: list)
      try draft.insert(value, at: count, in: targets)
    } else {
      let value = try ValueCheck.checked([.object(members)], at: targets, in: list)
      try draft.set("dropTargets", to: value, at: item.path)
    }
    label = "Add target \(name) to \(item.name)"
  }

  /// Returns where an element snaps so that its middle is the target's.
  private func snap(for item: PageOutline.Item, on page: PageOutline, _ target: JSONValue) -> Point {
    let number = { (key: String) -> Double in
      if let number = target[key]?.number { return number }
      return 0
    }
    let index = page.items.firstIndex { $0.path == item.path } ?? 0
    let frame = PageGeometry(page, in: list, assets: assets).frames[index].placement.frame
    return Point(
      x: (number("x") + number("width") / 2 - frame.width / 2).toThousandths,
      y: (number("y") + number("height") / 2 - frame.height / 2).toThousandths)
  }

  mutating func setTarget(_ operation: Operation) throws(Refusal) {
    let page = try page(operation)
    let item = page.items[try item(operation, on: page)]
    select([item.path])
    let path = try target(operation["target"] ?? .null, of: item)
    let key = operation.text("key") ?? ""
    let value = operation["value"] ?? .null
    label = "Set \(key) of \(name(at: path, orElse: "target"))"
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
