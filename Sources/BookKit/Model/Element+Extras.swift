import PropertyList

extension Element {
  /// An element's trigger, rotation, scale, pivot and behaviour.
  struct Extras: Sendable {
    var trigger: Trigger?
    var rotation: Located<Double> = Located(0.0)
    var scaleX: Located<Double> = Located(1.0)
    var scaleY: Located<Double> = Located(1.0)
    var pivotX: Double = 0.5
    var pivotY: Double = 0.5
    /// The behaviour that few elements have: one entry or none.
    var behaviours: [Behaviour] = []
  }

  /// The trigger it waits for off stage.
  public var trigger: Trigger? {
    get { extras.isEmpty ? nil : extras[0].trigger }
    set {
      if extras.isEmpty { extras = [Extras()] }
      extras[0].trigger = newValue
    }
  }

  /// The rotation in degrees, clockwise.
  public var rotation: Located<Double> {
    get { extras.isEmpty ? Located(0.0) : extras[0].rotation }
    set {
      if extras.isEmpty { extras = [Extras()] }
      extras[0].rotation = newValue
    }
  }

  /// The horizontal scale.
  public var scaleX: Located<Double> {
    get { extras.isEmpty ? Located(1.0) : extras[0].scaleX }
    set {
      if extras.isEmpty { extras = [Extras()] }
      extras[0].scaleX = newValue
    }
  }

  /// The vertical scale.
  public var scaleY: Located<Double> {
    get { extras.isEmpty ? Located(1.0) : extras[0].scaleY }
    set {
      if extras.isEmpty { extras = [Extras()] }
      extras[0].scaleY = newValue
    }
  }

  /// The centre of rotation and scaling, as a fraction of the width.
  public var pivotX: Double {
    get { extras.isEmpty ? 0.5 : extras[0].pivotX }
    set {
      if extras.isEmpty { extras = [Extras()] }
      extras[0].pivotX = newValue
    }
  }

  /// The centre of rotation and scaling, as a fraction of the height.
  public var pivotY: Double {
    get { extras.isEmpty ? 0.5 : extras[0].pivotY }
    set {
      if extras.isEmpty { extras = [Extras()] }
      extras[0].pivotY = newValue
    }
  }
}
