import BookKit
import PropertyList

/// The page or section that is probably on stage at a line of a script; hints list its elements.
package enum ProbableStage: Sendable {
  case page(Int)
  case section([UInt8])
  case credits
  /// The commands before the line don't determine what is on stage.
  case unknown

  package init(_ player: Player) {
    if let page = player.page {
      self = .page(page)
    } else if let section = player.section {
      self = .section(Array(player.names.utf8(of: section)))
    } else {
      self = player.showsCredits ? .credits : .unknown
    }
  }

  mutating func follow(_ command: Command, pageCount: Int) {
    guard case .input(let input) = command else { return }
    switch (input, self) {
    case (.open(let page), _): self = .page(page)
    case (.openNamed(let word), _):
      self = StaticString("read").matches(word.utf8) ? .unknown : .section(Array(word.utf8))
    case (.openCredits, _): self = .credits
    case (.next, .page(let page)): self = .page(min(page + 1, pageCount))
    case (.previous, .page(let page)): self = .page(max(page - 1, 1))
    case (.back, _), (.next, _), (.previous, _): self = .unknown
    default: break
    }
  }
}

extension ScriptNames {
  /// Returns a list of the elements that commands can name, such as "page 1 has `moon` and `star`", or `nil` if there
  /// are none.
  func contents(of stage: ProbableStage) -> String? {
    let (title, names) =
      switch stage {
      case .page(let number): ("page \(number) has", elementNames(onPage: number))
      case .section(let word): ("the section `\(Quotation.of(word))` has", drawnSectionNames(word) ?? [])
      case .credits: ("the credits have", creditLinks)
      case .unknown: ("the book has", book.elementNames)
      }
    return names.isEmpty ? nil : "\(title) \(NameList.text(names, "and"))"
  }

  /// Returns the names of elements that an author could have meant, starting with those on the stage.
  func elementNames(on stage: ProbableStage) -> [String] {
    let own: [String] =
      switch stage {
      case .page(let number): elementNames(onPage: number)
      case .section(let word): drawnSectionNames(word) ?? book.generatedElementNames
      case .credits: creditLinks
      case .unknown: []
      }
    return own + book.elementNames
  }

  private func drawnSectionNames(_ word: [UInt8]) -> [String]? {
    let drawn = book.drawnSections.first { section in
      section.section.map { book.names.utf8(of: $0.value).elementsEqual(word) } ?? false
    }
    return drawn?.elementNames(book.names)
  }
}
