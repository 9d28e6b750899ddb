import BookKit

/// What goes on in a book, in words.
enum RunningWords {
  /// What goes on, with its name: `tween moon/rise`.
  static func words(for running: Running, names: NameTable) -> String {
    switch running {
    case .tween(let item, let tween, let isDelayed):
      "tween \(named(item, names))/\(named(tween, names))\(isDelayed ? " (in its delay)" : "")"
    case .sound(let name, let isDelayed): "sound \(named(name, names))\(isDelayed ? " (in its offset)" : "")"
    case .movie(let item): "movie \(named(item, names))"
    case .body(let item): "body \(named(item, names))"
    case .turn: "the page turn"
    }
  }

  private static func named(_ name: Name, _ names: NameTable) -> String { TreeWords.named(names.text(of: name)) }
}
