#if canImport(Glibc)
  import Glibc
#endif

/// The large pages of memory that some systems have.
enum LargePages {
  /// A large page of most systems, in bytes.
  private static let size = 1 << 21
  /// More than this isn't prepared, because glibc doesn't take pieces above 32 MB from its heap.
  private static let limit = 24 << 20

  /// Makes sure that the next `count` bytes, or a little more, are allocated in large pages if there are any.
  ///
  /// Reading and checking a large book touches a lot of memory once, and each page that is touched first costs about as
  /// much as an element. With large pages, that is a quarter of the time for a book of 10 MB. Elsewhere than on Linux
  /// with glibc, and where programs get no large pages, this has no effect.
  static func prepare(_ count: Int) {
    #if canImport(Glibc)
      // Once so much memory was freed, glibc takes it from its heap, and keeps it there when it's freed again.
      let count = min(count, limit)
      for length in [count + 2 * size, count] {
        var memory: UnsafeMutableRawPointer?
        guard posix_memalign(&memory, size, length) == 0 else { return }
        madvise(memory, length, MADV_HUGEPAGE)
        free(memory)
      }
    #endif
  }
}
