import BookFiles
import BookReports
import Playthrough

struct RepeatedJob: WatchedJob {
  let command: CommandContext
  let folders: [WatchedFolder]

  func run(after changes: [FileChange]) -> ExitStatus {
    do throws(CommandError) { return try command.runOnce() } catch { return command.report(error) }
  }
}

struct ValidateJob: WatchedJob {
  let command: CommandContext
  private(set) var statuses: [String: ExitStatus] = [:]
  private(set) var failure = ExitStatus.good

  var folders: [WatchedFolder] {
    let baseline = command.options[Validate.baseline].map { [WatchedBooks.folder(ofFile: $0)] } ?? []
    return command.invocation.arguments.flatMap(WatchedBooks.folders) + baseline
  }

  mutating func run(after changes: [FileChange]) -> ExitStatus {
    var found = FoundBooks(command.invocation.arguments)
    let existing = Set(found.books.map(\.argument))
    statuses = statuses.filter { existing.contains($0.key) }
    if !changes.isEmpty {
      let known = statuses
      found.select { book in known[book.argument] == nil || changes.contains { concerns($0, book.argument) } }
    }
    do throws(CommandError) {
      let result = try Validate(command: command).run(on: found)
      for book in found.books { statuses[book.argument] = nil }
      // If a book is named twice, the worse status counts.
      for (book, status) in zip(found.books, result.books) {
        statuses[book.argument] = max(statuses[book.argument] ?? .good, status)
      }
      failure = .good
    } catch {
      // Only a baseline can cause this after the first run.
      failure = command.report(error)
    }
    return max(failure, statuses.values.max() ?? .good)
  }

  /// Returns whether a change concerns a book.
  ///
  /// Other property lists beside the book are books of their own.
  private func concerns(_ change: FileChange, _ argument: String) -> Bool {
    if change.path == command.options[Validate.baseline] { return true }
    let file = WatchedBooks.list(of: argument)
    if change.path.hasSuffix(".plist") { return WatchedPath.isSame(change.path, file) }
    return WatchedPath.isInside(change.path, in: Files.folder(of: file))
  }
}

struct TestJob: WatchedJob {
  let command: CommandContext
  private(set) var history = TestHistory()

  /// The options that require all scripts to run each time, because their results cover all scripts.
  private static let optionsForAllScripts: [any DeclaredOption] = [
    Test.coverage, Test.minimumCoverage, Test.shard, Test.stress,
  ]

  var folders: [WatchedFolder] {
    var search = BookSearch()
    var folders: [WatchedFolder] = []
    for argument in command.invocation.arguments {
      let path = argument.count > 1 && argument.hasSuffix("/") ? String(argument.dropLast()) : argument
      let isFolder = WatchedBooks.isFolder(path) && !path.hasSuffix(FoundScripts.fileExtension)
      folders.append(WatchedFolder(path: isFolder ? path : Files.folder(of: path), selection: .all))
      let script = isFolder ? Files.path("x" + FoundScripts.fileExtension, in: path) : path
      if case .book(let book) = search.book(of: script) {
        folders.append(WatchedFolder(path: Files.folder(of: book), selection: .all))
      }
    }
    return folders + (command.options[CommonOption.voices].map { [WatchedBooks.folder(ofFile: $0)] } ?? [])
  }

  mutating func run(after changes: [FileChange]) -> ExitStatus {
    let runsAll = changes.isEmpty || TestJob.optionsForAllScripts.contains(where: command.options.contains)
    var search = BookSearch()
    do throws(CommandError) {
      return try Test(command: command).run(
        again: runsAll ? nil : { script in changes.contains { TestJob.concerns($0, script, &search) } }, &history)
    } catch {
      return command.report(error)
    }
  }

  private static func concerns(_ change: FileChange, _ script: String, _ search: inout BookSearch) -> Bool {
    let path = change.path
    if path.hasSuffix(FoundScripts.fileExtension) { return WatchedPath.isSame(path, script) }
    if path.hasSuffix(FoundScripts.traceExtension) { return WatchedPath.isSame(path, ExpectedFiles(of: script).trace) }
    if path.hasSuffix(FoundScripts.stageExtension) {
      return StaleFiles.owners(of: path).contains { WatchedPath.isSame($0, script) }
    }
    guard case .book(let book) = search.book(of: script) else { return true }
    return WatchedPath.isInside(path, in: Files.folder(of: book))
  }
}

struct PlayJob: WatchedJob {
  let command: CommandContext
  let folders: [WatchedFolder]
  var interruption: WatchInterruption?
  /// The events of the last run that was played to its end.
  private(set) var lastTrace: [UInt8]?

  mutating func run(after changes: [FileChange]) -> ExitStatus {
    interruption?.reset()
    let trace = ByteOutput(bufferedAsTerminal: false)
    let options = command.options
    // Events in real time are shown when they happen, and there is nothing to compare yet.
    let showsAll =
      options[WatchOption.full] || options.contains(Play.rate)
      || options[Play.format].contains { $0.format == .jsonl && $0.file == nil }
    var play = Play(command: command)
    (play.trace, play.interruption) = (trace, interruption)
    play.isSilent = lastTrace != nil && !showsAll
    let status: ExitStatus
    do throws(CommandError) { status = try play.run() } catch { return command.report(error) }
    if let lastTrace, !showsAll { showDifference(from: lastTrace, to: trace.bytes) }
    if interruption?.isRequested != true { lastTrace = trace.bytes }
    return status
  }

  private func showDifference(from old: [UInt8], to new: [UInt8]) {
    if let difference = TraceDiff.compare(expected: old, actual: new) {
      command.console.output.write(difference.text)
    } else {
      let count = new.count { $0 == UInt8(ascii: "\n") }
      command.console.errors.write("== the same \(FindingReport.counted(count, "event"))\n")
    }
  }
}

enum WatchedPath {
  /// Returns whether two paths lead to the same file; its folder has to exist.
  static func isSame(_ first: String, _ second: String) -> Bool {
    first == second || place(of: first) == place(of: second)
  }

  /// Returns whether a file is in or below a folder; `true` if one of them can't be found.
  static func isInside(_ path: String, in folder: String) -> Bool {
    guard let outer = Files.resolved(folder), let place = Files.resolved(Files.folder(of: path)) else { return true }
    return place == outer || place.hasPrefix(outer == "/" ? outer : outer + "/")
  }

  private static func place(of path: String) -> String {
    let folder = Files.folder(of: path)
    return Files.path(path.lastPathComponent, in: Files.resolved(folder) ?? folder)
  }
}
