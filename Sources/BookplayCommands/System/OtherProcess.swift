import CLibrary

/// Processes besides this one.
enum OtherProcess {
  /// Returns whether a process with that number still runs.
  static func isRunning(_ number: Int) -> Bool {
    guard let number = pid_t(exactly: number), number > 0 else { return true }
    return kill(number, 0) == 0 || errno == EPERM
  }
}
