import BookKit

package enum CommandKeyword: KeywordText, Keyword {
  case open, next, previous, language, wait, tap, press, move, release, cancel, drag, expect, mark, snapshot, seed,
    back, option, hint, restart, undo, clear, fill, solve, record, shake, noise, hold, rub

  package var meaning: String {
    switch self {
    case .open: "opens a page by its name or number, a section, or the credits"
    case .next: "turns to the next page"
    case .previous: "turns to the previous page"
    case .language: "changes the language"
    case .wait: "lets time pass, or waits for an event"
    case .tap: "touches the middle of an element, or a point of the canvas, and lets go"
    case .press: "puts a finger down"
    case .move: "moves a finger that is down"
    case .release: "lifts a finger"
    case .cancel: "cancels a touch"
    case .drag: "presses the middle of an element, moves it and lets go"
    case .expect: "fails unless something has happened or is true"
    case .mark: "lets expectations look only at what happens from here on"
    case .snapshot: "compares every element with a file beside the script"
    case .seed: "begins the book's lots anew, with a seed"
    case .back: "goes back to what was on stage before a section, or else to the cover"
    case .option: "sets an option"
    case .hint: "shows where a piece of a puzzle belongs"
    case .restart: "begins a game anew"
    case .undo: "takes back the last step in a picture to colour"
    case .clear: "empties a picture to colour"
    case .fill: "fills a region of a picture to colour, with the chosen colour or with one of the palette"
    case .solve: "solves a game by the choices of readers who don't touch"
    case .record: "records the reader's voice, or adds, deletes or allows recordings"
    case .shake: "shakes the device"
    case .noise: "makes a noise, which stays until the next one unless it ends after a time"
    case .rub: "rubs an element away"
    case .hold: "presses an element and lets go after 0.6 seconds, or after another time"
    }
  }

  package var usage: String {
    switch self {
    case .open: "open PAGE, open SECTION, open credits"
    case .next, .previous, .mark, .back, .shake: description
    case .language: "language CODE"
    case .wait: "wait TIME, wait for PATTERN, wait for PATTERN within TIME"
    case .tap: "tap ITEM, tap at X Y"
    case .press: "press ITEM, press at X Y"
    case .move: "move to X Y, move to X Y over TIME"
    case .release: "release, release as N"
    case .cancel: "cancel, cancel as N"
    case .drag: "drag ITEM onto TARGET, drag ITEM to X Y, drag ITEM to stop N, drag ITEM to 40%, each with over TIME"
    case .expect:
      "expect PATTERN, expect no PATTERN, expect PATTERN N times, expect page PAGE, expect ITEM on stage, "
        + "expect ITEM.PROPERTY = VALUE, expect ITEM.progress = VALUE, expect variable NAME = VALUE, "
        + "expect section SECTION, expect option NAME = VALUE, expect ITEM complete, "
        + "expect fill ITEM REGION = COLOR, expect recording PAGE"
    case .snapshot: "snapshot NAME"
    case .seed: "seed NUMBER"
    case .option: "option NAME on, option NAME off, option NAME NUMBER, option NAME TEXT"
    case .noise: "noise LEVEL, noise LEVEL for TIME"
    case .hold: "hold ITEM, hold ITEM over TIME"
    case .hint, .restart, .undo, .clear, .solve, .rub: "\(self) ITEM"
    case .fill: "fill ITEM REGION, fill ITEM REGION with N"
    case .record:
      "record begin ITEM, record end TIME, record cancel, record page PAGE ITEM TIME as VOICE in LANGUAGE, "
        + "record delete PAGE ITEM as VOICE, record delete VOICE, record possible"
    }
  }
}
