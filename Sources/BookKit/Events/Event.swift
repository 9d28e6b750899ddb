/// One thing that happened in a book, told in the order in which it happened.
///
/// Every text is a ``Name`` of the player's table, so that an event is a plain value without memory of its own.
public struct Event: Sendable, Equatable {
  /// When it happened.
  public var tick: Ticks
  /// What happened.
  public var kind: EventKind
  /// The page to which it belongs, counted from 1; nothing during credits.
  public var page: Int?
  /// The element, the page's `music`, or the file of a drop's or a rule's sound.
  public var item: Name?
  /// The tween.
  public var tween: Name?
  /// The drop target.
  public var target: Name?
  /// The other body, or `bounds`.
  public var other: Name?
  /// Which time round a tween begins, 2 for the second.
  public var pass: Int64?
  /// Which word, credit or picture of a movie, counted from 0.
  public var index: Int?
  /// The word that is spoken.
  public var text: Name?
  /// The rule, the variable, the credit, or the property that a tween wrote.
  public var name: Name?
  /// The variable's value, the language, or what a tween wrote.
  public var value: Datum?
  /// What caused it.
  public var origin: Origin?
  /// Why something was refused or went wrong.
  public var reason: Reason?
  /// Whether a credit was shown to its end.
  public var isFinished: Bool?
  /// The address that was opened.
  public var url: Name?
  /// Where: of a touch the point, of a drag the origin of the element's frame.
  public var position: Point?

  /// Something that happened at `tick`.
  public init(_ kind: EventKind, at tick: Ticks, page: Int? = nil) {
    self.kind = kind
    self.tick = tick
    self.page = page
  }

  /// A value that an event carries.
  public enum Datum: Sendable, Equatable {
    /// A number.
    case number(Double)
    /// A truth value.
    case boolean(Bool)
    /// A text.
    case text(Name)
    /// A colour.
    case color(Color)
  }

  /// What caused an event.
  public enum Origin: Sendable, Equatable {
    /// The page itself.
    case wholePage
    /// An element.
    case item(Name)
    /// The page that was on stage before, counted from 1.
    case page(Int)
  }

  /// Why a touch or a turn was refused, or what went wrong in the engine.
  public enum Reason: UInt8, Word {
    /// A narration sounds.
    case narration
    /// A page is being turned.
    case transition
    /// There is no page before the first one.
    case first
    /// One tick caused too many events.
    case cascade

    /// The word in traces.
    public var word: StaticString {
      switch self {
      case .narration: "narration"
      case .transition: "transition"
      case .first: "first"
      case .cascade: "cascade"
      }
    }
  }
}

extension Event {
  /// Returns when it happened, in seconds of the book; `tickRate` is the player's.
  public func seconds(tickRate: Int) -> Double { tick.seconds(tickRate: tickRate) }
}

extension Event: CustomStringConvertible {
  /// The kind, the page and the tick: `item.added on page 1 at tick 60`.
  ///
  /// Names are numbers in the player's table: ``Player/traceLine(of:)`` writes them out.
  public var description: String {
    let place = page.map { " on page " + String($0) } ?? ""
    return kind.description + place + " at tick " + String(tick.count)
  }
}
