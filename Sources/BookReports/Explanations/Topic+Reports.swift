import BookKit
import Playthrough

extension Topic {
  static let severities = DiagnosticRule.Severity.allCases.map { severity in
    Topic(severity.keyword, "a severity of findings", severity.meaning)
  }

  static let discoveries = Discovery.Kind.allCases.map { Topic($0.keyword, "a finding of `explore`", $0.meaning) }
  static let coverage = CoverageKind.allCases.map { Topic($0.keyword, "counted by `--coverage`", $0.meaning) }

  static let sheetFindings = [
    Topic(
      "strings-stale", "a finding of `strings`",
      "a text has changed in the book since the sheet was made, so its translations are left out",
      [("fix", "make a new sheet of the book, and copy into it the translations that still fit")])
  ]

  static let terms: [Topic] = [
    ("active area", "an area that takes touches and is never drawn; its type is `activearea`"),
    ("array", "a list of values in order: `( a, b )` in old-style text, `<array>` in XML"),
    ("asset", "a picture, sound or font that the book uses"),
    ("baseline", "a file that lists known findings, which `validate` then no longer reports"),
    ("banner", "an element that slides onto the page and out again, by `slideIn`"),
    ("BCP 47", "the standard for codes of languages, such as `en`, `pt-BR` or `zh-Hant`"),
    ("bookmark", "the place where a reader stopped, which an exported page remembers"),
    ("boolean", "true or false: `YES` or `NO` in old-style text, `<true/>` or `<false/>` in XML"),
    ("budget", "how many steps `explore` tries"),
    ("cascade", "events that cause each other within one tick"),
    ("CI", "a variable that test servers set; `--update` then reports new files as errors"),
    ("condition", "what has to be true, such as `apples >= 3 and not done`, in `if` and `visibleIf`"),
    ("consequences", "the findings of `explore` that follow from another one"),
    ("coverage", "how much of a book its scripts reach"),
    ("dictionary", "keys with their values: `{ x = 40; }` in old-style text, `<dict>` in XML"),
    ("easing", "how a tween speeds up and slows down; its name is a transition such as `easeOut`"),
    ("encoding", "how a file stores letters as bytes; UTF-8 has the letters of all languages"),
    ("event", "something that happens in a book, such as `tap` or `page.entered`"),
    ("finding", "a problem in a book, with its place and its rule"),
    ("finger", "what touches the screen; a mouse or a pen counts as one"),
    ("gate", "a button to hold for two seconds, which keeps children from following links"),
    ("hidden file", "a file whose name, or whose folder's name, begins with a dot; it does not belong to a book"),
    ("ISO 639", "the standard that gives languages their codes, such as `en` for English"),
    ("keyframe", "one of the values that a tween reaches one after the other; see `keyframes`"),
    ("loop", "something that starts again when it reaches its end"),
    ("median", "the middle value of the sorted numbers"),
    ("old-style text", "the short form of property lists: `{ key = value; }` and `( a, b )`"),
    ("option", "something that readers choose, such as `textSize`, or a choice of the book's own"),
    ("outline", "the line around a region, written as a `path`"),
    ("page turn", "the change from one page or section to another"),
    ("pass", "one run of a tween in one direction, or of a sound or movie, to its end"),
    ("picture to colour", "a drawing or outlines with a palette; its type is `coloring`"),
    ("piece", "a part of a puzzle, which readers drag to its place"),
    ("pivot", "the point about which an element turns and grows"),
    ("place", "the drop target of a puzzle's piece; also a position in a file"),
    ("player", "the program that plays a book: bookplay, an exported page or an app"),
    ("point", "the unit of lengths on the canvas, and of the size of letters"),
    ("property", "a value of an element that can change, such as `x` or `alpha`"),
    ("property list", "a file of dictionaries and arrays, as XML, old-style text or binary data"),
    ("role", "what a sound is for: `narration`, `effect` or `music`; in the credits, a person's part in the book"),
    ("scalar", "a value that is not a dictionary or an array"),
    ("script", "commands that play a book and say what must happen, in a file that ends in .play"),
    ("section", "a page without a number, such as the cover"),
    ("severity", "how bad a finding is: an error, a warning or a note"),
    ("shelf", "a web page that offers several books"),
    ("slideOut", "the tween with which a banner leaves; see `slideIn`"),
    ("snapshot", "a file that lists what is on the page at a moment"),
    ("stage", "where elements are while they are on the page"),
    ("string", "a value that is a text, such as a name or a colour"),
    ("subtitles", "a WebVTT or SRT file that says when words are spoken, from which `words` takes the times"),
    ("tick", "the smallest step of time in a book; there are 60 in a second, unless `tickRate` says otherwise"),
    ("touch", "a finger on an element, from `touch.began` to `touch.ended`"),
    ("trace", "the list of all events of a run, one on each line"),
    ("transition", "how a value changes on its way from start to end, such as `easeOut`"),
    ("turn", "the change from one page or section to another"),
    ("type", "what kind of element it is; in old books, also the transition of a tween"),
    ("variable", "a value that the book remembers and conditions can ask for"),
    ("voice", "somebody who reads the book aloud"),
    ("YES", "true, in old-style text"), ("NO", "false, in old-style text"),
    ("books", "the books of a shelf.plist, in order"),
  ].map { Topic($0, "a term", $1) }

