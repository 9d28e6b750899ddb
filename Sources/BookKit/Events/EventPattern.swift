/// A pattern that matches events by their kind and values; a property that is `nil` matches anything.
///
/// A pattern contains texts instead of names, so it can be created without a player.
package struct EventPattern: Sendable, Equatable {
  package var kind: EventKind
  package var page: Int?
  package var section: [UInt8]?
  package var item: [UInt8]?
  package var tween: [UInt8]?
  package var target: [UInt8]?
  package var other: [UInt8]?
  package var pass: Int64?
  package var index: Int?
  package var text: [UInt8]?
  package var name: [UInt8]?
  package var value: ExpectedValue?
  package var origin: Origin?
  package var reason: Event.Reason?
  package var isFinished: Bool?
  package var url: [UInt8]?
  package var x: Double?
  package var y: Double?

  /// Creates a pattern that matches any event of a kind.
  package init(_ kind: EventKind) {
    self.kind = kind
  }

  package enum Origin: Sendable, Equatable {
    /// An element, a section, or the page itself if the text is `page`.
    case text([UInt8])
    /// The page that was on stage before, counted from 1.
    case page(Int)
  }

  package func matches(_ event: Event, names: NameTable) -> Bool {
    guard kind == event.kind, page == nil || page == event.page else { return false }
    return has(section, event.section, names) && has(item, event.item, names) && has(tween, event.tween, names)
      && has(target, event.target, names) && has(other, event.other, names) && has(text, event.text, names)
      && has(name, event.name, names) && has(url, event.url, names) && (pass == nil || pass == event.pass)
      && (index == nil || index == event.index) && (reason == nil || reason == event.reason)
      && (isFinished == nil || isFinished == event.isFinished) && hasValue(event.value, names)
      && hasOrigin(event.origin, names) && isNear(x, event.position?.x) && isNear(y, event.position?.y)
  }

  private func has(_ text: [UInt8]?, _ name: Name?, _ names: NameTable) -> Bool {
    guard let text else { return true }
    return name.map { names.utf8(of: $0).elementsEqual(text) } ?? false
  }

  private func isNear(_ number: Double?, _ found: Double?) -> Bool {
    guard let number else { return true }
    return found.map { abs($0 - number) <= ExpectedValue.defaultTolerance } ?? false
  }

  private func hasValue(_ found: Event.Datum?, _ names: NameTable) -> Bool {
    guard let value else { return true }
    return found.map { value.equals($0, names: names) } ?? false
  }

  private func hasOrigin(_ found: Event.Origin?, _ names: NameTable) -> Bool {
    switch (origin, found) {
    case (nil, _): true
    case (.page(let number), .page(let other)): number == other
    case (.text(let text), .item(let name)), (.text(let text), .section(let name)):
      names.utf8(of: name).elementsEqual(text)
    case (.text(let text), .wholePage): text.elementsEqual("page".utf8)
    case (.text(let text), .noise): text.elementsEqual("noise".utf8)
    case (.text(let text), .shake): text.elementsEqual("shake".utf8)
    default: false
    }
  }
}
