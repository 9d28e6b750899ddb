import PropertyList
import Testing

@testable import BookKit

/// Reads and writes each key of a table with some values, and looks at what happens to the part.
struct RowTrial: Sendable, CustomTestStringConvertible {
  /// What is wrong with a table.
  struct Findings: Sendable {
    /// The keys that change nothing.
    var unread: [String] = []
    /// The keys that aren't written as they were read.
    var unwritten: [String] = []
    /// The properties that no key changes.
    var unchanged: [String] = []
  }

  let testDescription: String
  /// The properties that have no key.
  let madeElsewhere: [String]
  let findings: Findings
  /// What a new part has for each key that it writes, by kind of dictionary and name.
  let defaults: [String: WrittenValue]

  /// Tries the keys of a type's tables, except those that are read before or after the others.
  init<Part: Keyed>(
    _ tables: [[KeyRow<Part>]], readElsewhere: [String] = [], madeElsewhere: [String] = [], _ new: () -> Part
  ) {
    testDescription = "\(Part.self)"
    self.madeElsewhere = madeElsewhere
    var findings = Findings()
    var defaults: [String: WrittenValue] = [:]
    var values = PropertyValues(new())
    for rows in tables {
      for (place, row) in rows.enumerated() where !readElsewhere.contains(row.key.name.description) {
        let name = row.key.name.description
        defaults["\(row.key.owner).\(name)"] = RowTrial.written(new(), rows, place)
        let samples = KeySample.values(of: row.key)
        var (isRead, isWritten) = (samples.isEmpty, samples.isEmpty)
        for sample in samples {
          var part = new()
          RowTrial.read([WrittenEntry(key: name, value: sample)], rows, into: &part)
          var own = PropertyValues(new())
          if own.add(part) { isRead = true }
          values.add(part)
          if RowTrial.written(part, rows, place) == sample { isWritten = true }
        }
        if !isRead { findings.unread.append(name) }
        if !isWritten { findings.unwritten.append(name) }
      }
    }
    findings.unchanged = values.unchanged
    self.findings = findings
    self.defaults = defaults
  }

  private static func read<Part: Keyed>(_ entries: [WrittenEntry], _ rows: [KeyRow<Part>], into part: inout Part) {
    var builder = PropertyListBuilder()
    WrittenValue.dictionary(entries).write(to: &builder)
    var reader = BookReader(builder.finish())
    reader.names = KeySample.nameTable
    reader.elementType = .text
    reader.readKeys(of: reader.list.root, rows, in: rows[0].key.owner, into: &part)
  }

  private static func written<Part: Keyed>(_ part: Part, _ rows: [KeyRow<Part>], _ place: Int) -> WrittenValue? {
    var writer = BookReader.writer(KeySample.nameTable)
    return writer.value(of: part, rows[place], place)
  }
}

/// The values that each property of a type has had, down to values and parts with keys of their own.
private struct PropertyValues {
  private var values: [(name: String, values: Set<String>)] = []

  init(_ part: Any) { add(part) }

  /// Adds what a part has, and returns whether any of it is new.
  @discardableResult mutating func add(_ part: Any) -> Bool {
    var isNew = false
    add(Mirror(reflecting: part), "", &isNew)
    return isNew
  }

  /// The properties that have had one value only.
  var unchanged: [String] { values.filter { $0.values.count == 1 }.map { $0.name }.sorted() }

  private mutating func add(_ mirror: Mirror, _ path: String, _ isNew: inout Bool) {
    for child in mirror.children {
      // The elements of an array have no label.
      let name = child.label.map { path.isEmpty ? $0 : path + "." + $0 } ?? path
      let isNode = name.hasSuffix("node") || name.hasSuffix("Node")
      if isNode || child.value is NameTable { continue }
      let inner = Mirror(reflecting: child.value)
      let isPlain = child.value is any KeyValue || inner.children.isEmpty
      if isRoom(child.value) || !isPlain && [.struct, .class].contains(inner.displayStyle) {
        add(inner, name, &isNew)
      } else {
        note(name, "\(child.value)", &isNew)
      }
    }
  }

