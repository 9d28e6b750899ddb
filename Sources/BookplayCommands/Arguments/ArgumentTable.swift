import BookKit
import Playthrough
import PropertyList

/// The table of all commands and options, from which parsing, help, suggestions and completions are derived.
package enum ArgumentTable {
  /// The name of the program.
  package static let program = "bookplay"
  /// The version of the program.
  package static let version = "0.1.0"
  /// A summary of what the program does.
  package static let summary = "Checks, shows, plays, tests, tries, draws, exports and begins picture books."

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
  package static let closing = "Exit status: 0 good, 1 errors or differences, 2 wrong usage or unreadable file."

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
    summary: "tell what is wrong with books, and where",
    arguments: .books,
    options: [
      OptionEntry(
        .format, takes: .report("FORMAT", of: FindingFormat.allValues),
        "text (the usual), json, sarif, junit or github"),
      OptionEntry(.output, letter: "o", takes: .file, "write to FILE; for several: --format FORMAT=FILE"),
      OptionEntry(.strict, "end with 1 for warnings too"),
      OptionEntry(.only, takes: .choices("RULE", of: rules), "tell findings of this rule only; A,B for several"),
      OptionEntry(.disable, takes: .choices("RULE", of: rules), "tell no finding of this rule"),
      OptionEntry(.baseline, takes: .file, "tell no finding that FILE knows already"),
      OptionEntry(.writeBaseline, takes: .file, "write all findings to FILE, and tell none"),
      OptionEntry(
        .fix, takes: .optionalChoice("guesses", of: ["guesses"]),
        "apply safe fixes; with guesses, all suggestions"),
      OptionEntry(.diff, "with --fix: write nothing; show what would change"),
      OptionEntry(.all, "tell long lists of alike findings in full"),
    ],
    remarks: [
      bookRemark,
      "Without one, all books below the folder; each may have a \(baselineName).",
    ],
    examples: ["bookplay validate Moon", "bookplay validate Books --format text --format sarif=findings.sarif"])

  private static let tree = CommandEntry(
    name: .tree,
    summary: "show what is on the pages of a book, and what waits for what",
    arguments: .oneBook,
    options: [
      OptionEntry(.page, takes: .text("PAGE"), "show this page only, by its name or number"),
      OptionEntry(.at, takes: .text("TIME"), "show the stage at a time of the page: 2s, 250ms, \"30 ticks\""),
      OptionEntry(.format, takes: .report("FORMAT", of: TreeFormat.allValues), "text (the usual) or json"),
      OptionEntry(.output, letter: "o", takes: .file, "write to FILE; for several: --format FORMAT=FILE"),
    ],
    remarks: [bookRemark, "A book with errors is shown as far as it can be understood."],
    examples: ["bookplay tree Moon", "bookplay tree Moon --page 2 --format json", "bookplay tree Moon --at 1.5s"])

  private static let play = CommandEntry(
    name: .play,
    summary: "play a book, and tell what happens as it comes",
    arguments: .oneBook,
    options: [
      OptionEntry(.script, takes: .file, "do what FILE says, and end with 1 when it fails"),
      OptionEntry(.page, takes: .text("PAGE"), "begin on this page, by its name or number, or on credits"),
      OptionEntry(.until, takes: .text("TIME"), "stop after TIME (2s, \"30 ticks\"); 60 s if not given"),
      OptionEntry(.turnPages, "play the whole book, page after page"),
      OptionEntry(.format, takes: .report("FORMAT", of: EventFormat.allValues), "text (the usual) or jsonl"),
      OptionEntry(.output, letter: "o", takes: .file, "write to FILE; for several: --format FORMAT=FILE"),
      OptionEntry(.only, takes: .texts("PATTERN"), "tell such events only: \"tap moon\", tween.*; A,B for several"),
      OptionEntry(.verbose, "tell every step of touches, drags, movies and tweens too"),
      OptionEntry(.language, takes: .text("CODE"), "play in this language of the book"),
      OptionEntry(.rate, takes: .text("RATE"), "play as in life (1), or so many times as fast"),
      OptionEntry(.reducedMotion, "move as little as can be"),
      OptionEntry(.interactive, "do what is typed, line by line, as in a script"),
      OptionEntry(.record, takes: .file, "with --interactive: keep what was done as a script"),
    ],
    remarks: [bookRemark],
    examples: ["bookplay play Moon --script Moon/book.play"])

  private static let test = CommandEntry(
    name: .test,
    summary: "run the scripts of books, and tell which fail",
    arguments: .scripts,
    options: [
      OptionEntry(
        .format, takes: .report("FORMAT", of: ResultFormat.allValues), "text (the usual), junit, tap, jsonl or github"),
      OptionEntry(.output, letter: "o", takes: .file, "write to FILE; for several: --format FORMAT=FILE"),
      OptionEntry(.list, "list the scripts, and run none"),
      OptionEntry(.filter, takes: .text("TEXT"), "run scripts only whose paths hold TEXT"),
      OptionEntry(.shard, takes: .text("K/N"), "run the K-th of N equal parts"),
      OptionEntry(.jobs, takes: .text("N"), "run N scripts at a time"),
      OptionEntry(.failFast, "run no more after one has failed"),
      OptionEntry(.stress, takes: .text("N"), "run each N times; any difference is an error"),
      OptionEntry(.update, "keep traces and snapshots as they now come"),
      OptionEntry(.coverage, "tell what of the books no script has reached"),
      OptionEntry(.minimumCoverage, takes: .text("PERCENT"), "fail when less of any one book is reached"),
      OptionEntry(.reducedMotion, "move as little as can be; compare no snapshots"),
    ],
    remarks: ["PATH is a .play script, a folder (all below it) or a book's .plist (its own)."],
    examples: ["bookplay test Moon", "bookplay test . --format text --format junit=results.xml"])

  private static let report = CommandEntry(
    name: .report,
    summary: "show a book as one page, or put results of tests together",
    arguments: .bookOrResults,
    options: [
      OptionEntry(.output, letter: "o", takes: .file, "write to FILE: HTML, or with --merge the report"),
      OptionEntry(.script, takes: .file, "show this playthrough, not those of all scripts"),
      OptionEntry(.language, takes: .text("CODE"), "play in this language of the book"),
      OptionEntry(.merge, "tell the results of all parts of a test as of one"),
      OptionEntry(
        .format, takes: .report("FORMAT", of: ResultFormat.allValues), "text (the usual), junit, tap, jsonl or github"),
      OptionEntry(.coverage, "with --merge: tell what no script has reached"),
      OptionEntry(
        .minimumCoverage, takes: .text("PERCENT"), "with --merge: fail when less of a book is reached"),
    ],
    remarks: [
      bookRemark,
      "With --merge, FILE is what `test --shard K/N --format jsonl` wrote; a part that",
      "is missing, cut off or there twice is an error.",
    ],
    examples: ["bookplay report Moon -o moon.html", "bookplay report --merge 1.jsonl 2.jsonl"])

  private static let explore = CommandEntry(
    name: .explore,
    summary: "try a book by itself, and tell what goes wrong or never comes",
    arguments: .oneBook,
    options: [
      OptionEntry(.page, takes: .text("PAGE"), "try this page only, by its name or number"),
      OptionEntry(.budget, takes: .text("N"), "spend N steps (\(Explorer.Settings().budget)); more find more"),
      OptionEntry(.seed, takes: .text("N"), "draw other lots (1)"),
      OptionEntry(
        .format, takes: .report("FORMAT", of: ExplorationFormat.allValues),
        "text (the usual) or json; FORMAT=FILE for a file"),
      OptionEntry(.output, letter: "o", takes: .folder, "write the scripts into FOLDER, a new one"),
    ],
    remarks: [
      bookRemark, "The same book, seed and budget give the same findings on slow and fast machines.",
      "It ends with 1 when it finds anything. What it does not find may still be there.",
    ],
    examples: ["bookplay explore Moon", "bookplay explore Moon --page 2 --budget 1000000 -o Moon/found"])

  private static let explain = CommandEntry(
    name: .explain,
    summary: "say why a rule of `validate` exists, or what a word means",
    arguments: .topic,
    options: [
      OptionEntry(.list, "list all rules"),
      OptionEntry(.keys, "list all keys that a book may have"),
      OptionEntry(.format, takes: .report("FORMAT", of: ExplanationFormat.allValues), "text (the usual) or markdown"),
      OptionEntry(.output, letter: "o", takes: .file, "write to FILE; for several: --format FORMAT=FILE"),
    ],
    remarks: ["WORD is a rule, a key, a type, an action, an event, a transition, a page animation or a command."],
    examples: ["bookplay explain loose-type", "bookplay explain triggerWhen", "bookplay explain page.entered"])

  private static let snapshot = CommandEntry(
    name: .snapshot,
    summary: "draw a page as it is seen at a time, or all pages on a sheet",
    arguments: .oneBook,
    options: [
      OptionEntry(.output, letter: "o", takes: .file, "write to FILE, whose ending may tell the form"),
      OptionEntry(.to, takes: .choice("FORM", of: PictureFormat.allValues), "svg (the usual) or png"),
      OptionEntry(.page, takes: .text("PAGE"), "draw this page, by its name or number, or credits"),
      OptionEntry(.at, takes: .text("TIME"), "so long after it was opened; else once it has entered"),
      OptionEntry(.script, takes: .file, "draw what is seen when FILE was played, or so far into it"),
      OptionEntry(.sheet, "draw all pages, small, on one sheet"),
      OptionEntry(.language, takes: .text("CODE"), "draw in this language of the book"),
      OptionEntry(.scale, takes: .text("FACTOR"), "so many times as large: 0.5, 2"),
      OptionEntry(.areas, "mark what takes touches"),
    ],
    remarks: [bookRemark, "What cannot be drawn is told, and a frame with its name stands in its place."],
    examples: ["bookplay snapshot Moon -o moon.svg", "bookplay snapshot Moon --page 2 --at 1.5s -o two.png"])

  private static let convert = CommandEntry(
    name: .convert,
    summary: "write a book as XML, binary, old-style ASCII or JSON",
    arguments: .oneBook,
    options: [
      OptionEntry(.to, takes: .choice("FORM", of: PropertyList.OutputFormat.allValues), "xml, binary, ascii or json"),
      OptionEntry(.output, letter: "o", takes: .file, "write to FILE, whose ending may tell the form"),
      OptionEntry(
        .keyOrder, takes: .choice("ORDER", of: KeyOrderChoice.allValues),
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

  private static let export = CommandEntry(
    name: .export,
    summary: "write a book as one web page that plays it, for tablets too",
    arguments: .oneBook,
    options: [
      OptionEntry(.output, letter: "o", takes: .file, "write to FILE, and tell how large it is"),
      OptionEntry(.language, takes: .text("CODE"), "open it in this language of the book"),
    ],
    remarks: [
      bookRemark, "The page needs no network and no server: engine, pictures and sounds are in it.",
      "A book with errors is exported as far as it can be played; they are told first.",
    ],
    examples: ["bookplay export Moon -o Moon.html"])

  private static let new = CommandEntry(
    name: .new,
    summary: "begin a book: a small one with pictures, a sound and a script",
    arguments: .folder,
    options: [],
    remarks: ["FOLDER must not be there yet, or be empty; its name becomes the book's title."],
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
    return (rules + keys + Topic.all.map(\.name)).filter { known.insert($0).inserted }
  }()

  /// The names of all rules that a book can break.
  package static let rules = DiagnosticRule.keywords.map(\.description)

  private static let bookRemark = "BOOK is a .plist, a folder with a book.plist in it, or - for standard input."
}
