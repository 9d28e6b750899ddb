import BookKit
import BookReports
import PropertyList

struct New: BookplayCommand {
  static let entry = CommandEntry(
    .new, takes: .folder, "create a small book with pictures, a sound and a script",
    remarks: ["FOLDER must be new or empty; its name becomes the book's title."], examples: ["bookplay new Moon"])

  let command: CommandContext

  func run() throws(CommandError) -> ExitStatus {
    let argument = command.invocation.arguments[0]
    guard argument != "-", !argument.isEmpty else {
      throw .usage(UsageText.invalidFolder(argument, example: New.entry.examples[0]))
    }
    let folder = try CommandError.rethrowing(NewFolder(argument))
    try CommandError.rethrowing(folder.fill(with: NewBook.files(title: folder.name)))
    let place = ShellText.word(argument)
    command.console.output.write(
      """
      Created a book of two pages with pictures, a sound and a script. Show it, validate it, and play it:
        bookplay tree \(place)
        bookplay validate \(place)
        bookplay play \(place) --script \(place)/book.play

      """)
    return .good
  }
}

enum ShellText {
  /// Returns `text` as one shell word that isn't an option and is safe to print on a terminal.
  static func word(_ text: String) -> String {
    let word = TerminalText.escaped(text.hasPrefix("-") ? "./" + text : text)
    let isPlain = word.utf8.allSatisfy { byte in
      byte >= 0x80 || "/._-+,:@%".utf8.contains(byte) || Character(Unicode.Scalar(byte)).isLetter
        || (0x30...0x39).contains(byte)
    }
    return isPlain ? word : Completions.quoted(word)
  }
}
