import Testing

@testable import BookKit

/// Tests of types whose cases have keywords.
@Suite struct KeywordTests {
  private static let types: [any Keyword.Type] = [
    ActionKind.self, Alignment.self, AreaShape.self, BodyKind.self, BodyShape.self, BookStart.self,
    BuiltInOption.self, Condition.Comparison.self, DiagnosticRule.Severity.self, Direction.self,
    EasingCurve.self, EasingForm.self, ElementType.self, EventKey.self, EventKind.self, LoopType.self,
    PageAnimationKind.self, Property.self, PuzzleLevel.self, Retrigger.self, SectionKind.self, Side.self,
    SoundRole.self, TriggerMoment.self, TriggerSource.self, TurnWord.self, VerticalAlignment.self,
  ]

  @Test(arguments: KeywordTests.types.indices) func `a keyword stands for its case`(index: Int) {
    check(KeywordTests.types[index])
  }

  private func check<Case: Keyword>(_ type: Case.Type) {
    #expect(type.keywords.map { $0.description } == type.allCases.map { $0.keyword.description })
    for (position, choice) in type.allCases.enumerated() {
      #expect(choice.ordinal == position && type.init(ordinal: UInt8(position)) == choice)
    }
    for choice in type.allCases { #expect(type.init(Array(choice.keyword.description.utf8)) == choice) }
  }
}
