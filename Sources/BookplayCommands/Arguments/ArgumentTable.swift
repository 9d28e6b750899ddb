import BookKit
import PropertyList

/// The one table of all commands and options: what is parsed, helped with, suggested and completed.
package enum ArgumentTable {
  /// What the program calls itself.
  package static let program = "bookplay"
  /// The version of the program.
  package static let version = "0.1.0"
  /// What the program is for.
  package static let summary = "Checks, converts and formats picture books."

  /// The commands, in the order of the help.
  package static let commands = [validate, explain, convert, format]

  /// Options of every command.
  package static let common = [
    OptionEntry(.help, letter: "h", "show this help"),
    OptionEntry(.color, takes: .choice("WHEN", of: ColorChoice.words), "auto (on a terminal), always or never"),
  ]

  /// Options that stand for a command.
  package static let standalone = [
    OptionEntry(.version, "show the version"),
    OptionEntry(.completions, takes: .choice("SHELL", of: Shell.words), "print completions for bash, zsh or fish"),
  ]

  /// What every help ends with.
  package static let closing = "Exit status: 0 good, 1 errors or differences, 2 wrong usage or unreadable file."

  /// The entry of `name`.
  package static func command(_ name: CommandName) -> CommandEntry {
    switch name {
    case .validate: validate
    case .explain: explain
    case .convert: convert
    case .format: format
    }
  }

  private static let validate = CommandEntry(
    name: .validate,
    summary: "tell what is wrong with books, and where",
    arguments: .books,
    options: [
      OptionEntry(
        .format, takes: .choice("FORMAT", of: FindingFormat.words),
        "text (the usual), json, sarif, junit or github"),
      OptionEntry(.strict, "end with 1 for warnings too"),
      OptionEntry(.only, takes: .choices("RULE", of: rules), "tell findings of this rule only; A,B for several"),
      OptionEntry(.disable, takes: .choices("RULE", of: rules), "tell no finding of this rule"),
      OptionEntry(.baseline, takes: .file, "tell no finding that FILE knows already"),
      OptionEntry(.writeBaseline, takes: .file, "write all findings to FILE, and tell none"),
      OptionEntry(.fix, "mend what is safe to mend, and leave all else alone"),
      OptionEntry(.diff, "with --fix: write nothing; show what would change"),
      OptionEntry(.all, "tell long lists of alike findings in full"),
    ],
    remarks: [bookRemark],
    examples: ["bookplay validate Moon", "bookplay validate Moon Stars --strict --format json"])

  private static let explain = CommandEntry(
    name: .explain,
    summary: "tell why a rule of `validate` exists, by a wrong and a right example",
    arguments: .rule,
    options: [OptionEntry(.list, "list all rules")],
    remarks: [],
    examples: ["bookplay explain loose-type", "bookplay explain --list"])

  private static let convert = CommandEntry(
    name: .convert,
    summary: "write a book as XML, binary, old-style ASCII or JSON",
    arguments: .oneBook,
    options: [
      OptionEntry(.to, takes: .choice("FORM", of: PropertyList.OutputFormat.words), "xml, binary, ascii or json"),
      OptionEntry(.output, letter: "o", takes: .file, "write to FILE, whose ending may tell the form"),
      OptionEntry(
        .keyOrder, takes: .choice("ORDER", of: KeyOrderChoice.words),
        "as-read (the usual) or apple (sorted as Apple does)"),
      OptionEntry(.lossy, "write the nearest form of what FORM cannot hold"),
    ],
    remarks: [bookRemark, "Errors in the book are told, and nothing is written."],
    examples: ["bookplay convert Moon --to json", "bookplay convert Moon --to binary -o Moon.bplist"])

  private static let format = CommandEntry(
    name: .format,
    summary: "rewrite books in canonical form, comments and key order kept",
    arguments: .books,
    options: [
      OptionEntry(.check, "write nothing; list what would change and end with 1"),
      OptionEntry(.diff, "write nothing; show what would change and end with 1"),
    ],
    remarks: [bookRemark, "With -, the canonical form goes to standard output. Binary files are left alone."],
    examples: ["bookplay format Moon", "bookplay format --check Moon Stars/book.plist"])

  /// The names of all rules that a book can break.
  package static let rules = DiagnosticRule.words.map(\.description)

  private static let bookRemark = "BOOK is a .plist, a folder with a book.plist in it, or - for standard input."
}
