/// The values of an element that tweens, rules and fingers can change.
public struct StageValues: Sendable, Equatable {
  /// Where it stands in its parent, and how it is turned and stretched there.
  public var placement: Placement
  /// How opaque it is by itself, as written: it may be out of 0…1 while a tween overshoots.
  public var alpha: Double
  /// The size of a text; 0 for anything else.
  public var fontSize = 0.0
  /// The colour of a text; black for anything else.
  public var fontColor = Color.black
  /// How loud a sound is; 0 for anything else.
  public var volume = 0.0
  /// Which picture a movie shows, counted from 0; 0 for anything else.
  public var frame = 0.0

  @inline(__always) init(placement: Placement, alpha: Double) {
    self.placement = placement
    self.alpha = alpha
  }
}

extension StageValues {
  /// Changes one; a colour by its packed channels.
  @inline(__always) mutating func set(_ property: Property, to number: Double) {
    switch property {
    case .x: placement.frame.x = number
    case .y: placement.frame.y = number
    case .width: placement.frame.width = number
    case .height: placement.frame.height = number
    case .alpha: alpha = number
    case .rotation: placement.rotation = number
    case .scaleX: placement.scaleX = number
    case .scaleY: placement.scaleY = number
    case .fontSize: fontSize = number
    case .fontColor: fontColor = Color(packed: number)
    case .volume: volume = number
    case .frame: frame = number
    }
  }
}
