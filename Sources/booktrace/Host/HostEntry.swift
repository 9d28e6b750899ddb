#if canImport(Glibc)
  // `rounded` compiles to a function of the C library on this platform.
  import Glibc
#endif

#if !arch(wasm32)
  /// The entry point on machines with an operating system.
  @main struct HostEntry {
    static func main() { answerStandardInput() }
  }
#endif
