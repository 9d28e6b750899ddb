#if canImport(Glibc)
  // Rounding is a function of the C library here.
  import Glibc
#endif

#if !arch(wasm32)
  /// Where the program begins on a machine with an operating system.
  @main struct HostEntry {
    static func main() { answerStandardInput() }
  }
#endif
