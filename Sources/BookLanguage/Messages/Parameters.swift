struct Parameters {
  let value: JSON

  init(_ value: JSON) { self.value = value }

  func text(_ name: String) throws(ResponseError) -> String {
    guard let text = value[name]?.text else { throw Parameters.missing(name) }
    return text
  }

  func documentURI() throws(ResponseError) -> String {
    guard let uri = value["textDocument"]?["uri"]?.text else { throw Parameters.missing("textDocument.uri") }
    return uri
  }

  func position(_ name: String = "position") throws(ResponseError) -> TextPosition {
    guard let position = value[name].flatMap(Parameters.position) else { throw Parameters.missing(name) }
    return position
  }

  func range(_ name: String = "range") throws(ResponseError) -> (start: TextPosition, end: TextPosition) {
    guard let range = value[name].flatMap(Parameters.range) else { throw Parameters.missing(name) }
    return range
  }

  static func range(_ value: JSON) -> (start: TextPosition, end: TextPosition)? {
    guard let start = value["start"].flatMap(position), let end = value["end"].flatMap(position) else { return nil }
    return (start, end)
  }

  private static func position(_ value: JSON) -> TextPosition? {
    guard let line = value["line"]?.integer, let character = value["character"]?.integer, line >= 0, character >= 0
    else { return nil }
    return TextPosition(line: line, character: character)
  }

  static func missing(_ name: String) -> ResponseError {
    ResponseError(.invalidParameters, "`\(name)` is missing or has a wrong value")
  }
}
