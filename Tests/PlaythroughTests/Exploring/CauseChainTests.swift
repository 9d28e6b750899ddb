import BookKit
import Testing

@testable import Playthrough

/// Tests that everything with the same cause is one finding.
@Suite struct CauseChainTests {
  @Test(
    arguments: [
      ([], []), ([nil], [0]), ([nil, 0, 1, 2], [0, 0, 0, 0]), ([1, 2, 3, nil], [3, 3, 3, 3]),
      ([nil, nil, 1, 0], [0, 1, 1, 0]), ([0], [0]), ([1, 0], [0, 0]), ([2, 0, 1, 0], [0, 0, 0, 0]),
      ([1, 2, 3, 2], [2, 2, 2, 2]), ([3, nil, 0, 2, 1], [0, 1, 0, 0, 1]),
    ] as [([Int?], [Int])])
  func `every cause leads to the start of its chain or the first of its cycle`(causes: [Int?], roots: [Int]) {
    #expect(CauseChains(causes).roots == roots)
  }

  @Test func `a very long chain takes linear time`() {
    let count = 200_000
    #expect(CauseChains((0..<count).map { $0 == 0 ? nil : $0 - 1 }).roots == Array(repeating: 0, count: count))
    #expect(CauseChains((0..<count).map { $0 + 1 == count ? nil : $0 + 1 }).roots.allSatisfy { $0 == count - 1 })
  }