  static let pathCommands: [Topic] = [
    ("M", "begins an outline at a point: `M0 0`"), ("L", "draws a line to a point: `L100 0`"),
    ("C", "draws a curve by two control points to a point: `C0 50 50 100 100 100`"), ("Z", "closes the outline"),
  ].map { Topic($0, "a command of a `path`", $1) }
}

extension DiagnosticRule.Severity {
  fileprivate var meaning: String {
    switch self {
    case .error: "the book does not play as it is written"
    case .warning: "the book plays, but probably not as its author meant"
    case .note: "the book could be better"
    }
  }
}

extension Discovery.Kind {
  fileprivate var meaning: String {
    switch self {
    case .engineFault: "events trigger each other without end"
    case .deadEnd: "readers cannot leave a page"
    case .overlappingNarrations: "two narrations play at the same time"
    case .lostElement: "a drag takes an element off the canvas, where nobody can touch it"
    case .unreachedPage: "no page turn leads to a page"
    case .unreachedSection: "nothing in the book opens a section that its author drew"
    case .unseenElement: "an element never came on stage"
    case .unfiredTrigger: "the event that a tween waits for never happened"
    case .unfiredRule: "a rule never fired"
    case .untouchedArea: "no touch reaches an active area"
    case .unusedDropTarget: "nothing was ever dropped on a drop target"
    }
  }
}

extension CoverageKind {
  fileprivate var meaning: String {
    switch self {
    case .page: "a page that is opened"
    case .element: "an element that comes on stage"
    case .tweenStart: "a tween that starts"
    case .tweenEnd: "a tween that ends by itself"
    case .trigger: "a trigger that fires"
    case .rule: "a rule that fires"
    case .activeArea: "an active area that is touched"
    case .dropTarget: "a drop target on which something is dropped"
    case .language: "a language in which the book is read"
    case .link: "an address that is opened"
    case .credit: "a credit that is shown"
    case .section: "a drawn section that is opened"
    case .optionValue: "a value of one of the book's own options that is set"
    case .game: "a game that is completed"
    case .opening: "an element that opens something and is tapped"
    case .tapAction: "an element with actions that is tapped"
    case .hold: "an element that something waits to be held"
    case .rub: "an element that is rubbed away"
    case .noise: "a page on which something waits for a noise, and hears one"
    case .shake: "a page on which something waits for a shake, and that is shaken"
    case .stop: "a stop of a slider, a dial or a flap that is reached, other than the first one"
    }
  }
}
