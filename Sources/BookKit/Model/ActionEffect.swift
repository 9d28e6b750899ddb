/// A set of effects that actions can have on the element that they name.
package struct ActionEffect: OptionSet, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Creates an empty set; in other modules, this compiles to less code than an empty literal.
  package init() { rawValue = 0 }

  /// Brings the element on stage, or makes it visible.
  package static let show = ActionEffect(rawValue: 1)
  package static let hide = ActionEffect(rawValue: 2)
  /// Plays the element, which also brings it on stage.
  package static let play = ActionEffect(rawValue: 4)
  package static let stop = ActionEffect(rawValue: 8)
  /// Lets the element accept touches.
  package static let activate = ActionEffect(rawValue: 16)
  package static let deactivate = ActionEffect(rawValue: 32)
  /// Starts or stops tweens of the element.
  package static let retime = ActionEffect(rawValue: 64)
  package static let setAlpha = ActionEffect(rawValue: 128)
  /// Starts a tween of the element.
  package static let startTweens = ActionEffect(rawValue: 256)

  package static let all = ActionEffect(rawValue: 511)

  package var bringsOnStage: Bool { !isDisjoint(with: [.show, .play]) }
}
