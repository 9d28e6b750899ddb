#if canImport(Glibc)
  import Glibc
#endif

enum LargePages {
  /// A large page of most systems, in bytes.
  private static let size = 1 << 21
  /// The most that is prepared, in bytes; glibc doesn't take pieces above 32 MB from its heap.
  private static let limit = 24 << 20
  private static let wasPrepared = Locked(false)

  /// Makes sure that the next `count` bytes, or a little more, are allocated in large pages if there are any.
  ///
  /// Only the first call has an effect.
  ///
  /// Reading and checking a large book touches a lot of memory once, and a page costs about as much to get as an
  /// element to check. With large pages, validating 1 MB takes three quarters of the time. Where programs get none, and
  /// elsewhere than on Linux with glibc, this has no effect.
  static func prepare(_ count: Int) {
    #if canImport(Glibc)
      let isFirst = wasPrepared.withLock { wasPrepared in
        defer { wasPrepared = true }
        return !wasPrepared
      }
      guard isFirst else { return }
      let count = (min(count, limit) + size - 1) / size * size
      // Once so much memory was freed, glibc takes it from its heap, and keeps it there when it's freed again.
      free(memory(count + 2 * size, alignedTo: size))
      let end = memory(size / 16, alignedTo: 16)
      free(end)
      guard let end, let start = memory(count, alignedTo: size) else { return }
      madvise(start, count, MADV_HUGEPAGE)
      // What is left before the large pages would be used first. It stays taken instead, but is never touched.
      let gap = start - end - 64
      if 0 < gap, gap < size { _ = memory(gap, alignedTo: 16) }
      free(start)
    #endif
  }

  #if canImport(Glibc)
    private static func memory(_ count: Int, alignedTo alignment: Int) -> UnsafeMutableRawPointer? {
      var memory: UnsafeMutableRawPointer?
      return posix_memalign(&memory, alignment, count) == 0 ? memory : nil
    }
  #endif
}
