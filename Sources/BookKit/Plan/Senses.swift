/// What a page or the rules of a book pay attention to besides touches.
package struct Senses: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Whether anything depends on how loud it is.
  package static let noise = Senses(rawValue: 1)
  /// Whether anything waits until the device is shaken.
  package static let shake = Senses(rawValue: 2)

  fileprivate init(_ source: TriggerSource?) {
    switch source {
    case .noise: self = .noise
    case .shake: self = .shake
    case .element, .page, nil: self = []
    }
  }

  fileprivate init(_ rule: Rule) {
    self = []
    if let event = rule.event?.value {
      if event == .noiseBegan || event == .noiseEnded { insert(.noise) }
      if event == .shake { insert(.shake) }
    }
    if rule.condition?.value.dependsOnLoudness ?? false { insert(.noise) }
  }
}

extension Page {
  /// Returns what its triggers, rules, conditions and driven tweens pay attention to.
  package func senses(_ microphone: Microphone?) -> Senses {
    var senses: Senses = []
    if let microphone, drivenTweens(microphone).contains(where: { $0.part == nil && !$0.isTaken }) {
      senses.insert(.noise)
    }
    for index in elements.indices {
      senses.formUnion(Senses(elements[index].trigger?.source?.value))
      for tween in elements[index].tweens { senses.formUnion(Senses(tween.trigger?.source?.value)) }
      if elements[index].visibility?.value.dependsOnLoudness ?? false { senses.insert(.noise) }
    }
    for rule in rules { senses.formUnion(Senses(rule)) }
    return senses
  }
}

extension Book {
  /// What its own rules pay attention to on every page.
  package var senses: Senses { rules.reduce(into: []) { $0.formUnion(Senses($1)) } }
}
