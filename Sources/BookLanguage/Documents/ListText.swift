import BookKit
import PropertyList

struct ListText {
  /// The text as read, in UTF-8.
  let reading: PropertyList.Reading
  var list: PropertyList? { reading.document }
  let isWellFormed: Bool
  /// Whether the list is a book rather than a property list of another program.
  let isBook: Bool

  private static let bookName = "book.plist"

  init(_ bytes: [UInt8], name: String) {
    self.init(PropertyList.read(PropertyList.Source(ReadableText.readable(bytes), name: name)))
  }

  private init(_ reading: PropertyList.Reading) {
    self.reading = reading
    isWellFormed = reading.isWellFormed
    let name = reading.source.name
    isBook = name.utf8.elementsEqual(ListText.bookName.utf8) || reading.document.map(ListText.looksLikeBook) ?? false
  }

  /// Returns the list after a change, or `nil` if everything has to be read again.
  func applying(_ edit: PropertyList.Edit) -> ListText? {
    // The first bytes determine the format, so changes there need the reader.
    guard reading.problems.isEmpty, edit.range.lowerBound >= 8, let list = list?.rereading(edit) else { return nil }
    return ListText(PropertyList.Reading(document: list, source: list.source, problems: []))
  }

  private static func looksLikeBook(_ list: PropertyList) -> Bool {
    if list.kind(of: list.root) == .dictionary { return list.value(forKey: "pages", in: list.root) != nil }
    let keys = Key.all.filter { $0.owner == .page }
    return list.elements(of: list.root).contains { element in
      list.entries(of: element).contains { entry in
        let name = list.utf8(of: entry.key) ?? []
        return keys.contains { $0.name.matches(name) }
      }
    }
  }
}

struct CheckedText {
  /// The revision of the settings and other files, which also affect the findings.
  let surroundings: Int
  let findings: [DocumentFinding]
  /// The files of the book, or `nil` if they weren't inspected.
  let assets: AssetCatalog?

  var withoutFindings: CheckedText { CheckedText(surroundings: surroundings, findings: [], assets: assets) }
}
