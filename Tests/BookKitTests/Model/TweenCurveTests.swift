import BookTestSupport
import PropertyList
import Testing

@testable import BookKit

/// Tests of a tween's value a number of ticks after its start, with ten ticks a second.
@Suite struct TweenCurveTests {
  /// Returns the values of the tween's first track at `ticks`, starting from a displayed value of 0.
  private func values(_ tween: String, at ticks: ClosedRange<Int64>) throws -> [Double] {
    let text = "( { elements = ( { type = image; fileName = a; tweens = ( { \(tween) } ); } ); } )"
    let reading = Book.read(try PropertyList(reading: PropertyList.Source(text: text)))
    let tween = try #require(reading.book?.pages.first?.elements.first?.tweens.first)
    let curve = TrackCurve(tween.tracks[0], of: tween, tickRate: 10)
    return ticks.map { tick in
      // Keyframe times are decimals, so a little precision is lost.
      (curve.value(from: 0, at: Ticks(tick)) * 1e9).rounded() / 1e9
    }
  }

  @Test func `a tween goes to its end value and stays`() throws {
    let values = try values("duration = 0.4; properties = { x = 8; };", at: -1...6)
    #expect(values == [0, 0, 2, 4, 6, 8, 8, 8])
  }

  @Test func `a start value overrides what is displayed`() throws {
    #expect(try values("duration = 0.2; from = { x = 4; }; properties = { x = 8; };", at: 0...2) == [4, 6, 8])
  }

  @Test func `repeating starts over at the tick where a pass ends`() throws {
    let tween = "duration = 0.2; loopType = repeat; properties = { x = 8; };"
    #expect(try values(tween, at: 0...5) == [0, 4, 0, 4, 0, 4])
    #expect(try values(tween + "loopCount = 2;", at: 0...5) == [0, 4, 0, 4, 8, 8])
  }

  @Test func `reversing goes back the way it came`() throws {
    let tween = "duration = 0.2; loopType = reverse; transition = easeIn; properties = { x = 8; };"
    #expect(try values(tween, at: 0...6) == [0, 1, 8, 1, 0, 1, 8])
    #expect(try values(tween + "loopCount = 2;", at: 0...6) == [0, 1, 8, 1, 0, 0, 0])
    #expect(try values(tween + "loopCount = 3;", at: 0...7) == [0, 1, 8, 1, 0, 1, 8, 8])
  }

  @Test func `a tween without duration ends at once, however often it loops`() throws {
    #expect(try values("duration = 0; loopType = reverse; properties = { x = 8; };", at: 0...1) == [8, 8])
  }

  @Test func `keyframes are spread evenly`() throws {
    let tween = "duration = 0.4; keyframes = { x = (1, 5, 3); };"
    #expect(try values(tween, at: 0...5) == [1, 3, 5, 4, 3, 3])
  }

  @Test func `keyframes come at their times, from what is displayed and until the end`() throws {
    let tween = "duration = 1; keyTimes = (0.2, 0.4, 0.8); keyframes = { x = (2, 2, 10); };"
    #expect(try values(tween, at: 0...10) == [0, 1, 2, 2, 2, 4, 6, 8, 10, 10, 10])
    #expect(try values(tween + "loopType = reverse;", at: 10...20) == [10, 10, 10, 8, 6, 4, 2, 2, 2, 1, 0])
  }

  @Test func `keyframes at one time jump`() throws {
    let tween = "duration = 0.4; keyTimes = (0, 0.5, 0.5, 1); keyframes = { x = (0, 2, 6, 8); };"
    #expect(try values(tween, at: 0...4) == [0, 1, 6, 7, 8])
  }

  @Test func `one keyframe is an end value`() throws {
    #expect(try values("duration = 0.2; keyframes = { x = (8); };", at: 0...2) == [0, 4, 8])
  }

  @Test(arguments: [
    (0.5, Color(red: 128, green: 1, blue: 0, alpha: 128)), (1.4, Color(red: 255, green: 1, blue: 0, alpha: 0)),
    (-0.4, Color(red: 0, green: 0, blue: 0, alpha: 255)),
  ])
  func `colours go by channel, halves up`(share: Double, expected: Color) {
    let end = Color(red: 255, green: 1, blue: 0, alpha: 0)
    let number = TrackCurve.interpolated(from: Color.black.packed, to: end.packed, share: share, isColor: true)
    #expect(Color(packed: number) == expected)
  }

  @Test(arguments: [(0.1, 1e17), (1e17, 0.1)]) func `numbers are exact at both ends`(start: Double, end: Double) {
    #expect(TrackCurve.interpolated(from: start, to: end, share: 0, isColor: false) == start)
    #expect(TrackCurve.interpolated(from: start, to: end, share: 1, isColor: false) == end)
  }

  @Test func `an endless tween has no end, a counted one has`() throws {
    let text = """
      ( { elements = ( { type = image; fileName = a; tweens = (
        { duration = 2; loopType = repeat; loopCount = 3; properties = { x = 1; }; },
        { duration = 2; loopType = repeat; properties = { x = 1; }; } ); } ); } )
      """
    let book = try #require(Book.read(try PropertyList(reading: PropertyList.Source(text: text))).book)
    let curves = book.pages[0].elements[0].tweens.map { TweenCurve($0, tickRate: 60) }
    #expect(curves.map(\.total) == [Ticks(360), nil])
    #expect(curves[1].moment(at: Ticks(250)) == TweenCurve.Moment(pass: 2, position: Ticks(10)))
  }
}
