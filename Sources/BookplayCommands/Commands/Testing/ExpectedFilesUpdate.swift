import BookFiles
import BookReports
import Playthrough

struct ExpectedFilesUpdate {
  let report: ProblemReport
  /// Whether new files are refused, because no one would review them.
  let isUnattended: Bool
  private(set) var isUnwritable = false

  mutating func keep(_ run: ScriptRun, of script: String) -> [ScriptResult.Failure] {
    let files = ExpectedFiles(of: script)
    var failures: [ScriptResult.Failure] = []
    if let failure = keep(run.trace, in: files.trace, .trace) { failures.append(failure) }
    for snapshot in run.snapshots {
      guard let file = files.snapshot(snapshot.name) else { continue }
      if let failure = keep(snapshot.text, in: file, .snapshot) { failures.append(failure) }
    }
    return failures
  }

  private mutating func keep(_ bytes: [UInt8], in file: String, _ kind: ScriptResult.Kind) -> ScriptResult.Failure? {
    if isUnattended, !Files.exists(file) {
      return ScriptResult.Failure(
        kind, "there is no such file, and no new file is created when `CI` is set", in: file,
        details: ["hint: run `bookplay test --update` elsewhere, review the file, and add it to the book"])
    }
    do throws(FileError) {
      guard let isNew = try ExpectedFiles.write(bytes, to: file) else { return nil }
      report.note(isNew ? "created; review it before you trust it" : "updated", in: file)
      return nil
    } catch {
      isUnwritable = true
      return ScriptResult.Failure(kind, error.message)
    }
  }
}
