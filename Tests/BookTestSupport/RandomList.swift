import PropertyList

/// A generator of random property lists: small, but with values of every kind, including awkward ones.
public struct RandomList {
  private var generator: SeededGenerator
  private var builder = PropertyListBuilder()
  private let kinds: [NodeKind]
  private var budget = 60

  /// Returns the list for `seed`, with values of `kinds` only.
  public static func make(
    seed: UInt64,
    kinds: [NodeKind] = [.dictionary, .array, .string, .integer, .real, .boolean, .date, .data]
  ) -> PropertyList {
    var random = RandomList(seed: seed, kinds: kinds)
    random.value(depth: 0)
    return random.builder.finish()
  }

  private init(seed: UInt64, kinds: [NodeKind]) {
    generator = SeededGenerator(seed: seed)
    self.kinds = kinds
  }

  private mutating func value(depth: Int) {
    budget -= 1
    let drawn = kinds.randomElement(using: &generator) ?? .string
    let kind = depth == 0 && kinds.contains(.dictionary) ? .dictionary : drawn
    switch depth < 5 && budget > 0 || !kind.isContainer ? kind : .string {
    case .dictionary: dictionary(depth: depth)
    case .array: array(depth: depth)
    case .integer: builder.integer(integer())
    case .real: builder.real(real())
    case .boolean: builder.boolean(Bool.random(using: &generator))
    case .date:
      let seconds = Int64.random(in: -60_000_000_000...200_000_000_000, using: &generator)
      builder.date(PropertyListDate(secondsSince2001: Double(seconds)))
    case .data: builder.data((0..<Int.random(in: 0...70, using: &generator)).map { _ in byte() })
    case .uid: builder.uid(UInt32.random(in: 0...UInt32.max, using: &generator))
    default: builder.string(text())
    }
  }

  private mutating func dictionary(depth: Int) {
    builder.beginDictionary()
    var used: Set<String> = []
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      let key = text()
      // Equality of strings would merge keys that differ only in their scalars.
      guard used.insert(String(describing: Array(key.utf8))).inserted else { continue }
      builder.key(key)
      value(depth: depth + 1)
    }
    builder.endContainer()
  }

  private mutating func array(depth: Int) {
    builder.beginArray()
    for _ in 0..<Int.random(in: 0...6, using: &generator) { value(depth: depth + 1) }
    builder.endContainer()
  }

  private mutating func byte() -> UInt8 { UInt8.random(in: 0...255, using: &generator) }

  private mutating func integer() -> PropertyListInteger {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: PropertyListInteger(Int64.random(in: -300...300, using: &generator))
    case 1: PropertyListInteger(UInt64.random(in: 0...UInt64.max, using: &generator))
    case 2: PropertyListInteger(Int64.random(in: Int64.min...0, using: &generator))
    default:
      PropertyListInteger([0, 127, 128, 255, 256, 65535, 65536, UInt64.max].randomElement(using: &generator) ?? 0)
    }
  }

  private mutating func real() -> Double {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: Double(Int.random(in: -2000...2000, using: &generator)) / 8
    case 1: Double.random(in: -1...1, using: &generator)
    default:
      [0.1, 1e300, .leastNonzeroMagnitude, -0.0, .infinity, -.infinity, 1.0, 1e16, 123456.789].randomElement(
        using: &generator) ?? 0
    }
  }

  private static let awkward: [Double] = [
    0.1, 1e300, .leastNonzeroMagnitude, -0.0, .infinity, -.infinity, 1.0, 1e16, 123456.789,
  ]

  private mutating func text() -> String {
    let alphabet = Array(
      "abcXYZ019_$/:.- <>&'\"\\\n\t;,=(){}[]#%é\u{65}\u{301}ß漢😀\u{FFFD}\u{2028}\u{A0}".unicodeScalars)
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      text.append(alphabet.randomElement(using: &generator) ?? "a")
    }
    return String(text)
  }
}
