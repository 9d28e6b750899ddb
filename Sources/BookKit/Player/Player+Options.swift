// Options, which readers, rules and hosts set. Their values aren't part of the state.

extension Player {
  func value(ofOption index: OptionIndex) -> Event.Datum {
    if index == plan.options.index(of: .language) { return .text(plan.languages[state.language]) }
    return options.values[index]
  }

  func isOn(_ option: BuiltInOption) -> Bool { options.values[plan.options.index(of: option)] == .boolean(true) }

  /// Returns the rules of an option, with the current voices.
  func rules(ofOption index: OptionIndex) -> OptionRules {
    let rules = plan.options[index].rules
    return rules.builtIn == .voice ? rules.offering(voiceOffer.values) : rules
  }

  /// Whether motion is reduced, by the host or by the reader.
  public var isMotionReduced: Bool { settings.reducesMotion || isOn(.reducedMotion) }

  mutating func setOption(_ action: ActionPlan) {
    guard let index = action.option else { return }
    if let value = action.value {
      set(option: index, to: self.value(of: value))
    } else if let steps = action.difference {
      let old = self.value(of: value(ofOption: index))
      set(option: index, to: rules(ofOption: index).value(after: old, by: steps))
    }
  }

  /// Sets an option and emits that it changed, unless it already has the value or can't have it.
  ///
  /// - Returns: Whether the option can have the value.
  @discardableResult mutating func set(option index: OptionIndex, to wanted: Value) -> Bool {
    guard let value = plan.options[index].rules.value(wanted) else { return false }
    if index == plan.options.index(of: .language) {
      guard case .string(let code) = value, let number = plan.language(Array(code.utf8)) else { return false }
      change(toLanguage: number)
      return true
    }
    guard choose(option: index, value) else { return true }
    var event = event(.optionChanged)
    event.name = plan.options[index].name
    event.value = options.values[index]
    emit(event)
    return true
  }

  /// Sets an option to a value that it can have, without an event.
  ///
  /// - Returns: Whether the value differs from the previous one.
  @discardableResult mutating func choose(option index: OptionIndex, _ value: Value) -> Bool {
    let new = datum(value)
    guard new != options.values[index] else { return false }
    options.values[index] = new
    options.isChosen[index] = true
    return true
  }

  private mutating func datum(_ value: Value) -> Event.Datum {
    switch value {
    case .number(let number): .number(number)
    case .boolean(let isTrue): .boolean(isTrue)
    case .string(let text): .text(intern(text))
    }
  }

  /// Converts an event's value, in which text is stored as a name.
  func value(of datum: Event.Datum) -> Value {
    switch datum {
    case .number(let number): .number(number)
    case .boolean(let isTrue): .boolean(isTrue)
    case .text(let name): .string(plan.names.text(of: name))
    case .color: .string("")
    }
  }
}