  /// Returns whether a value is an array with room for rare properties, which is made when one of them is set.
  private func isRoom(_ value: Any) -> Bool {
    ["Extras", "Behaviour", "Plate", "Details"].contains { "\(type(of: value))" == "Array<\($0)>" }
  }

  private mutating func note(_ name: String, _ value: String, _ isNew: inout Bool) {
    if let known = values.firstIndex(where: { $0.name == name }) {
      if values[known].values.insert(value).inserted { isNew = true }
    } else {
      values.append((name, [value]))
      isNew = true
    }
  }
}

/// Values that an author could give to a key.
enum KeySample {
  /// The names that the samples use, after one that stands for no name.
  static let nameTable: NameTable = {
    var names = NameTable()
    for text in ["-", "a", "b", "https://a.b", "M0 0L9 0L0 9Z"] { _ = names.intern(Array(text.utf8)) }
    return names
  }()

  /// Returns some values of a key, none of which is a default.
  static func values(of key: Key) -> [WrittenValue] {
    switch key.shape {
    case .number(.radius): [.number(20)]
    case .number(.angle): [.number(90)]
    case .number: [.number(0.375)]
    case .integer(let range): range?.count == 1 ? [] : [.number(3)]
    case .boolean: [.boolean(true), .boolean(false)]
    case .string: [.string("a"), .string("https://a.b"), .string("M0 0L9 0L0 9Z")]
    case .reference(let reference): reference.takesNumber ? [.string("a"), .number(3)] : [.string("a")]
    case .file: [.string("a.png")]
    case .color: [.string("#336699")]
    // The first word is often the default.
    case .words(let words): words().reversed().map { .string($0.word.description) }
    case .transition: [.string("easeInQuad"), .string("cubicBezier(0.25, 0.1, 0.25, 1)"), .string("step(4)")]
    case .condition: [.string("not (a == 1 or option.b) and a != 'x'")]
    case .event: [event]
    case .value: [.number(7)]
    case .bounds: [.string("canvas"), dictionary(.rectangle)]
    case .background: [.string("#336699"), .string("a.png"), dictionary(.gradient)]
    case .surface: [.string("#336699"), .string("a.png")]
    case .stops: [.number(3), .array([.number(0.25), .number(0.5)])]
    case .colors: [.array([.string("#336699"), .string("#112233")])]
    case .strings, .references: [.array([.string("a"), .string("b")])]
    case .values: [.array([.number(1), .string("a")])]
    case .numbers: [.array([.number(0), .number(1)])]
    case .array(let owner): [.array([dictionary(owner)])]
    case .arrays(let owner): [.array([.array([dictionary(owner)]), .array([])])]
    case .dictionary(let owner): [dictionary(owner)]
    case .oneOrMore(let owner): [.array([dictionary(owner)])]
    case .map(.translations): [translations(of: key.owner)]
    case .map(let keys): [map(keys)]
    }
  }

  private static let event = WrittenValue.string(EventKind.allCases.first { !$0.isVerbose }?.description ?? "")

  private static func translations(of owner: KeyOwner) -> WrittenValue {
    let texts = Key.all.filter { $0.owner == owner && $0.isTranslatable }
    return dictionary([("de", dictionary(texts.map { ($0.name.description, .string("a")) }))])
  }

  /// Returns a dictionary with a few keys of its kind.
  private static func dictionary(_ owner: KeyOwner) -> WrittenValue {
    switch owner {
    case .element: dictionary([("type", .string(ElementType.image.description)), ("x", .number(3))])
    case .game: dictionary([("name", .string("a")), ("type", .string("puzzle")), ("rows", .number(3))])
    case .page: dictionary([("name", .string("a"))])
    case .gradient: dictionary([("colors", .array([.string("#336699"), .string("#112233")])), ("angle", .number(3))])
    case .action: dictionary([("action", .string("hide")), ("item", .string("a"))])
    case .rule: dictionary([("when", dictionary(.when)), ("delay", .number(3))])
    case .when: dictionary([("event", event), ("item", .string("a"))])
    case .section: dictionary([("section", .string("a")), ("name", .string("b"))])
    default:
      dictionary(
        Key.all.filter { $0.owner == owner }.prefix(2).compactMap { key in
          values(of: key).first.map { (key.name.description, $0) }
        })
    }
  }

