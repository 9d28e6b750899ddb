import CLibrary

/// The signals that ask a program to end: Ctrl+C, SIGTERM and SIGHUP.
///
/// Their handlers can't take a lock, so what they need is set once, before they are installed.
enum StopSignals {
  /// The descriptor that a handler writes to, or −1.
  nonisolated(unsafe) private static var wakeOutput: Int32 = -1
  /// The exit status for a handler that exits.
  nonisolated(unsafe) private static var status: Int32 = 0

  private static let all = [SIGINT, SIGTERM, SIGHUP]

  /// Makes the signals write to a pipe that a loop waits for.
  static func wake(_ pipe: WakePipe) {
    wakeOutput = pipe.output
    handle { _ in
      var byte: UInt8 = 1
      _ = write(StopSignals.wakeOutput, &byte, 1)
    }
  }

  /// Makes the signals exit the program at once with `status`, which can be changed by calling this again.
  ///
  /// Operations that defer signals are completed first.
  static func exit(with status: Int32) {
    self.status = status
    handle { _ in _exit(StopSignals.status) }
  }

  private static func handle(_ handler: @escaping @convention(c) (Int32) -> Void) {
    for signal in all {
      // A signal that the parent process ignores, as `nohup` does, stays ignored.
      var old = sigaction()
      guard sigaction(signal, nil, &old) == 0, !isIgnored(old) else { continue }
      var action = sigaction()
      #if canImport(Glibc)
        action.__sigaction_handler.sa_handler = handler
      #elseif canImport(Musl)
        action.__sa_handler.sa_handler = handler
      #elseif canImport(Darwin)
        action.__sigaction_u.__sa_handler = handler
      #endif
      sigaction(signal, &action, nil)
    }
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #elseif canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
