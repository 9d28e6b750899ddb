import BookFiles
import CLibrary

extension Files {
  /// Removes a file, if it's there.
  static func remove(_ path: String) { unlink(path) }
}
