import BookFiles
import Playthrough

enum StaleFiles {
  /// Returns the files that no script uses; a script that couldn't be read counts as using all its snapshots.
  static func among(_ files: [String], scripts: [String], prepared: [PreparedScript]) -> [String] {
    let known = Set(scripts)
    var needed = Set<String>()
    var read = Set<String>()
    for script in prepared {
      guard let commands = script.script else { continue }
      read.insert(script.path)
      for step in commands.steps {
        if case .snapshot(let name) = step.command, let file = ExpectedFiles(of: script.path).snapshot(name) {
          needed.insert(file)
        }
      }
    }
    return files.filter { file in
      if file.hasSuffix(FoundScripts.traceExtension) {
        return !known.contains(file.dropLast(FoundScripts.traceExtension.count) + FoundScripts.fileExtension)
      }
      return !needed.contains(file) && !owners(of: file).contains { known.contains($0) && !read.contains($0) }
    }
  }

  static func owners(of file: String) -> [String] {
    let folder = Files.folder(of: file)
    let name = file.lastPathComponent
    let points = name.indices.filter { name[$0] == "." }
    return points.map { Files.path(name[..<$0] + FoundScripts.fileExtension, in: folder) }
  }
}
