/// A page turn as it is seen at a tick.
public struct PageTurn: Sendable, Equatable {
  /// Where the page is that is being left; nothing when there is none.
  public var leaving: PagePlace?
  /// Where the page is that enters.
  public var entering: PagePlace
  /// What is behind both pages while they fade through a colour.
  public var color: Color?
  /// Whether the page that is being left is in front of the one that enters, but for leaves that turn.
  public var isLeavingInFront: Bool
}

extension Player {
  /// The page turn as it is seen at the present tick; nothing when no page is being turned.
  ///
  /// With reduced motion a turn is over for the eye from its first tick on.
  public var pageTurn: PageTurn? {
    guard let turn = state.turn, turn.phase == .entering, !settings.reducesMotion, state.page.plan >= 0 else {
      return nil
    }
    let exit = state.leaving.flatMap { plan.plans[Int($0.plan)].exit }
    let enter = current.enter
    // Where only one of the pages says how, the other goes along.
    let (going, coming) = (exit ?? enter?.alongside, enter ?? exit?.alongside)
    let elapsed = Ticks(state.clock.tick - turn.start)
    let entering = place(coming, .entering, of: turn, at: elapsed)
    var made = PageTurn(entering: entering, isLeavingInFront: entering.kind == .cut)
    if state.showsLeavingPage { made.leaving = place(going, .leaving, of: turn, at: elapsed) }
    made.color = color(going: state.showsLeavingPage ? going : nil, coming, at: elapsed)
    return made
  }

  private func place(_ plan: TurnPlan?, _ way: PagePlace.Way, of turn: Turn, at elapsed: Ticks) -> PagePlace {
    PagePlace(
      plan, way, share: plan?.share(at: elapsed) ?? 1, direction: plan?.direction ?? (turn.isForward ? .left : .right),
      canvas: self.plan.canvas)
  }

  /// The colour through which pages fade: that of the one that leaves, then that of the one that enters.
  private func color(going: TurnPlan?, _ coming: TurnPlan?, at elapsed: Ticks) -> Color? {
    let first = going?.kind == .fade ? going?.color : nil
    let second = coming?.kind == .fade ? coming?.color : nil
    guard let first, let second else { return first ?? second }
    return (going?.share(at: elapsed) ?? 1) < 0.5 ? first : second
  }
}

extension TurnPlan {
  /// How much of the way is done; all of it once its own time is over, though the other page may take longer.
  fileprivate func share(at elapsed: Ticks) -> Double {
    duration > .zero ? easing.value(at: elapsed, of: duration) : 1
  }

  /// How the other page moves that does not say it itself: with this one, but for books that open.
  fileprivate var alongside: TurnPlan? {
    switch kind {
    case .slide, .fade, .flip, .curl: self
    case .bookOpen, .cut: nil
    }
  }
}
