/// The values of an element that tweens, rules and fingers can change.
public struct StageValues: Sendable, Equatable {
  /// The placement in its parent: frame, rotation and scale.
  public var placement: Placement
  /// The opacity, not including that of its groups; it can be outside 0…1 while a tween overshoots.
  public var alpha: Double
  /// The font size of a text; 0 for anything else.
  public var fontSize = 0.0
  /// The colour of a text; black for anything else.
  public var fontColor = Color.black
  /// The volume of a sound; 0 for anything else.
  public var volume = 0.0
  /// The index of the picture that a movie shows; 0 for anything else.
  public var movieFrame = 0.0

  @inline(__always) init(placement: Placement, alpha: Double) {
    self.placement = placement
    self.alpha = alpha
  }
}

extension StageValues {
  /// Sets the value of a property, with a colour given by its packed channels.
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
    case .frame: movieFrame = number
    }
  }
}

extension Placement {
  /// Returns the value of a property, or `nil` if a placement doesn't have the property.
  package func value(of property: Property) -> Double? {
    switch property {
    case .x: frame.x
    case .y: frame.y
    case .width: frame.width
    case .height: frame.height
    case .rotation: rotation
    case .scaleX: scaleX
    case .scaleY: scaleY
    case .alpha, .fontSize, .volume, .frame, .fontColor: nil
    }
  }
}
