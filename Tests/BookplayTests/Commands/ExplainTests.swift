import BookKit
import BookplayCommands
import Testing

@Suite struct ExplainTests {
  @Test(arguments: ArgumentTable.rules)
  func `every rule is explained within the width of a terminal`(rule: String) {
    let outcome = bookplay(["explain", rule])
    #expect(outcome.status == .good)
    #expect(outcome.text.hasPrefix("\(rule) ("))
    #expect(outcome.text.contains("\nWrong:\n    <"))
    #expect(outcome.text.contains("\nCorrection:\n    <"))
    #expect(outcome.text.split(separator: "\n").filter { $0.count > 100 } == [])
  }

  @Test func `the list has a line for each rule`() {
    let lines = bookplay(["explain", "--list"]).text.split(separator: "\n").map(String.init)
    #expect(lines.count == DiagnosticRule.all.count)
    #expect(lines.filter { $0.count > 100 } == [])
    for (line, rule) in zip(lines, DiagnosticRule.all) {
      #expect(line.hasPrefix("\(rule.keyword) "))
      #expect(line.contains(" \(rule.severity.keyword) "))
    }
  }

  @Test(arguments: [
    ("explain", "no rule, key or other word is given; write `bookplay explain loose-type`"),
    ("explain losse-type", "there is no rule, key or other word `losse-type`; did you mean `loose-type`?"),
    (
      "explain nonsense",
      "there is no rule, key or other word `nonsense`; `bookplay explain --list` and `--keys` list them"
    ),
    ("explain triggerwhen", "there is no rule, key or other word `triggerwhen`; did you mean `triggerWhen`?"),
    ("explain --keys x", "`--keys` and `x` cannot be combined; use one of them"),
    ("explain --keys --list", "`--list` and `--keys` cannot be combined; use one of them"),
    ("explain loose-type zero-size", "`zero-size` is unexpected; give one rule, key or other word"),
    ("explain loose-type --list", "`--list` and `loose-type` cannot be combined; use one of them"),
  ])
  func `a wrong call is reported`(line: String, message: String) {
    let outcome = bookplay(line.split(separator: " ").map(String.init))
    #expect(outcome.errors == "bookplay explain: error: \(message)\n")
    #expect(outcome.status == .misuse)
  }

  @Test func `an example that is about files lists them`() {
    #expect(bookplay(["explain", "missing-asset"]).text.contains("    <!-- files: none -->\n"))
    let text = bookplay(["explain", "unused-asset"]).text
    #expect(text.contains("    <!-- files: moon.png (200 × 200), old moon.png (200 × 200) -->\n"))
    #expect(text.hasSuffix("\nCorrection:\n    <!-- files: moon.png (200 × 200) -->\n"))
  }

  @Test func `an example is shown as XML, and its correction as the lines that replace the mistake`() {
    #expect(
      bookplay(["explain", "bad-color"]).text.hasSuffix(
        """

        Wrong:
            <dict>
              <key>type</key> <string>text</string>
              <key>text</key> <string>Good night!</string>
              <key>fontColor</key> <string>#12345</string>
            </dict>

        Correction:
            <key>fontColor</key> <string>#123456</string>

        """))
  }

  @Test(arguments: ArgumentTable.keys)
  func `every key is explained wherever it is, within the width of a terminal`(key: String) {
    let outcome = bookplay(["explain", key])
    let places = Key.all.filter { $0.name.description == key || $0.alias?.description == key }
    #expect(outcome.status == .good)
    #expect(outcome.text.split(separator: "\n").count { $0.hasPrefix("  value    ") } == places.count)
    for place in places { #expect(outcome.text.contains("\(place.name) of \(place.owner.title): \(place.meaning)\n")) }
    #expect(outcome.text.split(separator: "\n").filter { $0.count > 130 } == [])
  }

  @Test func `an old name of a key explains the key`() {
    #expect(
      bookplay(["explain", "filename"]).text == """
        fileName of an image: the picture file
          value    the name of a file in the book's folder
          needed   an image is incomplete without it
          also     filename, an old name
          since    the first books

        """)
  }

  @Test func `the list of keys has a line for each`() {
    let lines = bookplay(["explain", "--keys"]).text.split(separator: "\n").map(String.init)
    #expect(lines.count { $0.hasPrefix("  ") } == Key.all.count)
    #expect(lines.count { !$0.hasPrefix("  ") } == KeyOwner.allCases.count)
  }

  @Test(arguments: ["--list", "--keys", "loose-type", "triggerWhen", "when"])
  func `text is as wide as the terminal, and says the same there`(topic: String) {
    let piped = bookplay(["explain", topic]).text
    for width in [40, 60, 80] {
      let text = bookplay(["explain", topic], isTerminal: true, width: width).text
      let prose = topic.contains("-t") ? text.prefix { $0 != "<" } : text[...]
      #expect(prose.split(separator: "\n").filter { $0.count > width } == [])
      #expect(text.split { " \n".contains($0) } == piped.split { " \n".contains($0) })
    }
  }

  @Test(arguments: ["loose-type", "triggerWhen"])
  func `a topic is explained in Markdown`(topic: String) {
    let text = bookplay(["explain", topic, "--format", "markdown"]).text
    #expect(text.hasPrefix("#"))
    #expect(text.contains(topic))
  }

  @Test(arguments: [
    ("image", "image (a type of element): a picture from a file\n  keys     fileName, and those of every element\n"),
    ("drag.moved", "drag.moved (an event): an element was dragged on\n  use "),
    ("drag.dropped", "drag.dropped (an event): an element was let go on one of its drop targets\n  use "),
    ("easeOutBounce", "easeOutBounce (a transition): bounces like a ball, with its slow part at the end\n"),
    ("curl", "curl (a page animation): the leaf bends as it is turned\n"),
    ("activate", "activate (an action of a rule): lets the active area `item` take touches\n"),
    ("press", "press (a command of scripts): puts a finger down\n  write    press ITEM, press at X Y\n"),
    ("fill", "fill (a command of scripts): fills a region of a picture to colour, with the chosen colour or with "),
    ("record", "record (a command of scripts): records the reader's voice, or adds, deletes or allows recordings\n"),
    ("validate", "validate (a command of bookplay): "),
  ])
  func `types, events, transitions, animations, actions and commands are explained`(word: String, text: String) {
    let outcome = bookplay(["explain", word])
    #expect(outcome.status == .good)
    #expect(outcome.text.hasPrefix(text.replacing(" (", with: ", ").replacing("): ", with: ": ")), "\(outcome.text)")
  }

  @Test func `a word that is a key and something else is explained as both`() {
    let text = bookplay(["explain", "text"]).text
    #expect(text.contains("text of a text: ") && text.contains("text, a type of element: "))
    #expect(bookplay(["explain", "tap", "--format", "markdown"]).text.contains("## `tap`, a command of scripts"))
  }

  @Test(arguments: ArgumentTable.topics)
  func `everything that completion offers is explained`(word: String) {
    #expect(bookplay(["explain", word]).status == .good)
  }
}
