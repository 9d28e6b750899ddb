import BookKit
import Playthrough
import PropertyList

package struct CoverageText {
  private let paint: Paint

  package init(paint: Paint) { self.paint = paint }

  package func text(of books: [BookCoverage]) -> String {
    var text = ""
    for book in books { text += self.text(of: book) }
    guard books.count > 1 else { return text }
    return text + "coverage of all \(books.count) books: \(CoverageText.words(for: CoverageText.total(of: books)))\n"
  }

  static func total(of books: [BookCoverage]) -> ContentCoverage.Count {
    books.reduce(into: ContentCoverage.Count()) { $0.add($1.total) }
  }

  package static func percent(_ count: ContentCoverage.Count) -> String {
    let (whole, tenth) = count.thousandths.quotientAndRemainder(dividingBy: 10)
    return tenth == 0 ? "\(whole) %" : "\(whole).\(tenth) %"
  }

  private static func words(for count: ContentCoverage.Count) -> String {
    "\(percent(count)), \(count.reached) of \(count.possible)"
  }

  private func text(of book: BookCoverage) -> String {
    let title = TerminalText.escaped(book.title)
    var text = "\(title): coverage \(CoverageText.words(for: book.total))\n"
    for (kind, count) in book.counts {
      let name = kind.plural.padding(to: CoverageText.nameWidth)
      let numbers = "\(count.reached) of \(count.possible)"
      text += "  \(name)\(count.reached == count.possible ? numbers : paint.plain(numbers, .yellow))\n"
    }
    for part in CoverageText.causes(of: book) {
      let place = TerminalText.escaped(book.place(of: part))
      let words = TerminalText.escaped(CoverageText.words(for: part))
      text += "\(place): \(paint.strong("note:", .cyan)) \(words)\n"
    }
    return text
  }

  private static let nameWidth = 19

  /// Returns the unreached parts, except those that follow from others.
  static func causes(of book: BookCoverage) -> [BookCoverage.Part] {
    // The pages that never opened, elements that never entered, and tweens that never started.
    var unreached = Set<[String?]>()
    return book.missing.filter { part in
      let page = [part.page.map(String.init), part.section]
      guard !unreached.contains(page) else { return false }
      if part.kind == .page || part.kind == .section { unreached.insert(page) }
      guard let name = part.item else { return true }
      let item = page + [name]
      guard !unreached.contains(item) else { return false }
      if part.kind == .element { unreached.insert(item) }
      // The two tweens of a banner have the same position.
      let tween = item + [part.name ?? part.text, part.language, part.place?.description]
      if part.kind == .tweenStart { unreached.insert(tween) }
      return part.kind != .tweenEnd || !unreached.contains(tween)
    }
  }

  static func words(for part: BookCoverage.Part) -> String {
    let page = part.page.map { " on page \($0)" } ?? part.section.map { " in the section `\($0)`" } ?? ""
    let item = part.item ?? ""
    let name = part.name ?? part.text ?? ""
    let language = part.language.map { " in `\($0)`" } ?? ""
    switch part.kind {
    case .page:
      let title = name.isEmpty ? "" : " (`\(name)`)"
      return "page \(part.page ?? 0)\(title) was never opened"
    case .element: return "`\(item)`\(page) never came on stage"
    case .tweenStart: return "tween `\(item)/\(name)`\(page) never started\(language)"
    case .tweenEnd: return "tween `\(item)/\(name)`\(page) never completed\(language)"
    case .trigger: return "the trigger of `\(name.isEmpty ? item : item + "/" + name)`\(page) never fired\(language)"
    case .rule: return "rule `\(name)`\(page) never fired"
    case .activeArea: return "active area `\(item)`\(page) was never touched"
    case .game: return "game `\(part.item ?? name)`\(page) was never completed"
    case .dropTarget: return "`\(item)`\(page) was never dropped on `\(name)`\(language)"
    case .language: return "the book was never read in `\(name)`"
    case .link: return "the link `\(part.text ?? "")`\(page) was never opened\(language)"
    case .credit: return "the credit of `\(name)` was never shown"
    case .section: return "the section `\(part.section ?? "")` was never opened"
    case .optionValue: return "the option `\(name)` was never set to `\(part.text ?? "")`"
    case .opening: return "`\(item)`\(page), which opens something, was never tapped\(language)"
    case .stop: return "`\(item)`\(page) never reached its stop \(part.text ?? "")\(language)"
    case .tapAction: return "`\(item)`\(page), whose taps do something, was never tapped\(language)"
    case .hold: return "`\(item)`\(page) was never held, although something waits for that\(language)"
    case .rub: return "`\(item)`\(page) was never rubbed away\(language)"
    case .noise: return "no noise was made\(page)"
    case .shake: return "the device was never shaken\(page)"
    }
  }
}

extension CoverageKind {
  var plural: String {
    switch self {
    case .page: "pages"
    case .element: "elements"
    case .tweenStart: "tweens started"
    case .tweenEnd: "tweens completed"
    case .trigger: "triggers"
    case .rule: "rules"
    case .activeArea: "active areas"
    case .game: "games"
    case .dropTarget: "drop targets"
    case .language: "languages"
    case .link: "links"
    case .credit: "credits"
    case .section: "sections"
    case .optionValue: "values of options"
    case .opening: "taps that open"
    case .tapAction: "taps that act"
    case .hold: "elements held"
    case .rub: "elements rubbed"
    case .noise: "noises"
    case .shake: "shakes"
    case .stop: "stops"
    }
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}
