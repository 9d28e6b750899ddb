import BookDrawing
import BookFiles
import BookReports

extension PictureShelf {
  typealias Faults = [(name: String, fault: PictureError)]

  /// Creates a shelf that reads pictures in a folder, but never files outside it.
  init(of folder: BookFolder?) {
    self.init { name throws(PictureError) in
      guard let path = AssetPath(name) else { throw .outside }
      let bytes: [UInt8]?
      do throws(FileError.Reason) { bytes = try folder?.read(path, limit: PictureLimits.bytes) } catch {
        throw error == .leavesFolder ? .outside : .unreadable(error.message)
      }
      guard let bytes else { throw .missing }
      return bytes
    }
  }
}

enum PictureFaultReport {
  static func report(_ faults: PictureShelf.Faults, of opened: OpenedBook, by command: CommandContext) {
    for (name, fault) in faults {
      // A fault of the file itself is already among the book's errors, so a note is enough.
      if opened.covers(fault, of: name) {
        command.report.note("the picture \(CommandError.quoted(name)) is replaced by a frame", in: opened.title)
      } else {
        let words = TerminalText.escaped(fault.description)
        command.report.error(
          "the picture \(CommandError.quoted(name)) \(words); it is replaced by a frame", by: opened.title)
      }
    }
  }
}

extension OpenedBook {
  fileprivate func covers(_ fault: PictureError, of name: String) -> Bool {
    let rule: DiagnosticRule =
      switch fault {
      case .missing: .missingAsset
      case .outside: .unsafePath
      case .unreadable, .empty, .truncated, .damaged, .checksum, .noArea, .tooLarge, .unknownForm: .unreadableAsset
      }
    return findings.contains { $0.rule == rule && text(at: $0) == name }
  }
}
