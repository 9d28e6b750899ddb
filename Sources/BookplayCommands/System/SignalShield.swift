import CLibrary

/// Delays signals that would end the program in the middle of an operation.
enum SignalShield {
  /// Performs `body`; signals that end the program take effect after it.
  ///
  /// No other threads must be running, because a signal goes to any thread that doesn't block it.
  static func deferringSignals<Failure: Error>(while body: () throws(Failure) -> Void) throws(Failure) {
    var held = sigset_t()
    var old = sigset_t()
    sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &old)
    // Pending signals are delivered here.
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    try body()
  }
}
