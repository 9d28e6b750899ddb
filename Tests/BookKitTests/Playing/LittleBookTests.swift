import BookChecking
import BookKit
import PropertyList
import Testing

/// Tests of the little books themselves, in which a slip would make them test something else than they say.
@Suite struct LittleBookTests {
  @Test(arguments: LittleBook.all) func `a little book is read as it is meant`(_ book: LittleBook) {
    let slips: [DiagnosticRule] = [
      .malformedPlist, .unknownKey, .wrongType, .missingKey, .missingType, .unknownType, .unknownValue,
      .unknownProperty, .unknownEvent, .unknownAction, .unknownTransition, .unknownLoopType, .unknownAnimation,
      .badCondition, .badColor, .danglingTrigger, .danglingTween, .danglingReference, .outOfRange, .duplicateKey,
    ]
    #expect(book.reading.problems.isEmpty)
    let found = BookCheck.check(book.source).diagnostics
    let slip = found.first { slips.contains($0.rule) && !book.faults.contains($0.rule) && !$0.isWordPastTheEnd }
    #expect(slip == nil)
    #expect(book.faults.allSatisfy { fault in found.contains { $0.rule == fault } })
  }

  @Test(arguments: LittleBook.all) func `an expected trace is well-formed`(_ book: LittleBook) {
    var tick: Int64 = 0
    for line in book.trace {
      let words = line.split(separator: " ")
      let next = words.first.flatMap { Int64($0) } ?? -1
      #expect(next >= tick, "\(line)")
      tick = next
      #expect(words.count > 1 && EventKind(Array(words[1].utf8)) != nil, "\(line)")
      let keys = words.dropFirst(2).filter { $0.contains("=") }.map { String($0.prefix { $0 != "=" }) }
      let places = keys.map { LittleBook.keys.firstIndex(of: $0) ?? -1 }
      #expect(places == places.sorted() && !places.contains(-1), "\(line)")
    }
  }

  @Test(arguments: LittleBook.all) func `an expected trace can have happened`(_ book: LittleBook) {
    // Duplicate names can't be told apart.
    guard !book.faults.contains(.duplicateName) else { return }
    var bookkeeping = TraceValidator()
    for line in book.trace {
      let canBe = bookkeeping.accepts(line)
      #expect(canBe, "\(line)")
    }
  }

  @Test func `little books have unique names`() {
    let names = LittleBook.all.map { $0.testDescription }
    #expect(Set(names).count == names.count)
    #expect(!names.isEmpty)
  }
}

extension LittleBook {
  /// The list of all little books.
  static let all: [LittleBook] = stage + reader + bodyBooks + found

  /// Books about what happens by itself.
  private static let stage =
    opening + tweens + tweenValues + ways + wanders + parts + slideIns + triggers + retriggers + tweenTriggers
    + removals + rules + ruleOrder + actions + lots + conditions + sounds + movies + readAlongs + voices + offStage

  /// Books about what the reader does.
  private static let reader =
    hits + touches + holds + noises + rubs + drags
    + drops + pages + credits + languages + clocks + motions + cascades + faulty
    + interactions + turnInteractions + cancellations

  /// The keys of a line, in order.
  static let keys = [
    "target", "other", "pass", "index", "text", "name", "value", "from", "reason", "finished", "url", "x", "y", "page",
  ]
}

extension Diagnostic {
  /// Whether it's about the times of words past the end of their sound, which some books are about.
  fileprivate var isWordPastTheEnd: Bool {
    detail.contains(" seconds long") && (subject == "starts" || subject == "endTime")
  }
}
