/// A section that every book can have in addition to its pages, or a destination with a fixed name.
package enum SectionKind: KeywordText, Keyword {
  case intro
  case cover
  case read
  case contents
  case play
  case options
  case credits

  package var canBeDrawn: Bool { self != .read && self != .credits }

  /// The sections that an author can draw; sections of single games aren't included.
  package static var drawable: [SectionKind] { allCases.filter { $0.canBeDrawn } }

  /// The sections that are generated if the author doesn't draw them; `play` only if there are games.
  package static let generated: [SectionKind] = [.cover, .contents, .play, .options]
}

extension SectionKind: ExplainedKeyword {
  package static var kind: StaticString { "a section" }

  package var meaning: StaticString {
    switch self {
    case .intro: "what comes before the cover, if the author draws it"
    case .cover: "the cover with the main menu, drawn by the author or else made by the player"
    case .read: "the page that was read last, or else page 1"
    case .contents: "the pages as small pictures, drawn by the author or else made by the player"
    case .play: "the games as small pictures, drawn by the author or else made by the player if there are games"
    case .options: "the options that readers can choose, drawn by the author or else made by the player"
    case .credits: "the credits, which the player always draws itself"
    }
  }
}
