import BookReports

struct TestOptions: Sendable {
  let filter: String?
  let shard: Shard?
  let jobs: Int?
  let runs: Int
  let failsFast: Bool
  let updates: Bool
  let choices: ReaderChoices
  let voices: GivenVoices?
  let coverage: CoverageRequirement

  /// A limit far above any real use that keeps the total number of runs from overflowing.
  private static let maxRuns = 1 << 40

  init(_ options: GivenOptions) throws(CommandError) {
    filter = options[Test.filter]
    shard = try options.value(of: Test.shard)
    jobs = try options.value(of: Test.jobs)
    runs = min(try options.value(of: Test.stress) ?? 1, TestOptions.maxRuns)
    failsFast = options[Test.failFast]
    updates = options[Test.update]
    choices = try ReaderChoices(options)
    voices = try GivenVoices(options[CommonOption.voices])
    coverage = try CoverageRequirement(options)
    try options.exclude([CommonOption.output], with: Test.list)
    // Snapshots show books as most readers see them.
    try options.exclude([Test.reducedMotion, Play.seed, Test.option, CommonOption.voices], with: Test.update)
    // One part of the scripts doesn't show what all scripts reach.
    try options.exclude([Test.minimumCoverage], with: Test.shard)
  }

  func select(_ scripts: [String]) throws(CommandError) -> (scripts: [String], shard: ShardLabel?) {
    var selected = scripts
    if let filter {
      selected = selected.filter { $0.contains(filter) }
      if selected.isEmpty { throw TestOptions.noneLeft("--filter \(filter)", of: scripts.count) }
    }
    guard let shard else { return (selected, nil) }
    let count = selected.count
    // Distributing the scripts in turn makes the parts equal in size.
    selected = selected.enumerated().filter { $0.offset % shard.count == shard.number - 1 }.map(\.element)
    guard !selected.isEmpty else { throw TestOptions.noneLeft("--shard \(shard.number)/\(shard.count)", of: count) }
    return (selected, ShardLabel(number: shard.number, count: shard.count, scripts: count))
  }

  private static func noneLeft(_ option: String, of count: Int) -> CommandError {
    let scripts = UsageText.counted(count, "script")
    return .usage("\(UsageText.quoted(option)) selects none of \(scripts); `bookplay test --list` lists them")
  }
}
