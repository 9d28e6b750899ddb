import BookKit

/// Plays an element and its groups tick by tick, if only their tweens move them.
struct GeometryWalk {
  private var player: Player
  private let end: Ticks

  struct Level {
    let element: Element
    let placement: Placement
    let changes: ElementChanges
    /// Whether a slider, a dial or a flap drives one of its tweens.
    var isDriven = false
  }

  /// The remaining number of ticks to walk in a book; the initial number is enough for any real book.
  struct Budget { var ticks: Int64 = 2_000_000 }

  private static let longest = Ticks(20_000)

  /// Creates a walk that begins when `levels`, from the element outward, come on stage.
  ///
  /// Returns `nil` if rules, triggers or readers determine times, or if the walk would take too long.
  init?(_ levels: [Level], of page: Page, in book: Book, budget: inout Budget) {
    guard let end = GeometryWalk.end(of: levels, tickRate: book.tickRate), end <= GeometryWalk.longest,
      end.count < budget.ticks
    else { return nil }
    budget.ticks -= end.count + 1
    self.end = end
    var page = page
    page.elements = levels.indices.reversed().map { depth in
      levels[depth].alone(subtreeCount: depth + 1, parent: levels.count - depth - 2)
    }
    (page.rules, page.music, page.physics, page.section) = ([], nil, nil, nil)
    var alone = Book()
    (alone.canvas, alone.tickRate, alone.names, alone.pages) = (book.canvas, book.tickRate, book.names, [page])
    player = Player(alone)
    player.open(page: 1)
  }

  /// Returns the tick after which nothing new happens, or `nil` if the tweens don't determine it.
  private static func end(of levels: [Level], tickRate: Int) -> Ticks? {
    var (end, period) = (Ticks.zero, Ticks?.none)
    var (waits, hasMotion) = (false, false)
    for level in levels {
      let tweens = level.element.tweens.filter { $0.tracks.contains { $0.property.isGeometry } }
      guard level.element.slideIn == nil, level.element.movable == nil, !level.isDriven,
        !level.changes.effect.contains(.retime), !level.changes.setsGeometry,
        tweens.allSatisfy({ $0.trigger == nil && $0.wander == nil })
      else { return nil }
      // An element that appears after its group could meet the group at any point of its movement.
      if !tweens.isEmpty, hasMotion, waits { return nil }
      hasMotion = hasMotion || !tweens.isEmpty
      waits = waits || !level.element.appearsAutomatically
      for tween in tweens {
        let curve = TweenCurve(tween, tickRate: tickRate)
        end = max(end, Ticks(seconds: tween.delay, tickRate: tickRate) + (curve.total ?? .zero))
        guard curve.total == nil else { continue }
        let own = tween.loopType == .reverse ? curve.duration * 2 : curve.duration
        guard period ?? own == own else { return nil }
        period = own
      }
    }
    return end + (period ?? .zero)
  }

  /// The element's frame on the canvas at the current tick.
  var bounds: Rectangle {
    guard let item = player.items.last else { return Rectangle() }
    return item.transform.bounds(width: item.values.placement.frame.width, height: item.values.placement.frame.height)
  }

  /// Advances by a tick, and returns whether anything new can happen at the new tick.
  mutating func advance() -> Bool {
    player.advance(by: Ticks(1))
    player.discardEvents()
    return player.tick <= end
  }
}

extension GeometryWalk.Level {
  /// Returns the element with only its geometry and the tweens that change it.
  fileprivate func alone(subtreeCount: Int, parent: Int) -> Element {
    var alone = element
    (alone.parent, alone.subtreeCount, alone.content) = (parent < 0 ? nil : parent, subtreeCount, .group)
    (alone.width, alone.height) = (Located(placement.frame.width), Located(placement.frame.height))
    (alone.trigger, alone.isOffStage, alone.visibility, alone.body) = (nil, Located(false), nil, nil)
    (alone.dragWith, alone.dropTargets, alone.tapActions, alone.localizations) = ([], [], [], [])
    alone.tweens = element.tweens.compactMap { tween in
      var moving = tween
      moving.tracks.removeAll { !$0.property.isGeometry }
      (moving.trigger, moving.removesElement) = (nil, false)
      return moving.tracks.isEmpty ? nil : moving
    }
    return alone
  }
}

extension Property {
  /// The properties that affect the position, size, rotation or scale of an element.
  static let geometry: [Property] = [.x, .y, .width, .height, .rotation, .scaleX, .scaleY]

  var isGeometry: Bool { Property.geometry.contains(self) }
}
