import BookplayCommands
import Testing

/// Tests of wrong calls of `play` and `tree --at`, which print one line of advice and play nothing.
@Suite struct PlayMistakeTests {
  @Test(arguments: [
    (["--page", "nihgt"], "there is no page `nihgt`; did you mean `night`?"),
    (["--page", "3"], "there is no page `3`; the book has 2 pages"),
    (["--page", "0"], "there is no page `0`; the book has 2 pages"),
    (["--language", "dd"], "the book does not have the language `dd`; did you mean `de`?"),
    (["--language", "french"], "the book does not have the language `french`; it has `en` and `de`"),
    (
      ["--only", "twen.*"],
      "`--only`: no event is called `twen.*`; write `tween.*` for all events of tweens, or the name of one"
    ),
    (
      ["--only", "tap,drop"],
      "`--only`: `drop` is not an event; write an event and what it concerns, such as `\"tap moon\"`"
    ),
    (["--only", "tap", "--only", "tapp"], "`--only`: `tapp` is not an event; did you mean `tap`?"),
    (
      ["--only", "tween.* mooon"],
      "`--only`: no element of the book is called `mooon`; did you mean `moon`? (page 1 has `moon`, `sky` and `star`)"
    ),
    (["--only", "tapp"], "`--only`: `tapp` is not an event; did you mean `tap`?"),
    (
      ["--only", "tap mooon"],
      "`--only`: no element of the book is called `mooon`; did you mean `moon`? (page 1 has `moon`, `sky` and `star`)"
    ),
    (["--only", ""], "`--only`: an event is missing; write an event and what it concerns, such as `\"tap moon\"`"),
    (["--until", "2"], "`2` is not a time for `--until`; did you mean `2s`?"),
    (["--until=-2s"], "`-2s` is not a time for `--until`; write one such as `2s`, `250ms` or `\"30 ticks\"`"),
    (
      ["--until", "9999999999999999999s"],
      "`9999999999999999999s` is not a time for `--until`; write one such as `2s`, `250ms` or `\"30 ticks\"`"
    ),
    (["--until", "-2s"], "`-2s` is not a time for `--until`; write one such as `2s`, `250ms` or `\"30 ticks\"`"),
    (["--page", "-1"], "there is no page `-1`; the book has 2 pages"),
    (["--rate", "-1"], "`-1` is not a rate; write a number above 0, such as `2` for twice the speed"),
    (["--rate", "0"], "`0` is not a rate; write a number above 0, such as `2` for twice the speed"),
    (["--rate", "nan"], "`nan` is not a rate; write a number above 0, such as `2` for twice the speed"),
    (["--format", "json"], "`--format` does not accept `json`; did you mean `jsonl`?"),
    (["--script", "a.play", "--page", "2"], "`--script` and `--page` cannot be combined; use one of them"),
    (["--script", "a.play", "--until", "2s"], "`--script` and `--until` cannot be combined; use one of them"),
    (["--script", "a.play", "--turn-pages"], "`--script` and `--turn-pages` cannot be combined; use one of them"),
    (["--script", "a.play", "--interactive"], "`--script` and `--interactive` cannot be combined; use one of them"),
    (["--interactive", "--rate", "1"], "`--interactive` and `--rate` cannot be combined; use one of them"),
    (["--record", "a.play"], "`--record` needs `--interactive`; write both"),
    (["--script", "-"], "standard input cannot be both the book and its commands; name the book's file"),
    (["--interactive"], "standard input cannot be both the book and its commands; name the book's file"),
  ])
  func `a wrong call is reported`(options: [String], message: String) {
    let outcome = bookplay(["play", "-"] + options, input: PlayedBooks.story)
    #expect(outcome.errors == "bookplay play: error: \(message)\n")
    #expect(outcome.output.isEmpty)
    #expect(outcome.status == .misuse)
  }

  @Test func `a book doesn't need to list languages`() {
    let outcome = bookplay(["play", "-", "--language", "de"], input: "( { } )")
    #expect(outcome.errors == "bookplay play: error: the book does not have the language `de`; it has no languages\n")
    #expect(outcome.status == .misuse)
  }

  @Test(arguments: [
    (["--at", "soon"], "`soon` is not a time for `--at`; write one such as `2s`, `250ms` or `\"30 ticks\"`"),
    (["--at", "1s", "--page", "nihgt"], "there is no page `nihgt`; did you mean `night`?"),
  ])
  func `an invalid time or page is reported`(options: [String], message: String) {
    let outcome = bookplay(["tree", "-"] + options, input: PlayedBooks.story)
    #expect(outcome.errors == "bookplay tree: error: \(message)\n")
    #expect(outcome.output.isEmpty)
    #expect(outcome.status == .misuse)
  }
}
