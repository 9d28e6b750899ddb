import Foundation
import Testing

@testable import BookplayCommands

/// Tests of which files are watched and what counts as a change; `.ci/watch` tries the commands.
@Suite struct WatchedFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var whole: WatchedFolder { WatchedFolder(path: folder.path, selection: .all) }

  private func look(after old: WatchedFiles? = nil, outputs: Set<String> = []) -> WatchedFiles {
    WatchedFiles(in: [whole], outputs: outputs, after: old)
  }

  /// Returns changes as phrases, with paths relative to the folder.
  private func phrases(_ changes: [FileChange]) -> [String] {
    changes.map { $0.phrase.replacingOccurrences(of: folder.path + "/", with: "") }
  }

  @Test(arguments: [
    ("book.plist", true), ("one.play", true), ("one.trace", true), ("one.full.stage", true), ("baseline.json", true),
    ("moon.png", true), ("song.mp3", true), ("story.ttf", true), ("other.json", false), ("book.html", false),
    ("notes.txt", false), (".book.plist", false), (".book.plist.swp", false), ("book.plist~", false),
    ("book.plist.tmp", false), ("book.plist.orig", false), ("4913", false), (".#book.plist", false),
    ("#book.plist#", false), ("book.plist.swx", false),
  ])
  func `files of books count, and copies that editors make don't`(name: String, counts: Bool) {
    #expect(whole.counts(name, at: name) == counts)
  }

  @Test func `of a single book, its files count wherever they are, and no others`() {
    let folder = WatchedFolder(path: ".", selection: .named(["moon.plist", "images/moon.png"]))
    #expect(folder.isDeep)
    #expect(folder.counts("moon.plist", at: "moon.plist"))
    #expect(folder.counts("moon.png", at: "images/moon.png"))
    #expect(!folder.counts("moon.png", at: "moon.png"))
    #expect(!folder.counts("sun.plist", at: "sun.plist"))
    #expect(!WatchedFolder(path: ".", selection: .named(["moon.plist"])).isDeep)
  }

  @Test func `changes are new contents, new files and files that are gone`() throws {
    try folder.write("one", to: "book.plist")
    try folder.write("wait 1s", to: "deep/er/a.play")
    let before = look()
    #expect(before.files.count == 2)
    #expect(look(after: before).changes(since: before) == [])
    try folder.write("two", to: "book.plist")
    try folder.write("x", to: "deep/b.play")
    try FileManager.default.removeItem(atPath: folder.path(of: "deep/er/a.play"))
    let after = look(after: before)
    #expect(
      phrases(after.changes(since: before)) == ["book.plist changed", "deep/b.play appeared", "deep/er/a.play is gone"])
    #expect(after.isUnfinished(after: before))
    #expect(!after.isStill(since: before))
  }

  @Test func `the same text written again isn't a change, and another picture of the same size is one`() throws {
    try folder.write("one", to: "book.plist")
    try folder.write("pixels", to: "moon.png")
    let before = look()
    try folder.write("one", to: "book.plist")
    #expect(look(after: before).changes(since: before) == [])
    try folder.write("Pixels", to: "moon.png")
    #expect(phrases(look(after: before).changes(since: before)) == ["moon.png changed"])
  }

  @Test func `a text of the same size is read again while its time could be the same`() throws {
    try folder.write("one", to: "book.plist")
    let before = look()
    let time = try #require(FileStamp(folder.path(of: "book.plist")))
    #expect(time.isRecent)
    // In place, and with the same time, so that only the contents differ.
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path(of: "book.plist")))
    try handle.write(contentsOf: Data("two".utf8))
    try handle.close()
    #expect(phrases(look(after: before).changes(since: before)) == ["book.plist changed"])
  }

  @Test func `a file that has become empty is not finished`() throws {
    try folder.write("one", to: "book.plist")
    let before = look()
    try folder.write("", to: "book.plist")
    #expect(look(after: before).isUnfinished(after: before))
    try folder.write("two", to: "book.plist")
    #expect(!look(after: before).isUnfinished(after: before))
  }

  @Test func `links to folders are not followed, and what the program writes doesn't count`() throws {
    try folder.write("one", to: "Moon/book.plist")
    try folder.write("x", to: "Moon/site/cover.png")
    try folder.write("x", to: "Moon/all.trace")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "Moon/again"), withDestinationPath: folder.path(of: "Moon"))
    let resolved = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path
    let seen = look(outputs: [resolved + "/Moon/site", resolved + "/Moon/all.trace"])
    #expect(seen.files.keys.map { String($0.dropFirst(folder.path.count + 1)) } == ["Moon/book.plist"])
  }

  @Test func `a folder that doesn't exist is missed`() {
    let seen = WatchedFiles(
      in: [WatchedFolder(path: folder.path(of: "none"), selection: .all)], outputs: [], after: nil)
    #expect(seen.lacksFolder && seen.files.isEmpty)
    #expect(!look().lacksFolder)
  }

  // MARK: - Waiting

  @Test(arguments: [nil, Duration.milliseconds(50)])
  func `a watcher finds out what has changed, once`(polling: Duration?) throws {
    try folder.write("one", to: "book.plist")
    let watcher = BookWatcher([whole], polling: polling)
    #expect(watcher.fileCount == 1)
    #expect((watcher.notice != nil) == (polling != nil))
    #expect(!watcher.hasChanges(within: .milliseconds(150)))
    // What happened while nobody waited is found, too.
    try folder.write("two", to: "book.plist")
    try folder.write("x", to: "images/moon.png")
    try folder.write("x", to: "notes.txt~")
    #expect(phrases(watcher.next()) == ["book.plist changed", "images/moon.png appeared"])
    try folder.write("two", to: "book.plist")
    #expect(!watcher.hasChanges(within: .milliseconds(400)))
    // The folder that is new is watched.
    try folder.write("other", to: "images/moon.png")
    #expect(watcher.hasChanges(within: .seconds(10)))
    #expect(phrases(watcher.next()) == ["images/moon.png changed"])
  }

  @Test func `a folder that goes is watched again when it is back`() throws {
    try folder.write("one", to: "Moon/book.plist")
    let watcher = BookWatcher([WatchedFolder(path: folder.path(of: "Moon"), selection: .all)])
    try FileManager.default.removeItem(atPath: folder.path(of: "Moon"))
    #expect(phrases(watcher.next()) == ["Moon/book.plist is gone"])
    try folder.write("two", to: "Moon/book.plist")
    #expect(phrases(watcher.next()) == ["Moon/book.plist appeared"])
    try folder.write("three", to: "Moon/book.plist")
    #expect(phrases(watcher.next()) == ["Moon/book.plist changed"])
  }

  // MARK: - Commands

  @Test func `changes are summed up in a line`() {
    let changes = ["a", "b", "c"].map { FileChange(path: $0, kind: .changed) }
    #expect(WatchedCommand.summary(of: changes) == "a changed, and 2 more")
    #expect(WatchedCommand.summary(of: [FileChange(path: "a", kind: .appeared)]) == "a appeared")
    let hostile = WatchedCommand.summary(of: [FileChange(path: "a\u{1B}", kind: .gone)])
    #expect(hostile.hasSuffix(" is gone") && !hostile.contains("\u{1B}"))
  }

  @Test func `scripts that failed run first, and those that are gone are forgotten`() {
    var history = TestHistory()
    #expect(history.order(["a", "b", "c"], nil) == ["a", "b", "c"])
    history.add(["a": .good, "b": .good, "c": .bad])
    #expect(history.status == .bad)
    #expect(history.order(["a", "b", "c"]) { $0 != "b" } == ["c", "a"])
    #expect(history.order(["a", "b", "c", "d"]) { _ in false } == ["d"])
    #expect(history.order(["a", "b"]) { _ in false } == [])
    #expect(history.status == .good)
  }

  @Test func `of folders in each other the outer one is watched`() throws {
    try folder.write("x", to: "Moon/scripts/a.play")
    try folder.write("x", to: "Sun/book.plist")
    let moon = WatchedFolder(path: folder.path(of: "Moon"), selection: .all)
    let script = WatchedBooks.folder(ofFile: folder.path(of: "Moon/scripts/a.play"))
    let sun = WatchedBooks.folder(ofFile: folder.path(of: "Sun/book.plist"))
    #expect(WatchedBooks.merged([moon, script, sun, moon]) == [moon, sun])
    #expect(WatchedBooks.merged([script, moon]) == [moon])
  }

  @Test(
    arguments: [
      (["validate", "-"], "`--watch` needs files"), (["validate", "a.plist", "--fix"], "`--watch` and `--fix`"),
      (["validate", "a.plist", "--write-baseline", "b"], "`--watch` and `--write-baseline`"),
      (["validate", "a.plist", "--format", "json"], "`--format json`"),
      (["validate", "a.plist", "--format", "sarif=x"], "`--format sarif=x`"),
      (["test", "a.plist", "--update"], "`--watch` and `--update`"),
      (["test", "a.plist", "--list"], "`--watch` and `--list`"),
      (["test", "a.plist", "--format", "tap"], "`--format tap`"),
      (["play", "a.plist", "--interactive"], "`--watch` and `--interactive`"),
      (["play", "a.plist", "--script", "-"], "`--watch` needs files"), (["play", "none.plist"], "cannot read"),
      (["export", "a.plist"], "`-o`"), (["report", "a.plist"], "`-o`"),
      (["report", "a.jsonl", "--merge"], "`--merge`"),
      (["validate", "a.plist", "--poll", "0.01s"], "is not an interval"),
      (["validate", "a.plist", "--poll", "30 ticks"], "is not an interval"),
      (["validate", "a.plist", "--poll=x"], "is not an interval"),
      (["validate", "a.plist", "--poll="], "`--poll` needs a value"),
    ] as [([String], String)])
  func `what can't run again is refused`(words: [String], message: String) throws {
    try folder.write("{ pages = ( { } ); }", to: "a.plist")
    let words = words.map { $0.hasSuffix(".plist") ? folder.path(of: $0) : $0 }
    let outcome = bookplay(words + ["--watch"])
    #expect(outcome.status == .misuse)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }

  @Test(arguments: [["--poll", "1s"], ["--poll"], ["--no-clear"]])
  func `options of watching need it`(options: [String]) throws {
    let path = try folder.write("{ pages = ( { } ); }", to: "a.plist")
    let outcome = bookplay(["validate", path] + options)
    #expect(outcome.status == .misuse)
    #expect(outcome.errors.contains("`\(options[0])` needs `--watch`"))
  }
}
