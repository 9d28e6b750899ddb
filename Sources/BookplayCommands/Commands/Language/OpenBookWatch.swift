/// Watches the files of open books, for clients that don't report changes to files.
///
/// Files that exist when a book is opened count as known. A separate thread waits for changes, so that the server can
/// continue to work.
final class OpenBookWatch: Sendable {
  /// The watcher and the paths of the books and scripts; `nil` until the first of them is opened.
  private let watched = Locked<(watcher: BookWatcher, paths: [String])?>(nil)
  private let wakePipe = WakePipe()
  private let hasEnded = Locked(false)
  private let note: @Sendable () -> Void

  /// `note` is called on another thread whenever files have changed.
  init(_ note: @escaping @Sendable () -> Void) { self.note = note }

  /// Watches the books and scripts at `paths`.
  ///
  /// If they or their files have changed, the folders are determined again, since a saved book can refer to other
  /// files.
  func follow(_ paths: [String], afterChange: Bool) {
    let isFirst = watched.withLock { watched in
      guard let known = watched else {
        if !paths.isEmpty { watched = (BookWatcher(OpenBookWatch.folders(of: paths)), paths) }
        return !paths.isEmpty
      }
      if paths != known.paths || afterChange {
        known.watcher.watch(OpenBookWatch.folders(of: paths))
        watched?.paths = paths
      }
      return false
    }
    if isFirst { _ = WorkerThread(isDetached: true) { [self] in waitForChanges() } }
    wakePipe.wake()
  }

  func stop() {
    hasEnded.withLock { $0 = true }
    wakePipe.wake()
  }

  private static func folders(of paths: [String]) -> [WatchedFolder] {
    var search = BookSearch()
    let folders = paths.flatMap { path -> [WatchedFolder] in
      guard path.hasSuffix(FoundScripts.fileExtension) else { return WatchedBooks.folders(of: path) }
      var folders = [WatchedBooks.folder(ofFile: path)]
      if case .book(let book) = search.book(of: path) { folders += WatchedBooks.folders(of: book) }
      return folders
    }
    return WatchedBooks.merged(folders)
  }

  private func waitForChanges() {
    while true {
      let (descriptor, patience) = watched.withLock { ($0?.watcher.descriptor, $0?.watcher.patience) }
      let interests = [wakePipe.input, descriptor].compactMap(\.self)
      _ = Poller.wait(for: interests.map { Poller.Interest(number: $0, reads: true) }, timeout: patience)
      if hasEnded.withLock({ $0 }) { return }
      wakePipe.reset()
      if watched.withLock({ $0?.watcher.takeChanges().isEmpty == false }) { note() }
    }
  }
}
