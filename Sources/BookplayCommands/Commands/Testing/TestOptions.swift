import BookReports

struct TestOptions: Sendable {
  let filter: String?
  let shard: Shard?
  let jobs: Int?
  /// The number of times that each script is run.
  let runs: Int
  let failsFast: Bool
  let updates: Bool
  let reducesMotion: Bool
  /// The options that the reader has set, each as `NAME=VALUE`.
  let bookOptions: [String]
  let voices: GivenVoices?
  let coverage: CoverageRequirement

  /// A limit far above any real use that keeps the total number of runs from overflowing.
  private static let maxRuns = 1 << 40

  init(_ options: GivenOptions) throws(CommandError) {
    filter = options[TestOption.filter]
    shard = try options.value(of: TestOption.shard)
    jobs = try options.value(of: TestOption.jobs)
    runs = min(try options.value(of: TestOption.stress) ?? 1, TestOptions.maxRuns)
    failsFast = options[TestOption.failFast]
    updates = options[TestOption.update]
    reducesMotion = options[TestOption.reducedMotion]
    bookOptions = options[TestOption.option]
    voices = try GivenVoices(options[CommonOption.voices])
    coverage = try CoverageRequirement(options)
    try options.exclude([CommonOption.output], with: TestOption.list)
    // Snapshots show books as most readers see them.
    try options.exclude([TestOption.reducedMotion, TestOption.option, CommonOption.voices], with: TestOption.update)
    // One part of the scripts doesn't show what all scripts reach.
    try options.exclude([TestOption.minimumCoverage], with: TestOption.shard)
  }

  struct Selection {
    let scripts: [String]
    let shard: ShardLabel?
  }

  func select(_ scripts: [String]) throws(CommandError) -> Selection {
    var selected = scripts
    if let filter {
      selected = selected.filter { $0.contains(filter) }
      if selected.isEmpty { throw .usage(.noScriptsSelected(count: scripts.count, option: "--filter \(filter)")) }
    }
    guard let shard else { return Selection(scripts: selected, shard: nil) }
    let count = selected.count
    // Dealing them out in turn makes the parts even.
    selected = selected.enumerated().filter { $0.offset % shard.count == shard.number - 1 }.map(\.element)
    guard !selected.isEmpty else {
      throw .usage(.noScriptsSelected(count: count, option: "--shard \(shard.number)/\(shard.count)"))
    }
    let label = ShardLabel(number: shard.number, count: shard.count, scripts: count)
    return Selection(scripts: selected, shard: label)
  }
}
