import BookKit
import PropertyList

/// The keyframes of a tween as columns, each with a time and a value for every property.
struct KeyframeColumns {
  let tween: PropertyListPath
  let item: Int
  let page: PageOutline
  var times: [Double] = []

  private var keyframes: PropertyListPath { tween.key("keyframes") }
  private var keyTimes: PropertyListPath { tween.key("keyTimes") }

  mutating func perform(_ change: BookEdit.KeyframeChange, with editor: inout Editor) throws(Refusal) {
    let name = editor.name(at: tween)
    switch change {
    case .add(let time, let values):
      editor.label = "Add keyframe to \(name)"
      try add(values, at: time, with: &editor)
    case .set(let index, let values):
      editor.label = "Set keyframe of \(name)"
      let index = try column(index, in: editor)
      try set(values, at: index, with: &editor)
    case .move(let index, let time):
      editor.label = "Move keyframe of \(name)"
      let index = try column(index, in: editor)
      try move(index, to: time, with: &editor)
    case .remove(let index):
      editor.label = "Remove keyframe of \(name)"
      let index = try column(index, in: editor)
      guard times.count > 1 else { throw Refusal(.lastKeyframe, "a tween keeps one value") }
      try writeTimes(with: &editor)
      try editor.draft.remove(at: index, of: keyTimes)
      for property in properties(in: editor) { try editor.draft.remove(at: index, of: keyframes.key(property)) }
    }
  }

  private mutating func column(_ index: Int, in editor: Editor) throws(Refusal) -> Int {
    try read(editor)
    return try editor.oldIndex(index, among: times.count)
  }

  /// Reads the times, or spreads them evenly if the tween has none.
  private mutating func read(_ editor: Editor) throws(Refusal) {
    let list = editor.list
    var count = 0
    for property in properties(in: editor) {
      let values = list.count(at: keyframes.key(property))
      if count == 0 { count = values }
      guard values == count else {
        throw Refusal(.badValue, "the keyframes of `\(tween.description)` don't all have as many values")
      }
    }
    if let written = list.node(at: keyTimes), list.kind(of: written) == .array {
      times = list.elements(of: written).map { LooseValue.number($0, of: list) ?? 0 }
      guard times.count == count else {
        throw Refusal(.badValue, "`\(keyTimes.description)` doesn't have as many times as there are values")
      }
    } else {
      times = (0..<count).map { count == 1 ? 1 : (Double($0) / Double(count - 1)).toMillionths }
    }
  }

  private func properties(in editor: Editor) -> [String] {
    guard let node = editor.list.node(at: keyframes) else { return [] }
    return editor.list.entries(of: node).compactMap { editor.list.string(of: $0.key) }
  }

  private func writeTimes(with editor: inout Editor) throws(Refusal) {
    guard editor.list.node(at: keyTimes) == nil else { return }
    try editor.draft.set("keyTimes", to: .array(times.map { .number($0) }), at: tween)
  }

  // MARK: - Adding

  private mutating func add(_ values: [JSONValue.Member], at time: Double, with editor: inout Editor) throws(Refusal) {
    if editor.list.node(at: keyframes) == nil {
      guard editor.list.node(at: tween.key("properties")) != nil else {
        let all = values.map { JSONValue.Member($0.name, .array([$0.value])) }
        let checked = try ValueCheck.checked(.object(all), at: keyframes, in: editor.list)
        try editor.draft.set("keyframes", to: checked, at: tween)
        return try editor.draft.set("keyTimes", to: [.number(time)], at: tween)
      }
      try editor.draft.renameKey("properties", to: "keyframes", at: tween)
      try editor.draft.wrapValues(at: keyframes)
      if !properties(in: editor).isEmpty { try editor.draft.set("keyTimes", to: [1], at: tween) }
    }
    try read(editor)
    try writeTimes(with: &editor)
    if let index = times.firstIndex(where: { $0.toMillionths == time.toMillionths }) {
      return try set(values, at: index, with: &editor)
    }
    let index = times.firstIndex { $0 > time } ?? times.count
    var inserted: [(property: String, value: JSONValue)] = []
    let given = JSONValue.object(values)
    for property in properties(in: editor) {
      let value = given[property] ?? interpolated(property, at: time, before: index, editor)
      inserted.append((property, try checked(value, of: property, in: editor)))
    }
    if editor.list.node(at: keyTimes) == nil {
      try editor.draft.set("keyTimes", to: [.number(time)], at: tween)
    } else {
      try editor.draft.insert(.number(time), at: index, in: keyTimes)
    }
    times.insert(time, at: index)
    for entry in inserted { try editor.draft.insert(entry.value, at: index, in: keyframes.key(entry.property)) }
    try addProperties(values, at: index, with: &editor)
  }

