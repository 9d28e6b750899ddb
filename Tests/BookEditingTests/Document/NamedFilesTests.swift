import BookChecking
import BookKit
import PropertyList
import Testing

@testable import BookEditing

/// Tests that the files to which a book refers are the values of the format's keys that name files.
@Suite struct NamedFilesTests {
  private static let text = """
    { fonts = ( { name = Script; fileName = "font.ttf"; } ); credits = ( { name = Ann; avatar = "ann.png"; } );
      pages = ( { thumbnail = "page.png"; elements = (
        { type = image; fileName = "moon.png"; slider = { sound = "slid.wav"; }; },
        { type = image; fileName = "sun.png"; dial = { sound = "turned.wav"; }; },
        { type = image; fileName = "door.png"; flap = { sound = "opened.wav"; }; },
        { type = audio; audio = { trackName = "owl.wav"; }; },
        { type = movie; frames = ( { name = "frame.png"; sound = "frame.wav"; } );
          dropTargets = ( { name = nest; width = 9; height = 9; sound = "drop.wav"; } ); },
        { type = puzzle; fileName = "puzzle.png"; snapSound = "snap.wav"; doneSound = "puzzled.wav"; },
        { type = coloring; fileName = "lines.png"; mask = "mask.png"; doneSound = "colored.wav"; } );
        rules = ( { when = { event = tap; }; do = ( { action = playSound; trackName = "rule.wav"; } ); } ); } ); }
    """

  @Test func `a book refers to the files of all keys that name one`() throws {
    let checked = BookCheck.check(PropertyList.Source(text: Self.text))
    let (list, book) = (try #require(checked.list), try #require(checked.book))
    var files: Set<String> = []
    var keys: Set<String> = []
    list.visitEntries { entry in
      guard case .file = entry.key.shape, let file = list.string(of: entry.value) else { return }
      files.insert(file)
      keys.insert("\(entry.key.name) of \(entry.key.owner.title)")
    }
    #expect(Set(book.fileNames) == files)
    let all = Key.all.filter { if case .file = $0.shape { true } else { false } }
    #expect(keys == Set(all.map { "\($0.name) of \($0.owner.title)" }))
  }
}
