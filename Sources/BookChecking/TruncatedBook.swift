import BookKit
import PropertyList

/// A book whose file could only be read in part, so that what seems to be missing can be in the rest.
struct TruncatedBook {
  private let list: PropertyList
  /// The offset of the element in which reading stopped, if it stopped in one.
  private let start: Int?

  init(_ book: Book, _ list: PropertyList) {
    self.list = list
    let cutOff = book.pagesAndSections.lazy.flatMap { $0.elements }.filter { list.isCutOff($0.node) }
    start = cutOff.map { list.range(of: $0.node).lowerBound }.min()
  }

  /// Returns the diagnostics that hold no matter what the rest contains.
  func reliable(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { diagnostic in
      switch diagnostic.rule.evidence {
      case .presence: true
      case .element: start.map { diagnostic.spot.range(in: list).lowerBound < $0 } ?? true
      case .book: false
      }
    }
  }
}

extension DiagnosticRule {
  /// The part of the book that a finding depends on.
  fileprivate enum Evidence {
    /// Only what the finding names.
    case presence
    /// The whole element.
    case element
    /// The whole book, since another part can use or change what is reported.
    case book
  }

  fileprivate var evidence: Evidence {
    switch self {
    case .danglingTrigger, .danglingTween, .danglingReference, .unreachableItem, .inactiveArea, .coveredArea,
      .offCanvas, .zeroSize, .turnedBody, .silentTrigger, .deadEnd, .touchOverlap, .smallTouchTarget, .unusedAsset,
      .unusedVariable, .unknownAction, .unreachableTarget, .textOverflow, .unknownOption, .sectionTrap, .hiddenSection,
      .badRegion, .openLines, .smallRegion:
      .book
    case .duplicateName, .missingAsset, .unreadableAsset, .largeAsset, .unsafePath, .triggerTypeMismatch: .presence
    default: .element
    }
  }
}
