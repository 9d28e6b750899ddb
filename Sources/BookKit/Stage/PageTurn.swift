/// A page turn as it's drawn at a tick.
public struct PageTurn: Sendable, Equatable {
  /// The placement of the page that is being left; `nil` if there is none.
  public var leaving: PagePlacement?
  /// The placement of the page that enters.
  public var entering: PagePlacement
  /// The colour behind both pages while they fade through it.
  public var color: Color?
  /// Whether the page that is being left is in front of the one that enters, apart from turning leaves.
  public var leavingIsInFront: Bool
}

extension Player {
  /// The page turn as it's drawn at the current tick; `nil` if no page is being turned.
  ///
  /// With reduced motion it's always `nil`, as if turns ended at their first tick.
  public var pageTurn: PageTurn? { pageTurn(after: -1) }

  /// Returns the page turn a number of ticks after its beginning, or at the current tick if the number is negative.
  func pageTurn(after ticks: Double) -> PageTurn? {
    guard let turn = state.turn, turn.phase == .entering, !isMotionReduced, state.page.scene.page != nil else {
      return nil
    }
    let exit = state.leaving.flatMap { pagePlan(of: $0) }?.exit
    let enter = current.enter
    // If only one of the pages has a transition, the other moves along with it.
    let (going, coming) = (exit ?? enter?.companionTurn, enter ?? exit?.companionTurn)
    let elapsed = ticks >= 0 ? min(ticks, Double(turn.duration)) : Double(state.clock.tick - turn.start)
    let entering = place(coming, .entering, of: turn, at: elapsed)
    var made = PageTurn(entering: entering, leavingIsInFront: entering.kind == .cut)
    if state.showsLeavingPage { made.leaving = place(going, .leaving, of: turn, at: elapsed) }
    made.color = color(going: state.showsLeavingPage ? going : nil, coming, at: elapsed)
    return made
  }

  private func place(_ plan: TurnPlan?, _ way: PagePlacement.Role, of turn: Turn, at elapsed: Double) -> PagePlacement {
    PagePlacement(
      plan, way, share: plan?.share(at: elapsed) ?? 1, direction: plan?.direction ?? (turn.isForward ? .left : .right),
      canvas: self.plan.canvas)
  }

  /// Returns the colour through which pages fade: first the colour of the leaving page, then that of the entering page.
  private func color(going: TurnPlan?, _ coming: TurnPlan?, at elapsed: Double) -> Color? {
    let first = going?.kind == .fade ? going?.color : nil
    let second = coming?.kind == .fade ? coming?.color : nil
    guard let first, let second else { return first ?? second }
    return (going?.share(at: elapsed) ?? 1) < 0.5 ? first : second
  }
}

extension TurnPlan {
  /// Returns the share of the way that is done; 1 after the page's own duration, even if the other page takes longer.
  fileprivate func share(at elapsed: Double) -> Double {
    guard duration > .zero else { return 1 }
    let tick = Ticks(Int64(elapsed))
    let share = easing.value(at: tick, of: duration)
    let fraction = elapsed - Double(tick.count)
    return fraction == 0 ? share : share + (easing.value(at: tick + Ticks(1), of: duration) - share) * fraction
  }

  /// The transition of the other page if that page has none: the same transition, or `nil` for cuts and opening books.
  fileprivate var companionTurn: TurnPlan? {
    switch kind {
    case .slide, .fade, .flip, .curl: self
    case .bookOpen, .cut: nil
    }
  }
}
