import BookKit
import PropertyList

extension DiagnosticRule {
  package static let deadEnd = DiagnosticRule(
    "dead-end", .warning, "a page can never be left",
    "The page waits for its narration to end, but the narration repeats for ever.",
    message: { _ in "this narration loops and page turns wait for its end, so the page can never be left" },
    hint: "set `loop` to false, or `stop` the sound in a rule",
    example: """
        waitForNarration = YES;
        elements = ( { type = audio; audio = { trackName = voice.mp3; role = narration; duration = 2.5;
      -     loop = YES;
      +     loop = NO;
          };
        } );
      """, in: .page, dependsOn: .book)
}

enum DeadEnd {
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for index in context.book.pageIndices {
      let page = context.book[index]
      // The book's own setting applies only to pages, not to sections.
      let waits = page.section == nil && context.book.waitsForNarration
      guard page.waitsForNarration?.value ?? waits else { continue }
      if let music = page.music, !context.effects.onMusic(of: index).contains(.stop) {
        check(music, on: page, context, &found)
      }
      for element in context.pages[index].parts.sounds where !context.canBeStopped(element, on: index) {
        let original = page[element].content.audio
        if let original { check(original, on: page, context, &found) }
        for overlay in page[element].overlays {
          if let sound = overlay.content.audio, sound.node != original?.node { check(sound, on: page, context, &found) }
        }
      }
    }
    return found
  }

  private static func check(_ sound: Audio, on page: Page, _ context: CheckContext, _ found: inout [Diagnostic]) {
    guard sound.role == .narration, sound.loops.value else { return }
    let waiting = page.waitsForNarration?.node ?? context.list.value(forKey: "waitForNarration", in: context.list.root)
    let notes = waiting.map { [Diagnostic.Note(spot: .node($0), message: "page turns wait for narrations")] } ?? []
    let spot = sound.loops.node.map { Diagnostic.Spot.node($0) } ?? .key(of: sound.node)
    found.append(Diagnostic(.deadEnd, at: spot, notes: notes))
  }
}

extension CheckContext {
  /// Returns whether a rule, or a tween of the element or of its groups, can end its sound.
  fileprivate func canBeStopped(_ element: ElementIndex, on page: PageIndex) -> Bool {
    if effects[page, element].contains(.stop) { return true }
    return book[page].levels(from: element).contains { level in
      let leaves = book[page][level].variants.contains {
        $0.tweens.contains { $0.removesElement } || $0.slideIn?.hold != nil
      }
      return leaves || effects[page, level].contains(.hide)
    }
  }
}
