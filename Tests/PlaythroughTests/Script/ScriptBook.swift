import BookKit
import Playthrough
import PropertyList
import Testing

/// A book with one of everything that scripts can name.
enum ScriptBook {
  static let names = ScriptNames(book)

  static let book: Book = {
    let list = PropertyList.read(PropertyList.Source(text: text)).document
    return list.flatMap { Book.read($0).book } ?? Book()
  }()

  private static let text = """
    { languages = ( en, de, fr ); variables = { apples = 3; "is done" = NO; };
      credits = ( { name = "Ann Ho"; twitter = "@ann"; } ); publisherLink = "https://harbour.example/";
      rules = ( { name = counted; when = { event = tap; };
        do = ( { action = playSound; trackName = "ding.wav"; } ); } );
      pages = (
        { name = meadow; music = { trackName = "m.wav"; }; elements = (
          { type = image; name = moon; fileName = "a.png"; draggable = YES;
            tweens = ( { name = rise; properties = { y = 1; }; }, { name = "go down"; properties = { y = 9; }; } );
            dropTargets = ( { name = sky; width = 9; height = 9; sound = "plop.wav"; } );
            localized = { fr = { altText = lune; }; }; },
          { type = text; name = "the story"; text = Once; slideIn = { hold = 2; }; },
          { type = audio; name = voice; audio = { trackName = "v.wav"; duration = 2; }; },
          { type = image; name = "a/b"; fileName = "a.png"; tweens = ( { name = c; properties = { x = 1; }; } ); },
          { type = movie; name = film; frames = ( { name = "a.png"; sound = "tick.wav"; } ); }
        ); rules = ( { when = { event = tap; }; do = ( { action = nextPage; } ); } ); },
        { name = 3; elements = ( { type = activearea; name = at; width = 9; height = 9; },
          { type = group; name = boat; elements = ( { type = image; fileName = "a.png"; } ); } ); },
        { elements = ( ); }
      ); }
    """

  /// Returns the only command of a script without errors.
  static func command(_ script: String, at location: SourceLocation = #_sourceLocation) throws -> Command {
    let reading = Script.read(PropertyList.Source(text: script), names: names)
    #expect(reading.errors.map(\.message) == [], sourceLocation: location)
    let step = try #require(reading.script.steps.first, sourceLocation: location)
    #expect(reading.script.steps.count == 1, sourceLocation: location)
    return step.command
  }

  /// Returns the errors of a script, with their places.
  static func errors(_ script: String) -> [String] {
    let source = PropertyList.Source(text: script, name: "a.play")
    return Script.read(source, names: names).errors.map { $0.description(in: source) }
  }
}

/// Returns a text in the form that commands store.
func utf8(_ text: String) -> [UInt8] { Array(text.utf8) }

/// Testing has a type with the same name.
typealias Expectation = Playthrough.Expectation
