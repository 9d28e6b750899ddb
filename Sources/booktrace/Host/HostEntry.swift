#if canImport(Glibc)
  // Rounding is a function of the C library here.
  import Glibc
#endif

#if !arch(wasm32)
  /// On a host `bookplay` plays scripts; the program only says so.
  @main struct HostEntry {
    static func main() { print("this program is for WebAssembly; use bookplay play --script") }
  }
#endif
