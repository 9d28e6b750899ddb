import BookKit
import PropertyList

/// A problem in a book, found by exploring it, with a script that demonstrates it.
public struct Discovery: Sendable, Equatable {
  package let kind: Kind
  /// The number of the page that has the problem, from 1.
  public internal(set) var page: Int?
  /// The element that has the problem.
  public internal(set) var item: Name?
  /// The tween, rule, drop target or section that has the problem.
  public internal(set) var name: Name?
  /// The element with the other of two overlapping narrations, if that is an element.
  public internal(set) var other: Name?
  /// The node where the book should be fixed.
  public internal(set) var node: NodeHandle?
  package internal(set) var cause: Cause?
  /// The parts that weren't reached because of this problem, in the order of the book.
  public internal(set) var consequences: [Discovery] = []
  /// The commands of a script that passes as long as the book has the problem; empty if there is none.
  package internal(set) var commands: [Command] = []

  /// The name of the kind of problem in reports, such as `dead-end`.
  public var keyword: StaticString { kind.keyword }

  /// Whether the problem is certainly a mistake; others may be intentional, or disappear with a larger budget.
  public var isError: Bool { kind == .engineFault || kind == .deadEnd }

  /// Returns the script that demonstrates the problem, given the names of the explored book.
  public func script(for names: ScriptNames) -> [UInt8] { ScriptText(names).lines(of: commands) }

  init(_ kind: Kind, page: Int?) {
    (self.kind, self.page) = (kind, page)
  }

  package enum Kind: KeywordText, Keyword {
    case engineFault = "engine-fault"
    case deadEnd = "dead-end"
    case overlappingNarrations = "narrations-overlap"
    case lostElement = "lost-element"
    case unreachedPage = "page-not-reached"
    /// The author drew a section that nothing in the book opens.
    case unreachedSection = "section-not-reached"
    case unseenElement = "never-on-stage"
    case unfiredTrigger = "trigger-never-fired"
    case unfiredRule = "rule-never-fired"
    case untouchedArea = "area-never-touched"
    case unusedDropTarget = "never-dropped"

    init(_ kind: CoverageKind) {
      self =
        switch kind.missing {
        case .element: .unseenElement
        case .rule: .unfiredRule
        case .activeArea: .untouchedArea
        case .dropTarget: .unusedDropTarget
        case .trigger, nil: .unfiredTrigger
        }
    }
  }

  package enum Cause: Sendable, Equatable {
    /// The part waits for an element that never came on stage.
    case absent(Name)
    /// The part waits for a touch on an element that no touch reaches.
    case unreachable(Name, TouchReach)
    case condition
    case eventNeverHappened
    /// A drag onto the target ends outside it.
    case missesTarget
    /// The previous page leads to the page with this number instead.
    case leadsToOtherPage(Int)
  }
}

/// The result of exploring a book.
public struct Exploration: Sendable {
  /// The problems, in the order of the pages.
  public let discoveries: [Discovery]
  /// The number of distinct states of the book that were seen.
  package let stateCount: Int
  package let stepCount: Int
  /// Whether every possible command was tried in every state that was found.
  public let isComplete: Bool
}
