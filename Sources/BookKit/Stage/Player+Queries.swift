// Queries about the stage at the current tick. If several elements share a name, the first one counts.

extension Player {
  /// Returns whether an element is on stage, or `nil` if the page has no such element.
  public func isOnStage(_ name: Name) -> Bool? {
    current.item(named: name).map { state.page.items[$0].isOnStage }
  }

  /// Returns whether an element is visible, regardless of its groups, or `nil` if the page has no such element.
  public func isVisible(_ name: Name) -> Bool? { current.item(named: name).map { isVisible($0) } }

  /// Returns the value with which a property of an element is drawn, or `nil` if the page has no such element.
  ///
  /// For a property that the element's type doesn't have, the value is 0, or transparent for a colour.
  public func value(_ property: Property, of name: Name) -> Event.Datum? {
    guard let item = current.item(named: name) else { return nil }
    let number = drawnValue(property, of: item)
    return property == .fontColor ? .color(Color(packed: number)) : .number(number)
  }

  /// Returns the value of a variable, or `nil` if the book has no such variable.
  public func value(ofVariable name: Name) -> Event.Datum? {
    plan.variableNames.firstIndex(of: name).map { state.variables[$0] }
  }

  /// The current language, a BCP 47 code; empty if the book names none.
  public var language: String { plan.names.text(of: plan.languages[state.language]) }

  /// The index of the credit that is shown, counted from 0; `nil` if none is.
  package var creditIndex: Int? { state.credits?.index }

  /// Whether the credits are open.
  public var showsCredits: Bool { state.credits != nil }
}

extension Player {
  /// Returns the value with which a property is drawn; with reduced motion, that's its value at rest.
  func drawnValue(_ property: Property, of item: ItemIndex) -> Double {
    current.value(property, of: item, in: state.page, held: state.held, at: readerTime)
  }

  var readerTime: StageTime {
    StageTime(
      tick: state.clock.tick, tickRate: plan.tickRate, loudness: loudness, reducesMotion: isMotionReduced)
  }
}
