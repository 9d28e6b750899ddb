extension Topic {
  /// The commands of scripts.
  static let scriptCommands: [Topic] =
    scriptWords.map { name, meaning, usage in Topic(name, "a command of scripts", meaning, [("write", usage)]) }

  private static let scriptWords: [(name: String, meaning: String, usage: String)] = [
    ("open", "opens a page by its name or number, a section, or the credits", "open PAGE, open SECTION, open credits"),
    ("next", "turns to the next page", "next"),
    ("previous", "turns to the previous page", "previous"),
    ("language", "changes the language", "language CODE"),
    (
      "wait", "lets time pass, or waits for an event",
      "wait TIME, wait for PATTERN, wait for PATTERN within TIME"
    ),
    ("tap", "touches the middle of an element, or a point of the canvas, and lets go", "tap ITEM, tap at X Y"),
    ("press", "puts a finger down", "press ITEM, press at X Y"),
    ("move", "moves a finger that is down", "move to X Y, move to X Y over TIME"),
    ("release", "lifts a finger", "release, release as N"),
    ("cancel", "cancels a touch", "cancel, cancel as N"),
    (
      "drag", "presses the middle of an element, moves it and lets go",
      "drag ITEM onto TARGET, drag ITEM to X Y, each with over TIME"
    ),
    (
      "expect", "fails unless something has happened or is true",
      "expect PATTERN, expect no PATTERN, expect PATTERN N times, expect page PAGE, expect ITEM on stage, "
        + "expect ITEM.PROPERTY = VALUE, expect variable NAME = VALUE, "
        + "expect section SECTION, expect option NAME = VALUE"
    ),
    ("mark", "lets expectations look only at what happens from here on", "mark"),
    ("snapshot", "compares every element with a file beside the script", "snapshot NAME"),
    ("seed", "sets the seed of random numbers", "seed NUMBER"),
    ("back", "goes back to what was on stage before a section, or else to the cover", "back"),
    ("option", "sets an option", "option NAME on, option NAME off, option NAME NUMBER, option NAME TEXT"),
  ]
}
