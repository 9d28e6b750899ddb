import BookChecking
import BookDrawing
import BookKit
import PropertyList
import Testing

/// Tests of the drawing that a book's stage produces.
@Suite struct DrawingTests {
  private func player(_ text: String) throws -> Player {
    var player = Player(try #require(BookCheck.check(PropertyList.Source(text: text)).book))
    player.open(page: 1)
    return player
  }

  /// Returns a short description of each mark in a layer.
  private func words(_ layer: Layer) -> [String] {
    layer.marks.map { mark in
      switch mark.content {
      case .area(let color, let isEllipse):
        "\(isEllipse ? "ellipse" : "area") \(color.red) \(color.green) \(color.blue) \(color.alpha)"
      case .plate(let color, let radius): "plate \(color.red) \(color.green) \(color.blue) \(Int(radius))"
      case .gradient(let gradient): "gradient of \(gradient.colors.count) colours at \(Int(gradient.angle))"
      case .picture(let name): name
      case .text(let block): block.text
      case .group(let marks): "group of \(marks.count)"
      case .rubbed(_, let marks): "rubbed piece of \(marks.count)"
      case .flap(let marks, _): "flap with \(marks.count)"
      case .clipped(_, let marks): "piece of \(marks.count)"
      case .shape: "shape"
      case .colored(let name, _, _): "regions of \(name)"
      case .multiplied(let name): "lines of \(name)"
      }
    }
  }

  @Test func `a page is drawn from the back to the front, and what is hidden is not`() throws {
    var player = try player(
      """
      { canvas = { width = 200; height = 100; }; pages = ( { background = "#00FF00"; elements = (
        { type = text; name = front; text = Front; z = 2; width = 10; height = 10; },
        { type = image; fileName = "a.png"; x = 4; width = 10; height = 10; altText = Hat; },
        { type = group; name = g; x = 10; elements = (
          { type = text; text = Inner; x = 5; width = 10; height = 10; alpha = 0.5; } ); alpha = 0.5; },
        { type = text; text = Hidden; visible = NO; }, { type = text; text = Faint; alpha = 0; },
        { type = activearea; shape = ellipse; width = 20; height = 20; },
        { type = movie; frames = ( { name = "m1.png"; }, { name = "m2.png"; } ); fps = 1; width = 5; height = 5; }
      ); } ); }
      """)
    let drawing = Drawing(of: &player)
    #expect(drawing.width == 200 && drawing.height == 100 && drawing.title == "Page 1")
    let layer = try #require(drawing.layers.first)
    #expect(words(layer) == ["area 255 255 255 255", "area 0 255 0 255", "a.png", "Inner", "m1.png", "Front"])
    #expect(layer.marks[2].altText == "Hat")
    #expect(layer.marks[3].alpha == 0.25 && layer.marks[3].map.origin.x == 15)
    player.advance(by: .seconds(1))
    #expect(words(try #require(Drawing(of: &player).layers.first)).contains("m2.png"))
    let marked = Drawing(of: &player, showing: .areas)
    #expect(words(try #require(marked.layers.first)).last == "ellipse 0 122 255 72")
  }

  /// Page turns halfway through: where the layers lie, and which part of a page each one shows.
  static let turns: [(animation: String, layers: [String])] = [
    ("slide", ["0…200 at -100", "0…200 at 100"]),
    ("fade", ["0…200 at 0", "0…200 at 0"]),
    ("none", ["0…200 at 0"]),
  ]

  @Test(arguments: turns.indices)
  func `a page turn is drawn with both pages`(number: Int) throws {
    let (animation, layers) = DrawingTests.turns[number]
    var player = try player(
      """
      { canvas = { width = 200; height = 100; }; pages = ( { }, {
        enterAnimation = { animation = \(animation); duration = 1; }; } ); }
      """)
    player.turnToNextPage()
    player.advance(by: .milliseconds(500))
    #expect(
      Drawing(of: &player).layers.map { layer in
        "\(Int(layer.clip.x))…\(Int(layer.clip.x + layer.clip.width)) at \(Int(layer.origin.x))"
      } == layers)
  }

