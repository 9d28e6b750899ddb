struct OptionValues: Sendable, Equatable {
  /// The value of each option, except the language, which is part of the player's state.
  var values: IndexedArray<OptionIndex, Event.Datum>
  /// Whether each option has been set, even to its default.
  var isChosen: IndexedArray<OptionIndex, Bool>

  init(_ values: IndexedArray<OptionIndex, Event.Datum>) {
    self.values = values
    isChosen = IndexedArray(repeating: false, count: values.count)
  }
}
