import PropertyList

/// A change of an element's properties over time.
public struct Tween: Sendable {
  /// The name that traces and triggers use; generated if the author gave none.
  public var name: Name
  /// The node of its dictionary.
  public var node: NodeHandle
  /// The node of its name, if the author gave one.
  public var nameNode: NodeHandle?
  /// The behaviour at the end of a pass.
  public var loopType = LoopType.once
  /// Whether the tween is valid; an invalid one only keeps its index.
  public var isValid = true
  /// Whether the element leaves the stage when the tween completes.
  public var removesElement = false
  /// The delay before it starts, in seconds.
  public var delay = 0.0
  /// The duration of one pass, in seconds.
  public var duration = Located(1.0)
  /// The easing of a pass, or of each segment between keyframes.
  public var easing = Easing.linear
  /// The tracks, in document order.
  public var tracks: [Track] = []
  /// What few tweens have: one entry or none, in an array to keep tweens small.
  private var extras: [Extras] = []

  private struct Extras: Sendable {
    var loopCount: Located<Int>?
    var keyTimes: Located<[Double]>?
    var trigger: Trigger?
  }

  /// The number of passes; if `nil`, unlimited unless the loop type is `once`.
  public var loopCount: Located<Int>? {
    get { extras.first?.loopCount }
    set { if newValue != nil || !extras.isEmpty { ownExtras.loopCount = newValue } }
  }

  /// The times of the keyframes, 0…1; if `nil`, they are evenly spaced.
  public var keyTimes: Located<[Double]>? {
    get { extras.first?.keyTimes }
    set { if newValue != nil || !extras.isEmpty { ownExtras.keyTimes = newValue } }
  }

  /// The trigger it waits for; if `nil`, it starts with its element.
  public var trigger: Trigger? {
    get { extras.first?.trigger }
    set { if newValue != nil || !extras.isEmpty { ownExtras.trigger = newValue } }
  }

  /// Whether it waits for a trigger.
  var hasTrigger: Bool { extras.first.map { $0.trigger != nil } ?? false }

  /// The extras for writing, which makes room for them.
  private var ownExtras: Extras {
    get { extras.first ?? Extras() }
    _modify {
      if extras.isEmpty { extras = [Extras()] }
      yield &extras[0]
    }
  }

  /// Creates a tween with default values.
  init(name: Name, node: NodeHandle) {
    self.name = name
    self.node = node
  }

  /// The change of one property.
  public struct Track: Sendable {
    /// The values it reaches, in order: one, or one for each keyframe.
    public var values: TweenValues
    /// The property that changes.
    public var property: Property
    /// The node of its values.
    public var node: NodeHandle
    /// The start value; if `nil`, the value displayed when the tween starts.
    public var from: TweenValue? {
      get { values.start }
      set { values.start = newValue }
    }

    /// Creates the track of a property.
    init(_ property: Property, _ values: TweenValues, node: NodeHandle) {
      self.values = values
      self.property = property
      self.node = node
    }
  }
}

/// The values of a track in order: nearly always one, which needs no array.
public struct TweenValues: Sendable, Equatable, RandomAccessCollection {
  private enum Storage: Sendable, Equatable {
    case one(TweenValue)
    case many([TweenValue])
    /// The start value, and then the others.
    case afterStart([TweenValue])
  }

  private var storage: Storage

  /// Creates a list of one value.
  public init(_ value: TweenValue) {
    storage = .one(value)
  }

  /// Creates a list of these values.
  public init(_ values: [TweenValue]) {
    storage = values.count == 1 ? .one(values[0]) : .many(values)
  }

  /// The value from which the track starts, which isn't counted; it's here because few tracks have one.
  fileprivate var start: TweenValue? {
    get {
      if case .afterStart(let values) = storage { return values[0] }
      return nil
    }
    set {
      let values = Array(self)
      if let newValue { storage = .afterStart([newValue] + values) } else { self = TweenValues(values) }
    }
  }

  /// The index of the first value, 0.
  public var startIndex: Int { 0 }

  /// The index after the last one, which equals the number of values.
  public var endIndex: Int {
    switch storage {
    case .one: 1
    case .many(let values): values.count
    case .afterStart(let values): values.count - 1
    }
  }

  /// The value at `position`.
  public subscript(position: Int) -> TweenValue {
    switch storage {
    case .one(let value):
      precondition(position == 0, "a single value has position 0")
      return value
    case .many(let values): return values[position]
    case .afterStart(let values): return values[position + 1]
    }
  }
}

/// A value that a tween reaches.
public enum TweenValue: Sendable, Equatable {
  /// A number.
  case number(Double)
  /// A colour.
  case color(Color)
}
