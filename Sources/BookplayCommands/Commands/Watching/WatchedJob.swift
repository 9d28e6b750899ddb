/// A command that runs again whenever the files change that it reads.
protocol WatchedJob {
  var folders: [WatchedFolder] { get }

  /// Runs the command because of `changes`, which are empty the first time; returns the status of everything together.
  mutating func run(after changes: [FileChange]) -> ExitStatus
}

/// Ends a run in real time when files change.
final class WatchInterruption {
  private let watcher: BookWatcher
  private(set) var isRequested = false

  init(_ watcher: BookWatcher) {
    self.watcher = watcher
  }

  func sleep(_ time: Duration) { isRequested = isRequested || watcher.hasChanges(within: time) }

  func reset() { isRequested = false }
}
