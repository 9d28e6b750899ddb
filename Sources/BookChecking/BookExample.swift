import BookKit
import PropertyList

/// A tiny example book, stored as its relevant part.
package struct BookExample: Sendable {
  /// The relevant part: old-style text, or XML if it is a whole file.
  package let fragment: String
  private let part: DiagnosticRule.Part
  /// The pictures and sounds in the book's folder, or `nil` if they don't matter.
  package let assets: AssetCatalog?

  fileprivate init(_ example: DiagnosticRule.Example, isRight: Bool) {
    fragment = example.lines { $0 != (isRight ? UInt8(ascii: "-") : UInt8(ascii: "+")) }
    part = example.part
    assets = ((isRight ? example.correctedFiles() : nil) ?? example.files()).map { AssetCatalog($0) }
  }

  /// The whole file as XML.
  package var text: String {
    switch part {
    case .file: fragment
    case .book: BookExample.xml("{" + fragment + "}")
    case .page: BookExample.xml("{ pages = ({" + fragment + "}); }")
    case .elements: BookExample.xml("{ pages = ({ elements = (" + fragment + "); }); }")
    }
  }

  /// Converts old-style text to XML, with typed numbers and Booleans; returns an empty string if the text has errors.
  package static func xml(_ oldStyleText: String) -> String {
    guard let list = try? PropertyList(reading: PropertyList.Source(text: oldStyleText)) else { return "" }
    let all = (0..<list.nodeCount).map { NodeHandle($0) }
    return String(decoding: list.typingBareWords(among: all).written(as: .xml).bytes ?? [], as: UTF8.self)
  }
}

extension DiagnosticRule {
  /// An example with this mistake and no other.
  package var wrong: BookExample { BookExample(example, isRight: false) }

  /// The same example without the mistake.
  package var right: BookExample { BookExample(example, isRight: true) }

  /// The lines that only the right example has; empty if only the files differ.
  package var correction: String { example.lines { $0 == UInt8(ascii: "+") } }
}

extension DiagnosticRule.Example {
  /// Returns the lines whose first character is accepted, without their first two characters.
  fileprivate func lines(where isIncluded: (UInt8?) -> Bool) -> String {
    let lines = diff.description.utf8.split(separator: UInt8(ascii: "\n")).filter { isIncluded($0.first) }
    return lines.map { String(Substring($0.dropFirst(2))) }.joined(separator: "\n")
  }
}
