import Testing

/// Tests of three books with sections and options, whose traces are written down word for word.
@Suite struct WorkedExampleTests {
  @Test func `a first book gets sections for nothing`() throws {
    let book = """
      ( { elements = ( { type = text; text = One; } ); }, { elements = ( { type = text; text = Two; } ); },
        { elements = ( ); } )
      """
    let played = try TracedBook(book, ["open contents", "tap page2", "back"])
    let contents = ["heading", "page1", "title1", "page2", "title2", "page3", "title3", "back"]
    let cover = ["picture", "read", "contents", "options"]
    var expected = [#"{"tick":0,"section":"contents","event":"section.opening"}"#]
    expected += contents.map { #"{"tick":0,"section":"contents","event":"item.added","item":"\#($0)"}"# }
    expected += [
      #"{"tick":0,"section":"contents","event":"section.opened"}"#,
      #"{"tick":0,"section":"contents","event":"touch.began","item":"page2","x":511.5,"y":372}"#,
      #"{"tick":0,"section":"contents","event":"touch.ended","item":"page2","x":511.5,"y":372}"#,
      #"{"tick":0,"section":"contents","event":"tap","item":"page2"}"#,
      #"{"tick":0,"section":"contents","event":"section.closing"}"#,
      #"{"tick":0,"page":2,"event":"page.entering","from":"contents"}"#,
      #"{"tick":0,"page":2,"event":"item.added","item":"element0"}"#,
      #"{"tick":0,"section":"contents","event":"section.closed"}"#,
      #"{"tick":0,"page":2,"event":"page.entered"}"#,
      #"{"tick":0,"page":2,"event":"page.exiting"}"#,
      #"{"tick":0,"section":"cover","event":"section.opening","from":2}"#,
    ]
    expected += cover.map { #"{"tick":0,"section":"cover","event":"item.added","item":"\#($0)"}"# }
    expected += [
      #"{"tick":0,"page":2,"event":"page.exited"}"#,
      #"{"tick":0,"section":"cover","event":"section.opened"}"#,
    ]
    #expect(played.trace == expected)
  }

  @Test func `a drawn cover lets a child read by itself`() throws {
    let book = """
      { waitForNarration = YES; sections = ( { section = cover; elements = ( { type = text; name = alone;
          text = "I read"; width = 200; height = 80; open = read; onTap = (
            { action = setOption; option = narration; to = NO; },
            { action = setOption; option = readAlong; to = NO; } ); } ); } );
        pages = ( { elements = ( { type = audio; name = v;
            audio = { trackName = "v.wav"; duration = 2; role = narration; }; } ); }, { elements = ( ); } ); }
      """
    let played = try TracedBook(book, ["open cover", "tap alone", "wait 1s", "next"])
    #expect(
      played.trace == [
        #"{"tick":0,"section":"cover","event":"section.opening"}"#,
        #"{"tick":0,"section":"cover","event":"item.added","item":"alone"}"#,
        #"{"tick":0,"section":"cover","event":"section.opened"}"#,
        #"{"tick":0,"section":"cover","event":"touch.began","item":"alone","x":100,"y":40}"#,
        #"{"tick":0,"section":"cover","event":"touch.ended","item":"alone","x":100,"y":40}"#,
        #"{"tick":0,"section":"cover","event":"tap","item":"alone"}"#,
        #"{"tick":0,"section":"cover","event":"option.changed","name":"narration","value":false}"#,
        #"{"tick":0,"section":"cover","event":"option.changed","name":"readAlong","value":false}"#,
        #"{"tick":0,"section":"cover","event":"section.closing"}"#,
        #"{"tick":0,"page":1,"event":"page.entering","from":"cover"}"#,
        #"{"tick":0,"page":1,"event":"item.added","item":"v"}"#,
        #"{"tick":0,"page":1,"event":"sound.started","item":"v"}"#,
        #"{"tick":0,"section":"cover","event":"section.closed"}"#,
        #"{"tick":0,"page":1,"event":"page.entered"}"#,
        #"{"tick":60,"time":1,"page":1,"event":"sound.stopped","item":"v"}"#,
        #"{"tick":60,"time":1,"page":1,"event":"page.exiting"}"#,
        #"{"tick":60,"time":1,"page":2,"event":"page.entering","from":1}"#,
        #"{"tick":60,"time":1,"page":1,"event":"page.exited"}"#,
        #"{"tick":60,"time":1,"page":2,"event":"page.entered"}"#,
      ])
  }

  @Test func `an option of the book's own decides what is seen`() throws {
    let book = """
      { options = { animal = cat; }; optionValues = { animal = (cat, dog); }; pages = ( { elements = (
          { type = text; name = cat; text = Cat; width = 100; height = 100; touchable = YES;
            visibleIf = "option.animal == 'cat'"; },
          { type = text; name = dog; text = Dog; width = 100; height = 100; touchable = YES;
            visibleIf = "option.animal == 'dog'"; } ); } ); }
      """
    let played = try TracedBook(book, ["tap at 50 50", "option animal dog", "tap at 50 50"])
    #expect(
      played.trace == [
        #"{"tick":0,"page":1,"event":"page.entering"}"#,
        #"{"tick":0,"page":1,"event":"item.added","item":"cat"}"#,
        #"{"tick":0,"page":1,"event":"item.added","item":"dog"}"#,
        #"{"tick":0,"page":1,"event":"page.entered"}"#,
        #"{"tick":0,"page":1,"event":"touch.began","item":"cat","x":50,"y":50}"#,
        #"{"tick":0,"page":1,"event":"touch.ended","item":"cat","x":50,"y":50}"#,
        #"{"tick":0,"page":1,"event":"tap","item":"cat"}"#,
        #"{"tick":0,"page":1,"event":"option.changed","name":"animal","value":"dog"}"#,
        #"{"tick":0,"page":1,"event":"touch.began","item":"dog","x":50,"y":50}"#,
        #"{"tick":0,"page":1,"event":"touch.ended","item":"dog","x":50,"y":50}"#,
        #"{"tick":0,"page":1,"event":"tap","item":"dog"}"#,
      ])
  }
}
