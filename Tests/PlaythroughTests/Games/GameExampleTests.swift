import Testing

/// Tests of a puzzle and a picture to colour whose traces are written down word for word.
@Suite struct GameExampleTests {
  @Test func `four pieces are dragged, joined and placed`() throws {
    let book = """
      { pages = ( { elements = ( { type = puzzle; name = jig; fileName = "p.png"; x = 100; y = 100; width = 400;
          height = 300; rows = 2; columns = 2; seed = 7; tray = { x = 550; y = 50; width = 450; height = 650; }; }
        ); } ); }
      """
    let played = try TracedBook(
      book,
      [
        "drag jig.piece1 onto place over 0s", "drag jig.piece3 to 496.315 34.864 over 0s",
        "drag jig.piece4 onto place over 0s", "hint jig", "drag jig.piece2 onto place over 0s", "expect jig complete",
      ])
    #expect(
      played.trace == [
        #"{"tick":0,"page":1,"event":"page.entering"}"#,
        #"{"tick":0,"page":1,"event":"item.added","item":"jig"}"#,
        #"{"tick":0,"page":1,"event":"puzzle.started","item":"jig"}"#,
        #"{"tick":0,"page":1,"event":"page.entered"}"#,
        #"{"tick":0,"page":1,"event":"touch.began","item":"jig.piece1","x":663.177,"y":204.321}"#,
        #"{"tick":0,"page":1,"event":"drag.started","item":"jig.piece1","x":463.177,"y":29.321}"#,
        #"{"tick":0,"page":1,"event":"touch.ended","item":"jig.piece1","x":200,"y":175}"#,
        #"{"tick":0,"page":1,"event":"drag.dropped","item":"jig.piece1","target":"place","x":0,"y":0}"#,
        #"{"tick":0,"page":1,"event":"piece.placed","item":"jig.piece1"}"#,
        #"{"tick":0,"page":1,"event":"touch.began","item":"jig.piece3","x":884.817,"y":529.627}"#,
        #"{"tick":0,"page":1,"event":"drag.started","item":"jig.piece3","x":684.817,"y":354.627}"#,
        #"{"tick":0,"page":1,"event":"touch.ended","item":"jig.piece3","x":696.315,"y":209.864}"#,
        #"{"tick":0,"page":1,"event":"drag.ended","item":"jig.piece3","x":486.315,"y":39.864}"#,
        #"{"tick":0,"page":1,"event":"piece.joined","item":"jig.piece3","other":"jig.piece4"}"#,
        #"{"tick":0,"page":1,"event":"touch.began","item":"jig.piece4","x":886.315,"y":214.864}"#,
        #"{"tick":0,"page":1,"event":"drag.started","item":"jig.piece4","x":686.315,"y":39.864}"#,
        #"{"tick":0,"page":1,"event":"touch.ended","item":"jig.piece4","x":400,"y":325}"#,
        #"{"tick":0,"page":1,"event":"drag.dropped","item":"jig.piece4","target":"place","x":200,"y":150}"#,
        #"{"tick":0,"page":1,"event":"piece.placed","item":"jig.piece3"}"#,
        #"{"tick":0,"page":1,"event":"piece.placed","item":"jig.piece4"}"#,
        #"{"tick":0,"page":1,"event":"puzzle.hinted","item":"jig","other":"jig.piece2"}"#,
        #"{"tick":0,"page":1,"event":"touch.began","item":"jig.piece2","x":660.154,"y":546.015}"#,
        #"{"tick":0,"page":1,"event":"drag.started","item":"jig.piece2","x":460.154,"y":371.015}"#,
        #"{"tick":0,"page":1,"event":"touch.ended","item":"jig.piece2","x":400,"y":175}"#,
        #"{"tick":0,"page":1,"event":"drag.dropped","item":"jig.piece2","target":"place","x":200,"y":0}"#,
        #"{"tick":0,"page":1,"event":"piece.placed","item":"jig.piece2"}"#,
        #"{"tick":0,"page":1,"event":"puzzle.completed","item":"jig"}"#,
      ])
  }

  @Test func `a picture is coloured by number`() throws {
    let script = [
      "tap at 150 150", "tap pond.color2", "tap at 250 150", "undo pond", "fill pond sea with 2",
      "expect pond complete", ##"expect fill pond sun = "#FDD835""##, "expect region.filled pond/sea 3 times",
    ]
    let played = try TracedBook(PlayedGame.pond, script)
    func touch(_ kind: String, _ item: String, _ x: Int, _ y: Int) -> String {
      #"{"tick":0,"page":1,"event":"touch.\#(kind)","item":"\#(item)","x":\#(x),"y":\#(y)}"#
    }
    #expect(
      played.trace == [
        #"{"tick":0,"page":1,"event":"page.entering"}"#,
        #"{"tick":0,"page":1,"event":"item.added","item":"pond"}"#,
        #"{"tick":0,"page":1,"event":"page.entered"}"#,
        touch("began", "pond", 150, 150), touch("ended", "pond", 150, 150),
        #"{"tick":0,"page":1,"event":"tap","item":"pond"}"#,
        ##"{"tick":0,"page":1,"event":"region.filled","item":"pond","name":"sun","value":"#FDD835"}"##,
        touch("began", "pond.color2", 250, 232), touch("ended", "pond.color2", 250, 232),
        #"{"tick":0,"page":1,"event":"tap","item":"pond.color2"}"#,
        ##"{"tick":0,"page":1,"event":"color.chosen","item":"pond","value":"#1E5BC6"}"##,
        touch("began", "pond", 250, 150), touch("ended", "pond", 250, 150),
        #"{"tick":0,"page":1,"event":"tap","item":"pond"}"#,
        ##"{"tick":0,"page":1,"event":"region.filled","item":"pond","name":"sea","value":"#1E5BC6"}"##,
        #"{"tick":0,"page":1,"event":"coloring.completed","item":"pond"}"#,
        #"{"tick":0,"page":1,"event":"region.filled","item":"pond","name":"sea","value":"none"}"#,
        ##"{"tick":0,"page":1,"event":"region.filled","item":"pond","name":"sea","value":"#1E5BC6"}"##,
        #"{"tick":0,"page":1,"event":"coloring.completed","item":"pond"}"#,
      ])
  }
}
