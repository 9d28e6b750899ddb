/// Everything that can be wrong with a book.
public enum DiagnosticRule: UInt8, Word {
  // Errors: the book does not play as it is written.

  /// The file is no property list.
  case malformedPlist
  /// The outermost value is no book.
  case unsupportedRoot
  /// An element does not say what it is.
  case missingType
  /// There is no such type of element.
  case unknownType
  /// A value is of the wrong kind.
  case wrongType
  /// A key is missing that nothing can stand in for.
  case missingKey
  /// A file is not there.
  case missingAsset
  /// A file is not what it should be.
  case unreadableAsset
  /// A colour cannot be understood.
  case badColor
  /// There is no such transition.
  case unknownTransition
  /// There is no such way to loop.
  case unknownLoopType
  /// There is no such page animation.
  case unknownAnimation
  /// A property cannot be animated.
  case unknownProperty
  /// There is no such event.
  case unknownEvent
  /// There is no such action.
  case unknownAction
  /// A key does not know the word it is given.
  case unknownValue
  /// The condition of a rule cannot be read.
  case badCondition
  /// A number is beyond what makes sense.
  case outOfRange
  /// Two have the same name.
  case duplicateName
  /// A trigger waits for an element that the page does not have.
  case danglingTrigger
  /// A trigger waits for a tween that the element does not have.
  case danglingTween
  /// A name is used that nothing has.
  case danglingReference
  /// Elements wait for each other.
  case triggerCycle
  /// A file lies outside of the book's folder.
  case unsafePath

  // Warnings: it plays, but hardly as its author meant.

  /// A key is not known where it stands.
  case unknownKey
  /// A key has its old name.
  case keyAlias
  /// A number or a boolean is written as text.
  case looseType
  /// A key stands in a dictionary twice.
  case duplicateKey
  /// A trigger takes an element for what it is not.
  case triggerTypeMismatch
  /// An element waits for what cannot happen.
  case unreachableItem
  /// A trigger waits for an area that is switched off.
  case inactiveArea
  /// An area lies wholly under another.
  case coveredArea
  /// An element is never on the canvas.
  case offCanvas
  /// A group with bodies in it is turned or scaled.
  case turnedBody
  /// Two tweens move the same property at once.
  case tweenConflict
  /// An element has no area.
  case zeroSize
  /// Nobody knows how long a sound is.
  case unknownDuration
  /// A trigger never fires.
  case silentTrigger
  /// A page can never be left.
  case deadEnd
  /// An element is not there in every language.
  case missingLocalization
  /// A file is larger than a tablet likes.
  case largeAsset
  /// Two things to touch overlap.
  case touchOverlap
  /// Two voices speak at once.
  case soundOverlap
  /// Rules set each other off without end.
  case runawayRules
  /// The voices of a text do not have a time for each word.
  case wordCount
  /// A key is ignored because of another one beside it.
  case ignoredKey
  /// A link has no scheme that a browser opens.
  case badLink
  /// A drop target lies where its element cannot be dragged.
  case unreachableTarget

  // Notes: it could be better.

  /// A file is there for nothing.
  case unusedAsset
  /// A picture says nothing to those who cannot see it.
  case missingAltText
  /// Something to touch is too small for a finger.
  case smallTouchTarget
  /// A variable is declared and never used.
  case unusedVariable

  /// The name of the rule in listings, options and baselines.
  public var word: StaticString {
    switch self {
    case .malformedPlist: "malformed-plist"
    case .unsupportedRoot: "unsupported-root"
    case .missingType: "missing-type"
    case .unknownType: "unknown-type"
    case .wrongType: "wrong-type"
    case .missingKey: "missing-key"
    case .missingAsset: "missing-asset"
    case .unreadableAsset: "unreadable-asset"
    case .badColor: "bad-color"
    case .unknownTransition: "unknown-transition"
    case .unknownLoopType: "unknown-loop-type"
    case .unknownAnimation: "unknown-animation"
    case .unknownProperty: "unknown-property"
    case .unknownEvent: "unknown-event"
    case .unknownAction: "unknown-action"
    case .unknownValue: "unknown-value"
    case .badCondition: "bad-condition"
    case .outOfRange: "out-of-range"
    case .duplicateName: "duplicate-name"
    case .danglingTrigger: "dangling-trigger"
    case .danglingTween: "dangling-tween"
    case .danglingReference: "dangling-reference"
    case .triggerCycle: "trigger-cycle"
    case .unsafePath: "unsafe-path"
    case .unknownKey: "unknown-key"
    case .keyAlias: "key-alias"
    case .looseType: "loose-type"
    case .duplicateKey: "duplicate-key"
    case .triggerTypeMismatch: "trigger-type-mismatch"
    case .unreachableItem: "unreachable-item"
    case .inactiveArea: "inactive-area"
    case .coveredArea: "covered-area"
    case .offCanvas: "off-canvas"
    case .turnedBody: "turned-body"
    case .tweenConflict: "tween-conflict"
    case .zeroSize: "zero-size"
    case .unknownDuration: "unknown-duration"
    case .silentTrigger: "silent-trigger"
    case .deadEnd: "dead-end"
    case .missingLocalization: "missing-localization"
    case .largeAsset: "large-asset"
    case .touchOverlap: "touch-overlap"
    case .soundOverlap: "sound-overlap"
    case .runawayRules: "runaway-rules"
    case .wordCount: "word-count"
    case .ignoredKey: "ignored-key"
    case .badLink: "bad-link"
    case .unreachableTarget: "unreachable-target"
    case .unusedAsset: "unused-asset"
    case .missingAltText: "missing-alt-text"
    case .smallTouchTarget: "small-touch-target"
    case .unusedVariable: "unused-variable"
    }
  }

  /// How bad it is.
  public var severity: Severity {
    if rawValue < DiagnosticRule.unknownKey.rawValue { return .error }
    return rawValue < DiagnosticRule.unusedAsset.rawValue ? .warning : .note
  }

  /// How bad a finding is.
  public enum Severity: UInt8, Word {
    /// The book does not play as it is written.
    case error
    /// It plays, but hardly as its author meant.
    case warning
    /// It could be better.
    case note

    /// The word in listings.
    public var word: StaticString {
      switch self {
      case .error: "error"
      case .warning: "warning"
      case .note: "note"
      }
    }
  }
}
