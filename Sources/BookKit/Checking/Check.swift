/// Looks at a book for what breaks certain rules.
///
/// A check asks the model only; whoever wants to know what happens when the book plays has to play it.
typealias Check = @Sendable (CheckContext) -> [Diagnostic]

/// All checks; each is a function in a file of its family.
enum Checks {
  static let all: [Check] = [
    GeometryChecks.offCanvas,
    GeometryChecks.sizes,
    BodyChecks.turnedGroups,
    CoverageChecks.touches,
    DropTargetChecks.unreachable,
    TweenConflictChecks.all,
    SoundChecks.overlaps,
    ReadAlongChecks.wordCounts,
    AssetChecks.files,
    AccessibilityChecks.altTexts,
    AccessibilityChecks.localizations,
    AccessibilityChecks.touchTargets,
    NameChecks.duplicates, TriggerChecks.names, ReferenceChecks.elements, ReferenceChecks.rules,
    ReachabilityChecks.waits, RuleChecks.runaways, RuleChecks.unusedVariables, NarrationChecks.deadEnds,
  ]
}
