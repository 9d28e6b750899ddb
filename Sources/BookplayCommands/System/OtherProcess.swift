import CLibrary

enum OtherProcess {
  static func isRunning(_ number: Int) -> Bool {
    guard let number = pid_t(exactly: number), number > 0 else { return true }
    return kill(number, 0) == 0 || errno == EPERM
  }
}
