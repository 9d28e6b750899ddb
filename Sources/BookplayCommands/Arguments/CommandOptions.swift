import Playthrough
import PropertyList

/// The options that every command has, those that take the place of a command, and one that many commands have.
enum CommonOption {
  static let help = Option.flag("help", letter: "h", "show this help")
  static let color = Option.choice(ColorChoice.self, "color", "WHEN", "auto (on a terminal), always or never")
  static let version = Option.flag("version", "show the version")
  static let completions = Option.choice(Shell.self, "completions", "SHELL", "print completions for bash, zsh or fish")
  static let output = Option.text("output", letter: "o", .file, "write to FILE; for several: --format FORMAT=FILE")
  static let voices = Option.text("voices", .file, "hear the recordings of readers in FILE")
}

/// The options of commands that can run again whenever files change.
enum WatchOption {
  static let watch = Option.flag("watch", "run again on changes (--poll [TIME], --no-clear)")
  static let poll = CheckedOption.interval(
    "poll", default: usualInterval, "with --watch: look at the files every TIME, or every 0.5 s"
  ).withoutOwnLine
  /// The interval if none is given.
  static let usualInterval = Duration.milliseconds(500)
  static let noClear = Option.flag("no-clear", "with --watch: keep what is on the terminal").withoutOwnLine
  static let full = Option.flag("full", "with --watch: print all events each time").withoutOwnLine

  /// The options that need `--watch`.
  static let details: [any DeclaredOption] = [poll, noClear, full]
  static let all: [any DeclaredOption] = [watch, poll, noClear]
}

/// `bookplay validate`: its options, and what the help says about it.
enum ValidateOption {
  static let format = Option.reports(FindingFormat.self, "text (default), json, sarif, junit or github")
  static let strict = Option.flag("strict", "exit with status 1 on warnings")
  static let only = Option.rules("only", "report only findings of this rule; A,B for several")
  static let disable = Option.rules("disable", "report no findings of this rule")
  static let baseline = Option.text("baseline", .file, "report no findings that are listed in FILE")
  static let writeBaseline = Option.text(
    "write-baseline", .file, "write all findings to FILE instead of reporting them")
  static let fix = Option.text(
    "fix", .optionalChoice("guesses", of: ["guesses"]), "apply safe fixes; with guesses, all suggestions")
  static let diff = Option.flag("diff", "with --fix: only show what would change")
  static let all = Option.flag("all", "list all findings, even if many are alike")

  static let command = CommandEntry(
    .validate, takes: .books, "report every problem in books and where it is",
    options: [format, CommonOption.output, strict, only, disable, baseline, writeBaseline, fix, diff, all]
      + WatchOption.all,
    remarks: [
      ArgumentTable.bookRemark,
      "For a folder without one: all books below it. Each can have a \(ArgumentTable.baselineName).",
    ],
    examples: ["bookplay validate Moon", "bookplay validate Books --format text --format sarif=findings.sarif"])
}

/// `bookplay tree`: its options, and what the help says about it.
enum TreeOption {
  static let page = Option.text("page", .text("PAGE"), "show only this page, by name or number")
  static let section = Option.text("section", .text("SECTION"), "show only this section, such as cover")
  static let at = CheckedOption.time("at", "show the stage at this time: 2s, 250ms, \"30 ticks\"")
  static let format = Option.reports(StructureFormat.self, "text (default) or json")

  static let command = CommandEntry(
    .tree, takes: .oneBook, "show the pages of a book, their elements, triggers and rules",
    options: [page, section, at, format, CommonOption.output],
    remarks: [ArgumentTable.bookRemark, "Of a book with errors, everything that can be understood is shown."],
    examples: ["bookplay tree Moon", "bookplay tree Moon --page 2 --format json", "bookplay tree Moon --at 1.5s"])
}

/// `bookplay play`: its options, and what the help says about it.
enum PlayOption {
  static let script = Option.text("script", .file, "run this script; exit with status 1 if it fails")
  static let page = Option.text("page", .text("PAGE"), "start on this page, by name or number, or on credits")
  static let section = Option.text("section", .text("SECTION"), "start in this section, such as cover")
  static let until = CheckedOption.time("until", "stop after TIME (2s, \"30 ticks\"); 60 s if not given")
  static let turnPages = Option.flag("turn-pages", "play the whole book, turning the pages")
  static let format = Option.reports(EventFormat.self, "text (default) or jsonl")
  static let only = Option.texts("only", "PATTERN", "only these events: \"tap moon\", tween.*; A,B for several")
  static let verbose = Option.flag("verbose", "also print each step of touches, drags, movies, tweens")
  static let language = Option.text("language", .text("CODE"), "play in this language of the book")
  static let rate = CheckedOption.decimal(
    "rate", "RATE", in: .leastNonzeroMagnitude ... .greatestFiniteMagnitude,
    "a rate; write a number above 0, such as `2` for twice the speed",
    "play in real time (1), or RATE times as fast")
  static let reducedMotion = Option.flag("reduced-motion", "show as little motion as possible")
  static let interactive = Option.flag("interactive", "read script commands from standard input")
  static let record = Option.text("record", .file, "with --interactive: save the commands as a script")
  static let option = Option.texts("option", "NAME=VALUE", "play as if the reader had set this option of the book")
  static let watch = Option.flag("watch", "run again on changes (--full, --poll [TIME], --no-clear)")

