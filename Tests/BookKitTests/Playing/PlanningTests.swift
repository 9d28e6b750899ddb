import BookTestSupport
import PropertyList
import Testing

@testable import BookKit

/// Tests that pages are planned when they are opened, and that their plans don't depend on when that is.
@Suite struct PlanningTests {
  /// A book of three pages, the second of which has an element that differs in French.
  private func player() throws -> Player {
    let text = """
      { languages = (en, fr); pages = (
          { elements = ( { type = text; name = a; text = One; } ); },
          { elements = ( { type = text; name = b; text = Two; localized = { fr = { text = Deux; }; }; } ); },
          { elements = ( { type = text; name = c; text = Three; } ); }
      ); }
      """
    let list = try #require(PropertyList.read(PropertyList.Source(Array(text.utf8))).document)
    return Player(try #require(Book.read(list).book))
  }

  @Test func `a player plans only the pages that it opens`() throws {
    var player = try player()
    #expect(player.pages.numbers == [])
    player.open(page: 3)
    #expect(player.plannedPages == ["3"])
    player.open(page: 2)
    #expect(player.plannedPages == ["2", "3"])
    player.perform(.language("fr"))
    #expect(player.plannedPages == ["2", "2 fr", "3"])
    player.open(page: 2)
    #expect(player.plannedPages == ["2", "2 fr", "3"])
  }

  @Test func `looking at other pages plans nothing for the player`() throws {
    var player = try player()
    player.open(page: 1)
    #expect(player.still(ofPage: 2)?.page == 2)
    #expect(player.recordingPlace(onPage: 3)?.slot == "voice")
    #expect(!player.offeredOptions.isEmpty && !player.tableOfContents.isEmpty)
    _ = player.save()
    #expect(player.plannedPages == ["1"])
  }

  @Test func `restoring a state plans the page that is on stage in it`() throws {
    var player = try player()
    player.open(page: 3)
    let saved = player.save()
    var later = try self.player()
    try later.restore(saved)
    #expect(later.plannedPages == ["3"])
    #expect(later.save() == saved)
  }

  @Test(arguments: RandomBookTests.seeds) func `the names and files of all pages are known before they are planned`(
    from seed: UInt64
  ) {
    for player in players(from: seed) {
      var planner = BookPlanner(player.plan)
      for number in player.plan.origins.indices { _ = planner.pagePlan(number) }
      #expect(planner.plan.names.count == player.plan.names.count, "from seed \(seed)")
      #expect(planner.plan.files.count == player.plan.files.count, "from seed \(seed)")
    }
  }

  @Test(arguments: RandomBookTests.seeds) func `plans are the same in whatever order pages are opened`(
    from seed: UInt64
  ) {
    for player in players(from: seed) {
      let numbers = Array(player.plan.origins.indices)
      var (forward, backward) = (player, player)
      for number in numbers { forward.makePlan(number, offering: VoiceOffer()) }
      for number in numbers.reversed() { backward.makePlan(number, offering: VoiceOffer()) }
      #expect(forward.pages.numbers == numbers && backward.pages.numbers == numbers)
      for number in numbers {
        let isSame = "\(forward.pagePlan(number))" == "\(backward.pagePlan(number))"
        #expect(isSame, "plan \(number.position) of a book from seed \(seed)")
      }
    }
  }

  @Test(arguments: RandomBookTests.seeds) func `what a book is known to have is what its pages have`(
    from seed: UInt64
  ) {
    for player in players(from: seed) {
      let (features, plans) = (player.plan.features, player.plan.origins.indices.map { player.pagePlan($0) })
      let sounds = plans.flatMap { $0.sounds.elements }
      #expect(features.hasMusic == (plans.contains { $0.music != nil } || sounds.contains { $0.role == .music }))
      // Sections aren't read aloud, whatever sounds there.
      let pages = plans.filter { $0.page.map { player.plan.section(at: $0) == nil } ?? false }
      #expect(features.hasNarration == pages.contains { !$0.narrations(hasRoles: features.hasRoles).isEmpty })
      #expect(features.hasReadAlongs == plans.contains { $0.readAlongs.contains { $0.voice != nil } })
      let puzzles = plans.flatMap { $0.games.compactMap { $0.puzzle } }
      #expect(features.hasPuzzlesOfAnyLevel == puzzles.contains { $0.rows == nil || $0.columns == nil })
    }
  }

  private func players(from seed: UInt64) -> [Player] {
    (seed..<seed + 10).compactMap { seed in RandomPlaythrough(ChoiceSource(seed: seed)).map { Player($0.book) } }
  }
}

extension Player {
  /// The pages that were planned: their numbers, and the language if they differ in it.
  fileprivate var plannedPages: [String] {
    pages.numbers.map { number in
      let origin = plan.origins[number]
      let language = origin.language.map { " " + names.text(of: plan.languages[$0]) } ?? ""
      return "\(origin.page.position + 1)" + language
    }
  }
}
