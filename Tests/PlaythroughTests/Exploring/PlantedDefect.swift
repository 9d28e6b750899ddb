import BookKit
import BookTestSupport
import Playthrough
import PropertyList
import Testing

/// A little book with a mistake, and its twin without the mistake.
struct PlantedDefect: Sendable, CustomTestStringConvertible {
  let name: String
  /// The book; `«wrong|right»` marks where the twins differ.
  let text: String
  /// The kind of the only discovery that is expected.
  let kind: Discovery.Kind
  /// The number of the page with the mistake.
  let page: Int
  /// The name of the element, rule or drop target with the mistake.
  let subject: String?
  /// The script that shows the mistake.
  let script: String

  var testDescription: String { name }

  var broken: Book { Self.book(variant(0)) }
  var healthy: Book { Self.book(variant(1)) }

  /// Returns the text with one of the two choices in each place where they differ.
  private func variant(_ choice: Int) -> String {
    var text = ""
    for (number, part) in self.text.split(separator: "«", omittingEmptySubsequences: false).enumerated() {
      guard number > 0, let end = part.firstIndex(of: "»") else {
        text += part
        continue
      }
      let choices = part[..<end].split(separator: "|", omittingEmptySubsequences: false)
      text += choices[min(choice, choices.count - 1)] + part[part.index(after: end)...]
    }
    return text
  }

  static func book(_ text: String) -> Book {
    PropertyList.read(PropertyList.Source(text: text)).document.flatMap { Book.read($0).book } ?? Book()
  }
}

/// Returns what an explorer finds in a book.
func explore(_ book: Book, budget: Int = TestLength.pick(700, long: 3000), seed: UInt64 = 1, page: Int? = nil)
  -> Exploration
{
  var settings = Explorer.Settings()
  (settings.budget, settings.seed, settings.page) = (budget, seed, page)
  var explorer = Explorer(Player(book), of: book, settings: settings)
  return explorer.explore()
}

extension Discovery {
  /// Returns the script as a file.
  func script(for book: Book) -> String {
    String(decoding: ScriptText(ScriptNames(book)).lines(of: commands), as: UTF8.self)
  }

  /// Returns the name of what the discovery is about.
  func subject(in book: Book) -> String? {
    switch kind {
    case .unfiredRule, .unusedDropTarget: name.map { book.names.text(of: $0) }
    case .overlappingNarrations: other.map { book.names.text(of: $0) }
    default: item.map { book.names.text(of: $0) }
    }
  }
}
