import BookDrawing
import BookFiles
import BookKit
import PropertyList

extension PictureShelf {
  /// What could not be drawn.
  typealias Faults = [(name: String, fault: PictureFault)]

  /// The pictures in a book's folder; no file outside of it is read.
  init(of folder: BookFolder?) {
    self.init { name throws(PictureFault) in
      guard let path = AssetPath(name) else { throw .outside }
      let bytes: [UInt8]?
      do throws(FileFailure.Reason) {
        bytes = try folder?.read(path, limit: PictureLimits.bytes)
      } catch {
        throw error == .leavesFolder ? .outside : .unreadable(error.message)
      }
      guard let bytes else { throw .missing }
      return bytes
    }
  }
}

/// Tells which pictures could not be drawn.
enum PictureFaultText {
  static func tell(_ faults: PictureShelf.Faults, of opened: OpenedBook, by command: Command) {
    for (name, fault) in faults {
      // What is wrong with the file is among the book's errors already.
      if opened.tells(fault, of: name) {
        command.report.note("a frame stands in place of the picture \(quoted(name))", in: opened.title)
      } else {
        let words = TerminalText.escaped(fault.words)
        command.report.tell("the picture \(quoted(name)) \(words); a frame stands in its place", by: opened.title)
      }
    }
  }

  private static func quoted(_ name: String) -> String { "`\(TerminalText.escaped(name))`" }
}

extension OpenedBook {
  /// Whether an error that has been told says the same of that file.
  fileprivate func tells(_ fault: PictureFault, of name: String) -> Bool {
    let rule: DiagnosticRule =
      switch fault {
      case .missing: .missingAsset
      case .outside: .unsafePath
      default: .unreadableAsset
      }
    return findings.contains { $0.rule == rule && $0.message.contains("`\(Quotation.of(name))`") }
  }
}
