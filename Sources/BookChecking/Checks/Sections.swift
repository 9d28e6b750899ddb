import BookKit
import PropertyList

/// Checks for the sections that a book draws itself.
enum SectionChecks {
  static let all: [Check] = [.ofErrors(words), .ofWarnings(traps), .ofWarnings(titles)]

  /// `unknown-section`, `duplicate-section` and `hidden-section`.
  @Sendable static func words(_ context: CheckContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var known: [Located<Name>] = []
    for section in context.sections {
      guard let word = section.section, let node = word.node else { continue }
      let subject = context.text(of: word.value)
      let kind = SectionKind(context.book.names.utf8(of: word.value))
      guard kind != nil || context.hasGame(word.value) else {
        let suggestion = Diagnostic.Suggestion.nearest(
          to: Array(context.book.names.utf8(of: word.value)), among: context.book.drawableSectionWords)
        found.append(
          Diagnostic(
            .unknownSection, at: .node(node), subject: subject, detail: .section(.unknown), suggestion: suggestion))
        continue
      }
      guard kind?.canBeDrawn ?? true else {
        found.append(Diagnostic(.unknownSection, at: .node(node), subject: subject, detail: .section(.undrawable)))
        continue
      }
      if let first = known.first(where: { $0.value == word.value }), let place = first.node {
        let note = Diagnostic.Note(spot: .node(place), message: "it is first drawn here")
        found.append(Diagnostic(.duplicateSection, at: .node(node), subject: subject, notes: [note]))
        continue
      }
      known.append(word)
      guard let page = context.names.page(word.value), let name = context.book[page].name?.node else { continue }
      let note = Diagnostic.Note(spot: .node(name), message: "the page has its name here")
      found.append(Diagnostic(.hiddenSection, at: .node(node), subject: subject, notes: [note]))
    }
    return found
  }

  /// `section-trap`: sections that offer no way out; introductions end by themselves, with a touch.
  @Sendable static func traps(_ context: CheckContext) -> [Diagnostic] {
    let bookLeads = context.book.rules.contains { $0.actions.contains { $0.kind.leadsElsewhere } }
    guard !bookLeads else { return [] }
    var found: [Diagnostic] = []
    for checked in context.pages.dropFirst(context.pageCount) {
      let section = checked.page
      guard let word = section.section, let node = word.node else { continue }
      let kind = SectionKind(context.book.names.utf8(of: word.value))
      guard kind != .intro, kind?.canBeDrawn ?? context.hasGame(word.value) else { continue }
      let leads =
        checked.actions.contains { $0.kind.leadsElsewhere }
        || section.elements.contains { element in element.variants.contains { $0.opens != nil } }
      guard !leads else { continue }
      found.append(Diagnostic(.sectionTrap, at: .node(node), subject: context.text(of: word.value)))
    }
    return found
  }

  /// `unnamed-page`: pages without a title, in a book that draws sections.
  @Sendable static func titles(_ context: CheckContext) -> [Diagnostic] {
    guard !context.sections.isEmpty else { return [] }
    var found: [Diagnostic] = []
    for page in context.book.pages.prefix(context.pageCount) where page.title == nil {
      guard !context.unread.holds("title", in: page.node) else { continue }
      found.append(Diagnostic(.untitledPage, at: .opening(of: page.node)))
    }
    return found
  }
}

extension CheckContext {
  /// The sections that the author drew.
  fileprivate var sections: ArraySlice<Page> { book.pages[pageCount...] }
}
