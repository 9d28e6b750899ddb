// How the types of the format are read and written as values of keys.

extension KeyValue where Self: Keyword {
  static func read(_ entry: BookReader.Entry, by reader: inout BookReader) -> Self? {
    reader.word(entry, as: Self.self)
  }

  func written(by writer: inout BookReader) -> WrittenValue? { .string(keyword.description) }
}

extension ActionKind: KeyValue {}
extension Alignment: KeyValue {}
extension AreaShape: KeyValue {}
extension BodyKind: KeyValue {}
extension BodyShape: KeyValue {}
extension BookStart: KeyValue {}
extension Direction: KeyValue {}
extension ElementType: KeyValue {}
extension Facing: KeyValue {}
extension FlapEdge: KeyValue {}
extension Retrigger: KeyValue {}
extension Side: KeyValue {}
extension SoundRole: KeyValue {}
extension TriggerMoment: KeyValue {}
extension TriggerSource: KeyValue {}
extension VerticalAlignment: KeyValue {}

extension LoopType: KeyValue {
  static func read(_ entry: BookReader.Entry, by reader: inout BookReader) -> LoopType? {
    reader.word(entry, as: self, .unknownLoopType)
  }
}

extension PageAnimationKind: KeyValue {
  static func read(_ entry: BookReader.Entry, by reader: inout BookReader) -> PageAnimationKind? {
    reader.word(entry, as: self, .unknownAnimation)
  }
}

extension Property: KeyValue {
  static func read(_ entry: BookReader.Entry, by reader: inout BookReader) -> Property? {
    reader.word(entry, as: self, .unknownProperty, detail: "is not a property that can be set")
  }
}

extension EventKind: KeyValue {
  static func read(_ entry: BookReader.Entry, by reader: inout BookReader) -> EventKind? { reader.event(entry) }
}

extension Easing: KeyValue {
  static func read(_ entry: BookReader.Entry, by reader: inout BookReader) -> Easing? { reader.easing(entry) }

  func written(by writer: inout BookReader) -> WrittenValue? { .string(text) }
}

extension Condition: KeyValue {
  static func read(_ entry: BookReader.Entry, by reader: inout BookReader) -> Condition? { reader.condition(entry) }

  func written(by writer: inout BookReader) -> WrittenValue? { .string(text(writer.names)) }
}

extension Value: KeyValue {
  static func read(_ entry: BookReader.Entry, by reader: inout BookReader) -> Value? {
    reader.value(entry.value, of: entry.key)
  }

  func written(by writer: inout BookReader) -> WrittenValue? {
    switch self {
    case .number(let number): .number(number)
    case .boolean(let isTrue): .boolean(isTrue)
    case .string(let text): .string(text)
    }
  }
}

extension PageReference: KeyValue {
  static func read(_ entry: BookReader.Entry, by reader: inout BookReader) -> PageReference? {
    reader.reference(entry, from: 1, "page numbers are whole numbers, starting at 1").map {
      $0.name.map { .name($0) } ?? .number($0.number)
    }
  }

  func written(by writer: inout BookReader) -> WrittenValue? {
    switch self {
    case .number(let page): .number(Double(page))
    case .name(let name): name.written(by: &writer)
    }
  }
}

extension TweenReference: KeyValue {
  static func read(_ entry: BookReader.Entry, by reader: inout BookReader) -> TweenReference? {
    reader.reference(entry, from: 0, "tween numbers are whole numbers, starting at 0").map {
      $0.name.map { .name($0) } ?? .index($0.number)
    }
  }

  func written(by writer: inout BookReader) -> WrittenValue? {
    switch self {
    case .index(let index): .number(Double(index))
    case .name(let name): name.written(by: &writer)
    }
  }
}

extension Page.Background: KeyValue {
  static func read(_ entry: BookReader.Entry, by reader: inout BookReader) -> Page.Background? {
    reader.background(entry)
  }

  func written(by writer: inout BookReader) -> WrittenValue? {
    switch self {
    case .color(let color): color.written(by: &writer)
    case .image(let file): .string(file)
    case .gradient(let gradient): gradient.written(by: &writer)
    }
  }
}

extension PagePhysics.Bounds: KeyValue {
  static func read(_ entry: BookReader.Entry, by reader: inout BookReader) -> PagePhysics.Bounds? {
    reader.bounds(entry)
  }

  func written(by writer: inout BookReader) -> WrittenValue? {
    switch self {
    case .none: .string(BoundsWord.none.keyword.description)
    case .canvas: .string(BoundsWord.canvas.keyword.description)
    case .rectangle(let rectangle): rectangle.written(by: &writer)
    }
  }
}
