/// What the modules are built for.
@usableFromInline package enum Build {
  /// Whether files of every format are read, and problems in them are reported.
  ///
  /// This is `false` only in the engine that `.ci/player` packs for web pages, by `BOOKKIT_PLAYER`: a page gets its
  /// book in the binary form and shows no reports. Reading and reporting can't be separated into modules, because
  /// readers find mistakes while they read. If this is `false`, the linker drops all code that is only for reports.
  /// How a book plays never depends on it.
  @inlinable @inline(__always)
  package static var includesDiagnostics: Bool {
    #if BOOKKIT_PLAYER
      false
    #else
      true
    #endif
  }
}
