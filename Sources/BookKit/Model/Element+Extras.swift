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

  /// The extras for writing, which makes room for them.
  var ownExtras: Extras {
    get { extras.isEmpty ? Extras() : extras[0] }
    _modify {
      makeRoomForExtras()
      yield &extras[0]
    }
  }

  @inline(never) private mutating func makeRoomForExtras() {
    if extras.isEmpty { extras = [Extras()] }
  }

  /// The trigger it waits for off stage.
  public var trigger: Trigger? {
    get { extras.isEmpty ? nil : extras[0].trigger }
    set { ownExtras.trigger = newValue }
  }

  /// The rotation in degrees, clockwise.
  public var rotation: Located<Double> {
    get { extras.isEmpty ? Located(0.0) : extras[0].rotation }
    set { ownExtras.rotation = newValue }
  }

  /// The horizontal scale.
  public var scaleX: Located<Double> {
    get { extras.isEmpty ? Located(1.0) : extras[0].scaleX }
    set { ownExtras.scaleX = newValue }
  }

  /// The vertical scale.
  public var scaleY: Located<Double> {
    get { extras.isEmpty ? Located(1.0) : extras[0].scaleY }
    set { ownExtras.scaleY = newValue }
  }

  /// The centre of rotation and scaling, as a fraction of the width.
  public var pivotX: Double {
    get { extras.isEmpty ? 0.5 : extras[0].pivotX }
    set { ownExtras.pivotX = newValue }
  }

  /// The centre of rotation and scaling, as a fraction of the height.
  public var pivotY: Double {
    get { extras.isEmpty ? 0.5 : extras[0].pivotY }
    set { ownExtras.pivotY = newValue }
  }
}
