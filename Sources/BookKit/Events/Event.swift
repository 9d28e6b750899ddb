/// An event in a book; events are emitted in the order in which they happen.
///
/// Every text is a ``Name`` in the player's table, so an event is a plain value that allocates no memory.
public struct Event: Sendable, Equatable {
  /// The tick at which the event happened.
  public var tick: Ticks
  /// The kind of the event.
  public var kind: EventKind
  /// The page of the event, or the page of a recording, counted from 1; `nil` in sections and during credits.
  public var page: Int?
  /// The section in which the event happened; `nil` on pages and during credits.
  public var section: Name?
  /// The element, the page's `music` or `voice`, or the sound file that a drop, a rule or a movie plays.
  public var item: Name?
  /// The tween.
  public var tween: Name?
  /// The drop target.
  public var target: Name?
  /// The other body or piece, or `bounds`.
  public var other: Name?
  /// The number of the pass that a tween begins, 2 for the second.
  public var pass: Int64?
  /// The index of a word, a credit or a movie's frame, counted from 0.
  public var index: Int?
  /// The word that is spoken.
  public var text: Name?
  /// The rule, the variable, the option, the credit, the region, the voice, or the property that a tween wrote.
  public var name: Name?
  /// The value of the variable or option, the language, the colour, the angle of a piece, the length of a recording in
  /// seconds, or the value that a tween wrote.
  public var value: Datum?
  /// The cause of the event.
  public var origin: Origin?
  /// The reason why something was refused or failed.
  public var reason: Reason?
  /// Whether a credit was shown to its end.
  public var isFinished: Bool?
  /// The URL that was opened.
  public var url: Name?
  /// The position: the point of a touch, or the origin of the dragged element's frame.
  public var position: Point?

  /// Creates an event at `tick`.
  public init(_ kind: EventKind, at tick: Ticks, page: Int? = nil) {
    self.kind = kind
    self.tick = tick
    self.page = page
  }

  /// A value that an event carries.
  public enum Datum: Sendable, Hashable {
    /// A number.
    case number(Double)
    /// A Boolean value.
    case boolean(Bool)
    /// A string.
    case text(Name)
    /// A colour.
    case color(Color)
  }

  /// The cause of an event.
  public enum Origin: Sendable, Equatable {
    /// The page itself.
    case wholePage
    /// A noise.
    case noise
    /// A shake of the device.
    case shake
    /// An element.
    case item(Name)
    /// The page that was on stage before, counted from 1.
    case page(Int)
    /// The section that was on stage before.
    case section(Name)
  }

  /// The reason why a touch or page turn was refused, a recording was cancelled, or the engine failed.
  public enum Reason: KeywordText, Keyword {
    /// A narration is playing.
    case narration
    /// A page is being turned.
    case transition
    /// There is no page before the first one.
    case first
    /// One tick caused too many events.
    case cascade
    /// The reader is recording.
    case recording
    /// The reader cancelled the recording.
    case reader
    /// The reader doesn't allow the microphone to be used.
    case denied
    /// There is no microphone.
    case missing
    /// There is no room for another recording.
    case full
    /// The recording is too short.
    case short
    /// The recording is too long.
    case long
  }
}

extension Event {
  /// Returns the time of the event in seconds; `tickRate` is the player's number of ticks per second.
  public func seconds(tickRate: Int) -> Double { tick.seconds(tickRate: tickRate) }
}

extension Event: CustomStringConvertible {
  /// The kind, the page and the tick: `item.added on page 1 at tick 60`.
  ///
  /// Names are indices into the player's table; ``Player/traceLine(of:)`` writes them out.
  public var description: String {
    let place = page.map { " on page " + String($0) } ?? ""
    return kind.description + place + " at tick " + String(tick.count)
  }
}
