struct ItemState: Sendable, Equatable, PlainPart {
  var round: Round = 0
  /// Its position in the order in which elements came on stage.
  var arrival: UInt32 = 0
  /// Its flags in the five lower bits, and the number of its stay above, to save memory.
  private var bits: UInt32 = 0

  private enum Bit: UInt32 {
    case onStage = 1
    case leaving = 2
    case visible = 4
    case active = 8
    case held = 16
  }

  init(isVisible: Bool, isActive: Bool) {
    self.isVisible = isVisible
    self.isActive = isActive
  }

  /// The number of times it has come on stage, which begins again at 0 after 2 to the power of 27.
  var stay: Stay {
    get { Stay(rawValue: bits >> 5) }
    set { bits = bits & 31 | newValue.rawValue << 5 }
  }

  var isOnStage: Bool {
    get { has(.onStage) }
    set { set(.onStage, to: newValue) }
  }

  /// Whether it's being removed, so that it can't come back yet.
  var isLeaving: Bool {
    get { has(.leaving) }
    set { set(.leaving, to: newValue) }
  }

  var isVisible: Bool {
    get { has(.visible) }
    set { set(.visible, to: newValue) }
  }

  var isActive: Bool {
    get { has(.active) }
    set { set(.active, to: newValue) }
  }

  /// Whether a finger holds it, by itself or along with another element.
  var isHeld: Bool {
    get { has(.held) }
    set { set(.held, to: newValue) }
  }

  private func has(_ bit: Bit) -> Bool { bits & bit.rawValue != 0 }

  private mutating func set(_ bit: Bit, to isTrue: Bool) {
    bits = isTrue ? bits | bit.rawValue : bits & ~bit.rawValue
  }
}
