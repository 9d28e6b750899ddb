import BookKit
import PropertyList

extension CheckContext {
  /// Returns the findings of `check` on each page as written, and those that only other languages have.
  ///
  /// Languages that change only text and pictures are skipped, as are those beyond a page's limit.
  func inAllLanguages(_ check: (_ index: PageIndex, _ page: CheckedPage) -> [Diagnostic]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    // This is enough for any real book, and bounds the work for very many languages.
    var budget = 200_000
    for index in pages.indices {
      let checked = pages[index]
      let start = found.count
      found += check(index, checked)
      for language in checked.changingLanguages {
        budget -= checked.page.elements.count
        guard budget >= 0 else { break }
        let known = Set(found[start...].map { Violation($0) })
        guard let page = checked.page.localized(to: Array(language.value.utf8)[...]) else { continue }
        let translated = self.checked(page)
        for var diagnostic in check(index, translated) where !known.contains(Violation(diagnostic)) {
          if let note = Diagnostic.Note(in: language) { diagnostic.notes.append(note) }
          found.append(diagnostic)
        }
      }
    }
    return found
  }
}

extension CheckedPage {
  private static let maxLanguages = 32

  /// The languages in which something other than text and pictures changes, without duplicates.
  fileprivate var changingLanguages: [Located<String>] {
    var found: [Located<String>] = []
    for element in parts.translated.lazy.map({ self.page[$0] }) {
      for localization in element.localizations where localization.element.behavesDifferently(from: element) {
        let language = localization.language
        guard !found.contains(where: { $0.value.utf8.elementsEqual(language.value.utf8) }) else { continue }
        found.append(language)
        if found.count == CheckedPage.maxLanguages { return found }
      }
    }
    return found
  }
}

extension Element {
  /// Returns whether a translation differs from the element in position, movement, sound or touch handling.
  fileprivate func behavesDifferently(from other: Element) -> Bool {
    if x != other.x || y != other.y || width != other.width || height != other.height { return true }
    if alpha != other.alpha || rotation != other.rotation || scaleX != other.scaleX || scaleY != other.scaleY {
      return true
    }
    if z != other.z || isVisible != other.isVisible || isTouchable != other.isTouchable { return true }
    if isOffStage.value != other.isOffStage.value { return true }
    if isDraggable != other.isDraggable || slideIn?.node != other.slideIn?.node { return true }
    if tweens.first?.node != other.tweens.first?.node || trigger?.node != other.trigger?.node { return true }
    switch (content, other.content) {
    case (.audio(let sound), .audio(let otherSound)): return sound?.node != otherSound?.node
    case (.activeArea(let area), .activeArea(let otherArea)):
      return area.isActive != otherArea.isActive || area.shape != otherArea.shape
    default: return false
    }
  }
}

/// A broken rule and its place, to recognize findings that several languages share.
private struct Violation: Hashable {
  let rule: DiagnosticRule
  let position: Int

  init(_ diagnostic: Diagnostic) {
    rule = diagnostic.rule
    position = diagnostic.spot.node?.position ?? 0
  }
}

extension Diagnostic.Note {
  init?(in language: Located<String>) {
    guard let node = language.node else { return nil }
    self.init(spot: .node(node), message: "this concerns only the language `\(Quotation.of(language.value))`")
  }
}
