/// What the modules are built for.
package enum Build {
  /// Whether files of every format are read, and problems in them are reported.
  ///
  /// A page that plays a book only gets it in the binary form, and has nobody to tell: there, with `BOOKKIT_PLAYER`
  /// defined, all that falls out when the program is linked. Nothing else depends on it.
  @inline(__always)
  package static var includesDiagnostics: Bool {
    #if BOOKKIT_PLAYER
      false
    #else
      true
    #endif
  }
}
