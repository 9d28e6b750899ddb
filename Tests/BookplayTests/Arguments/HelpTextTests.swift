import BookplayCommands
import Testing

@Suite struct HelpTextTests {
  /// The program itself and all of its commands.
  static let pages: [CommandName?] = [nil] + CommandName.allCases.map(\.self)

  private func help(_ command: CommandName?) -> [String] { (command.map { [$0.rawValue] } ?? []) + ["--help"] }

  @Test(arguments: pages)
  func `help fits a small terminal`(command: CommandName?) {
    let lines = bookplay(help(command)).text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect((5...24).contains(lines.count))
    #expect(lines.filter { $0.count > 80 } == [])
  }

  @Test(arguments: pages)
  func `help goes to standard output and is a success`(command: CommandName?) {
    let outcome = bookplay(help(command))
    #expect(outcome.status == .good)
    #expect(outcome.errors == "")
    #expect(outcome.text.hasPrefix("Usage: bookplay "))
    #expect(bookplay((command.map { [$0.rawValue] } ?? []) + ["-h"]).output == outcome.output)
  }

  @Test(arguments: pages)
  func `help is as wide as the terminal, and says the same there`(command: CommandName?) {
    let usual = bookplay(help(command)).text
    for width in [40, 57, 80] {
      let text = bookplay(help(command), isTerminal: true, width: width).text
      let long = text.split(separator: "\n").filter { $0.count > width && !$0.hasPrefix("  bookplay") }
      #expect(long == [])
      #expect(text.split { " \n".contains($0) } == usual.split { " \n".contains($0) })
    }
  }

  @Test(arguments: pages)
  func `help may be asked for with a word`(command: CommandName?) {
    #expect(bookplay(["help"] + (command.map { [$0.rawValue] } ?? [])).output == bookplay(help(command)).output)
  }

  @Test(arguments: pages)
  func `help tells all options`(command: CommandName?) {
    let page = bookplay(help(command)).text
    let own = command.map { $0.entry.options } ?? ArgumentTable.standalone
    for option in own + ArgumentTable.common {
      for form in option.forms { #expect(page.contains(form)) }
      // Some options are only named in the line of the option that they go with.
      #expect(page.contains(option.summary) == option.hasOwnLine)
    }
  }

  @Test(arguments: CommandName.allCases)
  func `the examples are command lines that the program understands`(command: CommandName) throws {
    let examples = command.entry.examples
    #expect(!examples.isEmpty)
    for example in examples {
      let words = example.split(separator: " ").map(String.init)
      #expect(words.first == "bookplay")
      guard case .run(let invocation) = try ArgumentParser.parse(Array(words.dropFirst())) else {
        Issue.record("\(example) runs nothing")
        continue
      }
      #expect(invocation.command == command)
    }
  }

  @Test func `help names every command`() {
    let page = bookplay(["--help"]).text
    for command in CommandName.allCases {
      #expect(page.contains("\n  \(command.rawValue) "))
      #expect(ArgumentTable.commands.contains { $0.name == command })
    }
  }

  @Test func `the version is one line`() {
    #expect(bookplay(["--version"]).text == "bookplay 0.1.0\n")
    #expect(bookplay(["--version"]).status == .good)
  }
}
