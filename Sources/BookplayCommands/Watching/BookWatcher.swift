import BookFiles
import BookReports

/// Finds out when the files of books change.
///
/// When the system reports that something has happened, all folders are scanned, so that nothing depends on what
/// exactly was reported. Where the system can't do that, or on request, the folders are scanned regularly.
final class BookWatcher {
  /// A message that explains why the folders are polled, or `nil` if they aren't.
  private(set) var notice: String?
  private var roots: [WatchedFolder]
  private let outputs: Set<String>
  private let clock: WallClock
  private var notifications: FolderNotifications?
  private var interval = WatchOption.defaultInterval
  private var files: WatchedFiles
  private var watches: [String: Int32] = [:]
  private var found: [FileChange] = []
  private var canWatch = true

  /// The time without a further change after which files count as saved.
  private static let quietTime = Duration.milliseconds(100)
  /// The maximum time to wait after the first change.
  private static let longestTime = Duration.seconds(1)

  /// Scans the files in `roots`, except for `outputs`, which the program writes itself.
  ///
  /// With an interval, folders are scanned regularly; without one, only where the system doesn't report changes.
  init(_ roots: [WatchedFolder], outputs: [String] = [], polling: Duration? = nil, clock: WallClock = .system) {
    self.roots = roots
    self.outputs = Set(outputs.map { Files.resolved($0) ?? $0 })
    self.clock = clock
    notifications = polling == nil ? FolderNotifications() : nil
    files = WatchedFiles(in: [], outputs: [], after: nil)
    if let polling { interval = polling }
    files = look()
    if notifications == nil { startPolling(because: polling == nil ? "the system reports no changes" : "`--poll`") }
  }

  var fileCount: Int { files.files.count }
  var isLimited: Bool { files.isLimited }

  /// Watches other folders from now on; files that become watched by this count as known.
  func watch(_ roots: [WatchedFolder]) {
    guard roots != self.roots else { return }
    let kept = roots.filter(self.roots.contains)
    self.roots = roots
    let seen = look()
    found += seen.changes(since: files).filter { change in
      // In other folders, files haven't appeared or disappeared; those folders weren't watched before, or no longer
      // are.
      change.kind == .changed || kept.contains { change.path.hasPrefix(Files.path("", in: $0.path)) }
    }
    files = seen
  }

  var descriptor: Int32? { notifications?.descriptor }

  /// The time after which changes have to be taken even if nothing is reported, or `nil` for no limit.
  var patience: Duration? {
    // The system doesn't report that a missing folder is back.
    notifications == nil ? interval : files.lacksFolder ? WatchOption.defaultInterval : nil
  }

  func takeChanges() -> [FileChange] { changes(within: .zero, whileOpen: nil) }

  /// Waits until files have changed and are saved, and returns the changes sorted by path.
  ///
  /// The array is empty if `output` is no longer read.
  func next(whileOpen output: Int32? = nil) -> [FileChange] {
    while true {
      let changes = changes(within: nil, whileOpen: output)
      if !changes.isEmpty || isClosed { return changes }
    }
  }

  /// Whether waiting has ended because the output is no longer read.
  private(set) var isClosed = false

  /// Waits for changes at most for `time`, and returns whether there are any; `next()` returns the changes.
  func hasChanges(within time: Duration) -> Bool {
    found = changes(within: time, whileOpen: nil)
    return !found.isEmpty
  }

  private func changes(within time: Duration?, whileOpen output: Int32?) -> [FileChange] {
    defer { found = [] }
    guard found.isEmpty else { return found }
    let end = time.map { clock.now() + $0 }
    repeat {
      let rest = end.map { max(.zero, $0 - clock.now()) }
      let hasNews = wait([rest, patience].compactMap(\.self).min(), output)
      if isClosed { return [] }
      guard hasNews || notifications == nil || files.lacksFolder else { continue }
      let changes = waitUntilQuiet()
      if !changes.isEmpty { return changes }
    } while end.map { clock.now() < $0 } ?? true
    return []
  }

  // MARK: - Waiting until files are saved

  private func waitUntilQuiet() -> [FileChange] {
    let first = clock.now()
    var seen = notifications == nil ? look() : nil
    if let seen, seen.changes(since: files).isEmpty { return [] }
    var quietSince = first
    while true {
      let now = clock.now()
      guard now < first + BookWatcher.longestTime else { break }
      if now >= quietSince + BookWatcher.quietTime {
        let new = look()
        let isStill = notifications != nil || seen.map(new.isStill) ?? false
        if isStill, openFiles.isEmpty, !new.isUnfinished(after: files) { return take(new) }
        seen = new
        quietSince = now
      }
      let end = min(quietSince + BookWatcher.quietTime, first + BookWatcher.longestTime)
      if wait(end - now, nil) { quietSince = clock.now() }
    }
    openFiles = []
    return take(look())
  }

  private func take(_ seen: WatchedFiles) -> [FileChange] {
    defer { files = seen }
    return seen.changes(since: files)
  }

  private var openFiles = Set<String>()

  private func wait(_ time: Duration?, _ output: Int32?) -> Bool {
    let start = clock.now()
    while true {
      let rest = time.map { max(.zero, start + $0 - clock.now()) }
      var interests = notifications.map { [Poller.Interest(number: $0.descriptor, reads: true)] } ?? []
      if let output { interests.append(Poller.Interest(number: output)) }
      let ready = Poller.wait(for: interests, timeout: rest)
      if output != nil, ready.last?.isBroken == true {
        isClosed = true
        return false
      }
      if let notifications, ready.first?.canRead == true, take(notifications.take()) { return true }
      if let time, clock.now() >= start + time { return false }
    }
  }

  private func take(_ notifications: [FolderNotifications.Notification]) -> Bool {
    var matters = false
    for notification in notifications {
      if notification.isStructural {
        matters = true
      } else if !WatchedFolder.isTemporary(notification.name) {
        matters = true
        if notification.isCreation { openFiles.insert(notification.name) }
        if notification.isCompletion { openFiles.remove(notification.name) }
      }
    }
    return matters
  }

  /// Looks at all files; folders are watched before they are listed, so that nothing is missed in between.
  private func look() -> WatchedFiles {
    var current: [String: Int32] = [:]
    let seen = WatchedFiles(in: roots, outputs: outputs, after: files) { folder in
      guard let notifications, current.count < BookWatcher.maxWatches else { return }
      if let number = notifications.watch(folder) {
        current[folder] = number
      } else if Files.isFolder(folder) {
        canWatch = false
      }
    }
    if let notifications {
      let used = Set(current.values)
      for number in watches.values where !used.contains(number) { notifications.forget(number) }
      watches = current
      if !canWatch { startPolling(because: "the system watches no more folders") }
    }
    return seen
  }

  private static let maxWatches = 8_192

  private func startPolling(because reason: String) {
    notifications = nil
    watches = [:]
    openFiles = []
    notice = "watching by looking every \(BookPhrases.number(interval / .milliseconds(1) / 1000)) s (\(reason))"
  }
}
