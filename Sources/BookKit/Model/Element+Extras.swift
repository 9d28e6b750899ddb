import PropertyList

extension Element {
  /// How an element stands that is turned or stretched, what it waits for, and the rest of what it does.
  struct Extras: Sendable {
    var trigger: Trigger?
    var rotation: Placed<Double> = Placed(0.0)
    var scaleX: Placed<Double> = Placed(1.0)
    var scaleY: Placed<Double> = Placed(1.0)
    var pivotX: Double = 0.5
    var pivotY: Double = 0.5
    /// What only few do: one, or none.
    var behaviours: [Behaviour] = []
  }

  /// What it waits for, off stage.
  public var trigger: Trigger? {
    get { extras.isEmpty ? nil : extras[0].trigger }
    set {
      if extras.isEmpty { extras = [Extras()] }
      extras[0].trigger = newValue
    }
  }

  /// The angle in degrees, clockwise.
  public var rotation: Placed<Double> {
    get { extras.isEmpty ? Placed(0.0) : extras[0].rotation }
    set {
      if extras.isEmpty { extras = [Extras()] }
      extras[0].rotation = newValue
    }
  }

  /// The stretch to the side.
  public var scaleX: Placed<Double> {
    get { extras.isEmpty ? Placed(1.0) : extras[0].scaleX }
    set {
      if extras.isEmpty { extras = [Extras()] }
      extras[0].scaleX = newValue
    }
  }

  /// The stretch upwards and downwards.
  public var scaleY: Placed<Double> {
    get { extras.isEmpty ? Placed(1.0) : extras[0].scaleY }
    set {
      if extras.isEmpty { extras = [Extras()] }
      extras[0].scaleY = newValue
    }
  }

  /// The point about which it turns and stretches, as a fraction of the width.
  public var pivotX: Double {
    get { extras.isEmpty ? 0.5 : extras[0].pivotX }
    set {
      if extras.isEmpty { extras = [Extras()] }
      extras[0].pivotX = newValue
    }
  }

  /// The point about which it turns and stretches, as a fraction of the height.
  public var pivotY: Double {
    get { extras.isEmpty ? 0.5 : extras[0].pivotY }
    set {
      if extras.isEmpty { extras = [Extras()] }
      extras[0].pivotY = newValue
    }
  }
}
