// The same queries by the text of a name, for occasional use. A host that asks at every frame should look up the name
// once: `player.names.find("moon")`.

extension Player {
  /// Returns whether an element is on stage, or `nil` if the page has no such element.
  public func isOnStage(_ name: String) -> Bool? { names.find(name).flatMap { isOnStage($0) } }

  /// Returns whether an element is visible, regardless of its groups, or `nil` if the page has no such element.
  public func isVisible(_ name: String) -> Bool? { names.find(name).flatMap { isVisible($0) } }

  /// Returns whether an element can be dragged, or `nil` if the page has no such element.
  public func isDraggable(_ name: String) -> Bool? { names.find(name).flatMap { isDraggable($0) } }

  /// Returns the middle of an element's frame on the canvas, or `nil` if the page has no such element.
  public func center(of name: String) -> Point? { names.find(name).flatMap { center(of: $0) } }

  /// Returns the value with which a property of an element is drawn, or `nil` if the page has no such element.
  ///
  /// For a property that the element's type doesn't have, the value is 0, or transparent for a colour.
  public func value(_ property: Property, of name: String) -> Event.Datum? {
    names.find(name).flatMap { value(property, of: $0) }
  }

  /// Returns the value of a variable, or `nil` if the book has no such variable.
  public func value(ofVariable name: String) -> Event.Datum? { names.find(name).flatMap { value(ofVariable: $0) } }

  /// Returns an event as a line of a trace, a JSON object with all its names: `{"tick":0,"time":0,"page":1,…}`.
  public func traceLine(of event: Event) -> String {
    var bytes: [UInt8] = []
    EventLineWriter(names: names, tickRate: tickRate).append(event, to: &bytes)
    // Remove the newline, which is only for files.
    bytes.removeLast()
    return String(decoding: bytes, as: UTF8.self)
  }
}
