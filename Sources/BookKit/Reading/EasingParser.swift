import PropertyList

extension Easing {
  init?(_ text: [UInt8]) {
    if StaticString("linear").matches(text) {
      self = .linear
    } else if let open = text.firstIndex(of: UInt8(ascii: "(")) {
      self.init(function: text[..<open], text[open...])
    } else {
      self.init(curve: text)
    }
  }

  /// The names of all easings without arguments, for suggestions.
  static var names: [String] {
    var names = ["linear"]
    for curve in EasingCurve.allCases {
      for form in EasingForm.allCases { names.append(form.keyword.description + curve.keyword.description) }
    }
    return names
  }

  private init?(curve text: [UInt8]) {
    // Longer forms come first, because shorter ones are their prefixes.
    for form in [EasingForm.easeInOut, .easeOutIn, .easeIn, .easeOut] {
      let length = form.keyword.utf8CodeUnitCount
      guard text.count >= length, form.keyword.matches(text[..<length]), let curve = EasingCurve(text[length...]) else {
        continue
      }
      self = .curve(curve, form)
      return
    }
    return nil
  }

  private init?(function name: ArraySlice<UInt8>, _ parenthesis: ArraySlice<UInt8>) {
    guard let arguments = Easing.arguments(parenthesis) else { return nil }
    if StaticString("step").matches(name), arguments.count == 1, let count = Int(exactly: arguments[0]), count > 0 {
      self = .steps(count)
    } else if StaticString("cubicBezier").matches(name), arguments.count == 4,
      (0...1).contains(arguments[0]), (0...1).contains(arguments[2])
    {
      self = .cubicBezier(x1: arguments[0], y1: arguments[1], x2: arguments[2], y2: arguments[3])
    } else if StaticString("spring").matches(name), arguments.count == 2 {
      self = .spring(damping: arguments[0], velocity: arguments[1])
    } else {
      return nil
    }
  }

  /// Returns the numbers in text such as `(1, 2)`, or `nil` if the text isn't valid.
  private static func arguments(_ text: ArraySlice<UInt8>) -> [Double]? {
    guard text.last == UInt8(ascii: ")") else { return nil }
    var numbers: [Double] = []
    for part in text.dropFirst().dropLast().split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      let trimmed = Array(part.filter { $0 != UInt8(ascii: " ") })
      guard let number = Decimal.parse(trimmed.span, trimmed.indices), number.isFinite else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}

extension BookReader {
  mutating func easing(_ entry: Entry) -> Easing? {
    guard holds(.string, entry, "the name of a transition") else { return nil }
    if let easing = easings.value(of: entry.value, in: list, make: { Easing($0) }) { return easing }
    guard Build.includesDiagnostics else { return nil }
    let text = list.utf8(of: entry.value) ?? []
    report(
      .unknownTransition, at: .node(entry.value), subject: quoted(entry.value),
      suggestion: .nearest(to: text, among: Easing.names), advice: BookReader.transitionAdvice(for: text))
    return nil
  }

  private static func transitionAdvice(for text: [UInt8]) -> String {
    if text.starts(with: "step".utf8) { return "write `step(n)` with a whole number, 1 or more" }
    if text.starts(with: "cubicBezier".utf8) {
      return "write `cubicBezier(x1,y1,x2,y2)` with four numbers, both x between 0 and 1"
    }
    if text.starts(with: "spring".utf8) { return "write `spring(damping,velocity)` with two numbers" }
    return "write `linear`, or a transition such as `easeIn`, `easeOutBounce` or `easeInOutSine`"
  }
}
