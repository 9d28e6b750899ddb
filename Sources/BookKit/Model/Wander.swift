import PropertyList

/// How a tween moves its element about by itself, to places that chance chooses.
public struct Wander: Sendable {
  /// The left edge of the area that the frame stays inside; if `nil`, the canvas's.
  public var x: Double?
  /// The upper edge of the area; if `nil`, the canvas's.
  public var y: Double?
  /// The width of the area; if `nil`, the canvas's.
  public var width: Double?
  /// The height of the area; if `nil`, the canvas's.
  public var height: Double?
  /// The speed in points per second; if `nil`, each leg takes the duration of the tween.
  public var speed: Double?
  /// The pause between two legs, in seconds.
  public var pause = 0.0
  /// The side to which the picture looks; if `nil`, the element isn't mirrored.
  public var faces: Facing?
  package var node: NodeHandle
}

extension Wander {
  /// Returns the area that the frame stays inside, in the coordinates of the element's parent.
  package func area(on canvas: Rectangle) -> Rectangle {
    Rectangle(x: x ?? canvas.x, y: y ?? canvas.y, width: width ?? canvas.width, height: height ?? canvas.height)
  }

  /// The properties that the tween changes.
  var properties: [Property] { faces == nil ? [.x, .y] : [.x, .y, .scaleX] }
}

/// The side to which the picture of a wandering element looks.
public enum Facing: KeywordText, Keyword {
  /// It looks to the left.
  case left
  /// It looks to the right.
  case right
}

extension Facing: ExplainedKeyword {
  package static var kind: StaticString { "a value of `faces`" }

  package var meaning: StaticString {
    switch self {
    case .left: "the picture looks to the left, and is mirrored on its way to the right"
    case .right: "the picture looks to the right, and is mirrored on its way to the left"
    }
  }
}
