import BookTestSupport
import Testing

@testable import BookKit

/// Tests of what is due, compared with a plain list.
@Suite struct AgendaTests {
  @Test(arguments: UInt64(0)..<TestLength.pick(3, long: 10), [0, 15, 40, 3_000])
  func `entries come in order, and those of the page go with it`(seed: UInt64, tweenCount: Int) {
    var generator = SeededGenerator(seed: seed)
    var compared = ComparedAgenda(tweenCount: tweenCount)
    for _ in 0..<1_000 { compared.step(using: &generator) }
  }

  @Test(arguments: UInt64(0)..<TestLength.pick(3, long: 10))
  func `the order stays when serials run out`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let rest = UInt32.random(in: 0..<400, using: &generator)
    var compared = ComparedAgenda(tweenCount: 100, firstSerial: .max - rest)
    for _ in 0..<1_000 { compared.step(using: &generator) }
  }

  @Test(arguments: UInt64(0)..<TestLength.pick(3, long: 10))
  func `copies go their own ways`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var original = ComparedAgenda(tweenCount: 100)
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
    agenda.reserveCapacity(forTweens: 100)
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
    #expect(agenda.next == nil && agenda.pageQueue.nodes.isEmpty && agenda.bookQueue.nodes.isEmpty)
  }

  @Test func `entries of a page with many tweens use the memory reserved for them`() {
    var agenda = Agenda()
    agenda.reserveCapacity(forTweens: 1_000)
    for tween in 0..<1_000 { agenda.schedule(.tweenStart(TweenIndex(tween)), mark: 0, at: Int64(tween % 90)) }
    let size = agenda.byteCount
    // Whatever is performed schedules the next pass.
    for _ in 0..<10_000 {
      guard let entry = agenda.next else { break }
      agenda.removeNext()
      agenda.schedule(entry.step, mark: entry.mark, at: entry.tick + 90)
    }
    #expect(agenda.byteCount <= size && size < 30_000)
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
    let isShared = before.bookQueue.nodes.withUnsafeBufferPointer { old in
      agenda.bookQueue.nodes.withUnsafeBufferPointer { $0.baseAddress == old.baseAddress }
    }
    #expect(isShared)
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

  private(set) var agenda: Agenda
  private let tweenCount: Int
  /// The entries in the order of scheduling.
  private var list: [Scheduled] = []
  private var tick: Int64 = 0
  private var scheduledCount = 0

  init(tweenCount: Int, firstSerial: UInt32 = 0) {
    self.tweenCount = tweenCount
    agenda = Agenda(firstSerial: firstSerial)
    agenda.reserveCapacity(forTweens: tweenCount)
  }

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
    #expect(agenda.pageQueue.violation() == nil && agenda.bookQueue.violation() == nil)
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
    agenda.reserveCapacity(forTweens: tweenCount)
    list.removeAll { !$0.step.outlivesPage }
  }

  private static func scheduled(_ entry: Agenda.Entry) -> Scheduled {
    Scheduled(step: entry.step, mark: entry.mark, tick: entry.tick)
  }
}