  static let command = CommandEntry(
    .play, takes: .oneBook, "play a book and print its events",
    options: [
      script, page, section, until, turnPages, format, CommonOption.output, only, verbose, language, rate,
      reducedMotion, interactive, record, option, CommonOption.voices, watch, WatchOption.poll, WatchOption.noClear,
      WatchOption.full,
    ],
    // With so many options, the help has no room for what a book is.
    remarks: [],
    examples: ["bookplay play Moon --script Moon/book.play"])
}

/// `bookplay test`: its options, and what the help says about it.
enum TestOption {
  static let format = Option.reports(ResultFormat.self, "text (default), junit, tap, jsonl or github")
  static let list = Option.flag("list", "list the scripts without running them")
  static let filter = Option.text("filter", .text("TEXT"), "run only scripts whose paths contain TEXT")
  static let shard = CheckedOption.shard("run the K-th of N equal parts")
  static let jobs = CheckedOption.count("jobs", "run N scripts at a time")
  static let failFast = Option.flag("fail-fast", "stop after the first failure")
  static let stress = CheckedOption.count("stress", "run each script N times; any difference fails")
  static let update = Option.flag("update", "accept the current traces and snapshots")
  static let coverage = Option.flag("coverage", "report what no script has reached")
  static let minimumCoverage = CheckedOption.decimal(
    "minimum-coverage", "PERCENT", in: 0...100, "a percentage; write a number from 0 to 100",
    "fail if less of any book is reached")
  static let reducedMotion = Option.flag("reduced-motion", "reduce motion; compare no snapshots")
  static let option = Option.texts("option", "NAME=VALUE", "test as if the reader had set this option")

  static let command = CommandEntry(
    .test, takes: .scripts, "run the scripts of books and report failures",
    options: [
      format, CommonOption.output, list, filter, shard, jobs, failFast, stress, update, coverage, minimumCoverage,
      reducedMotion, option, CommonOption.voices,
    ] + WatchOption.all,
    remarks: ["PATH is a .play script, a folder of scripts, or a .plist, to run its scripts."],
    examples: ["bookplay test . --format text --format junit=results.xml"])
}

/// `bookplay report`: its options, and what the help says about it.
enum ReportOption {
  static let output = Option.text("output", letter: "o", .file, "write the HTML, or the merged results, to FILE")
  static let script = Option.text("script", .file, "show only this script instead of all scripts")
  static let language = Option.text("language", .text("CODE"), "play in this language of the book")
  static let merge = Option.flag("merge", "merge the results of all parts of a test run")
  static let format = Option.reports(ResultFormat.self, "text (default), junit, tap, jsonl or github")
  static let coverage = Option.flag("coverage", "with --merge: report what no script has reached")
  static let minimumCoverage = CheckedOption.decimal(
    "minimum-coverage", "PERCENT", in: 0...100, "a percentage; write a number from 0 to 100",
    "with --merge: fail if less of a book is reached")

  static let command = CommandEntry(
    .report, takes: .bookOrResults, "write an HTML report of a book, or merge test results",
    options: [output, script, language, merge, format, coverage, minimumCoverage] + WatchOption.all,
    remarks: [
      ArgumentTable.bookRemark,
      "With --merge, FILE is output of `test --shard K/N --format jsonl`. A part that",
      "is missing, incomplete or given twice is an error.",
    ],
    examples: ["bookplay report Moon -o moon.html", "bookplay report --merge 1.jsonl 2.jsonl"])
}

/// `bookplay explore`: its options, and what the help says about it.
enum ExploreOption {
  static let page = Option.text("page", .text("PAGE"), "explore only this page, by name or number")
  static let budget = CheckedOption.count(
    "budget", "try N steps (default \(Explorer.Settings().budget)); more steps find more")
  static let seed = CheckedOption.count("seed", "use another random seed (default 1)")
  static let format = Option.reports(StructureFormat.self, "text (default) or json; FORMAT=FILE for a file")
  static let output = Option.text("output", letter: "o", .folder, "write the scripts to FOLDER, which is created")

