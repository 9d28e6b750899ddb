import BookFiles
import BookReports
import CLibrary

enum StandardStreams {
  /// Creates the console; closed pipes and file size limits become errors of the write instead of signals.
  static func console() -> Console {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    return Console(
      input: .descriptor(STDIN_FILENO),
      output: ByteOutput(Descriptor(STDOUT_FILENO), isTerminal: isatty(STDOUT_FILENO) == 1),
      errors: ByteOutput(Descriptor(STDERR_FILENO), isTerminal: isatty(STDERR_FILENO) == 1),
      disablesColor: isSet("NO_COLOR") || text(of: "TERM") == "dumb",
      width: width(of: STDERR_FILENO) ?? width(of: STDOUT_FILENO) ?? ProblemText.defaultWidth,
      isUnattended: isSet("CI") && text(of: "CI") != "false",
      isTyped: isatty(STDIN_FILENO) == 1)
  }

  static func arguments() -> [[UInt8]] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
    }
  }

  static func leave(with status: Int32) -> Never { exit(status) }

  private static func width(of number: Int32) -> Int? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  private static func isSet(_ variable: String) -> Bool { text(of: variable).map { !$0.isEmpty } ?? false }
  private static func text(of variable: String) -> String? { getenv(variable).map { String(cString: $0) } }
}
