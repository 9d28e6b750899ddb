import BookReports

// The words that `explain` knows.

extension ArgumentTable {
  /// All words that `explain` accepts and shells can complete, without duplicates.
  package static let topics: [String] = {
    var known = Set<String>()
    return (rules + keys + words.map(\.name)).filter { !$0.contains(" ") && known.insert($0).inserted }
  }()

  /// The words other than rules and keys, with their meanings: first those of books and scripts, then those of the
  /// command line.
  static let words = Topic.all + commandWords + optionWords + formats

  private static let commandWords = commands.map { command in
    let name = command.name.rawValue
    return Topic(name, "a command of bookplay", command.summary, [("help", "bookplay \(name) --help")])
  }

  /// The options without their dashes; an option with the same meaning in several commands appears once.
  private static let optionWords: [Topic] = {
    var options: [(option: OptionEntry, commands: [String])] = (common + standalone).map { ($0, ["every command"]) }
    for command in commands {
      for option in command.options {
        let index = options.firstIndex { $0.option.name == option.name && $0.option.summary == option.summary }
        guard let index else {
          options.append((option, [command.name.rawValue]))
          continue
        }
        options[index].commands.append(command.name.rawValue)
      }
    }
    return options.map { option, commands in
      let forms = option.forms.joined(separator: ", ") + (option.value.placeholder.map { " " + $0 } ?? "")
      return Topic(
        option.name, "an option of bookplay", option.summary,
        [("write", forms), ("of", commands.joined(separator: ", "))])
    }
  }()

  private static let formats: [Topic] = [
    ("text", "text for people"), ("json", "JSON, one document"), ("jsonl", "JSON, one object on each line"),
    ("sarif", "SARIF, which code hosts show beside the code"),
    ("junit", "JUnit XML, which test servers read"), ("tap", "the Test Anything Protocol"),
    ("github", "annotations of GitHub Actions"), ("markdown", "Markdown, for documentation"),
    ("xml", "a property list as XML"), ("binary", "a binary property list, which is small"),
    ("ascii", "an old-style property list, which is short to write"),
    ("svg", "a drawing as SVG"), ("png", "a picture as PNG"),
    ("as-read", "keys stay in the order of the file"), ("apple", "keys are sorted as Apple's tools sort them"),
    ("auto", "colours on a terminal, none in a file"), ("always", "colours always"), ("never", "no colours"),
    ("bash", "completions for bash"), ("zsh", "completions for zsh"), ("fish", "completions for fish"),
    ("dots", "a dot for each page"), ("count", "the page and the number of pages, such as 3 of 12"),
    ("sum", "two numbers in words, to be added"), ("hold", "a button to be held"),
    ("guesses", "`--fix` also makes the changes that may not be what was meant"),
  ].map { Topic($0, "a value of options of bookplay", $1) }
}
