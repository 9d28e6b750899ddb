import PropertyList

/// A book whose file could not be read to its end: what seems to be missing may stand in the rest.
struct CutOffBook {
  private let list: PropertyList
  /// Where the element begins in which reading stopped.
  private let start: Int

  init(_ book: Book, _ list: PropertyList) {
    self.list = list
    var start = Int.max
    for page in book.pages {
      for element in page.elements where list.isCutOff(element.node) {
        start = min(start, list.range(of: element.node).lowerBound)
      }
    }
    self.start = start
  }

  /// Those of the findings that hold whatever stands in the rest.
  func founded(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { diagnostic in
      switch diagnostic.rule.ground {
      case .presence: true
      case .element: diagnostic.spot.range(in: list).lowerBound < start
      case .book: false
      }
    }
  }
}

extension DiagnosticRule {
  /// How much has to be known for a finding of a check.
  fileprivate enum Ground {
    /// What it names is there.
    case presence
    /// The whole element.
    case element
    /// The whole book: elsewhere something may be for it, or change it.
    case book
  }

  fileprivate var ground: Ground {
    switch self {
    case .danglingTrigger, .danglingTween, .danglingReference, .unreachableItem, .inactiveArea, .coveredArea,
      .offCanvas, .zeroSize, .turnedBody, .silentTrigger, .deadEnd, .touchOverlap, .smallTouchTarget, .unusedAsset,
      .unusedVariable, .unknownAction, .unreachableTarget:
      .book
    case .duplicateName, .missingAsset, .unreadableAsset, .largeAsset, .unsafePath, .triggerTypeMismatch: .presence
    default: .element
    }
  }
}
