/// A rule that a book can break.
package enum DiagnosticRule: UInt8, Keyword {
  // Errors: the book does not play as it is written.

  /// The file isn't a property list.
  case malformedPlist
  /// The outermost value isn't a book.
  case unsupportedRoot
  /// An element doesn't say which type it has.
  case missingType
  /// An element has a type that doesn't exist.
  case unknownType
  /// A value is of the wrong kind.
  case wrongType
  /// A required key is missing.
  case missingKey
  /// A file is missing.
  case missingAsset
  /// A file can't be used for its purpose.
  case unreadableAsset
  /// A colour can't be understood.
  case badColor
  /// A transition doesn't exist.
  case unknownTransition
  /// A loop type doesn't exist.
  case unknownLoopType
  /// A page animation doesn't exist.
  case unknownAnimation
  /// A property can't be animated.
  case unknownProperty
  /// An event doesn't exist.
  case unknownEvent
  /// An action doesn't exist.
  case unknownAction
  /// A key has a value that it doesn't accept.
  case unknownValue
  /// The condition of a rule can't be read.
  case badCondition
  /// A number is outside of the sensible range.
  case outOfRange
  /// Two elements, pages or variables have the same name.
  case duplicateName
  /// A trigger waits for an element that the page doesn't have.
  case danglingTrigger
  /// A trigger waits for a tween that the element doesn't have.
  case danglingTween
  /// A name refers to nothing.
  case danglingReference
  /// Elements wait for each other in a circle.
  case triggerCycle
  /// A file lies outside the book's folder.
  case unsafePath

  /// A section has a name that is neither a known section's nor a game's.
  case unknownSection
  /// An option doesn't exist or can't be set.
  case unknownOption
  /// Two sections have the same name.
  case duplicateSection
  /// The outline of a region can't be read.
  case badPath
  /// A region of a picture to colour can't be found.
  case badRegion
  /// A mask has another size than its drawing.
  case maskMismatch
  /// A drawing has too many pixels or regions.
  case tooManyRegions
  /// The code of a language isn't one.
  case badLanguage

  // Warnings: the book plays, but probably not as its author meant.

  /// A key isn't known in this place.
  case unknownKey
  /// A key has an outdated name.
  case keyAlias
  /// A number or a boolean is written as text.
  case looseType
  /// A key appears twice in a dictionary.
  case duplicateKey
  /// A trigger names the wrong element type.
  case triggerTypeMismatch
  /// An element waits for something that can't happen.
  case unreachableItem
  /// A trigger waits for an area that is inactive.
  case inactiveArea
  /// An area lies entirely under another one.
  case coveredArea
  /// An element is never on the canvas.
  case offCanvas
  /// A group that contains bodies is turned or scaled.
  case turnedBody
  /// Two tweens change the same property at the same time.
  case tweenConflict
  /// An element has no area.
  case zeroSize
  /// The duration of a sound is unknown.
  case unknownDuration
  /// A trigger never fires.
  case silentTrigger
  /// A page offers no way out.
  case deadEnd
  /// An element isn't available in every language.
  case missingLocalization
  /// A file is too large for a tablet.
  case largeAsset
  /// Two touchable elements overlap.
  case touchOverlap
  /// Two voices speak at the same time.
  case soundOverlap
  /// Rules trigger each other endlessly.
  case runawayRules
  /// The voice of a text doesn't have a time for each word.
  case wordCount
  /// A key is ignored because of another one in the same dictionary.
  case ignoredKey
  /// A link doesn't begin with a scheme that a browser opens.
  case badLink
  /// A drop target lies where its element can't be dragged.
  case unreachableTarget
  /// A text has characters that its font doesn't have.
  case missingGlyph
  /// A text doesn't fit into its frame.
  case textOverflow

  /// A section offers no way out.
  case sectionTrap
  /// A section can't be opened because a page has its name.
  case hiddenSection
  /// The lines of a drawing have gaps.
  case openLines
  /// The book doesn't name a language into which it is translated.
  case undeclaredLanguage
  /// A text has the bytes of UTF-8 in a file that declares another encoding.
  case mixedEncoding

  // Notes: the book could be better.

  /// A file is unused.
  case unusedAsset
  /// A picture has no description for readers who can't see it.
  case missingAltText
  /// A touch target is too small for a finger.
  case smallTouchTarget
  /// A variable is declared but never used.
  case unusedVariable
  /// A page has no title, in a book with sections of its own.
  case untitledPage
  /// A region of a drawing is too small for a finger.
  case smallRegion
  /// A time is much longer than others.
  case unusualTime

  /// The name of the rule in listings, options and baselines.
  package var keyword: StaticString {
    switch severity {
    case .error: errorKeyword
    case .warning: warningKeyword
    case .note: noteKeyword
    }
  }

  /// The severity of the rule's findings.
  package var severity: Severity {
    if rawValue < DiagnosticRule.unknownKey.rawValue { return .error }
    return rawValue < DiagnosticRule.unusedAsset.rawValue ? .warning : .note
  }

  package typealias Severity = DiagnosticSeverity
}

extension DiagnosticRule {
  /// The name of an error, or an empty string for other rules.
  private var errorKeyword: StaticString {
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
    case .unknownSection: "unknown-section"
    case .unknownOption: "unknown-option"
    case .duplicateSection: "duplicate-section"
    case .badPath: "bad-path"
    case .badRegion: "bad-region"
    case .maskMismatch: "mask-mismatch"
    case .tooManyRegions: "too-many-regions"
    case .badLanguage: "bad-language"
    default: ""
    }
  }

  /// The name of a warning, or an empty string for other rules.
  private var warningKeyword: StaticString {
    switch self {
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
    case .missingGlyph: "missing-glyph"
    case .textOverflow: "text-overflow"
    case .sectionTrap: "section-trap"
    case .hiddenSection: "hidden-section"
    case .openLines: "open-lines"
    case .undeclaredLanguage: "undeclared-language"
    case .mixedEncoding: "mixed-encoding"
    default: ""
    }
  }

  /// The name of a note, or an empty string for other rules.
  private var noteKeyword: StaticString {
    switch self {
    case .unusedAsset: "unused-asset"
    case .missingAltText: "missing-alt-text"
    case .smallTouchTarget: "small-touch-target"
    case .unusedVariable: "unused-variable"
    case .untitledPage: "unnamed-page"
    case .smallRegion: "small-region"
    case .unusualTime: "unusual-time"
    default: ""
    }
  }
}
