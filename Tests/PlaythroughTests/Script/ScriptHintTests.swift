import BookKit
import Playthrough
import PropertyList
import Testing

/// Tests of the advice that comes with the failure of a script.
@Suite struct ScriptHintTests {
  private static let book = """
    options = { animal = cat; count = 3; }; optionValues = { animal = (cat, dog); }; languages = (en, de);
    credits = ( { name = Ann; web = "https://a.example"; } );
    sections = ( { section = cover; elements = ( { type = text; name = sign; text = S; } ); } );
    pages = ( { elements = ( { type = text; name = a; text = A; width = 20; height = 20;
        tweens = ( { name = t; properties = { x = 5; }; duration = 0.1; } ); },
        { type = text; name = b; text = B; }, { type = text; name = late; text = L; offStage = YES; } ); },
      { elements = ( { type = text; name = c; text = C; }, { type = text; name = b; text = B; },
        { type = puzzle; name = jig; page = 1; width = 200; height = 100; rows = 1; columns = 2; } ); },
      { elements = ( { type = coloring; name = pond; width = 200; height = 100; palette = ("#FDD835", "#1E5BC6");
        regions = ( { name = sun; path = "M0 0 L100 0 L100 100 Z"; } ); } ); } );
    """

  @Test(
    arguments: [
      ("tap c", "it is on page 2; on stage: `a` and `b`"),
      ("open 2\nexpect a.x = 1", "it is on page 1; on stage: `c`, `b` and `jig`"),
      ("expect sign on stage", "it is in the section `cover`; on stage: `a` and `b`"),
      ("open 2\ndrag late to 1 1", "it is on page 1; on stage: `c`, `b` and `jig`"),
      ("open credits\nexpect b on stage", "it is on page 1 and on page 2"),
      ("open 3\nfill pond sun with 3", "its colours are 1 to 2"), ("open 3\nfill pond 7", "it has `sun`"),
      ("open 3\nexpect fill pond 7 = none", "it has `sun`"),
      ("tap web", "write `open credits` before it"),
      ("option textSize 300", "it can be `100`, `125` or `150`"), ("option music 7", "it can be `on` or `off`"),
      ("option animal cow", "it can be `cat` or `dog`"), ("option language fr", "it can be `en` or `de`"),
      ("option count many", "it is a number"),
      (
        "option voice \"a\\nb\"",
        "a name has 1 to 40 characters, without quotation marks and line breaks"
      ),
      ("tap b", nil),
    ] as [(String, String?)])
  func `a name that isn't there, or a value that can't be, lists what can`(script: String, hint: String?) throws {
    let played = try PlayedScript(script, on: Self.book)
    #expect(played.failure?.hint == hint)
    #expect(played.failure != nil || hint == nil)
  }

  @Test(
    arguments: [
      ("wait 0,5s", "did you mean `0.5s`?"), ("wait 2,s", nil), ("expect a.x = 3,5", "did you mean `3.5`?"),
      ("drag a to 1,5 2", "did you mean `1.5`?"), ("drag a to 1, 2", "separate the numbers with a space, not a comma"),
      ("wait for drag.moved x=1,5", "did you mean `1.5`?"),
    ] as [(String, String?)])
  func `a decimal comma is explained`(script: String, hint: String?) throws {
    let list = try #require(PropertyList.read(PropertyList.Source(text: "{ \(Self.book) }")).document)
    let book = try #require(Book.read(list).book)
    #expect(Script.read(PropertyList.Source(text: script), for: book).errors.map { $0.hint } == [hint])
  }

  @Test(
    arguments: [
      ("open cover\ntap sigm", "did you mean `sign`? (the section `cover` has `sign`)"),
      ("open cover\ntap xyzzy", "the section `cover` has `sign`"),
      ("open cover\nnext\ntap xyzzy", "the book has `a`, `b`, `late`, `c`, `jig`, `pond` and 1 more"),
      ("open contents\ntap pagee1", "did you mean `page1`?"), ("open contents\ntap xyzzy", nil),
      ("open credits\ntap twitter", "the credits have `web`"),
      ("open 2\ntap jig.piece3", "`jig` has the parts `jig.piece1` to `jig.piece2`"),
      ("open 3\ntap pond.color9", "`pond` has the parts `pond.color1` to `pond.color2`"),
      ("option animal", "it can be `cat` or `dog`"), ("option textSize", "it can be `100`, `125` or `150`"),
      ("option xyzzy", "it can be `sound`, `music`, `narration`, `readAlong`, `turnPages`, `voice` and 8 more"),
    ] as [(String, String?)])
  func `a name that nothing has lists the nearest and what is on stage`(script: String, hint: String?) throws {
    let list = PropertyList.read(PropertyList.Source(text: "{\(Self.book)}")).document
    let book = try #require(list.flatMap { Book.read($0).book })
    let errors = Script.read(PropertyList.Source(text: script), for: book).errors
    #expect(errors.first?.hint == hint)
    #expect(!errors.isEmpty)
  }

  @Test(arguments: [
    ("open cover\ntap a", "`a` is not in this section"),
    ("open credits\nexpect a on stage", "`a` is not in the credits"),
    ("open 2\ntap a", "`a` is not on this page"),
  ])
  func `a failure says where something is missing`(script: String, message: String) throws {
    #expect(try PlayedScript(script, on: Self.book).failure?.message == message)
  }

  @Test func `a wait for something that has already happened says so`() throws {
    let failure = try PlayedScript("wait 1s\nwait for tween.completed a/t within 2s", on: Self.book).failure
    #expect(failure?.message == "waited 2s for `tween.completed a/t`, which had already happened at 0.1s")
    #expect(
      failure?.hint == "`wait for` waits for a new event; `expect tween.completed a/t` also considers earlier ones")
    #expect(failure?.similarEvents.map(\.kind) == [.tweenCompleted])
    let never = try PlayedScript("wait 1s\nmark\nwait for tween.completed a/t within 2s", on: Self.book).failure
    #expect(never?.message == "waited 2s for `tween.completed a/t`, which did not happen")
  }
}
