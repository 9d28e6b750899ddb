import BookReports
import Playthrough
import PropertyList

/// Reports problems on standard error, each as soon as it is known.
struct ProblemReport {
  let stream: ByteOutput
  let text: ProblemText

  func write(_ reading: PropertyList.Reading) { stream.write(text.lines(of: reading)) }

  func write(_ messages: [FileMessage], in source: PropertyList.Source) {
    stream.write(text.lines(of: messages, in: source))
  }

  func write(_ errors: [ScriptError], in source: PropertyList.Source, linesBefore: Int = 0) {
    stream.write(text.lines(of: errors, in: source, linesBefore: linesBefore))
  }

  /// Reports what `format` can't represent of `document`; losses for which `isError` is `true` prevent writing.
  func write(
    _ losses: [PropertyList.Writing.Loss], of document: PropertyList, in format: PropertyList.OutputFormat,
    isError: (PropertyList.Writing.Loss) -> Bool
  ) {
    stream.write(text.lines(of: losses, of: document, in: format, isError: isError))
  }

  func note(_ message: String, in name: String) { stream.write(text.note(message, in: name)) }

  /// Reports each touch that was refused because of a page turn.
  func note(_ refusals: [RefusedStep], of script: Script, linesBefore: Int = 0) {
    stream.write(text.notes(on: refusals, of: script, linesBefore: linesBefore))
  }

  /// Reports an error of the user or the system; `origin` is the program or a file.
  func error(_ message: String, by origin: String, hint: String? = nil) {
    stream.write(text.error(message, by: origin, hint: hint))
  }
}
