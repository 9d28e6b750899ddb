/// A set of effects that actions can have on the element that they name.
package struct ActionEffect: OptionSet, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Creates an empty set, which takes less than an empty literal does in another module.
  package init() { rawValue = 0 }

  /// It can be brought on stage, or made visible.
  package static let show = ActionEffect(rawValue: 1)
  /// It can be taken off the stage.
  package static let hide = ActionEffect(rawValue: 2)
  /// It can be played, which brings it on stage too.
  package static let play = ActionEffect(rawValue: 4)
  package static let stop = ActionEffect(rawValue: 8)
  /// It can be made to take touches.
  package static let activate = ActionEffect(rawValue: 16)
  /// It can be kept from taking touches.
  package static let deactivate = ActionEffect(rawValue: 32)
  /// Tweens of it can be started or stopped.
  package static let retime = ActionEffect(rawValue: 64)
  package static let setAlpha = ActionEffect(rawValue: 128)
  /// Any of its tweens can be started.
  package static let startTweens = ActionEffect(rawValue: 256)

  package static let all = ActionEffect(rawValue: 511)

  package var bringsOnStage: Bool { !isDisjoint(with: [.show, .play]) }
}