  /// Adds missing properties to the keyframes; all other keyframes get the element's own value.
  private func addProperties(_ values: [JSONValue.Member], at index: Int, with editor: inout Editor) throws(Refusal) {
    for member in values where editor.list.node(at: keyframes.key(member.name)) == nil {
      var all = times.map { _ in ownValue(of: member.name, editor) }
      all[index] = member.value
      let checked = try ValueCheck.checked(.array(all), at: keyframes.key(member.name), in: editor.list)
      try editor.draft.set(member.name, to: checked, at: keyframes)
    }
  }

  private func set(_ values: [JSONValue.Member], at index: Int, with editor: inout Editor) throws(Refusal) {
    for member in values where editor.list.node(at: keyframes.key(member.name)) != nil {
      let value = try checked(member.value, of: member.name, in: editor)
      try editor.draft.replace(keyframes.key(member.name).index(index), with: value)
    }
    let isNew = values.contains { editor.list.node(at: keyframes.key($0.name)) == nil }
    if isNew { try writeTimes(with: &editor) }
    try addProperties(values, at: index, with: &editor)
  }

  /// Returns a property's value as it will be written, or refuses it if it isn't valid.
  private func checked(_ value: JSONValue, of property: String, in editor: Editor) throws(Refusal) -> JSONValue {
    let path = keyframes.key(property)
    return try ValueCheck.checked(.array([value]), at: path, in: editor.list).array?.first ?? value
  }

  private mutating func move(_ index: Int, to time: Double, with editor: inout Editor) throws(Refusal) {
    let least = index > 0 ? times[index - 1] + 0.001 : 0
    let greatest = index + 1 < times.count ? times[index + 1] - 0.001 : 1
    guard least <= greatest else { return }
    let new = min(max(time, least), greatest).toMillionths
    guard new != times[index].toMillionths else { return }
    try writeTimes(with: &editor)
    try editor.draft.replace(keyTimes.index(index), with: .number(new))
  }

  // MARK: - Values

  private func interpolated(_ property: String, at time: Double, before index: Int, _ editor: Editor) -> JSONValue {
    let list = editor.list
    let values = list.node(at: keyframes.key(property)).map { node in
      list.elements(of: node).map { LooseValue.value($0, of: list) }
    }
    guard let values, let last = values.last else { return ownValue(of: property, editor) }
    guard index < values.count else { return last }
    let start: (time: Double, value: JSONValue)
    if index > 0 {
      start = (times[index - 1], values[index - 1])
    } else {
      let from = list.node(at: tween.key("from").key(property))
      let value = from.map { LooseValue.value($0, of: list) }
      start = (0, value ?? ownValue(of: property, editor))
    }
    let length = times[index] - start.time
    let fraction = length > 0 ? (time - start.time) / length : 1
    return KeyframeColumns.mix(start.value, values[index], fraction)
  }

  private static func mix(_ first: JSONValue, _ second: JSONValue, _ fraction: Double) -> JSONValue {
    if let left = first.number, let right = second.number {
      return .number((left + (right - left) * fraction).toThousandths)
    }
    guard let left = first.text, let right = second.text, let from = Color(Array(left.utf8)),
      let to = Color(Array(right.utf8))
    else { return second }
    let mixed = [(from.red, to.red), (from.green, to.green), (from.blue, to.blue), (from.alpha, to.alpha)].map {
      let value = Double($0) + (Double($1) - Double($0)) * fraction
      return UInt8(min(255, max(0, value.toWhole)))
    }
    return .string(Color(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3]).text)
  }

  private func ownValue(of property: String, _ editor: Editor) -> JSONValue {
    let list = editor.list
    let element = page.items[item]
    guard let node = list.node(at: element.path) else { return 0 }
    if let value = list.value(forKey: property, in: node) { return LooseValue.value(value, of: list) }
    switch property {
    case "fontColor": return "#000000"
    case "fontSize": return 24
    case "alpha", "scaleX", "scaleY": return 1
    case "volume":
      let own = list.value(forKey: "audio", in: node).flatMap { list.value(forKey: "volume", in: $0) }
      return own.map { LooseValue.value($0, of: list) } ?? 1
    case "width", "height":
      let frame = PageGeometry(page, in: list, assets: editor.assets).placements[item].frame
      return .number((property == "width" ? frame.width : frame.height).toThousandths)
    default: return 0
    }
  }
}
