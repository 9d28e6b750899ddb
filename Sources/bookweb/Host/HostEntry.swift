#if canImport(Glibc)
  // Rounding is a function of the C library here.
  import Glibc
#endif

#if !arch(wasm32)
  /// On a host there is no page to serve, and nothing to do; the tests use the rest.
  @main struct HostEntry {
    static func main() {}
  }
#endif
