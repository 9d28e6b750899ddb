import BookFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Files {
  /// Removes a file, if it's there.
  static func remove(_ path: String) { unlink(path) }
}
