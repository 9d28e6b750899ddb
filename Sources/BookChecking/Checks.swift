/// The list of all checks; each family lists its own in the file of its topic.
enum Checks {
  static let all: [Check] = {
    // A list of the lists would be another type of array to make at the start of every program.
    var all: [Check] = []
    all.reserveCapacity(64)
    all += GeometryChecks.all
    all += BodyChecks.all
    all += TouchOverlapChecks.all
    all += DropTargetChecks.all
    all += TweenConflictChecks.all
    all += SoundChecks.all
    all += ReadAlongChecks.all
    all += AssetChecks.all
    all += TextChecks.all
    all += AccessibilityChecks.all
    all += SectionChecks.all
    all += OptionChecks.all
    all += NameChecks.all
    all += TriggerChecks.all
    all += ReferenceChecks.all
    all += ReachabilityChecks.all
    all += RuleChecks.all
    all += NarrationChecks.all
    all += GameChecks.all
    all += LanguageChecks.all
    all += TimeChecks.all
    all += EncodingChecks.all
    return all
  }()
}
