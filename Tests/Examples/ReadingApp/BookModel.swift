import BookFiles
import Observation

// sample: Sources/BookKit/BookKit.docc/Articles/InAnApp.md
/// The parts of a book that the views of an app show; changes update the views.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor @Observable public final class BookModel {
  /// What is drawn, back to front.
  public private(set) var items: [DrawItem] = []
  /// What does not change while a page is open, by ``DrawItem/element``.
  public private(set) var elements: [StageElement] = []
  /// What was heard last, as a trace says it.
  public private(set) var lastEvent = ""

  @ObservationIgnored private var player: Player
  @ObservationIgnored private var clock = BookClock(ContinuousClock())
  @ObservationIgnored private var list = DrawList()
  @ObservationIgnored private var opening = -1

  /// A model of a book with its first page open.
  public init(_ loaded: LoadedBook) {
    player = loaded.makePlayer()
    player.open(page: 1)
    show()
  }

  /// The size of the canvas, to which a view scales itself.
  public var canvas: Rectangle { player.canvas }

  /// Lets the time pass since the last frame; a view calls it whenever the screen is drawn.
  public func frame() {
    clock.advance(&player)
    show()
  }

  /// Does what a reader does: `model.perform { $0.touch(.began, at: point) }`.
  public func perform(_ input: (inout Player) -> Void) {
    input(&player)
    show()
  }

  /// The text of a name.
  public func text(of name: Name?) -> String { name.map { player.names.text(of: $0) } ?? "" }

  private func show() {
    if let event = player.takeEvents().last { lastEvent = player.traceLine(of: event) }
    player.draw(into: &list)
    if list.openingCount != opening { (opening, elements) = (list.openingCount, player.elements) }
    // A page at rest draws no view again.
    let drawn = Array(list.items)
    if drawn != items { items = drawn }
  }
}
// end
