import BookTestSupport
import PropertyList

@testable import BookEditing

/// A generator of operations that often fit the book, and sometimes not.
struct RandomEdit {
  private var lot: ChoiceSource
  private let document: BookDocument
  private var paths: [(path: String, node: NodeHandle)] = []

  /// Returns a random operation on a document.
  static func next(for document: BookDocument, using lot: inout ChoiceSource) -> EditRequest? {
    var maker = RandomEdit(document, lot)
    let request = maker.request()
    lot = maker.lot
    return request
  }

  private init(_ document: BookDocument, _ lot: ChoiceSource) {
    self.document = document
    self.lot = lot
    collect(document.list.root, "")
  }

  private mutating func collect(_ node: NodeHandle, _ path: String) {
    guard paths.count < 400 else { return }
    paths.append((path, node))
    let list = document.list
    for (index, element) in list.elements(of: node).enumerated() { collect(element, path + "[\(index)]") }
    for entry in list.entries(of: node) {
      let key = list.string(of: entry.key) ?? ""
      guard key.utf8.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x41 && $0 <= 0x5A }), !key.isEmpty else {
        continue
      }
      collect(entry.value, path.isEmpty ? key : path + "." + key)
    }
  }

  // MARK: - Parts

  private var names: [String] {
    var found: [String] = []
    for (path, node) in paths where path.contains("elements[") && document.list.kind(of: node) == .dictionary {
      if let name = document.list.value(forKey: "name", in: node), let text = document.list.string(of: name) {
        found.append(text)
      }
    }
    return found
  }

  private mutating func item() -> JSONValue {
    let known = names
    if known.isEmpty || lot.once(in: 5) { return .string(lot.pick(["element0", "a", "b", "g.element0", "nobody"])) }
    return .string(lot.pick(known))
  }

  private mutating func items() -> JSONValue {
    .array((0...lot.below(3)).map { _ in item() })
  }

  private mutating func page() -> JSONValue {
    switch lot.below(12) {
    case 0: "cover"
    case 1: "sections[0]"
    default: .number(Double(1 + lot.below(3)))
    }
  }

  private mutating func tween() -> JSONValue {
    lot.once(in: 3) ? .string(lot.pick(["t", "u", "tween0", "tween1"])) : .number(Double(lot.below(2)))
  }

  private mutating func number() -> JSONValue {
    .number(lot.pick([0, 1, -5, 10, 12.5, 100, 0.1, 33.333333, 1e6, 0.5, 7, -0.25, 200]))
  }

  private mutating func point() -> JSONValue { [number(), number()] }

  private mutating func name() -> JSONValue {
    .string(lot.pick(["moon", "star", "a", "b", "zoë", "x y", "", "12", "YES", "a<b", "moon2", "element1", "tween1"]))
  }

  private mutating func scalar() -> JSONValue {
    switch lot.below(4) {
    case 0: number()
    case 1: .boolean(lot.once(in: 2))
    default:
      .string(lot.pick(["", "word", "two words", "5", "é & < >", "line\nbreak", "#FF0000", "\"quoted\"", "linear"]))
    }
  }

  private mutating func value(_ depth: Int = 0) -> JSONValue {
    guard depth < 3, lot.once(in: 3) else { return scalar() }
    if lot.once(in: 2) { return .array((0..<lot.below(4)).map { _ in value(depth + 1) }) }
    return .object((0..<lot.below(4)).map { .init(["a", "b", "c", "d"][$0], value(depth + 1)) })
  }

  private mutating func path(_ kind: NodeKind) -> JSONValue {
    let fitting = paths.filter { document.list.kind(of: $0.node) == kind }
    return .string(fitting.isEmpty || lot.once(in: 20) ? "pages[7].x" : lot.pick(fitting).path)
  }

  private static let keys = [
    "x", "y", "width", "height", "alpha", "rotation", "scaleX", "z", "visible", "name", "type", "text", "fontSize",
    "fileName", "contents", "filename", "dragArea", "dragWith", "title", "link", "tweens", "localized", "duration",
    "delay", "properties", "trigger", "unknownKey", "open", "onTap", "visibleIf", "restAt", "section", "rows", "page",
  ]

  private mutating func key() -> JSONValue { .string(lot.pick(RandomEdit.keys)) }

  // MARK: - Operations

  private mutating func request() -> EditRequest? {
    let words = EditTable.rows.map(\.word.description)
    let basic = ["set", "insert", "remove", "reorder"]
    let word = lot.once(in: 2) ? lot.pick(["set"] + basic) : lot.pick(words)
    guard !["undo", "redo", "revert", "replaceText"].contains(word),
      let row = EditTable.rows.first(where: { $0.word.description == word })
    else { return nil }
    var members: [JSONValue.Member] = []
    // A renaming of scripts is a step of its own.
    for member in row.members where member.isRequired || member.name.description != "scripts" && lot.once(in: 3) {
      members.append(.init(member.name.description, value(for: member)))
    }
    if basic.contains(word) {
      members.removeAll { ["at", "page", "item", "tween"].contains($0.name) || word != "set" && $0.name == "key" }
      switch word {
      case "set": members.append(.init("at", path(.dictionary)))
      case "remove":
        let kinds: [NodeKind] = [.string, .integer, .dictionary, .array, .real, .boolean]
        members.append(.init("at", path(lot.pick(kinds))))
      default: members.append(.init("at", path(.array)))
      }
    }
    guard var request = try? EditRequest(json: .object([.init("op", .string(word))] + members)) else { return nil }
    if lot.once(in: 4) { request.gesture = lot.pick(["one", "two"]) }
    return request
  }

  private mutating func value(for member: LineMember) -> JSONValue {
    switch member.kind {
    case .any: return value()
    case .anyOrNull: return lot.once(in: 4) ? .null : value()
    case .scalar: return scalar()
    case .object: return member.name.description == "value" ? ["when": ["event": "tap"], "do": []] : object()
    case .string where member.name.description == "key": return key()
    case .string where member.name.description == "language": return .string(lot.pick(["en", "it"]))
    case .string where member.name.description == "clipboard": return .string(RandomEdit.clipboard)
    case .string: return name()
    case .boolean: return .boolean(lot.once(in: 2))
    case .number: return number()
    case .length: return .number(lot.pick([0, 1, 2.5, 100, 0.125]))
    case .fraction: return .number(lot.pick([0, 0.5, 1, 0.25, 0.333333]))
    case .coordinate: return number()
    case .integer(let least): return .number(Double(least + lot.below(4)))
    case .point: return point()
    case .word(let words): return .string(lot.pick(words))
    case .strings: return .array([.string("en"), .string("it")])
    case .integers: return .array((0...lot.below(2)).map { _ in .number(Double(lot.below(4))) })
    case .numbers: return .array((0..<lot.below(5)).map { .number(Double($0) / 2) })
    case .page: return page()
    case .pages: return .array((0...lot.below(2)).map { _ in page() })
    case .item: return item()
    case .itemOrNull: return lot.once(in: 2) ? .null : item()
    case .items: return items()
    case .tween: return member.name.description == "target" ? .string(lot.pick(["target1", "nest", "t"])) : tween()
    case .operations: return .array((0..<lot.below(3)).compactMap { _ in line() })
    }
  }

  private mutating func object() -> JSONValue {
    var members: [JSONValue.Member] = []
    if lot.once(in: 2) { members.append(.init("x", number())) }
    if lot.once(in: 2) { members.append(.init("alpha", 0.5)) }
    return .object(members)
  }

  /// Returns the line of another operation.
  private mutating func line() -> JSONValue? {
    guard let request = request(), request.edit.word != "batch" else { return nil }
    return request.json
  }

  private static let clipboard = """
    <plist version="1.0"><dict><key>bookplay</key><integer>1</integer>
    <key>elements</key><array>
      <!-- copied -->
      <dict>
        <key>type</key><string>image</string>
        <key>name</key><string>moon</string>
      </dict>
    </array><key>pages</key><array><dict><key>elements</key><array/></dict></array></dict></plist>
    """
}
