import BookDrawing
import BookKit

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
  static func tell(_ faults: PictureShelf.Faults, of title: String, by command: Command) {
    let (stream, paint) = (command.console.errors, command.paint(for: command.console.errors))
    for (name, fault) in faults {
      stream.write(
        "\(TerminalText.escaped(title)): \(paint.strong("error:", .red)) the picture `\(TerminalText.escaped(name))` "
          + "\(TerminalText.escaped(fault.words)); a frame stands in its place\n")
    }
  }
}
