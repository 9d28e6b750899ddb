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
  /// It can be stopped.
  package static let stop = ActionEffect(rawValue: 8)
  /// It can be made to take touches.
  package static let activate = ActionEffect(rawValue: 16)
  /// It can be kept from taking touches.
  package static let deactivate = ActionEffect(rawValue: 32)
  /// Tweens of it can be started or stopped.
  package static let retime = ActionEffect(rawValue: 64)
  /// Its opacity can be set.
  package static let setAlpha = ActionEffect(rawValue: 128)
  /// Any of its tweens can be started.
  package static let startTweens = ActionEffect(rawValue: 256)

  /// Everything that an action can do.
  package static let all = ActionEffect(rawValue: 511)

  /// Whether it can be brought on stage.
  package var bringsOnStage: Bool { !isDisjoint(with: [.show, .play]) }
}

extension Action {
  /// The effect of the action on the element that it names.
  package var effect: ActionEffect {
    switch kind {
    case .show: .show
    case .hide: .hide
    case .play: .play
    case .stop: .stop
    case .toggle: [.play, .stop]
    case .activate: .activate
    case .deactivate: .deactivate
    case .startTween, .stopTween: .retime
    case .setProperty: property?.value == .alpha ? .setAlpha : []
    case .set, .goToPage, .nextPage, .previousPage, .playSound, .open, .back, .setOption, .restart, .hint,
      .undo, .clear, .pickColor:
      []
    }
  }
}

extension ActionKind {
  /// Whether the action can name the page's music instead of an element.
  package var isForMusic: Bool { self == .play || self == .stop || self == .toggle }

  /// Whether the action can open another page or section.
  package var leadsElsewhere: Bool {
    switch self {
    case .open, .back, .goToPage, .nextPage, .previousPage: true
    case .show, .hide, .startTween, .stopTween, .play, .stop, .toggle, .set, .setProperty, .activate, .deactivate,
      .playSound, .setOption, .restart, .hint, .undo, .clear, .pickColor:
      false
    }
  }
}
