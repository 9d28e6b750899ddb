/// The list of all checks; each family lists its own in the file of its topic.
enum Checks {
  private static let families: [[Check]] = [
    GeometryChecks.all, BodyChecks.all, TouchOverlapChecks.all, DropTargetChecks.all, TweenConflictChecks.all,
    SoundChecks.all, ReadAlongChecks.all, AssetChecks.all, TextChecks.all, AccessibilityChecks.all, SectionChecks.all,
    OptionChecks.all, NameChecks.all, TriggerChecks.all, ReferenceChecks.all, ReachabilityChecks.all, RuleChecks.all,
    NarrationChecks.all, GameChecks.all,
  ]

  static let all = families.flatMap { $0 }
}
