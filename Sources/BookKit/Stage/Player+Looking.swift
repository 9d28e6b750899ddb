// What a host can ask about the stage at the present tick. Of a name given twice the first element is meant.

extension Player {
  /// Whether an element is on stage; nothing when the page has no such element.
  public func isOnStage(_ name: Name) -> Bool? {
    current.item(named: name).map { state.page.items[$0].isOnStage }
  }

  /// Whether an element is visible, apart from its groups; nothing when the page has no such element.
  public func isVisible(_ name: Name) -> Bool? {
    current.item(named: name).map { state.page.items[$0].isVisible }
  }

  /// What is drawn of a property of an element; nothing when the page has no such element.
  public func value(_ property: Property, of name: Name) -> Event.Datum? {
    guard let item = current.item(named: name) else { return nil }
    let number = drawnValue(property, of: item)
    return property == .fontColor ? .color(Color(packed: number)) : .number(number)
  }

  /// What a variable is; nothing when the book has no such variable.
  public func value(ofVariable name: Name) -> Event.Datum? {
    plan.variableNames.firstIndex(of: name).map { state.variables[$0] }
  }

  /// The language, BCP 47; empty when the book names none.
  public var language: String { plan.names.text(of: plan.languages[state.language]) }

  /// The credit that is shown, counted from 0.
  public var credit: Int? { state.credits?.index }
}

extension Player {
  /// What is drawn of a property: with reduced motion, what moves stands still.
  func drawnValue(_ property: Property, of item: Int) -> Double {
    current.value(property, of: item, in: state.page, held: state.held, at: shown)
  }

  /// When a reader looks at the stage.
  var shown: StageTime {
    StageTime(tick: state.clock.tick, tickRate: plan.tickRate, sparesMotion: settings.reducesMotion)
  }
}
