import PropertyList

/// What makes an element a slider, a dial or a flap: a part that a finger moves between stops.
///
/// Its progress is a number from 0 to 1. Other tweens can follow it.
public struct MovablePart: Sendable {
  /// Whether it is a slider, a dial or a flap.
  public var kind: MovableKind
  /// The stops as the author gave them; if `nil`, the two ends or, for a dial that wraps, four.
  public var stops: Located<Stops>?
  /// The progress with which it comes on stage; if `nil`, that of the first stop.
  public var start: Located<Double>?
  /// Whether it stays where it is let go.
  public var staysWhereLetGo = false
  /// Whether it goes back to its start when it is let go.
  public var returns = false
  /// The time that it takes to reach a stop, in seconds.
  public var settleTime = 0.25
  /// Whether a tap moves it to the next stop; if `nil`, only a flap does that.
  public var movesOnTap: Bool?
  /// The variable that has the index of the last stop.
  public var variable: Located<Name>?
  /// The labels of the stops for readers who choose one.
  package var localizedLabels = Localizable<[String]>()
  /// The sound file that plays when a stop is reached.
  public var sound: Located<String>?
  /// The tweens that follow its progress.
  public var drives: [Drive] = []
  /// The way of a slider's pivot; if `nil`, a straight line.
  public var way: Located<Way>?
  /// The distance to the right that a slider covers on a straight line.
  public var byX = 0.0
  /// The distance downwards that a slider covers on a straight line.
  public var byY = 0.0
  /// The angle of a dial at its beginning, in degrees clockwise.
  public var startAngle = 0.0
  /// The angle of a dial at its end, in degrees clockwise.
  public var endAngle = 360.0
  /// Whether a dial continues at its beginning after its end; if `nil`, it does if it makes whole turns.
  public var canWrap: Located<Bool>?
  /// The edge about which a flap turns.
  public var edge = FlapEdge.left
  /// The angle of a flap at its end, in degrees.
  public var angle = 170.0
  /// The other side of a flap; if `nil`, the front mirrored.
  public var back: Located<Page.Background>?
  package var node: NodeHandle

  init(_ kind: MovableKind, node: NodeHandle) {
    (self.kind, self.node) = (kind, node)
  }

  /// The progress of each stop.
  public enum Stops: Sendable, Equatable {
    /// A number of stops at equal distances.
    case even(Int)
    /// Stops at these numbers, in ascending order.
    case at([Double])
  }

  /// A tween that follows the progress.
  public struct Drive: Sendable {
    /// The element of the tween.
    public var item: Located<Name>?
    /// The tween; if `nil`, the first one.
    public var tween: Located<Name>?
    package var node: NodeHandle
  }
}

extension MovablePart {
  /// The name of the tween that moves a part to a stop.
  package static var settleName: StaticString { "settle" }
  /// The name of the progress in conditions and scripts.
  package static var progressName: StaticString { "progress" }
  /// The distance from a stop within which a part counts as being there.
  package static let tolerance = 0.001
  /// The smallest distance between two stops.
  static let minDistance = 0.002
  static let evenCounts = 2...100
  static let listCounts = 1...100

  /// Whether a dial's angles differ by whole turns, so that its end can be its beginning.
  var makesWholeTurns: Bool {
    let turns = (endAngle - startAngle) / 360
    return kind == .dial && turns != 0 && turns == turns.rounded(.down)
  }

  /// Whether its end is its beginning.
  package var wraps: Bool { makesWholeTurns && canWrap?.value ?? true }

  /// Whether a tap moves it to the next stop.
  package var isTapped: Bool { movesOnTap ?? (kind == .flap) }

  /// What choices call each stop: its label, or else its number from 1.
  package var stopNames: [String] {
    let labels = localizedLabels.original?.value ?? []
    return stopPositions.indices.map { $0 < labels.count ? labels[$0] : String($0 + 1) }
  }

  /// The progress of each stop, in ascending order.
  package var stopPositions: [Double] {
    switch stops?.value ?? .even(wraps ? 4 : 2) {
    case .even(let count): (0..<count).map { Double($0) / Double(wraps ? count : count - 1) }
    case .at(let positions): positions
    }
  }
}
