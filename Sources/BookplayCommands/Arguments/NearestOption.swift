import PropertyList

enum NearestOption {
  /// Returns what to write instead of `form`, or `nil` if no option resembles it.
  ///
  /// Dashes are ignored, since typos are rarely in them.
  static func suggestion(for form: String, among options: [OptionEntry]) -> String? {
    let word = String(form.drop { $0 == "-" })
    if let entry = options.first(where: { $0.name == word }) { return entry.longForm }
    if let name = NearestName.suggestion(for: word, among: options.map(\.name)) { return "--" + name }
    return shortened(word, among: options) ?? attached(form, among: options)
  }

  private static func shortened(_ word: String, among options: [OptionEntry]) -> String? {
    let matches = options.filter { $0.name.hasPrefix(word) }
    return word.count > 1 && matches.count == 1 ? matches[0].longForm : nil
  }

  private static func attached(_ form: String, among options: [OptionEntry]) -> String? {
    for option in options where option.value != .none {
      guard let short = option.shortForm, form.hasPrefix(short), !form.hasPrefix("--") else { continue }
      let value = form.dropFirst(short.count)
      return "\(short) \(Quotation.of(String(value.hasPrefix("=") ? value.dropFirst() : value)))"
    }
    return nil
  }
}
