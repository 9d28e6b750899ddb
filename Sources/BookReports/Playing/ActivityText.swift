import BookKit

package enum ActivityText {
  /// Returns an activity with its name, such as `tween moon/rise`.
  package static func words(for running: Activity, names: NameTable) -> String {
    switch running {
    case .tween(let item, let tween, let isDelayed):
      "tween \(named(item, names))/\(named(tween, names))\(isDelayed ? " (in its delay)" : "")"
    case .sound(let name, let isDelayed): "sound \(named(name, names))\(isDelayed ? " (in its offset)" : "")"
    case .movie(let item): "movie \(named(item, names))"
    case .body(let item): "body \(named(item, names))"
    case .turn: "the page turn"
    }
  }

  private static func named(_ name: Name, _ names: NameTable) -> String { BookPhrases.named(names.text(of: name)) }
}
