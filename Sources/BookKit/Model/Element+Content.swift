// Everything that depends on an element's content, and not only on its type. No switch here has a `default`, so that
// the compiler points out each decision that a new type needs.

extension Element {
  /// The content of an element, with the properties specific to its type.
  public enum Content: Sendable {
    /// A picture.
    case image(ImageContent)
    /// Text.
    indirect case text(TextContent)
    /// A sound.
    indirect case audio(Audio?)
    /// A sequence of pictures.
    case movie(MovieContent)
    /// An area that accepts touches.
    case activeArea(AreaContent)
    /// Elements that move together.
    case group
    /// A small picture of a page.
    case miniature(MiniatureContent)
    /// A jigsaw puzzle.
    indirect case puzzle(PuzzleContent)
    /// A picture to colour.
    indirect case coloring(ColoringContent)
  }
}

extension ElementType {
  /// The content of an element without any key except its type.
  var emptyContent: Element.Content {
    switch self {
    case .image: .image(ImageContent())
    case .text: .text(TextContent())
    case .audio: .audio(nil)
    case .movie: .movie(MovieContent())
    case .activeArea: .activeArea(AreaContent())
    case .group: .group
    case .miniature: .miniature(MiniatureContent())
    case .puzzle: .puzzle(PuzzleContent())
    case .coloring: .coloring(ColoringContent())
    }
  }
}

extension Element.Content {
  package var type: ElementType {
    switch self {
    case .image: .image
    case .text: .text
    case .audio: .audio
    case .movie: .movie
    case .activeArea: .activeArea
    case .group: .group
    case .miniature: .miniature
    case .puzzle: .puzzle
    case .coloring: .coloring
    }
  }

  package var text: TextContent? { if case .text(let text) = self { text } else { nil } }

  package var audio: Audio? { if case .audio(let audio) = self { audio } else { nil } }

  package var movie: MovieContent? { if case .movie(let movie) = self { movie } else { nil } }

  package var activeArea: AreaContent? { if case .activeArea(let area) = self { area } else { nil } }

  package var puzzle: PuzzleContent? { if case .puzzle(let puzzle) = self { puzzle } else { nil } }

  package var coloring: ColoringContent? { if case .coloring(let coloring) = self { coloring } else { nil } }

  /// The file that the element shows or plays, or `nil` if there can be several or none.
  package var fileName: Located<String>? {
    switch self {
    case .image(let image): image.fileName
    case .audio(let audio): audio?.trackName
    case .puzzle(let puzzle): puzzle.fileName
    case .coloring(let coloring): coloring.fileName
    case .text, .movie, .activeArea, .group, .miniature: nil
    }
  }

  /// Calls `body` with each file and its use, except for the track of a sound.
  package func forEachFile(_ body: (Located<String>?, AssetFormat.Use) -> Void) {
    switch self {
    case .image(let image): body(image.fileName, .picture)
    case .movie(let movie):
      for frame in movie.frames {
        body(frame.name, .picture)
        body(frame.sound, .sound)
      }
    case .puzzle(let puzzle):
      body(puzzle.fileName, .picture)
      body(puzzle.snapSound, .sound)
      body(puzzle.doneSound, .sound)
    case .coloring(let coloring):
      body(coloring.fileName, .picture)
      body(coloring.mask, .picture)
      body(coloring.doneSound, .sound)
    case .text, .audio, .activeArea, .group, .miniature: break
    }
  }

  /// The sound files that the element plays, except for the track of a sound.
  package var soundFiles: [String] {
    var files: [String] = []
    forEachFile { file, use in if use == .sound, let file { files.append(file.value) } }
    return files
  }

  /// The page shown by a miniature, or as the picture of a puzzle.
  package var shownPage: Located<PageReference>? {
    switch self {
    case .miniature(let miniature): miniature.page
    case .puzzle(let puzzle): puzzle.page
    case .image, .text, .audio, .movie, .activeArea, .group, .coloring: nil
    }
  }

  /// Returns the size of the picture, of a movie's first frame, or of the shown page, or `nil` if there is none.
  func size(on canvas: Rectangle, _ assets: AssetCatalog?) -> (width: Double, height: Double)? {
    let file: Located<String>?
    switch self {
    case .image(let image): file = image.fileName
    case .movie(let movie): file = movie.frames.first?.name
    case .puzzle(let puzzle) where puzzle.fileName != nil: file = puzzle.fileName
    case .miniature, .puzzle: return (canvas.width, canvas.height)
    case .coloring(let coloring): file = coloring.fileName
    case .text, .audio, .activeArea, .group: return nil
    }
    return file.flatMap { assets?.size(of: $0.value) }
  }

  /// Whether the content depends on the reader's language.
  package var dependsOnLanguage: Bool {
    switch self {
    case .text(let text): !text.text.value.utf8.isEmpty
    case .audio(let audio): audio?.role == .narration
    case .image, .movie, .activeArea, .group, .miniature, .puzzle, .coloring: false
    }
  }
}
