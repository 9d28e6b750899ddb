import BookFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The streams that the program was started with.
enum StandardStreams {
  /// Prepares the streams: that a reader has gone or a file may not grow is told by an error of the write, no signal.
  static func console() -> Console {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    return Console(
      input: .descriptor(STDIN_FILENO),
      output: ByteOutput(Descriptor(STDOUT_FILENO), isTerminal: isatty(STDOUT_FILENO) == 1),
      errors: ByteOutput(Descriptor(STDERR_FILENO), isTerminal: isatty(STDERR_FILENO) == 1),
      dislikesColor: isSet("NO_COLOR") || text(of: "TERM") == "dumb",
      width: width(of: STDERR_FILENO) ?? width(of: STDOUT_FILENO) ?? Console.usualWidth,
      isUnattended: isSet("CI") && text(of: "CI") != "false",
      isTyped: isatty(STDIN_FILENO) == 1)
  }

  /// The words behind the program's name, as the system handed them over.
  static func words() -> [[UInt8]] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { word in
        Array(UnsafeBufferPointer(start: word, count: strlen(word))).map { UInt8(bitPattern: $0) }
      }
    }
  }

  /// Ends the program.
  static func leave(with status: Int32) -> Never { exit(status) }

  /// How many columns the terminal has; nothing when it is none.
  private static func width(of number: Int32) -> Int? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  private static func isSet(_ variable: String) -> Bool { text(of: variable).map { !$0.isEmpty } ?? false }

  private static func text(of variable: String) -> String? { getenv(variable).map { String(cString: $0) } }
}
