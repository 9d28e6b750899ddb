import PropertyList

/// A change of an element's values over time.
public struct Tween: Sendable {
  /// What traces and triggers call it; made up where the author gave no name.
  public var name: Name
  /// Where its dictionary stands.
  public var node: NodeHandle
  /// Where its name stands, if the author gave one.
  public var nameNode: NodeHandle?
  /// What happens at the end of a pass.
  public var loopType = LoopType.once
  /// Whether it is a tween at all; what is not only keeps its number.
  public var isUnderstood = true
  /// Whether the element leaves the stage when the tween completes.
  public var removesElement = false
  /// The seconds before it starts.
  public var delay = 0.0
  /// The seconds that one pass takes.
  public var duration = Placed(1.0)
  /// How the time of a pass, or of each stretch between keyframes, is spent.
  public var easing = Easing.linear
  /// How many passes there are; for ever where nothing is said and the loop type is not `once`.
  public var loopCount: Placed<Int>?
  /// What changes, in the order of the book.
  public var tracks: [Track] = []
  /// When the keyframes come, 0…1; evenly spread where nothing is said.
  public var keyTimes: Placed<[Double]>?
  /// What it waits for: one, or none, apart because few tweens have it.
  private var triggers: [Trigger] = []

  /// What it waits for, instead of for its element alone.
  public var trigger: Trigger? {
    get { triggers.first }
    set { triggers = newValue.map { [$0] } ?? [] }
  }

  /// A tween of that name, all else at its default.
  init(name: Name, node: NodeHandle) {
    self.name = name
    self.node = node
  }

  /// How one property changes.
  public struct Track: Sendable {
    /// The value at the start; what is displayed where nothing is said.
    public var from: TweenValue?
    /// What changes.
    public var property: Property
    /// The values to which it goes, one after the other: one without keyframes.
    public var values: TweenValues
    /// Where the values stand.
    public var node: NodeHandle
  }
}

/// The values of a track, one after the other: nearly always one, which needs no list of its own.
public struct TweenValues: Sendable, Equatable, RandomAccessCollection {
  private enum Storage: Sendable, Equatable {
    case one(TweenValue)
    case many([TweenValue])
  }

  private let storage: Storage

  /// A single value.
  public init(_ value: TweenValue) {
    storage = .one(value)
  }

  /// These values.
  public init(_ values: [TweenValue]) {
    storage = values.count == 1 ? .one(values[0]) : .many(values)
  }

  /// The first position, 0.
  public var startIndex: Int { 0 }

  /// The position behind the last one: how many values there are.
  public var endIndex: Int {
    switch storage {
    case .one: 1
    case .many(let values): values.count
    }
  }

  /// The value at a position.
  public subscript(position: Int) -> TweenValue {
    switch storage {
    case .one(let value):
      precondition(position == 0, "a single value stands at 0")
      return value
    case .many(let values): return values[position]
    }
  }
}

/// A value that a tween leads to.
public enum TweenValue: Sendable, Equatable {
  /// A number.
  case number(Double)
  /// A colour.
  case color(Color)
}
