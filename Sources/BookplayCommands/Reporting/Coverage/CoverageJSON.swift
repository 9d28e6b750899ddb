import BookKit
import Playthrough
import PropertyList

/// What of some books has been reached, as JSON Lines: a line for each book with all its parts, so that those of
/// several runs can be put together, and one for all books.
enum CoverageJSON {
  static func lines(of books: [BookCoverage]) -> String {
    books.reduce("") { $0 + line(of: $1) } + totalLine(of: books)
  }

  private static func line(of book: BookCoverage) -> String {
    let coverage = book.coverage
    return line { object in
      object.member("book", book.title)
      write(coverage.total, to: &object)
      object.array("kinds") { kinds in
        for kind in CoverageKind.allCases {
          let count = coverage.count(of: kind)
          guard count.all > 0 else { continue }
          kinds.object { object in
            object.member("kind", kind.word.description)
            write(count, to: &object)
          }
        }
      }
      object.array("parts") { parts in
        for (part, isReached) in zip(coverage.parts, coverage.isReached) {
          parts.object { write(part, isReached, of: book, to: &$0) }
        }
      }
    }
  }

  private static func totalLine(of books: [BookCoverage]) -> String {
    line { write(CoverageText.total(of: books), to: &$0) }
  }

  private static func line(_ body: (inout JSONOutput) -> Void) -> String {
    var output = JSONOutput()
    output.object { $0.object("coverage", body) }
    return String(decoding: output.bytes, as: UTF8.self) + "\n"
  }

  private static func write(_ count: Coverage.Count, to object: inout JSONOutput) {
    object.member("reached", count.reached)
    object.member("all", count.all)
  }

  private static func write(
    _ part: Coverage.Part, _ isReached: Bool, of book: BookCoverage, to object: inout JSONOutput
  ) {
    object.member("kind", part.kind.word.description)
    object.member("page", part.page)
    object.member("item", book.text(of: part.item))
    object.member("name", book.text(of: part.name))
    object.member("text", part.text)
    object.member("language", part.language)
    let place = book.places.place(of: part.node)
    object.member("line", place?.line)
    object.member("column", place?.column)
    object.member("isReached", isReached)
  }
}
