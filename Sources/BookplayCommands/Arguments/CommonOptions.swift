enum CommonOption {
  static let help = Option.flag("help", letter: "h", "show this help")
  static let color = Option.choice(ColorChoice.self, "color", "WHEN", "auto (on a terminal), always or never")
  static let version = Option.flag("version", "show the version")
  static let completions = Option.choice(Shell.self, "completions", "SHELL", "print completions for bash, zsh or fish")
  static let output = Option.text("output", letter: "o", .file, "write to FILE; for several: --format FORMAT=FILE")
  static let typedOutput = Option.text("output", letter: "o", .file, "write to FILE; its extension can set the format")
  static let voices = Option.text("voices", .file, "play the readers' recordings in FILE")
  static let port = Option.port("port", "the port of the address; by default, any free one")
  static let noBrowser = Option.flag("no-browser", "don't open the address in a browser")
  static let firstLanguage = Option.text("language", .text("CODE"), "open it in this language of the book")
}

enum WatchOption {
  static let watch = Option.flag("watch", "run again on changes (--poll [TIME], --no-clear)")
  static let poll = Option.interval(
    "poll", default: defaultInterval, "with --watch: look at the files every TIME, or every 0.5 s", hasOwnLine: false)
  static let defaultInterval = Duration.milliseconds(500)
  static let noClear = Option.flag("no-clear", "with --watch: keep what is on the terminal", hasOwnLine: false)
  static let full = Option.flag("full", "with --watch: print all events each time", hasOwnLine: false)
  static let details: [any DeclaredOption] = [poll, noClear, full]
  static let all: [any DeclaredOption] = [watch, poll, noClear]
}
