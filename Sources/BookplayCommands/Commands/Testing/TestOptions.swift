import BookReports

/// The options of `bookplay test`.
struct TestOptions: Sendable {
  let filter: String?
  let shard: Shard?
  let jobs: Int?
  /// The number of times that each script is run.
  let runs: Int
  let failsFast: Bool
  let updates: Bool
  let reducesMotion: Bool
  let coverage: CoverageRequirement

  /// A limit far above any real use that keeps the total number of runs from overflowing.
  private static let maxRuns = 1 << 40

  /// One of several equal parts, counted from 1.
  struct Shard: Sendable {
    let number: Int
    let count: Int
  }

  init(_ options: GivenOptions) throws(CommandFailure) {
    filter = options.text(of: .filter)
    shard = try options.text(of: .shard).map(TestOptions.shard)
    jobs = try TestOptions.count(of: .jobs, options)
    runs = min(try TestOptions.count(of: .stress, options) ?? 1, TestOptions.maxRuns)
    failsFast = options.contains(.failFast)
    updates = options.contains(.update)
    reducesMotion = options.contains(.reducedMotion)
    coverage = try CoverageRequirement(options)
    if options.contains(.list), options.contains(.output) { throw .usage(.exclusive("--list", "--output")) }
    // Snapshots show books as most readers see them.
    if updates, reducesMotion { throw .usage(.exclusive("--update", "--reduced-motion")) }
    // One part of the scripts doesn't show what all scripts reach.
    if shard != nil, coverage.minimum != nil { throw .usage(.exclusive("--shard", "--minimum-coverage")) }
  }

  /// The selected scripts.
  struct Selection {
    let scripts: [String]
    /// Which part of all scripts they are, if `--shard` was given.
    let shard: ShardLabel?
  }

  /// Returns the scripts selected by `--filter` and `--shard`.
  func select(_ scripts: [String]) throws(CommandFailure) -> Selection {
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

  private static func shard(_ text: String) throws(CommandFailure) -> Shard {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = wholeNumber(parts[0]), let count = wholeNumber(parts[1]), number <= count
    else { throw .usage(.invalidShard(text)) }
    return Shard(number: number, count: count)
  }

  private static func count(of name: OptionName, _ options: GivenOptions) throws(CommandFailure) -> Int? {
    guard let text = options.text(of: name) else { return nil }
    guard let number = wholeNumber(text[...]) else { throw .usage(.invalidCount(text, option: "--\(name.rawValue)")) }
    return number
  }

  private static func wholeNumber(_ text: Substring) -> Int? {
    guard text.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }), let number = Int(text), number >= 1 else {
      return nil
    }
    return number
  }
}
