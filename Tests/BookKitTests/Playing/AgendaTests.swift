import BookTestSupport
import Testing

@testable import BookKit

/// Tests of what is due, compared with a plain list.
@Suite struct AgendaTests {
  /// An entry of the list, in the order of scheduling.
  private struct Scheduled {
    let step: DueStep
    let tick: Int64
  }

  @Test(arguments: UInt64(0)..<10)
  func `entries come in order, and those of the page go with it`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var (agenda, list, tick) = (Agenda(), [Scheduled](), Int64(0))
    for subject in 0..<1_000 {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<6:
        let steps = [
          DueStep.word(item: ItemIndex(subject), word: 1 << 20), .soundEnd(SoundIndex(subject)),
          .trigger(TriggerIndex(subject)), .bookRule(RuleIndex(subject)),
        ]
        let step = steps.randomElement(using: &generator) ?? .turnEnd
        let due = tick + Int64.random(in: 0..<[3, 600, 5_000][subject % 3], using: &generator)
        agenda.schedule(step, mark: 0, at: due)
        list.append(Scheduled(step: step, tick: due))
      case 6..<9:
        tick += Int64.random(in: 0..<40, using: &generator)
        while let entry = agenda.next, entry.tick <= tick {
          agenda.removeNext()
          // The list's sort keeps the order of scheduling within a tick.
          let first = list.indices.min { (list[$0].tick, $0) < (list[$1].tick, $1) }
          let expected = first.map { list.remove(at: $0) }
          #expect(expected?.step == entry.step && expected?.tick == entry.tick)
        }
        #expect(!list.contains { $0.tick <= tick })
      default:
        agenda.removePageEntries()
        list.removeAll { !$0.step.outlivesPage }
        #expect(agenda.entries.count == list.count)
      }
      #expect(agenda.pendingFirings == list.count { $0.step.isFiring })
    }
  }

  @Test(arguments: [
    DueStep.tweenStart(TweenIndex(1)), .passEnd(TweenIndex(2)), .departure(TweenIndex(3)), .soundStart(SoundIndex(4)),
    .soundEnd(SoundIndex(5)), .word(item: ItemIndex(6), word: 1 << 20 + 7), .movieEnd(MovieIndex(8)),
    .frameSound(movie: MovieIndex(9), sound: 10), .fileEnd(FileIndex(11)), .trigger(TriggerIndex(12)),
    .pageRule(RuleIndex(13)), .bookRule(RuleIndex(14)), .turnEnd, .creditEnd(15),
  ])
  func `a packed step is the same`(step: DueStep) { #expect(PackedDueStep(step).step == step) }

  @Test func `leaving a page moves none of the entries that stay`() {
    var agenda = Agenda()
    for subject in 0..<10_000 { agenda.schedule(.bookRule(RuleIndex(subject)), mark: 0, at: Int64(subject) * 7 % 900) }
    let before = agenda
    for subject in 0..<100 {
      agenda.schedule(.soundEnd(SoundIndex(subject)), mark: 0, at: 10)
      agenda.schedule(.soundEnd(SoundIndex(subject)), mark: 0, at: 1_000)
      agenda.removePageEntries()
    }
    // A copy shares its memory until one of the two is written.
    let isShared = before.bookEntries.entries.withUnsafeBufferPointer { old in
      agenda.bookEntries.entries.withUnsafeBufferPointer { $0.baseAddress == old.baseAddress }
    }
    #expect(isShared)
    #expect(agenda.entries.count == 10_000 && agenda.pendingFirings == 10_000)
  }
}
