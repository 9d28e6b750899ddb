import BookReports

struct ProblemReport {
  let stream: ByteOutput
  let text: ProblemText

  func write(_ lines: (ProblemText) -> String) { stream.write(lines(text)) }
  func note(_ message: String, in name: String) { stream.write(text.note(message, in: name)) }

  func error(_ message: String, by origin: String, hint: String? = nil) {
    stream.write(text.error(message, by: origin, hint: hint))
  }
}
