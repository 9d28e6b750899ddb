import BookKit
import PropertyList

/// A writer of JSON for the web page; it leaves out missing members.
///
/// Inlining is disabled in many places because it would make the module much larger.
struct JSONMembers {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  @inline(never) mutating func begin(_ bracket: StaticString) {
    separate()
    append(bracket)
    needsComma = false
  }

  @inline(never) mutating func begin(_ key: StaticString, _ bracket: StaticString) {
    self.key(key)
    begin(bracket)
  }

  @inline(never) mutating func end(_ bracket: StaticString) {
    append(bracket)
    needsComma = true
  }

  @inline(never) mutating func key(_ key: StaticString) {
    separate()
    append("\"")
    append(key)
    append("\":")
    needsComma = false
  }

  @inline(never) mutating func key(_ key: ArraySlice<UInt8>) {
    add(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  @inline(never) mutating func add(_ number: Int) {
    separate()
    TraceText.append(Int64(number), to: &bytes)
  }

  mutating func add(_ number: Double) {
    separate()
    TraceText.append(number, to: &bytes)
  }

  @inline(never) mutating func add(_ text: ArraySlice<UInt8>) {
    separate()
    JSONText.append(text.span, 0..<text.count, to: &bytes)
  }

  mutating func add(_ color: Color) {
    var text: [UInt8] = []
    TraceText.append(color, to: &text)
    add(text[...])
  }

  /// Adds a string that needs no escapes.
  mutating func add(word: StaticString) {
    separate()
    append("\"")
    append(word)
    append("\"")
  }

  /// Adds a value that is already JSON.
  mutating func add(json: StaticString) {
    separate()
    append(json)
  }

  @inline(never) mutating func add(_ key: StaticString, _ text: ArraySlice<UInt8>?) {
    guard let text else { return }
    self.key(key)
    add(text)
  }

  @inline(never) mutating func add(_ key: StaticString, _ number: Int?) {
    guard let number else { return }
    self.key(key)
    add(number)
  }

  @inline(never) mutating func add(_ key: StaticString, _ number: Double) {
    self.key(key)
    add(number)
  }

  @inline(never) mutating func add(_ key: StaticString, _ color: Color) {
    self.key(key)
    add(color)
  }

  /// Writes a member that is `true`, or omits it if `isTrue` is `false`.
  @inline(never) mutating func add(_ key: StaticString, if isTrue: Bool) {
    guard isTrue else { return }
    self.key(key)
    add(json: "true")
  }

  @inline(never) private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func append(_ text: StaticString) { bytes.append(text) }
}
