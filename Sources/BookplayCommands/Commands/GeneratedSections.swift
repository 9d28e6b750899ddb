import BookKit
import PropertyList

struct GeneratedSections {
  private let sections: [WrittenValue]
  private let hasStart: Bool
  private let list: PropertyList

  init(of book: Book, in list: PropertyList, _ assets: AssetCatalog?) {
    self.list = list
    sections = Player(book, assets: assets).writtenSections()
    hasStart = book.start != nil || book.hasDrawnCover
  }

  func added() throws(PropertyList.EditingError) -> PropertyList? {
    var list = list
    if list.kind(of: list.root) == .array { list = GeneratedSections.wrapped(list) ?? list }
    guard list.kind(of: list.root) == .dictionary else { return nil }
    if let known = list.value(forKey: "sections", in: list.root), list.kind(of: known) == .array {
      for section in sections {
        guard let array = list.value(forKey: "sections", in: list.root),
          let next = GeneratedSections.applying([try list.edit(appending: section.list, to: array)], to: list)
        else { return nil }
        list = next
      }
    } else {
      let edit = try list.edit(inserting: WrittenValue.array(sections).list, forKey: "sections", in: list.root)
      guard let next = GeneratedSections.applying([edit], to: list) else { return nil }
      list = next
    }
    guard !hasStart else { return list }
    // With a cover of its own, the book would begin there.
    let start = WrittenValue.string(BookStart.read.keyword.description)
    return GeneratedSections.applying([try list.edit(inserting: start.list, forKey: "start", in: list.root)], to: list)
  }

  private static func applying(_ edits: [PropertyList.Edit], to list: PropertyList) -> PropertyList? {
    list.source.applying(edits).flatMap { PropertyList.read($0).document }
  }

  private static func wrapped(_ list: PropertyList) -> PropertyList? {
    let range = list.range(of: list.root)
    let (before, after) = list.format == .xml ? ("<dict>\n<key>pages</key>\n", "\n</dict>") : ("{ pages = ", "; }")
    let edits = [(range.lowerBound, before), (range.upperBound, after)].map { offset, text in
      PropertyList.Edit(offset..<offset, with: Array(text.utf8))
    }
    return applying(edits, to: list)
  }
}
