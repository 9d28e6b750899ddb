/// An option of a book at the current tick.
public struct BookOption: Sendable, Equatable {
  /// The name by which rules, scripts and traces refer to it.
  public let name: Name
  /// The value.
  public let value: Event.Datum
  /// The values that the option can have, in order; empty if it can have any value of its kind.
  public var values: [Value] { rules.values }
  package let rules: OptionRules
  /// Whether the reader has chosen the value, even if it's the book's default.
  ///
  /// ``Player/keptOptions`` has the chosen values, which a host can save apart from the game state.
  public let isChosen: Bool
}

extension Player {
  /// All options: the built-in ones, then the book's own in document order.
  public var bookOptions: [BookOption] { plan.options.indices.map { option(at: $0) } }

  /// The options that the section `options` offers, in order.
  public var offeredOptions: [BookOption] {
    plan.offeredOptions(with: voiceOffer).compactMap { entry in
      plan.options.option(named: entry.name).map { option(at: $0) }
    }
  }

  /// Returns the value of an option, or `nil` if the book has no such option.
  public func value(ofOption name: Name) -> Event.Datum? {
    plan.options.option(named: name).map { value(ofOption: $0) }
  }

  /// Returns the value of an option, or `nil` if the book has no such option.
  public func value(ofOption name: String) -> Event.Datum? { names.find(name).flatMap { value(ofOption: $0) } }

  private func option(at index: OptionIndex) -> BookOption {
    let entry = plan.options[index]
    return BookOption(
      name: entry.name, value: value(ofOption: index), rules: rules(ofOption: index), isChosen: options.isChosen[index])
  }
}
