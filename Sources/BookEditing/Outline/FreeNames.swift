import PropertyList

enum FreeNames {
  /// Returns `wanted` if it is free, or else a free name that ends with the smallest possible number from 2.
  ///
  /// Digits at the end of `wanted` are removed first, so `moon2` gives `moon3`.
  static func free(_ wanted: String, among taken: [String]) -> String {
    guard contains(taken, wanted) else { return wanted }
    var stem = Array(wanted.utf8)
    while let last = stem.last, last &- UInt8(ascii: "0") < 10 { stem.removeLast() }
    return numbered(stem.isEmpty ? wanted : String(decoding: stem, as: UTF8.self), from: 2, among: taken)
  }

  static func numbered(_ stem: String, from first: Int, among taken: [String]) -> String {
    var number = first
    while contains(taken, stem + String(number)) { number += 1 }
    return stem + String(number)
  }

  static func contains(_ names: [String], _ name: String) -> Bool {
    names.contains { $0.utf8.elementsEqual(name.utf8) }
  }

  static func stem(ofFile path: String) -> String {
    let name = Array(path.lastPathComponent.utf8)
    let end = name.lastIndex(of: UInt8(ascii: ".")) ?? name.count
    return String(decoding: end > 0 ? name[..<end] : name[...], as: UTF8.self)
  }

  static func check(_ name: String) throws(Refusal) {
    let isFine =
      !name.utf8.isEmpty && !name.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }
    guard isFine else { throw Refusal(.badName, "a name needs at least one character, and no control characters") }
  }
}
