/// The ways in which tweens control a body.
struct TweenControl {
  /// Whether tweens set its horizontal position.
  var isAcross = false
  /// Whether tweens set its vertical position.
  var isDown = false
  /// Whether tweens move, rotate or resize it in any way, directly or with a group around it.
  var isAny = false
}

extension PagePlan {
  func tweenControl(ofBody number: BodyIndex, in page: PageState) -> TweenControl {
    let item = bodies[number].item
    var tweenControl = TweenControl(isAcross: leads(.x, item, page), isDown: leads(.y, item, page))
    var next: ItemIndex? = item
    while let item = next, !tweenControl.isAny {
      for property in [Property.x, .y, .width, .height, .rotation, .scaleX, .scaleY]
      where decides(property, item, page) { tweenControl.isAny = true }
      next = items[item].parent
    }
    return tweenControl
  }

  /// Returns whether a tween, or a part that it follows, decides a property of an element.
  private func leads(_ property: Property, _ item: ItemIndex, _ page: PageState) -> Bool {
    slot(property, of: item).map { page.hasActiveTrack(on: $0) || isDriven($0, in: page) } ?? false
  }

  /// Returns whether a property changes by a running tween, or because a part that it follows goes to a stop.
  private func decides(_ property: Property, _ item: ItemIndex, _ page: PageState) -> Bool {
    guard let slot = slot(property, of: item) else { return false }
    return page.hasActiveTrack(on: slot) || isDriven(slot, in: page, onlyIfSettling: true)
  }
}
