import BookTestSupport
import Foundation
import PropertyList
import Testing

/// Tests that Foundation reads what we write, and that both read every intact file the same way.
@Suite struct FoundationTests {
  @Test(arguments: [PropertyList.Format.xml, .binary, .ascii])
  func `Foundation reads what we write`(format: PropertyList.Format) throws {
    for seed in UInt64(0)..<300 {
      let list =
        format == .ascii
        ? RandomList.make(seed: seed, kinds: [.dictionary, .array, .string, .data]) : RandomList.make(seed: seed)
      let bytes = try #require(list.written(as: format).bytes)
      #expect(try isRead(PropertyList.Source(bytes, name: "seed \(seed)")))
    }
  }

  @Test(arguments: [IntactFiles.xml, IntactFiles.binary, IntactFiles.ascii])
  func `both read the conformance tables alike`(sources: [PropertyList.Source]) throws {
    let files = sources.filter { !Self.misread.contains($0.name) }
    #expect(files.count >= 10)
    let refused = try files.filter { try !isRead($0) }.map { $0.name }
    #expect(Set(refused) == Self.refused.intersection(files.map { $0.name }))
  }

  /// The files that Foundation is known to misread.
  ///
  /// It ends a tag at the first `>`, merges keys that are canonically equivalent in Unicode, and reads the two codes
  /// that NeXTSTEP leaves undefined as NUL.
  private static let misread = [
    "> in an attribute", "é composed and decomposed", "octal of what NeXTSTEP leaves open",
  ]

  /// The intact files that Foundation is known to refuse.
  private static let refused: Set<String> = [
    "32 digits", "nine digits", "> in a doctype's literal", "CDATA in numbers", "CDATA in data",
    "a reference in an integer",
    "empty tags", "the shortest comment before the root",
  ]

  /// Returns whether Foundation reads the file, and checks that it reads it the same way.
  private func isRead(_ source: PropertyList.Source) throws -> Bool {
    guard let object = try? PropertyListSerialization.propertyList(from: Data(source.bytes), format: nil) else {
      return false
    }
    #expect(describe(object) == SortedOutline.of(try PropertyList(reading: source)), "\(source.name)")
    return true
  }

  private func describe(_ object: Any) -> String {
    switch object {
    case let dictionary as [String: Any]:
      return SortedOutline.dictionary(dictionary.map { (SortedOutline.text($0.key), describe($0.value)) })
    case let array as [Any]: return "[" + array.map(describe).joined(separator: ",") + "]"
    case let text as String: return SortedOutline.text(text)
    case let date as Date: return "d" + SortedOutline.real(date.timeIntervalSinceReferenceDate)
    case let data as Data: return SortedOutline.data([UInt8](data))
    case let number as NSNumber: return describe(number)
    default: return "\(type(of: object))"
    }
  }

  private func describe(_ number: NSNumber) -> String {
    if isBoolean(number) { return number.boolValue ? "true" : "false" }
    switch String(cString: number.objCType) {
    case "d", "f": return SortedOutline.real(number.doubleValue)
    case "Q": return "i\(number.uint64Value)"
    default: return "i\(number.stringValue)"
    }
  }

  private func isBoolean(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c" || String(cString: number.objCType) == "B"
  }
}