  static let command = CommandEntry(
    .explore, takes: .oneBook, "play a book automatically to find what goes wrong or never happens",
    options: [page, budget, seed, format, output],
    remarks: [
      ArgumentTable.bookRemark, "The same book, seed and budget give the same findings on slow and fast machines.",
      "The exit status is 1 if it finds anything. It may not find every problem.",
    ],
    examples: ["bookplay explore Moon", "bookplay explore Moon --page 2 --budget 1000000 -o Moon/found"])
}

/// `bookplay explain`: its options, and what the help says about it.
enum ExplainOption {
  static let list = Option.flag("list", "list all rules")
  static let keys = Option.flag("keys", "list all keys that a book can have")
  static let format = Option.reports(ExplanationFormat.self, "text (default) or markdown")

  static let command = CommandEntry(
    .explain, takes: .topic, "explain a rule, a key or any other word",
    options: [list, keys, format, CommonOption.output],
    remarks: [
      "WORD is a rule, a key or one of its values, an option, an event, a command,",
      "or any other word in messages and in this help.",
    ],
    examples: ["bookplay explain loose-type", "bookplay explain triggerWhen", "bookplay explain page.entered"])
}

/// `bookplay snapshot`: its options, and what the help says about it.
enum SnapshotOption {
  static let output = Option.text("output", letter: "o", .file, "write to FILE; its extension can set the format")
  static let to = Option.choice(PictureFormat.self, "to", "FORMAT", "svg (default) or png")
  static let page = Option.text("page", .text("PAGE"), "draw this page, by name or number, or credits")
  static let section = Option.text("section", .text("SECTION"), "draw this section, such as cover")
  static let option = Option.texts("option", "NAME=VALUE", "draw as if the reader had set this option of the book")
  static let at = CheckedOption.time("at", "TIME after it was opened; by default once it has entered")
  static let script = Option.text("script", .file, "draw what FILE leads to; with --at, part of it")
  static let sheet = Option.flag("sheet", "draw all pages and drawn sections, small, on one sheet")
  static let language = Option.text("language", .text("CODE"), "draw in this language of the book")
  static let scale = CheckedOption.decimal(
    "scale", "FACTOR", in: 0.01...100, "a scale; write a number from 0.01 to 100, such as `2`",
    "scale the picture by FACTOR: 0.5, 2")
  static let areas = Option.flag("areas", "mark the areas that take touches")
  static let regions = Option.flag("regions", "colour and number the regions of pictures to colour")

  static let command = CommandEntry(
    .snapshot, takes: .oneBook, "draw a page at a given time, or all pages on one sheet",
    options: [
      output, to, page, section, at, script, sheet, language, option, CommonOption.voices, scale, areas, regions,
    ],
    remarks: [ArgumentTable.bookRemark, "What cannot be drawn is reported and replaced by a labelled frame."],
    examples: ["bookplay snapshot Moon -o moon.svg", "bookplay snapshot Moon --page 2 --at 1.5s -o two.png"])
}

/// `bookplay convert`: its options, and what the help says about it.
enum ConvertOption {
  static let to = Option.choice(PropertyList.OutputFormat.self, "to", "FORMAT", "xml, binary, ascii or json")
  static let output = Option.text("output", letter: "o", .file, "write to FILE; its extension can set the format")
  static let keyOrder = Option.choice(
    KeyOrderChoice.self, "key-order", "ORDER", "as-read (default) or apple (sorted as Apple does)")
  static let lossy = Option.flag("lossy", "replace what FORMAT cannot hold with the nearest match")
  static let withSections = Option.flag("with-sections", "write the generated sections into the book, to be changed")

  static let command = CommandEntry(
    .convert, takes: .oneBook, "convert a book to XML, binary, old-style ASCII or JSON",
    options: [to, output, keyOrder, lossy, withSections],
    remarks: [ArgumentTable.bookRemark, "If the book has errors, they are reported and nothing is written."],
    examples: ["bookplay convert Moon --to json", "bookplay convert Moon --to binary -o Moon.bplist"])
}

/// `bookplay format`: its options, and what the help says about it.
enum FormatOption {
  static let check = Option.flag("check", "only list what would change, and exit with status 1")
  static let diff = Option.flag("diff", "only show what would change, and exit with status 1")

  static let command = CommandEntry(
    .format, takes: .books, "rewrite books in canonical form, keeping comments and key order",
    options: [check, diff],
    remarks: [ArgumentTable.bookRemark, "For -, the result goes to standard output. Binary files are left unchanged."],
    examples: ["bookplay format Moon", "bookplay format --check Moon Stars/book.plist"])
}

/// `bookplay export`: its options, and what the help says about it.
enum ExportOption {
  static let output = Option.text("output", letter: "o", .file, "write to FILE and print its size")
  static let site = Option.text(
    "site", .folder, "write a folder for a server; for several books, a shelf")
  static let language = Option.text("language", .text("CODE"), "open it in this language of the book")
  static let option = Option.texts("option", "NAME=VALUE", "begin as if the reader had set this option of the book")
  static let voices = Option.text("voices", .file, "put the recordings of readers in FILE into the page")

