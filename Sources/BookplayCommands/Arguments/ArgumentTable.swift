import BookKit
import BookReports
import Playthrough
import PropertyList

/// The table of all commands and options, from which parsing, help, suggestions and completions are derived.
package enum ArgumentTable {
  /// A summary of what the program does.
  package static let summary = "Validates, shows, plays, tests, explores, draws and exports picture books."

  /// The commands, in the order in which the help lists them.
  package static let commands = [
    validate, tree, play, test, explore, explain, convert, format, snapshot, report, export, new,
  ]

  /// The options that every command has.
  package static let common = [
    OptionEntry(.help, letter: "h", "show this help"),
    OptionEntry(.color, takes: .choice("WHEN", of: ColorChoice.allValues), "auto (on a terminal), always or never"),
  ]

  /// The options that take the place of a command.
  package static let standalone = [
    OptionEntry(.version, "show the version"),
    OptionEntry(.completions, takes: .choice("SHELL", of: Shell.allValues), "print completions for bash, zsh or fish"),
  ]

  /// The last line of every help text.
  package static let closing = "Exit status: 0 success, 1 errors or differences, 2 bad usage or unreadable file."

  /// Returns the table entry of the command `name`.
  package static func command(_ name: CommandName) -> CommandEntry {
    switch name {
    case .validate: validate
    case .tree: tree
    case .play: play
    case .test: test
    case .report: report
    case .explore: explore
    case .explain: explain
    case .snapshot: snapshot
    case .convert: convert
    case .format: format
    case .export: export
    case .new: new
    }
  }

  private static let validate = CommandEntry(
    name: .validate,
    summary: "report every problem in books and where it is",
    arguments: .books,
    options: [
      OptionEntry(
        .format, takes: .report("FORMAT", of: FindingFormat.allValues),
        "text (default), json, sarif, junit or github"),
      OptionEntry(.output, letter: "o", takes: .file, "write to FILE; for several: --format FORMAT=FILE"),
      OptionEntry(.strict, "exit with status 1 on warnings"),
      OptionEntry(.only, takes: .choices("RULE", of: rules), "report only findings of this rule; A,B for several"),
      OptionEntry(.disable, takes: .choices("RULE", of: rules), "report no findings of this rule"),
      OptionEntry(.baseline, takes: .file, "report no findings that are listed in FILE"),
      OptionEntry(.writeBaseline, takes: .file, "write all findings to FILE instead of reporting them"),
      OptionEntry(
        .fix, takes: .optionalChoice("guesses", of: ["guesses"]),
        "apply safe fixes; with guesses, all suggestions"),
      OptionEntry(.diff, "with --fix: only show what would change"),
      OptionEntry(.all, "list all findings, even if many are alike"),
    ],
    remarks: [
      bookRemark,
      "For a folder without one: all books below it. Each can have a \(baselineName).",
    ],
    examples: ["bookplay validate Moon", "bookplay validate Books --format text --format sarif=findings.sarif"])

  private static let tree = CommandEntry(
    name: .tree,
    summary: "show the pages of a book, their elements, triggers and rules",
    arguments: .oneBook,
    options: [
      OptionEntry(.page, takes: .text("PAGE"), "show only this page, by name or number"),
      OptionEntry(.at, takes: .text("TIME"), "show the stage at this time: 2s, 250ms, \"30 ticks\""),
      OptionEntry(.format, takes: .report("FORMAT", of: TreeFormat.allValues), "text (default) or json"),
      OptionEntry(.output, letter: "o", takes: .file, "write to FILE; for several: --format FORMAT=FILE"),
    ],
    remarks: [bookRemark, "Of a book with errors, everything that can be understood is shown."],
    examples: ["bookplay tree Moon", "bookplay tree Moon --page 2 --format json", "bookplay tree Moon --at 1.5s"])

  private static let play = CommandEntry(
    name: .play,
    summary: "play a book and print its events",
    arguments: .oneBook,
    options: [
      OptionEntry(.script, takes: .file, "run this script; exit with status 1 if it fails"),
      OptionEntry(.page, takes: .text("PAGE"), "start on this page, by name or number, or on credits"),
      OptionEntry(.until, takes: .text("TIME"), "stop after TIME (2s, \"30 ticks\"); 60 s if not given"),
      OptionEntry(.turnPages, "play the whole book, turning the pages"),
      OptionEntry(.format, takes: .report("FORMAT", of: EventFormat.allValues), "text (default) or jsonl"),
      OptionEntry(.output, letter: "o", takes: .file, "write to FILE; for several: --format FORMAT=FILE"),
      OptionEntry(.only, takes: .texts("PATTERN"), "only these events: \"tap moon\", tween.*; A,B for several"),
      OptionEntry(.verbose, "also print every step of touches, drags, movies and tweens"),
      OptionEntry(.language, takes: .text("CODE"), "play in this language of the book"),
      OptionEntry(.rate, takes: .text("RATE"), "play in real time (1), or RATE times as fast"),
      OptionEntry(.reducedMotion, "show as little motion as possible"),
      OptionEntry(.interactive, "read script commands from standard input"),
      OptionEntry(.record, takes: .file, "with --interactive: save the commands as a script"),
    ],
    remarks: [bookRemark],
    examples: ["bookplay play Moon --script Moon/book.play"])

  private static let test = CommandEntry(
    name: .test,
    summary: "run the scripts of books and report failures",
    arguments: .scripts,
    options: [
      OptionEntry(
        .format, takes: .report("FORMAT", of: ResultFormat.allValues), "text (default), junit, tap, jsonl or github"),
      OptionEntry(.output, letter: "o", takes: .file, "write to FILE; for several: --format FORMAT=FILE"),
      OptionEntry(.list, "list the scripts without running them"),
      OptionEntry(.filter, takes: .text("TEXT"), "run only scripts whose paths contain TEXT"),
      OptionEntry(.shard, takes: .text("K/N"), "run the K-th of N equal parts"),
      OptionEntry(.jobs, takes: .text("N"), "run N scripts at a time"),
      OptionEntry(.failFast, "stop after the first failure"),
      OptionEntry(.stress, takes: .text("N"), "run each script N times; any difference fails"),
      OptionEntry(.update, "accept the current traces and snapshots"),
      OptionEntry(.coverage, "report what no script has reached"),
      OptionEntry(.minimumCoverage, takes: .text("PERCENT"), "fail if less of any book is reached"),
      OptionEntry(.reducedMotion, "reduce motion; compare no snapshots"),
    ],
    remarks: ["PATH is a .play script, a folder of scripts, or a .plist, to run its scripts."],
    examples: ["bookplay test Moon", "bookplay test . --format text --format junit=results.xml"])

  private static let report = CommandEntry(
    name: .report,
    summary: "write an HTML report of a book, or merge test results",
    arguments: .bookOrResults,
    options: [
      OptionEntry(.output, letter: "o", takes: .file, "write the HTML, or the merged results, to FILE"),
      OptionEntry(.script, takes: .file, "show only this script instead of all scripts"),
      OptionEntry(.language, takes: .text("CODE"), "play in this language of the book"),
      OptionEntry(.merge, "merge the results of all parts of a test run"),
      OptionEntry(
        .format, takes: .report("FORMAT", of: ResultFormat.allValues), "text (default), junit, tap, jsonl or github"),
      OptionEntry(.coverage, "with --merge: report what no script has reached"),
      OptionEntry(
        .minimumCoverage, takes: .text("PERCENT"), "with --merge: fail if less of a book is reached"),
    ],
    remarks: [
      bookRemark,
      "With --merge, FILE is output of `test --shard K/N --format jsonl`. A part that",
      "is missing, incomplete or given twice is an error.",
    ],
    examples: ["bookplay report Moon -o moon.html", "bookplay report --merge 1.jsonl 2.jsonl"])

  private static let explore = CommandEntry(
    name: .explore,
    summary: "play a book automatically to find what goes wrong or never happens",
    arguments: .oneBook,
    options: [
      OptionEntry(.page, takes: .text("PAGE"), "explore only this page, by name or number"),
      OptionEntry(
        .budget, takes: .text("N"), "try N steps (default \(Explorer.Settings().budget)); more steps find more"),
      OptionEntry(.seed, takes: .text("N"), "use another random seed (default 1)"),
      OptionEntry(
        .format, takes: .report("FORMAT", of: ExplorationFormat.allValues),
        "text (default) or json; FORMAT=FILE for a file"),
      OptionEntry(.output, letter: "o", takes: .folder, "write the scripts to FOLDER, which is created"),
    ],
    remarks: [
      bookRemark, "The same book, seed and budget give the same findings on slow and fast machines.",
      "The exit status is 1 if it finds anything. It may not find every problem.",
    ],
    examples: ["bookplay explore Moon", "bookplay explore Moon --page 2 --budget 1000000 -o Moon/found"])

  private static let explain = CommandEntry(
    name: .explain,
    summary: "explain a rule of `validate`, a key or another word",
    arguments: .topic,
    options: [
      OptionEntry(.list, "list all rules"),
      OptionEntry(.keys, "list all keys that a book can have"),
      OptionEntry(.format, takes: .report("FORMAT", of: ExplanationFormat.allValues), "text (default) or markdown"),
      OptionEntry(.output, letter: "o", takes: .file, "write to FILE; for several: --format FORMAT=FILE"),
    ],
    remarks: ["WORD is a rule, a key, a type, an action, an event, a transition, a page animation or a command."],
    examples: ["bookplay explain loose-type", "bookplay explain triggerWhen", "bookplay explain page.entered"])

  private static let snapshot = CommandEntry(
    name: .snapshot,
    summary: "draw a page at a given time, or all pages on one sheet",
    arguments: .oneBook,
    options: [
      OptionEntry(.output, letter: "o", takes: .file, "write to FILE; its extension can set the format"),
      OptionEntry(.to, takes: .choice("FORMAT", of: PictureFormat.allValues), "svg (default) or png"),
      OptionEntry(.page, takes: .text("PAGE"), "draw this page, by name or number, or credits"),
      OptionEntry(.at, takes: .text("TIME"), "TIME after it was opened; by default once it has entered"),
      OptionEntry(.script, takes: .file, "draw the page after running FILE, or with --at, part of it"),
      OptionEntry(.sheet, "draw all pages, small, on one sheet"),
      OptionEntry(.language, takes: .text("CODE"), "draw in this language of the book"),
      OptionEntry(.scale, takes: .text("FACTOR"), "scale the picture by FACTOR: 0.5, 2"),
      OptionEntry(.areas, "mark the areas that take touches"),
    ],
    remarks: [bookRemark, "What cannot be drawn is reported and replaced by a labelled frame."],
    examples: ["bookplay snapshot Moon -o moon.svg", "bookplay snapshot Moon --page 2 --at 1.5s -o two.png"])

  private static let convert = CommandEntry(
    name: .convert,
    summary: "convert a book to XML, binary, old-style ASCII or JSON",
    arguments: .oneBook,
    options: [
      OptionEntry(.to, takes: .choice("FORMAT", of: PropertyList.OutputFormat.allValues), "xml, binary, ascii or json"),
      OptionEntry(.output, letter: "o", takes: .file, "write to FILE; its extension can set the format"),
      OptionEntry(
        .keyOrder, takes: .choice("ORDER", of: KeyOrderChoice.allValues),
        "as-read (default) or apple (sorted as Apple does)"),
      OptionEntry(.lossy, "replace what FORMAT cannot hold by the nearest equivalent"),
    ],
    remarks: [bookRemark, "If the book has errors, they are reported and nothing is written."],
    examples: ["bookplay convert Moon --to json", "bookplay convert Moon --to binary -o Moon.bplist"])

  private static let format = CommandEntry(
    name: .format,
    summary: "rewrite books in canonical form, keeping comments and key order",
    arguments: .books,
    options: [
      OptionEntry(.check, "only list what would change, and exit with status 1"),
      OptionEntry(.diff, "only show what would change, and exit with status 1"),
    ],
    remarks: [bookRemark, "For -, the result goes to standard output. Binary files are left unchanged."],
    examples: ["bookplay format Moon", "bookplay format --check Moon Stars/book.plist"])

  private static let export = CommandEntry(
    name: .export,
    summary: "export a book as one web page that plays it, on tablets too",
    arguments: .oneBook,
    options: [
      OptionEntry(.output, letter: "o", takes: .file, "write to FILE and print its size"),
      OptionEntry(.language, takes: .text("CODE"), "open it in this language of the book"),
    ],
    remarks: [
      bookRemark, "The page needs no network or server: it contains engine, pictures and sounds.",
      "A book with errors is exported as far as it can be played; errors are reported.",
    ],
    examples: ["bookplay export Moon -o Moon.html"])

  private static let new = CommandEntry(
    name: .new,
    summary: "create a small book with pictures, a sound and a script",
    arguments: .folder,
    options: [],
    remarks: ["FOLDER must be new or empty; its name becomes the book's title."],
    examples: ["bookplay new Moon"])

  /// The names of all keys that a book can have, without duplicates.
  package static let keys: [String] = {
    var known = Set<String>()
    return Key.all.map(\.name.description).filter { known.insert($0).inserted }
  }()

  /// The file name of the baseline that `validate` looks for next to a book.
  package static let baselineName = "baseline.json"

  /// All words that `explain` accepts, without duplicates.
  package static let topics: [String] = {
    var known = Set<String>()
    return (rules + keys + words.map(\.name)).filter { known.insert($0).inserted }
  }()

  /// The words that are neither rules nor keys, with their meanings: those of books and scripts, then the commands.
  static let words =
    Topic.all
    + commands.map { command in
      let name = command.name.rawValue
      return Topic(name, "a command of bookplay", command.summary, [("help", "bookplay \(name) --help")])
    }

  /// The names of all rules that a book can break.
  package static let rules = DiagnosticRule.keywords.map(\.description)

  private static let bookRemark = "BOOK is a .plist, a folder with a book.plist in it, or - for standard input."
}
