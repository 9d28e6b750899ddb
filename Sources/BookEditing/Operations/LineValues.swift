import BookKit
import PropertyList

/// The checked values of a line's members, in the order of its row.
struct LineValues {
  private var rest: ArraySlice<JSONValue?>

  init(_ values: [JSONValue?]) { rest = values[...] }

  private mutating func next() -> JSONValue? { rest.popFirst() ?? nil }
  mutating func isWord(_ word: String) -> Bool { next() == .string(word) }

  /// Returns the next value if it is a number in the range of canvas coordinates.
  mutating func coordinate() -> Double? { next()?.number.flatMap { $0.magnitude < 1e9 ? $0 : nil } }

  /// Returns whether the next value is true, or `nil` if it is missing.
  mutating func flag() -> Bool? { next().map { $0 == true } }

  /// Returns the next value as a list of texts, even if it is a single text, or `nil` if it is missing.
  mutating func texts() -> [String]? { next().map { $0.array?.compactMap { $0.text } ?? $0.text.map { [$0] } ?? [] } }

  // Each of these returns the next value.
  mutating func callAsFunction() -> JSONValue? { next() }
  mutating func callAsFunction() -> JSONValue { next() ?? .null }
  mutating func callAsFunction() -> Bool { next() == true }
  mutating func callAsFunction() -> String? { next()?.text }
  mutating func callAsFunction() -> String { self() ?? "" }
  mutating func callAsFunction() -> Double? { next()?.number }
  mutating func callAsFunction() -> Double { self() ?? 0 }
  mutating func callAsFunction() -> Int? { next()?.integer }
  mutating func callAsFunction() -> Int { self() ?? 0 }
  mutating func callAsFunction() -> BookEdit.Reference? { next().map { BookEdit.Reference($0) } }
  mutating func callAsFunction() -> BookEdit.Reference { BookEdit.Reference(next() ?? .null) }
  mutating func callAsFunction() -> [BookEdit.Reference] { list().map { BookEdit.Reference($0) } }
  mutating func callAsFunction() -> [String] { list().compactMap { $0.text } }
  mutating func callAsFunction() -> [Double] { list().compactMap { $0.number } }
  mutating func callAsFunction() -> [Int] { list().compactMap { $0.integer } }
  mutating func callAsFunction<Word: Keyword>() -> Word? { next()?.text.flatMap { Word($0.utf8) } }
  mutating func callAsFunction() -> ElementType { self() ?? .group }
  mutating func callAsFunction<Word: RawRepresentable<String> & CaseIterable>() -> Word {
    next()?.text.flatMap { Word(rawValue: $0) } ?? Word.allCases[Word.allCases.startIndex]
  }

  mutating func callAsFunction() -> Point {
    let numbers: [Double] = self()
    return numbers.count == 2 ? Point(x: numbers[0], y: numbers[1]) : Point(x: 0, y: 0)
  }

  mutating func callAsFunction() -> BookEdit.Place {
    BookEdit.Place(at: self(), page: self(), item: self(), tween: self())
  }

  mutating func callAsFunction() -> [JSONValue.Member] {
    if case .object(let members)? = next() { members } else { [] }
  }

  mutating func callAsFunction() throws(Refusal) -> [EditRequest] {
    var requests: [EditRequest] = []
    for line in list() { requests.append(try EditRequest(json: line)) }
    return requests
  }

  private mutating func list() -> [JSONValue] { next()?.array ?? [] }
}

protocol EditValue { var json: JSONValue? { get } }

extension Optional: EditValue where Wrapped: EditValue { var json: JSONValue? { flatMap { $0.json } } }
extension Array: EditValue where Element: EditValue { var json: JSONValue? { .array(compactMap { $0.json }) } }
extension JSONValue: EditValue { var json: JSONValue? { self } }
extension String: EditValue { var json: JSONValue? { .string(self) } }
extension Bool: EditValue { var json: JSONValue? { .boolean(self) } }
extension Double: EditValue { var json: JSONValue? { .number(self) } }
extension Int: EditValue { var json: JSONValue? { .number(Double(self)) } }
extension Point: EditValue { var json: JSONValue? { [.number(x), .number(y)] } }
extension EditRequest: EditValue { var json: JSONValue? { line } }
extension EditValue where Self: RawRepresentable<String> { var json: JSONValue? { .string(rawValue) } }
extension EditValue where Self: Keyword { var json: JSONValue? { .string(description) } }
extension ElementType: EditValue {}
extension TriggerMoment: EditValue {}
extension Retrigger: EditValue {}

extension BookEdit.Place { var values: [JSONValue?] { [at.json, page.json, item.json, tween.json] } }

extension BookEdit.Reference: EditValue {
  init(_ value: JSONValue) {
    let written = value.number.map { String(decoding: NumberText.shortest($0), as: UTF8.self) }
    self = value.integer.map { .number($0) } ?? .name(value.text ?? written ?? "")
  }

  var json: JSONValue? {
    switch self {
    case .number(let number): number.json
    case .name(let name): name.json
    }
  }

  /// The reference as refusals quote it.
  var quoted: String {
    switch self {
    case .number(let number): "\(number)"
    case .name(let name): Quotation.of(name)
    }
  }
}
