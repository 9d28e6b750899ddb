/// An event that somebody waits for or asks after: its kind, and what it must carry.
///
/// It holds texts, not names, so that it can be made before there is a player. What is nothing may be anything.
package struct EventPattern: Sendable, Equatable {
  /// What must have happened.
  package var kind: EventKind
  /// The page, from 1.
  package var page: Int?
  /// The element, the page's `music`, or the file of a sound, in UTF-8.
  package var item: [UInt8]?
  /// The tween.
  package var tween: [UInt8]?
  /// The drop target.
  package var target: [UInt8]?
  /// The other body, or `bounds`.
  package var other: [UInt8]?
  /// Which time round begins.
  package var pass: Int64?
  /// Which word, credit or picture, from 0.
  package var index: Int?
  /// The word that is spoken.
  package var text: [UInt8]?
  /// The rule, the variable, the credit, or the property.
  package var name: [UInt8]?
  /// The value, or the language.
  package var value: ExpectedValue?
  /// What caused it.
  package var origin: Origin?
  /// Why it was refused, or what went wrong.
  package var reason: Event.Reason?
  /// Whether a credit was shown to its end.
  package var isFinished: Bool?
  /// The address.
  package var url: [UInt8]?
  /// Where, from the left.
  package var x: Double?
  /// Where, from the top.
  package var y: Double?

  /// Any event of the kind.
  package init(_ kind: EventKind) {
    self.kind = kind
  }

  /// What must have caused an event.
  package enum Origin: Sendable, Equatable {
    /// An element, or for `page` the page itself.
    case text([UInt8])
    /// The page that was on stage before, from 1.
    case page(Int)
  }

  /// Whether an event of a player with these names is one of those meant.
  package func matches(_ event: Event, names: NameTable) -> Bool {
    guard kind == event.kind, page == nil || page == event.page else { return false }
    return has(item, event.item, names) && has(tween, event.tween, names) && has(target, event.target, names)
      && has(other, event.other, names) && has(text, event.text, names) && has(name, event.name, names)
      && has(url, event.url, names) && (pass == nil || pass == event.pass) && (index == nil || index == event.index)
      && (reason == nil || reason == event.reason) && (isFinished == nil || isFinished == event.isFinished)
      && hasValue(event.value, names) && hasOrigin(event.origin, names)
      && isNear(x, event.position?.x) && isNear(y, event.position?.y)
  }

  private func has(_ text: [UInt8]?, _ name: Name?, _ names: NameTable) -> Bool {
    guard let text else { return true }
    return name.map { names.utf8(of: $0).elementsEqual(text) } ?? false
  }

  private func isNear(_ number: Double?, _ found: Double?) -> Bool {
    guard let number else { return true }
    return found.map { abs($0 - number) <= ExpectedValue.usualTolerance } ?? false
  }

  private func hasValue(_ found: Event.Datum?, _ names: NameTable) -> Bool {
    guard let value else { return true }
    return found.map { value.equals($0, names: names) } ?? false
  }

  private func hasOrigin(_ found: Event.Origin?, _ names: NameTable) -> Bool {
    switch (origin, found) {
    case (nil, _): true
    case (.page(let number), .page(let other)): number == other
    case (.text(let text), .item(let name)): names.utf8(of: name).elementsEqual(text)
    case (.text(let text), .wholePage): text.elementsEqual("page".utf8)
    default: false
    }
  }
}