  static let command = CommandEntry(
    .export, takes: .books, "export books as web pages that play them, on tablets too",
    options: [output, site, language, option, voices] + WatchOption.all,
    remarks: [
      ArgumentTable.bookRemark, "With --site, it can also be a shelf.plist, which lists books.",
      "A single file contains engine, pictures, sounds and fonts, and needs no network.",
      "A book with errors is exported as far as it can be played; errors are reported.",
    ],
    examples: ["bookplay export Moon -o Moon.html", "bookplay export Moon Boat --site books"])
}

/// `bookplay serve`: its options, and what the help says about it.
enum ServeOption {
  static let port = CheckedOption.port("port", "the port of the address; by default, any free one")
  static let host = CheckedOption.address("host", "let other devices in, by this address or 0.0.0.0")
  static let noBrowser = Option.flag("no-browser", "don't open the address in a browser")
  static let page = Option.text("page", .text("PAGE"), "begin on this page, by name or number")
  static let language = Option.text("language", .text("CODE"), "open it in this language of the book")

  static let command = CommandEntry(
    .serve, takes: .oneBook, "show a book in a browser, which follows every change of its files",
    options: [port, host, noBrowser, page, language],
    remarks: [
      "BOOK is a .plist, or a folder with a book.plist in it.",
      "It prints the address, and serves until Ctrl+C. When a file is saved, the page",
      "shows the new book at the same time of the same page; errors are in a bar.",
      "Only this machine can open the address, unless --host lets others in.",
    ],
    examples: ["bookplay serve Moon", "bookplay serve Moon --page 3 --host 0.0.0.0"])
}

/// `bookplay words`: its options, and what the help says about it.
enum WordsOption {
  static let diff = Option.flag("diff", "only show what would change")
  static let audio = Option.text("audio", .text("NAME"), "the voice, if the text follows several")
  static let language = Option.text("language", .text("CODE"), "change the text in this language of the book")

  static let command = CommandEntry(
    .words, takes: .wordTimes, "write when each word of a text is spoken, taken from subtitles",
    options: [diff, audio, language],
    remarks: [
      ArgumentTable.bookRemark, "PAGE is a name or a number, and TEXT the name of a text that has a readAlong.",
      "FILE is WebVTT or SRT with a cue for each word. In WebVTT, times such as",
      "<00:00:01.500> before words will do. A file with other words is refused.",
    ],
    examples: ["bookplay words Moon 1 story moon.vtt", "bookplay words Moon 1 story moon.srt --diff"])
}

/// `bookplay edit`: its options, and what the help says about it.
enum EditOption {
  static let apply = Option.text("apply", .file, "carry out the operations in FILE, one JSON object per line")
  static let diff = Option.flag("diff", "only show what would change")
  static let keepGoing = Option.flag("keep-going", "go on after a refused line, and save what could be done")
  static let quiet = Option.flag("quiet", "print only what is refused")
  static let port = CheckedOption.port("port", "the port of the address; by default, any free one")
  static let noBrowser = Option.flag("no-browser", "don't open the address in a browser")
  static let recover = Option.flag("recover", "restore changes that were not saved, without asking")
  static let discard = Option.flag("discard", "discard changes that were not saved, without asking")
  static let lines = Option.text("lines", .file, "keep a copy of all operations of the editor in FILE")

  static let command = CommandEntry(
    .edit, takes: .oneBook, "edit a book in the browser, or change it with operations",
    options: [port, noBrowser, recover, discard, lines, apply, CommonOption.output, diff, keepGoing, quiet],
    remarks: [
      "BOOK is a .plist or a folder with a book.plist. Its editor is a page on this",
      "computer, until Ctrl+C. With --apply, each line of FILE (- for standard",
      "input) is answered instead; the book is saved unless one is refused.",
    ],
    examples: ["bookplay edit Moon", "bookplay edit Moon --apply changes.jsonl --diff"])
}

/// `bookplay lsp`: its options, and what the help says about it.
enum LanguageOption {
  static let stdio = Option.flag("stdio", "use standard input and output, as it does anyway")
  static let process = Option.text("clientProcessId", .text("N"), "ignored; clients also send it as a message")

  static let command = CommandEntry(
    .lsp, takes: .nothing, "help editors with books and scripts, as a language server",
    options: [stdio, process],
    remarks: [
      "Editors start it and speak the Language Server Protocol with it: findings while",
      "you type, completion, explanations, renaming and more. The article \"Editors\"",
      "of the documentation has settings for several editors.",
    ],
    examples: ["bookplay lsp"])
}
