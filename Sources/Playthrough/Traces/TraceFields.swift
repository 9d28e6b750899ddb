/// The keys and values of one line of a trace, as written.
struct TraceFields {
  private(set) var fields: [(key: ArraySlice<UInt8>, value: ArraySlice<UInt8>)] = []

  /// Parses a line, or returns `nil` if it isn't a JSON object of scalar values.
  init?(_ line: ArraySlice<UInt8>) {
    guard line.first == UInt8(ascii: "{"), line.last == UInt8(ascii: "}"), line.count >= 2 else { return nil }
    var rest = line.dropFirst().dropLast()
    while !rest.isEmpty {
      guard let key = TraceFields.text(&rest), rest.popFirst() == UInt8(ascii: ":"),
        let value = rest.first == UInt8(ascii: "\"") ? TraceFields.text(&rest) : TraceFields.word(&rest)
      else { return nil }
      fields.append((key.dropFirst().dropLast(), value))
      guard rest.isEmpty || (rest.popFirst() == UInt8(ascii: ",") && !rest.isEmpty) else { return nil }
    }
  }

  func value(of key: some Collection<UInt8>) -> ArraySlice<UInt8>? {
    fields.first { $0.key.elementsEqual(key) }?.value
  }

  private static func text(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard rest.first == UInt8(ascii: "\"") else { return nil }
    var end = rest.startIndex + 1
    while end < rest.endIndex, rest[end] != UInt8(ascii: "\"") { end += rest[end] == UInt8(ascii: "\\") ? 2 : 1 }
    guard end < rest.endIndex else { return nil }
    defer { rest = rest[(end + 1)...] }
    return rest[...end]
  }

  /// Reads a number, or `true`, `false` or `null`.
  private static func word(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let end = rest.firstIndex { $0 == UInt8(ascii: ",") } ?? rest.endIndex
    let word = rest[..<end]
    // The lines of a trace contain no nested values.
    let nests = word.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "\"") }
    guard !word.isEmpty, !nests else { return nil }
    rest = rest[end...]
    return word
  }
}