  private static func dictionary(_ entries: [(String, WrittenValue)]) -> WrittenValue {
    .dictionary(entries.map { WrittenEntry(key: $0.0, value: $0.1) })
  }

  private static func map(_ keys: MapKeys) -> WrittenValue {
    switch keys {
    case .variables, .options: dictionary([("a", .number(1)), ("b", .boolean(true))])
    case .ownOptions: dictionary([("a", .array([.number(1), .number(2)]))])
    case .properties: dictionary([("alpha", .number(0.5)), ("fontColor", .string("#336699"))])
    case .keyframes: dictionary([("alpha", .array([.number(0), .number(0.5)]))])
    case .words: dictionary([("de", dictionary([("play", .string("a"))]))])
    case .texts: dictionary([("play", .string("a"))])
    case .translations: dictionary([])
    }
  }
}

extension RowTrial {
  /// The tables of keys of all types.
  static let all: [RowTrial] = {
    let node = NodeHandle(0)
    func part<Part: BookPart>(
      _ type: Part.Type, _ others: [KeyRow<Part>] = [], readElsewhere: [String] = [], madeElsewhere: [String] = []
    ) -> RowTrial {
      let tables = others.isEmpty ? [Part.rows] : [Part.rows, others]
      return RowTrial(tables, readElsewhere: readElsewhere, madeElsewhere: madeElsewhere) { Part.new(at: node) }
    }
    return [
      part(Book.self, madeElsewhere: ["formatVersion"]),
      part(Credit.self), part(BookFont.self), part(BookLook.self),
      part(Microphone.self), part(Page.self, Page.sectionRows), part(PageAnimation.self),
      part(PagePhysics.self), part(Rectangle.self), part(Gradient.self),
      RowTrial([Rectangle.canvasRows], madeElsewhere: ["x", "y"]) { Book().canvas },
      RowTrial(
        [Element.rows, Element.groupRows], readElsewhere: ["type", "localized", "elements"],
        madeElsewhere: ["box.details.content", "box.details.localizations", "parent", "subtreeCount"]
      ) { Element.new(at: node, .image) },
      RowTrial([ImageContent.rows]) { ImageContent() },
      RowTrial([SoundContent.rows]) { SoundContent() },
      part(Audio.self),
      RowTrial([TextContent.rows]) { TextContent() },
      part(ReadAlong.self), part(ReadAlong.Segment.self),
      RowTrial([MovieContent.rows]) { MovieContent() },
      part(MovieContent.Frame.self),
      RowTrial([AreaContent.rows]) { AreaContent() },
      RowTrial([MiniatureContent.rows]) { MiniatureContent() },
      RowTrial([PuzzleContent.rows]) { PuzzleContent() },
      RowTrial([ColoringContent.rows]) { ColoringContent() },
      part(ColoringRegion.self), part(BookGame.self, readElsewhere: ["type"], madeElsewhere: ["content"]),
      part(DropTarget.self), part(Body.self), part(SlideIn.self), part(Rub.self),
      RowTrial(
        [MovablePart.sliderRows, MovablePart.dialRows, MovablePart.flapRows], readElsewhere: ["localized"],
        madeElsewhere: ["kind", "localizedLabels.translations"]
      ) { MovablePart(.slider, node: node) },
      part(MovablePart.Drive.self),
      // These change nothing without a final value, or until the rest has been read.
      part(Tween.self, readElsewhere: ["from", "keyframes"], madeElsewhere: ["isValid"]),
      part(Wander.self), part(Trigger.self), part(Rule.self, Rule.eventRows),
      part(Action.self, readElsewhere: ["action", "page", "section"], madeElsewhere: ["kind", "page"]),
    ]
  }()
}
