#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Keeps the program from being ended in the middle of something.
enum SignalShield {
  /// Does `body` whole: whoever wants to end the program meanwhile has to wait for its end.
  ///
  /// No other thread may run, for a signal goes to any that takes it.
  static func hold<Failure: Error>(while body: () throws(Failure) -> Void) throws(Failure) {
    var held = sigset_t()
    var old = sigset_t()
    sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &old)
    // What came in between comes now.
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    try body()
  }
}
