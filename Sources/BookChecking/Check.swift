import BookKit

/// A function that finds violations of certain rules in a book.
///
/// A check looks only at the model. To find out what happens when the book plays, play it.
typealias Check = @Sendable (CheckContext) -> [Diagnostic]

/// The list of all checks; each one is a function in the file of its topic.
enum Checks {
  static let all: [Check] = [
    GeometryChecks.offCanvas,
    GeometryChecks.sizes,
    BodyChecks.turnedGroups,
    TouchOverlapChecks.touches,
    DropTargetChecks.unreachable,
    TweenConflictChecks.all,
    SoundChecks.overlaps,
    ReadAlongChecks.wordCounts,
    AssetChecks.files,
    TextChecks.missingGlyphs,
    TextChecks.overflows,
    AccessibilityChecks.altTexts,
    AccessibilityChecks.localizations,
    AccessibilityChecks.touchTargets,
    NameChecks.duplicates, TriggerChecks.names, ReferenceChecks.elements, ReferenceChecks.rules,
    ReachabilityChecks.graph, RuleChecks.runaways, RuleChecks.unusedVariables, NarrationChecks.deadEnds,
  ]
}
