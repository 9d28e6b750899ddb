/// What the modules are built for.
@usableFromInline package enum Build {
  /// Whether files of every format are read, and problems in them are reported.
  ///
  /// This is `false` only in the engine that `.ci/player` packs, by `BOOKKIT_PLAYER`. A page gets its book in the
  /// binary form and shows no reports. The readers find a mistake, its place and what was meant in the middle of
  /// reading, so no wall between modules can keep the two apart. Where this is `false`, the linker drops what is then
  /// unused. How a book plays never depends on it.
  @inlinable @inline(__always)
  package static var includesDiagnostics: Bool {
    #if BOOKKIT_PLAYER
      false
    #else
      true
    #endif
  }
}
