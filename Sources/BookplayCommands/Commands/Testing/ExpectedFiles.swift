import BookFiles
import Playthrough

/// The files next to a script that hold its expected trace and its snapshots.
///
/// For `moon.play` these are `moon.trace`, and `moon.full.stage` for `snapshot full`.
struct ExpectedFiles: Sendable {
  private let stem: String

  init(of script: String) {
    stem =
      script.hasSuffix(FoundScripts.fileExtension) ? String(script.dropLast(FoundScripts.fileExtension.count)) : script
  }

  var trace: String { stem + FoundScripts.traceExtension }

  func snapshot(_ name: [UInt8]) -> String? {
    let isFit = !name.isEmpty && name.count <= 100 && name.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != 0x2F }
    return isFit ? "\(stem).\(String(decoding: name, as: UTF8.self))\(FoundScripts.stageExtension)" : nil
  }

  func snapshots(of script: Script) throws(FileError) -> [StageSnapshot] {
    var kept: [StageSnapshot] = []
    for step in script.steps {
      guard case .snapshot(let name) = step.command, !kept.contains(where: { $0.name == name }),
        let file = snapshot(name), let bytes = try ExpectedFiles.read(file)
      else { continue }
      // A checkout may have changed the line endings.
      kept.append(StageSnapshot(name: name, text: bytes.filter { $0 != 0x0D }))
    }
    return kept
  }

  func difference(from actual: [UInt8]) throws(FileError) -> TraceDiff? {
    guard let expected = try ExpectedFiles.read(trace), expected != actual else { return nil }
    return TraceDiff.compare(expected: expected, actual: actual)
  }

  static func read(_ path: String) throws(FileError) -> [UInt8]? {
    guard Files.exists(path) else { return nil }
    try check(path, .read)
    return try Files.read(path, limit: PropertyList.Limits().bytes)
  }

  /// Writes a file and returns whether it is new, or returns `nil` if it contains these bytes already.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) -> Bool? {
    let old = try read(path)
    if let old, old.filter({ $0 != 0x0D }) == bytes { return nil }
    try check(path, .write)
    try Files.replace(path, with: bytes)
    return old == nil
  }

  /// Throws if the file lies outside its folder, since a link next to a script could lead anywhere.
  private static func check(_ path: String, _ operation: FileError.Operation) throws(FileError) {
    guard Files.lies(path, in: Files.folder(of: path)) else { throw FileError(operation, path, .leavesFolder) }
  }
}

extension TraceDiff {
  /// The position of the first difference in the expected trace, or `nil` if the actual one only has additional lines.
  var firstPlace: PropertyList.Place? {
    switch firstDifference {
    case .missing(let line)?, .changed(let line, actual: _, _)?: PropertyList.Place(line: line.number, column: 1)
    case .skipped, .same, .unexpected, nil: nil
    }
  }
}
