import PropertyList

/// A dictionary of a written state; whatever is in it, asking does no harm.
struct SavedPart {
  let list: PropertyList
  let node: NodeHandle

  /// The times that a state can tell.
  static let times = 0...Ticks.longest.count

  /// The text of a key, if it has one.
  func text(_ key: String) throws(SavedStateError) -> [UInt8]? {
    guard let value = list.value(forKey: key, in: node) else { return nil }
    guard let text = list.utf8(of: value) else { throw SavedPart.damage(key) }
    return text
  }

  /// The number of a key, if it has one.
  func real(_ key: String) throws(SavedStateError) -> Double? {
    guard let text = try text(key) else { return nil }
    guard let number = SavedPart.real(text) else { throw SavedPart.damage(key) }
    return number
  }

  /// A point, if both of its keys are there.
  func point(_ x: String, _ y: String) throws(SavedStateError) -> Point? {
    guard let x = try real(x), let y = try real(y) else { return nil }
    return Point(x: x, y: y)
  }

  /// The whole number of a key, if it has one.
  func whole(_ key: String, _ range: ClosedRange<Int64>) throws(SavedStateError) -> Int64? {
    guard let text = try text(key) else { return nil }
    guard let number = SavedPart.whole(text), range.contains(number) else { throw SavedPart.damage(key) }
    return number
  }

  /// A key's small number; `usual` where it is missing.
  func count(_ key: String, usual: Int) throws(SavedStateError) -> Int {
    Int(try whole(key, 0...Int64(1 << 30)) ?? Int64(usual))
  }

  /// A time that is not in the future, or that is.
  func time(_ key: String, _ range: ClosedRange<Int64> = SavedPart.times) throws(SavedStateError) -> Int64? {
    try whole(key, range)
  }

  /// Whether something is so; nothing where nothing is said.
  func truth(_ key: String) throws(SavedStateError) -> Bool? {
    guard let text = try text(key) else { return nil }
    if text.elementsEqual("YES".utf8) { return true }
    if text.elementsEqual("NO".utf8) { return false }
    throw SavedPart.damage(key)
  }

  /// Whether something is so.
  func says(_ key: String) throws(SavedStateError) -> Bool { try truth(key) ?? false }

  /// The dictionary of a key, if it has one.
  func part(_ key: String) throws(SavedStateError) -> SavedPart? {
    guard let value = list.value(forKey: key, in: node) else { return nil }
    guard list.kind(of: value) == .dictionary else { throw SavedPart.damage(key) }
    return SavedPart(list: list, node: value)
  }

  /// The dictionaries in the list of a key.
  func parts(_ key: String) throws(SavedStateError) -> [SavedPart] {
    guard let value = list.value(forKey: key, in: node) else { return [] }
    guard list.kind(of: value) == .array else { throw SavedPart.damage(key) }
    var parts: [SavedPart] = []
    for element in list.elements(of: value) {
      guard list.kind(of: element) == .dictionary else { throw SavedPart.damage(key) }
      parts.append(SavedPart(list: list, node: element))
    }
    return parts
  }

  /// The texts in the list of a key, of which there are `size` to each thing that it tells.
  func texts(_ key: String, by size: Int) throws(SavedStateError) -> [[UInt8]] {
    guard let value = list.value(forKey: key, in: node) else { return [] }
    guard list.kind(of: value) == .array else { throw SavedPart.damage(key) }
    var texts: [[UInt8]] = []
    for element in list.elements(of: value) {
      guard let text = list.utf8(of: element) else { throw SavedPart.damage(key) }
      texts.append(text)
    }
    guard texts.count % size == 0 else { throw SavedPart.damage(key) }
    return texts
  }

  // MARK: - Scalars

  static func damage(_ key: String) -> SavedStateError {
    .damaged(Build.tellsAll ? "`\(key)` is not what can stand there" : "")
  }

  static func real(_ text: [UInt8]) -> Double? { RealText.scan(text.span, text.indices).value }

  static func whole(_ text: [UInt8]) -> Int64? {
    let isNegative = text.first == UInt8(ascii: "-")
    let digits = isNegative ? text.dropFirst() : text[...]
    guard !digits.isEmpty else { return nil }
    var number: Int64 = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      // Counted downwards, as there is one more number below zero than above.
      let (product, isOver) = number.multipliedReportingOverflow(by: 10)
      let (sum, isBelow) = product.subtractingReportingOverflow(Int64(digit - 0x30))
      guard !isOver, !isBelow else { return nil }
      number = sum
    }
    guard isNegative || number != .min else { return nil }
    return isNegative ? number : -number
  }
}
