import Foundation

/// The terminal of this process while it shows a book, reading single keys without echo.
final class Terminal {
  private var settings = termios()
  private var rows: [String] = []

  /// Takes over the terminal, or returns `nil` if input or output isn't a terminal with colours.
  init?() {
    let environment = ProcessInfo.processInfo.environment
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, environment["TERM"] != "dumb",
      environment["NO_COLOR", default: ""].isEmpty, tcgetattr(STDIN_FILENO, &settings) == 0
    else { return nil }
    var raw = settings
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    // Use a separate screen without a cursor, and turn on the mouse.
    write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1002h\u{1B}[?1006h\u{1B}[2J")
  }

  /// Restores the terminal.
  func close() {
    write("\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?25h\u{1B}[?1049l")
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }

  /// The number of columns and rows.
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Shows rows from the top, sending only those that have changed.
  func show(_ new: [String]) {
    var text = ""
    if new.count != rows.count { text = "\u{1B}[2J" }
    for (number, row) in new.enumerated() where new.count != rows.count || rows[number] != row {
      text += "\u{1B}[\(number + 1);1H\(row)\u{1B}[K"
    }
    rows = new
    if !text.isEmpty { write(text) }
  }

  /// Returns the bytes typed within a number of milliseconds.
  func read(within milliseconds: Int32) -> [UInt8]? {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, milliseconds) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
    return count > 0 ? Array(bytes[..<count]) : nil
  }

  private func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
}
