import BookEditing
import BookKit
import Playthrough
import PropertyList

struct OpenScript {
  let reading: ScriptReading
  let bytes: [UInt8]

  init(_ bytes: [UInt8], names: ScriptNames) {
    self.bytes = bytes
    reading = Script.read(PropertyList.Source(bytes), names: names)
  }

  /// The findings that `test` reports about the script before anything runs.
  var findings: [DocumentFinding] {
    if reading.errors.isEmpty, reading.script.steps.isEmpty {
      return [DocumentFinding(0..<0, .error, code: "script", "the script has no commands")]
    }
    return reading.errors.map { DocumentFinding($0) }
  }

  func reference(at offset: Int) -> ScriptReference? {
    reading.references.first { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }

  func content(of reference: ScriptReference) -> Range<Int> {
    let range = reference.range
    let quote = UInt8(ascii: "\"")
    guard range.count >= 2, bytes[range.lowerBound] == quote, bytes[range.upperBound - 1] == quote else { return range }
    return range.lowerBound + 1..<range.upperBound - 1
  }

  func uses(of thing: NamedThing, in names: BookNames) -> [Range<Int>] {
    reading.references.filter { things(of: $0, in: names).contains(thing) }.map { content(of: $0) }
  }

  func things(of reference: ScriptReference, in names: BookNames) -> [NamedThing] {
    let name = String(decoding: reference.name, as: UTF8.self)
    let kind: NameUse.Kind
    switch reference.kind {
    case .element: kind = .element
    case .tween(let item?): kind = .tween(of: String(decoding: item, as: UTF8.self))
    case .target(let item?): kind = .target(of: String(decoding: item, as: UTF8.self))
    case .tween(nil), .target(nil): return []
    case .page: kind = .page
    case .variable: kind = .variable
    case .rule: return names.list.rules(named: name).map { .rule($0) }
    }
    return names.things(kind, named: name, from: PropertyListPath())
  }
}
