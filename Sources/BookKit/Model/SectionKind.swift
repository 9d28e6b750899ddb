/// A section that every book can have besides its pages, or a word that leads to one.
package enum SectionKind: UInt8, Keyword {
  /// The introduction before the cover, which only authors draw.
  case intro
  /// The cover with the main menu.
  case cover
  /// No section but the page that entered last.
  case read
  /// The pages as small pictures.
  case contents
  /// The games.
  case play
  case options
  /// The credits, which aren't drawn as a page.
  case credits

  package var keyword: StaticString {
    switch self {
    case .intro: "intro"
    case .cover: "cover"
    case .read: "read"
    case .contents: "contents"
    case .play: "play"
    case .options: "options"
    case .credits: "credits"
    }
  }

  package var canBeDrawn: Bool { self != .read && self != .credits }

  /// The sections that an author can draw, besides games.
  package static var drawable: [SectionKind] { allCases.filter { $0.canBeDrawn } }

  /// The sections that every book has, drawn by its author or generated; that of games only if there are any.
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