  @Test func `a page at rest has no word marked, and is drawn some time after it was opened`() throws {
    let text = """
      { pages = ( { }, { elements = (
        { type = text; name = t; text = "one two"; width = 90; height = 20;
          readAlong = { audio = v; starts = (0, 1); }; },
        { type = audio; name = v; audio = { trackName = "v.wav"; duration = 9; }; },
        { type = image; fileName = "a.png"; width = 10; height = 10;
          tweens = ( { properties = { x = 50; }; duration = 2; } ); } ); } ); }
      """
    let blank = Player(try #require(BookCheck.check(PropertyList.Source(text: text)).book))
    let drawing = Drawing(restingPage: 2, of: blank)
    #expect(drawing.title == "Page 2" && blank.page == nil)
    let marks = try #require(drawing.layers.first).marks
    guard case .text(let block) = marks[1].content else {
      Issue.record("the text is not drawn")
      return
    }
    #expect(block.spoken == nil && marks[2].map.origin.x == 50)
    // The same moment on stage has a word marked.
    var player = blank
    player.open(page: 2)
    player.advance(by: .seconds(3))
    guard case .text(let spoken) = Drawing(of: &player).layers[0].marks[1].content else { return }
    #expect(spoken.spoken == 4..<7)
  }

  @Test func `a gradient is made opaque by the white page, as browsers do it`() throws {
    var player = try player(
      "{ pages = ( { background = { colors = ( \"#FF000000\", \"#0000FFFF\" ); angle = 90; }; } ); }")
    let layer = try #require(Drawing(of: &player).layers.first)
    #expect(words(layer) == ["area 255 255 255 255", "gradient of 2 colours at 90"])
    guard case .gradient(let gradient) = layer.marks[1].content else { return }
    #expect(gradient.colors == [Color(red: 255, green: 255, blue: 255), Color(red: 0, green: 0, blue: 255)])
  }

  @Test func `what a finger presses is drawn fainter`() throws {
    var player = try player(
      """
      { pages = ( { elements = (
        { type = image; fileName = "a.png"; width = 50; height = 50; link = "http://a"; pressedAlpha = 0.25; } ); } ); }
      """)
    player.touch(.began, at: Point(x: 9, y: 9))
    #expect(Drawing(of: &player).layers.first?.marks.last?.alpha == 0.25)
    player.touch(.ended, at: Point(x: 9, y: 9))
    #expect(Drawing(of: &player).layers.first?.marks.last?.alpha == 1)
  }

  @Test func `credits are drawn`() throws {
    var player = try player(
      """
      { title = Moon; about = "About it"; publisher = Harbour; publisherLink = "https://a.example/";
        creditsBackground = { colors = ( red, blue ); }; canvas = { width = 600; height = 480; };
        credits = ( { name = Ann; role = Words; avatar = "ann.png"; web = "b.example"; twitter = ann; } );
        pages = ( { } ); }
      """)
    player.perform(.openCredits)
    player.advance(by: .seconds(1))
    let drawing = Drawing(of: &player)
    let line = "area 255 255 255 255"
    #expect(
      drawing.layers.map(words) == [
        ["area 0 0 0 255", "gradient of 2 colours at 180"], ["Moon"],
        ["ann.png", "Ann", "Words", "@ann", line, "b.example", line], ["About it"], ["Harbour", line],
      ])
    #expect(drawing.layers.map(\.alpha) == [1, 1, 0.5, 1, 1])
    // The person is smaller than usual, because everything has to fit above the description.
    for layer in drawing.layers.dropFirst() {
      let (first, last) = (try #require(layer.marks.first), try #require(layer.marks.last))
      #expect(first.map.origin.y >= layer.clip.y)
      #expect(last.map.origin.y + last.height <= layer.clip.y + layer.clip.height + 1e-9)
    }
  }

  @Test func `credits without a background are white on black`() throws {
    var player = try player("{ about = A; publisherLink = \"https://a.example/\"; pages = ( { } ); }")
    player.perform(.openCredits)
    #expect(
      Drawing(of: &player).layers.map(words)
        == [["area 0 0 0 255"], ["A"], ["https://a.example/", "area 255 255 255 255"]])
  }

  @Test func `a contact sheet has all pages, each cut at its edges, with its number`() throws {
    let pages = (1...5).map { number in
      var page = Drawing(width: 640, height: 320, title: "Page \(number)")
      page.layers = [Layer(clip: Rectangle(x: -99, y: -99, width: 999, height: 999), marks: [])]
      return page
    }
    let sheet = ContactSheet(pages, title: "Moon").drawing
    #expect(sheet.title == "Moon" && sheet.layers.count == 6)
    #expect(words(try #require(sheet.layers.last)) == (1...5).map { "Page \($0)" })
    for layer in sheet.layers.dropLast() {
      #expect(layer.frame.width == 320 && layer.frame.height == 160 && layer.clip.x == 0)
      #expect(layer.frame.x >= 0 && layer.frame.x + 320 <= sheet.width && layer.frame.y + 160 <= sheet.height)
    }
  }

  @Test(arguments: [
    ("Page 1: The moon", "Page 1: The moon"),
    (String(repeating: "moon ", count: 12), String(repeating: "moon ", count: 12)),
    (String(repeating: "moon ", count: 40), String(repeating: "moon ", count: 13) + "moo…"),
    ("a\nb\nc", "a\nb…"),
  ])
  func `a long title takes two lines of a contact sheet, not the page below`(title: String, caption: String) throws {
    let sheet = ContactSheet([Drawing(width: 640, height: 320, title: title)], title: "").drawing
    let labels = try #require(sheet.layers.last)
    #expect(words(labels) == [caption])
  }
}
