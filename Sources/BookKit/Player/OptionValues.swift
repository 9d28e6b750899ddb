struct OptionValues: Sendable, Equatable {
  /// The value of each option; the language is part of the player's state instead.
  var values: IndexedArray<OptionIndex, Event.Datum>
  /// Whether each option was set, even to its default.
  var isChosen: IndexedArray<OptionIndex, Bool>

  init(_ values: IndexedArray<OptionIndex, Event.Datum>) {
    self.values = values
    isChosen = IndexedArray(repeating: false, count: values.count)
  }
}
