import BookKit
import BookReports
import BookplayCommands
import Foundation
import Testing

/// Tests that `explain` knows every word that messages, help and the tables of the format use.
@Suite struct ExplainedWordsTests {
  private static let known = Set(
    ArgumentTable.topics + Topic.all.map(\.name) + Key.all.compactMap { $0.alias?.description })

  /// Words in backquotes that are examples, or that belong to other formats.
  private static let examples: Set<String> = [
    "RRGGBB", "WEBVTT", "answer", "book.plist", "de", "en", "ja", "jp", "pt-BR", "qaa", "qtz", "x-", "zh-Hant",
    "jigsaw.piece2", "moon.x",
  ]

  /// The modules whose strings authors and readers of their books see.
  private static let modules = [
    "BookKit", "BookChecking", "Playthrough", "BookReports", "BookplayCommands",
  ]

  @Test(arguments: modules)
  func `every word in backquotes of a message is explained`(module: String) throws {
    let repository = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = repository.appendingPathComponent("Sources/\(module)")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let code = line.drop { $0 == " " }
        guard code.utf8.contains(0x60), !code.hasPrefix("//"), !code.hasPrefix("case `"), !code.hasPrefix("case .`")
        else { continue }
        for match in code.matches(of: /`(--)?([A-Za-z][A-Za-z.\-]+)`/) {
          let word = String(match.output.2)
          count += 1
          guard !Self.examples.contains(word) else { continue }
          #expect(Self.known.contains(word), "\(file.lastPathComponent): \(word)")
        }
      }
    }
    #expect(count > 0)
  }

  @Test(arguments: Key.all.indices)
  func `every word that a key knows is explained with its meaning`(index: Int) {
    let key = Key.all[index]
    let text = bookplay(["explain", key.name.description]).text
    for word in key.words {
      let meaning = word.meaning.description
      #expect(!meaning.hasSuffix("."))
      #expect((2...110).contains(meaning.count), "\(meaning)")
      #expect(Topic.word(word.word.description, of: key)?.meaning == meaning)
      #expect(text.split { " \n".contains($0) }.joined(separator: " ").contains("\(word.word) \(meaning)"))
    }
    guard let held = key.shape.held else { return }
    for inner in Key.all where inner.owner == held { #expect(text.contains("\n    \(inner.name) ")) }
  }

  @Test func `every placeholder of the help is explained`() {
    let placeholders = ArgumentTable.commands.flatMap { command in
      command.options.compactMap(\.value.placeholder) + [command.arguments.usage]
    }
    for word in placeholders.flatMap({ $0.split { " =|…[]".contains($0) } }) where word.first?.isUppercase ?? false {
      #expect(Self.known.contains(String(word)), "\(word)")
    }
  }

  @Test func `every option and each of its values are explained`() {
    for option in ArgumentTable.commands.flatMap(\.options) + ArgumentTable.common + ArgumentTable.standalone {
      for word in [option.name] + option.value.allowedValues { #expect(Self.known.contains(word), "\(word)") }
    }
  }

  @Test(arguments: ["drop target", "read-along", "page animation"])
  func `a part of a book whose name has several words is explained`(name: String) {
    let text = bookplay(["explain", name]).text
    #expect(text.hasPrefix("\(name), a part of books: "))
    #expect(text.contains("\n  keys     "))
  }

  @Test(
    arguments: [
      ("cover", "cover, a section: "), ("easy", "easy, a level of puzzles: 2 rows of 3 pieces\n"),
      ("textSize", "  values   100 (default), 125 or 150\n"), ("type", "  default  linear; a spring for `bookOpen`\n"),
      ("sound", "  values   true (default) or false\n"),
      ("narration", "narration, an option: "), ("condition", "condition, a term: "),
      ("game", "game, a part of books: "),
      ("piece", "piece, a term: "), ("keyframe", "keyframe, a term: "), ("page turn", "page turn, a term: "),
      ("BCP 47", "BCP 47, a term: "), ("hidden file", "hidden file, a term: "), ("slideOut", "slideOut, a term: "),
      ("cascade", "cascade, a reason: "), ("listen", "a text of generated sections: Read to me\n"),
      ("and", "and, a word of conditions: "), ("dead-end", "dead-end, a finding of `explore`: "),
      ("warning", "warning, a severity of findings: "), ("PATTERN", "PATTERN, a placeholder"),
      ("aqua", "aqua, a colour: #00FFFF\n"), ("onto", "onto, a word of scripts: "),
      ("drag.dropped", "  carries  item, target"),
    ] as [(String, String)])
  func `a word is explained from its table`(word: String, text: String) {
    #expect(bookplay(["explain", word]).text.contains(text))
  }

  @Test func `the levels are those of puzzles`() {
    for level in PuzzleLevel.allCases {
      #expect(level.meaning.description == "\(level.size.rows) rows of \(level.size.columns) pieces")
    }
  }
}