  /// A book in which one thing never happens and others wait for it, and the expected finding.
  struct Chain: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let root: String
    let consequences: [String]
  }

  private static let chains = [
    Chain(
      testDescription: "elements that wait for elements",
      text: """
        ( { elements = ( { type = text; name = a; text = A; width = 9; height = 9; touchable = NO; },
          { type = text; name = b; text = B; trigger = { triggeringItem = a; triggerIsATouch = YES; }; },
          { type = text; name = c; text = C; trigger = { triggeringItem = b; triggerIsATouch = YES; }; },
          { type = text; name = d; text = D; trigger = { triggeringItem = c; triggerIsATouch = YES; }; } ); } )
        """,
      root: "never-on-stage b", consequences: ["never-on-stage c", "never-on-stage d"]),
    Chain(
      testDescription: "elements that wait for what follows them",
      text: """
        ( { elements = (
          { type = text; name = d; text = D; trigger = { triggeringItem = c; triggerIsATouch = YES; }; },
          { type = text; name = c; text = C; trigger = { triggeringItem = b; triggerIsATouch = YES; }; },
          { type = text; name = b; text = B; trigger = { triggeringItem = a; triggerIsATouch = YES; }; },
          { type = text; name = a; text = A; width = 9; height = 9; touchable = NO; } ); } )
        """,
      root: "never-on-stage b", consequences: ["never-on-stage d", "never-on-stage c"]),
    Chain(
      testDescription: "tweens that wait for tweens",
      text: """
        ( { elements = ( { type = text; name = a; text = A; width = 9; height = 9; touchable = NO; },
          { type = text; name = b; text = B; y = 50; touchable = NO; tweens = (
            { name = one; properties = { x = 9; }; duration = 1;
              trigger = { triggeringItem = a; triggerIsATouch = YES; }; },
            { name = two; properties = { x = 19; }; duration = 1;
              trigger = { triggeringItem = b; triggerIsATween = YES; triggeringTweenNumber = one; }; },
            { name = three; properties = { x = 29; }; duration = 1;
              trigger = { triggeringItem = b; triggerIsATween = YES; triggeringTweenNumber = two; }; } ); } ); } )
        """,
      root: "trigger-never-fired b/one", consequences: ["trigger-never-fired b/two", "trigger-never-fired b/three"]),
    Chain(
      testDescription: "what waits for the first tween of an element without naming it, or names it by its number",
      text: """
        ( { elements = ( { type = text; name = a; text = A; width = 9; height = 9; touchable = NO; },
          { type = text; name = b; text = B; y = 50; touchable = NO; tweens = (
            { name = one; properties = { x = 9; }; duration = 1;
              trigger = { triggeringItem = a; triggerIsATouch = YES; }; } ); },
          { type = text; name = c; text = C; trigger = { triggeringItem = b; }; },
          { type = text; name = d; text = D;
            trigger = { triggeringItem = b; triggerIsATween = YES; triggeringTweenNumber = 0; }; } ); } )
        """,
      root: "trigger-never-fired b/one", consequences: ["never-on-stage c", "never-on-stage d"]),
    Chain(
      testDescription: "rules that wait for a variable that only a rule sets",
      text: """
        { variables = { n = 0; m = 0; }; pages = ( { elements = (
            { type = text; name = a; text = A; width = 9; height = 9; touchable = NO; } );
          rules = (
            { name = one; when = { event = drag.ended; item = a; }; do = ( { action = set; variable = n; by = 1; } ); },
            { name = two; when = { event = variable.changed; variable = n; };
              do = ( { action = set; variable = m; by = 1; } ); },
            { name = three; when = { event = variable.changed; variable = m; };
              do = ( { action = nextPage; } ); } ); } ); }
        """,
      root: "rule-never-fired one", consequences: ["rule-never-fired two", "rule-never-fired three"]),
    Chain(
      testDescription: "what waits for an area that only a rule lets be touched",
      text: """
        ( { elements = ( { type = activearea; name = a; width = 9; height = 9; isActive = NO; },
            { type = text; name = b; text = B; touchable = NO; y = 50; },
            { type = text; name = c; text = C; y = 90; trigger = { triggeringItem = a; }; } );
          rules = ( { name = one; when = { event = drag.ended; item = b; };
            do = ( { action = activate; item = a; } ); } ); } )
        """,
      root: "rule-never-fired one", consequences: ["area-never-touched a", "never-on-stage c"]),
    Chain(
      testDescription: "a ring",
      text: """
        ( { elements = (
          { type = text; name = a; text = A; trigger = { triggeringItem = b; triggerIsATouch = YES; }; },
          { type = text; name = b; text = B; trigger = { triggeringItem = a; triggerIsATouch = YES; }; } ); } )
        """,
      root: "never-on-stage a", consequences: ["never-on-stage b"]),
  ]

  private static func words(for discovery: Discovery, in book: Book) -> String {
    let names = [discovery.item, discovery.name].compactMap { $0 }.map { book.names.text(of: $0) }
    return "\(discovery.kind) \(names.joined(separator: "/"))"
  }

  @Test(arguments: chains)
  func `the first link is found, and the others are listed with it`(chain: Chain) throws {
    let book = PlantedDefect.book(chain.text)
    let discoveries = explore(book).discoveries
    #expect(discoveries.map { Self.words(for: $0, in: book) } == [chain.root])
    let discovery = try #require(discoveries.first)
    #expect(discovery.consequences.map { Self.words(for: $0, in: book) } == chain.consequences)
    #expect(!discovery.commands.isEmpty)
    #expect(discovery.consequences.allSatisfy { $0.commands.isEmpty && $0.node != nil })
  }

  @Test func `what can happen in another way is not part of a chain`() {
    // Another rule sets the variable too, but never to a value that anything waits for.
    let book = PlantedDefect.book(
      """
      { variables = { n = 0; }; pages = ( { elements = (
          { type = text; name = a; text = A; width = 9; height = 9; touchable = NO; },
          { type = activearea; name = b; y = 50; width = 9; height = 9; } );
        rules = (
          { name = one; when = { event = drag.ended; item = a; }; do = ( { action = set; variable = n; by = 1; } ); },
          { name = two; when = { event = tap; item = b; }; do = ( { action = set; variable = n; to = 7; } ); },
          { name = three; when = { event = variable.changed; variable = n; }; if = "n == 1";
            do = ( { action = nextPage; } ); } ); } ); }
      """)
    #expect(
      explore(book).discoveries.map { Self.words(for: $0, in: book) } == [
        "rule-never-fired one", "rule-never-fired three",
      ])
  }
}
