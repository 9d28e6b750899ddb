import BookplayCommands
import Testing

@Suite struct CompletionsTests {
  struct Line: Sendable, CustomTestStringConvertible {
    /// The words of the line as bash splits them; the last one is completed.
    let words: [String]
    let completions: [String]

    init(_ words: [String], _ completions: [String]) {
      self.words = words
      self.completions = completions
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Line(["con"], ["convert"]),
    Line(["--ver"], ["--version"]),
    Line(["--completions", ""], ["bash", "zsh", "fish"]),
    Line(["convert", "--t"], ["--to"]),
    Line(["convert", "Moon", "--to", ""], ["xml", "binary", "ascii", "json"]),
    Line(["convert", "Moon", "--to", "="], ["xml", "binary", "ascii", "json"]),
    Line(["convert", "Moon", "--to", "=", "b"], ["binary"]),
    Line(["convert", "--key-order", "a"], ["as-read", "apple"]),
    Line(["convert", "-o", ""], []),
    Line(["convert", "Mo"], []),
    Line(["--color", "never", "form"], ["format"]),
    Line(["validate", "--form"], ["--format"]),
    Line(["validate", "Moon", "--format", "s"], ["sarif"]),
    Line(["validate", "--disable", "loose"], ["loose-type"]),
    Line(["validate", "--only", "missing-key,large"], ["missing-key,large-asset"]),
    Line(["validate", "--disable", "=", "loose-type,missing-key,bad-col"], ["loose-type,missing-key,bad-color"]),
    Line(["validate", "Moon", "--format", "t"], ["text"]),
    Line(
      ["explain", "touch"],
      [
        "touch-overlap", "touchable", "touch.began", "touch.ended", "touch.cancelled", "touch.refused", "touch.moved",
        "touch",
      ]),
    Line(["explain", "--l"], ["--list"]),
    Line(["explain", "--format", ""], ["text", "markdown"]),
    Line(["tree", "Moon", "--format", "="], ["text", "json"]),
    Line(["tree", "Moon", "--page", ""], []),
    Line(["format", "--c"], ["--check", "--color"]),
    Line(["test", "Moon", "--format", "j"], ["junit", "jsonl"]),
    // Bash itself completes the names of files.
    Line(["test", "Moon", "--format", "junit", "=", "re"], []),
    Line(["test", "Moon", "--format", "=", "junit", "=", "re"], []),
    Line(["test", "--out"], ["--output"]),
  ])
  func `bash completes`(line: Line) throws {
    let words = (["bookplay"] + line.words).map { "'\($0)'" }.joined(separator: " ")
    let result = try BuiltProgram.shell(
      """
      source <("$bookplay" --completions bash)
      COMP_WORDS=(\(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _bookplay
      printf '%s\\n' "${COMPREPLY[@]}"
      """, in: TemporaryFolder())
    #expect(result.errors == "")
    #expect(result.output.split(separator: "\n").map(String.init) == line.completions)
  }

  @Test(arguments: Shell.allCases)
  func `completions offer every command and option`(shell: Shell) {
    let script = bookplay(["--completions", shell.rawValue]).text
    for command in ArgumentTable.commands {
      #expect(script.contains(command.name.rawValue))
      for option in command.options + ArgumentTable.common + ArgumentTable.standalone {
        #expect(script.contains(shell == .fish ? "-l \(option.name) " : option.longForm))
        guard !option.value.allowedValues.isEmpty else { continue }
        #expect(script.contains(option.value.allowedValues.joined(separator: " ")))
      }
    }
  }
}
