protocol WatchedJob {
  var folders: [WatchedFolder] { get }

  mutating func run(after changes: [FileChange]) -> ExitStatus
}

final class WatchInterruption {
  private let watcher: BookWatcher
  private(set) var isRequested = false

  init(_ watcher: BookWatcher) { self.watcher = watcher }

  func sleep(_ time: Duration) { isRequested = isRequested || watcher.hasChanges(within: time) }
  func reset() { isRequested = false }
}
