/// Everything that can be wrong with a book.
public enum DiagnosticRule: UInt8, Word {
  // Errors: the book does not play as it is written.
  case malformedPlist, unsupportedRoot, missingType, unknownType, wrongType, missingKey, missingAsset,
    unreadableAsset, badColor, unknownTransition, unknownLoopType, unknownAnimation, unknownProperty,
    unknownEvent, unknownAction, unknownValue, badCondition, outOfRange, duplicateName, danglingTrigger,
    danglingTween, danglingReference, triggerCycle, unsafePath
  // Warnings: it plays, but hardly as its author meant.
  case unknownKey, keyAlias, looseType, duplicateKey, triggerTypeMismatch, unreachableItem, inactiveArea,
    coveredArea, offCanvas, tweenConflict, zeroSize, unknownDuration, silentTrigger, deadEnd,
    missingLocalization, largeAsset, touchOverlap, soundOverlap, runawayRules
  // Notes: it could be better.
  case unusedAsset, missingAltText, smallTouchTarget, unusedVariable

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
