import BookTestSupport
import Testing

@testable import BookKit

/// Tests of what is due, compared with a plain list.
@Suite struct AgendaTests {
  @Test(arguments: UInt64(0)..<TestLength.pick(3, long: 10))
  func `entries come in order, and those of the page go with it`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var compared = ComparedAgenda()
    for _ in 0..<1_000 { compared.step(using: &generator) }
  }

  @Test(arguments: UInt64(0)..<TestLength.pick(3, long: 10))
  func `copies go their own ways`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var original = ComparedAgenda()
    for _ in 0..<300 { original.step(using: &generator) }
    var copy = original
    #expect(copy.agenda == original.agenda)
    for _ in 0..<300 {
      original.step(using: &generator)
      copy.step(using: &generator)
    }
  }

  @Test func `a rule of the book keeps its turn between a page's entries of one tick`() {
    var agenda = Agenda()
    let steps = [
      DueStep.passEnd(TweenIndex(0)), .bookRule(RuleIndex(0)), .passEnd(TweenIndex(1)), .passEnd(TweenIndex(2)),
      .bookRule(RuleIndex(1)), .bookRule(RuleIndex(2)), .passEnd(TweenIndex(3)),
    ]
    for step in steps { agenda.schedule(step, mark: 0, at: 5) }
    #expect(agenda.pageEntries(dueAt: 5).map { $0.step } == steps.filter { !$0.outlivesPage })
    for step in steps {
      #expect(agenda.next?.step == step)
      agenda.removeNext()
    }
    #expect(agenda.next == nil && agenda.pageQueue == DueQueue() && agenda.bookQueue == DueQueue())
  }

  @Test func `leaving a page moves none of the entries that stay`() {
    var agenda = Agenda()
    for subject in 0..<10_000 { agenda.schedule(.bookRule(RuleIndex(subject)), mark: 0, at: Int64(subject) * 7 % 900) }
    let before = agenda
    for subject in 0..<100 {
      agenda.schedule(.soundEnd(SoundIndex(subject)), mark: 0, at: 10)
      agenda.schedule(.soundEnd(SoundIndex(subject)), mark: 0, at: 1_000)
      agenda.removePageEntries()
    }
    #expect(agenda.bookQueue == before.bookQueue)
    #expect(agenda.entries.count == 10_000 && agenda.pendingFirings == 10_000)
  }
}

/// An agenda beside a plain list, which must always agree.
private struct ComparedAgenda {
  /// An entry of the list.
  private struct Scheduled: Equatable {
    let step: DueStep
    let mark: Mark
    let tick: Int64
  }

  private(set) var agenda = Agenda()
  /// The entries in the order of scheduling.
  private var list: [Scheduled] = []
  private var tick: Int64 = 0
  private var scheduledCount = 0

  /// Schedules entries, performs what is due, or leaves the page.
  mutating func step(using generator: inout SeededGenerator) {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<12:
      // Several entries for one tick, or for any.
      let delays: [Int64] = [3, 600, 5_000]
      let delay = Int64.random(in: 0..<delays[scheduledCount % 3], using: &generator)
      for _ in 0..<Int.random(in: 1...3, using: &generator) { schedule(after: delay, using: &generator) }
    case 12..<19: advance(by: Int64.random(in: 0..<40, using: &generator))
    default: leavePage()
    }
    #expect(agenda.entries.count == list.count)
    #expect(agenda.pendingFirings == list.count { $0.step.isFiring })
    let due = agenda.next?.tick ?? 0
    let ofPage = list.filter { $0.tick == due && !$0.step.outlivesPage }
    #expect(agenda.pageEntries(dueAt: due).map { Self.scheduled($0) } == ofPage)
    let inOrder = agenda.entries.sorted { $0.serial < $1.serial }
    #expect(inOrder.map { Self.scheduled($0) } == list)
  }

  private mutating func schedule(after delay: Int64, using generator: inout SeededGenerator) {
    let subject = scheduledCount
    let steps = [
      DueStep.word(item: ItemIndex(subject), word: 1 << 20), .soundEnd(SoundIndex(subject)),
      .passEnd(TweenIndex(subject)), .trigger(TriggerIndex(subject)), .bookRule(RuleIndex(subject)),
    ]
    let step = steps.randomElement(using: &generator) ?? .turnEnd
    let entry = Scheduled(step: step, mark: Mark(rawValue: .random(in: 0..<9, using: &generator)), tick: tick + delay)
    agenda.schedule(entry.step, mark: entry.mark, at: entry.tick)
    list.append(entry)
    scheduledCount += 1
  }

  private mutating func advance(by ticks: Int64) {
    tick += ticks
    while let entry = agenda.next, entry.tick <= tick {
      agenda.removeNext()
      let first = list.indices.min { (list[$0].tick, $0) < (list[$1].tick, $1) }
      #expect(first.map { list.remove(at: $0) } == Self.scheduled(entry))
    }
    #expect(!list.contains { $0.tick <= tick })
  }

  private mutating func leavePage() {
    agenda.removePageEntries()
    list.removeAll { !$0.step.outlivesPage }
  }

  private static func scheduled(_ entry: Agenda.Entry) -> Scheduled {
    Scheduled(step: entry.step, mark: entry.mark, tick: entry.tick)
  }
}
