import BookFiles
import CLibrary

extension Files {
  static func remove(_ path: String) { unlink(path) }
}
