import BookKit

/// The keyword that begins a command.
package enum CommandKeyword: UInt8, Keyword {
  case open, next, previous, language, wait, tap, press, move, release, cancel, drag, expect, mark, snapshot, seed,
    back, option, hint, restart, undo, clear, fill, solve, record

  package var keyword: StaticString {
    switch self {
    case .open: "open"
    case .next: "next"
    case .previous: "previous"
    case .language: "language"
    case .wait: "wait"
    case .tap: "tap"
    case .press: "press"
    case .move: "move"
    case .release: "release"
    case .cancel: "cancel"
    case .drag: "drag"
    case .expect: "expect"
    case .mark: "mark"
    case .snapshot: "snapshot"
    case .seed: "seed"
    case .back: "back"
    case .option: "option"
    case .hint: "hint"
    case .restart: "restart"
    case .undo: "undo"
    case .clear: "clear"
    case .fill: "fill"
    case .solve: "solve"
    case .record: "record"
    }
  }
}
