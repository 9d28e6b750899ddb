import BookChecking
import BookKit

/// Formats the example of a rule as XML, the format of most authors.
enum ExampleText {
  static func of(_ rule: DiagnosticRule) -> (wrong: [String], correction: [String]) {
    let (wrong, right) = (rule.wrong, rule.right)
    return (
      lines(wrong.fragment) + files(of: wrong),
      lines(rule.correction) + (right.assets == wrong.assets ? [] : files(of: right))
    )
  }

  /// Returns the lines of a fragment of XML, or of old-style text with elements or entries.
  private static func lines(_ fragment: String) -> [String] {
    let indentation = fragment.prefix { $0 == " " }.count
    return switch fragment.dropFirst(indentation).first {
    case nil: []
    case "<": fragment.split(separator: "\n").map { String($0.dropFirst(indentation)) }
    case "{": contents(ofXML: BookExample.xml("(" + fragment + ")"))
    default: contents(ofXML: BookExample.xml("{" + fragment + "}"))
    }
  }

  /// Returns the lines inside the outermost value, with each value on the line of its key to save space.
  private static func contents(ofXML text: String) -> [String] {
    var lines: [String] = []
    for line in text.split(separator: "\n").dropFirst(4).dropLast(2) {
      let content = line.drop { $0 == "\t" }
      let depth = line.count - content.count - 1
      if let key = lines.last, key.hasSuffix("</key>") {
        lines[lines.count - 1] = key + " " + content
      } else {
        lines.append(String(repeating: "  ", count: depth) + content)
      }
    }
    return lines
  }

  private static func files(of example: BookExample) -> [String] {
    guard let assets = example.assets?.assets else { return [] }
    let files = assets.map { asset in
      switch asset.facts.content {
      case .picture(let width, let height):
        "\(asset.path) (\(BookPhrases.number(width)) × \(BookPhrases.number(height)))"
      case .unreadable: "\(asset.path) (damaged)"
      case .sound, .font, .unknown: "\(asset.path)"
      }
    }
    return ["<!-- files: \(files.isEmpty ? "none" : files.joined(separator: ", ")) -->"]
  }
}
