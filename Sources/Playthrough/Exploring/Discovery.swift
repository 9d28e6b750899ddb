import BookKit
import PropertyList

/// Something wrong with a book that came out when it was tried, and a script that shows it.
public struct Discovery: Sendable, Equatable {
  /// What is wrong.
  public let kind: Kind
  /// The page on which it is, counted from 1.
  public internal(set) var page: Int?
  /// The element that it is about.
  public internal(set) var item: Name?
  /// The tween, the rule or the drop target.
  public internal(set) var name: Name?
  /// The other narration; of a page, nothing.
  public internal(set) var other: Name?
  /// Where in the book it is best mended.
  public internal(set) var node: NodeHandle?
  /// Why something never happens, where that is known.
  package internal(set) var cause: Cause?
  /// What never comes about because of it, in the order of the book; these have neither scripts nor consequences.
  public internal(set) var consequences: [Discovery] = []
  /// The commands that show it, with what comes of them; empty where none do.
  ///
  /// A script of them passes as long as the book is as it is.
  package internal(set) var commands: [Command] = []

  init(_ kind: Kind, page: Int?) {
    self.kind = kind
    self.page = page
  }

  /// What can be wrong.
  public enum Kind: UInt8, Word {
    /// The engine told a fault.
    case fault
    /// A page can be left no more.
    case deadEnd
    /// Two narrations sound at once.
    case narrations
    /// A drag takes an element off the canvas, where nobody can touch it.
    case lostElement
    /// No turn of the page leads to a page.
    case unreachedPage
    /// An element never came on stage.
    case element
    /// What a tween waits for never happened.
    case trigger
    /// A rule never fired.
    case rule
    /// An active area could never be touched.
    case area
    /// An element could never be dropped on its target.
    case dropTarget

    /// The word in reports.
    public var word: StaticString {
      switch self {
      case .fault: "engine-fault"
      case .deadEnd: "dead-end"
      case .narrations: "narrations-overlap"
      case .lostElement: "lost-element"
      case .unreachedPage: "page-not-reached"
      case .element: "never-on-stage"
      case .trigger: "trigger-never-fired"
      case .rule: "rule-never-fired"
      case .area: "area-never-touched"
      case .dropTarget: "never-dropped"
      }
    }

    /// What it is to find that something never came about.
    init(_ kind: CoverageKind) {
      self =
        switch kind {
        case .element: .element
        case .rule: .rule
        case .activeArea: .area
        case .dropTarget: .dropTarget
        default: .trigger
        }
    }

    /// Whether it is wrong for certain: everything else may be meant, or be found with a larger budget.
    public var isError: Bool {
      switch self {
      case .fault, .deadEnd: true
      default: false
      }
    }
  }

  /// Why something never happens.
  package enum Cause: Sendable, Equatable {
    /// It waits for an element that never came on stage.
    case absent(Name)
    /// It waits for a touch on an element that no touch reaches.
    case unreachable(Name, TouchReach)
    /// Its event came, but its condition did not hold then.
    case condition
    /// What it waits for never happened.
    case unheard
    /// A drag onto the target ends beside it.
    case missesTarget
    /// The page before it leads to this one instead.
    case leadsElsewhere(Int)
  }
}

/// What came of trying a book.
public struct Exploration: Sendable {
  /// What is wrong, in the order of the pages.
  public let discoveries: [Discovery]
  /// How many different moments of the book were seen.
  public let states: Int
  /// How many steps were spent.
  public let steps: Int
  /// Whether everything that the explorer tries was tried at every moment that it found.
  public let isComplete: Bool
}
