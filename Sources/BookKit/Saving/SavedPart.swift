import PropertyList

/// A dictionary of a saved state, for reading untrusted data safely.
///
/// An invalid value counts as missing and is recorded as damage.
struct SavedPart {
  let tree: SavedTree
  let node: NodeHandle

  static var times: ClosedRange<Int64> { 0...Ticks.longest.count }

  func reportDamage(_ key: StaticString) { tree.recordDamage(key) }

  @inline(never) func text(_ key: StaticString) -> [UInt8]? {
    guard let value = tree.value(of: key, in: node) else { return nil }
    let text = tree.list.utf8(of: value)
    if text == nil { reportDamage(key) }
    return text
  }

  func real(_ key: StaticString) -> Double? {
    guard let text = text(key) else { return nil }
    let number = SavedPart.real(text)
    if number == nil { reportDamage(key) }
    return number
  }

  /// Returns a point, or `nil` unless both keys have a number.
  func point(_ x: StaticString, _ y: StaticString) -> Point? {
    guard let x = real(x), let y = real(y) else { return nil }
    return Point(x: x, y: y)
  }

  /// Returns the integer of a key, or `nil` if it's missing or out of range.
  func integer(_ key: StaticString, _ range: ClosedRange<Int64> = .min ... .max) -> Int64? {
    guard let text = text(key) else { return nil }
    if let number = SavedPart.integer(text), range.contains(number) { return number }
    reportDamage(key)
    return nil
  }

  func count(_ key: StaticString, default defaultValue: Int) -> Int {
    integer(key, 0...Int64(1 << 30)).map { Int($0) } ?? defaultValue
  }

  func finger(_ key: StaticString) -> Int? { integer(key).flatMap { Int(exactly: $0) } }

  func boolean(_ key: StaticString) -> Bool? {
    guard let text = text(key) else { return nil }
    if StaticString("YES").matches(text) { return true }
    if StaticString("NO").matches(text) { return false }
    reportDamage(key)
    return nil
  }

  func isTrue(_ key: StaticString) -> Bool { boolean(key) ?? false }

  @inline(never) func part(_ key: StaticString) -> SavedPart? {
    guard let value = tree.value(of: key, in: node) else { return nil }
    if tree.list.kind(of: value) == .dictionary { return SavedPart(tree: tree, node: value) }
    reportDamage(key)
    return nil
  }

  func parts(_ key: StaticString) -> [SavedPart] {
    elements(key).filter { element in
      let isPart = tree.list.kind(of: element) == .dictionary
      if !isPart { reportDamage(key) }
      return isPart
    }.map { SavedPart(tree: tree, node: $0) }
  }

  /// Returns the texts in the list of a key, or an empty array if their number isn't a multiple of `size`.
  func texts(_ key: StaticString, by size: Int) -> [[UInt8]] {
    let elements = elements(key)
    let texts = elements.compactMap { tree.list.utf8(of: $0) }
    if texts.count == elements.count, texts.count % size == 0 { return texts }
    reportDamage(key)
    return []
  }

  private func elements(_ key: StaticString) -> [NodeHandle] {
    guard let value = tree.value(of: key, in: node) else { return [] }
    if tree.list.kind(of: value) != .array { reportDamage(key) }
    return Array(tree.list.elements(of: value))
  }

  static func real(_ text: [UInt8]) -> Double? { RealText.scan(text.span, text.indices).value }

  static func integer(_ text: [UInt8]) -> Int64? {
    let isNegative = text.first == UInt8(ascii: "-")
    let digits = isNegative ? text.dropFirst() : text[...]
    // The range has one more number below zero than above zero.
    guard let magnitude = UInt64(digits: digits), magnitude <= Int64.max.magnitude + (isNegative ? 1 : 0) else {
      return nil
    }
    return Int64(truncatingIfNeeded: isNegative ? 0 &- magnitude : magnitude)
  }
}
