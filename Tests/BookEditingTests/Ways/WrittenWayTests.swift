import BookKit
import Testing

@testable import BookEditing

@Suite struct WrittenWayTests {
  private static let ways = [
    "m 0 0 c 100 -80 200 80 300 0", "M10,20 H110v50 L60-30", "M0 0 10 10 20 0", "m5 5 10-5.5.5-.5 1e1 2",
    "M 0 0 C 0 50 50 50 50 0 S 100 -50 100 0 s 50 50 50 0", "M 0 0 Q 20 40 40 0 T 80 0 t 40 0",
    "M 0 100 A 30 20 15 1 0 60 120 a 10 10 0 01 20 0 Z", "M 0 0 h 100 v 100 h -100 z", "M1.500 -0 L +3 4",
  ]

  @Test(arguments: ways) func `an unchanged way keeps its text`(text: String) throws {
    #expect(try #require(WrittenWay(text)).text == text)
    #expect(WrittenWay("nothing") == nil)
  }

  @Test(arguments: ways) func `its curves are those of the engine`(text: String) throws {
    let (written, way) = (try #require(WrittenWay(text)), try #require(Way(text)))
    let curves = written.curves.flatMap { $0 }
    #expect(curves.first?.start == way.point(at: 0))
    #expect(distance(curves.last?.end, way.point(at: 1)) < 1e-9)
  }

  @Test(arguments: ways) func `another point keeps the form, and goes away again`(text: String) throws {
    let written = try #require(WrittenWay(text))
    let way = try #require(Way(text))
    for (segment, curves) in written.curves.enumerated() {
      for curve in curves.indices {
        var changed = written
        let spot = changed.add(at: 0.25, of: curve, in: segment)
        #expect(changed.isAnchor(spot))
        let new = try #require(Way(changed.text), "\(changed.text)")
        for step in 0...20 {
          let share = Double(step) / 20
          #expect(distance(new.point(at: share), way.point(at: share)) < 0.01 * max(1, way.length), "\(changed.text)")
        }
        guard curves.count == 1 else { continue }
        let isRemoved = changed.remove(spot)
        #expect(isRemoved)
        let again = try #require(Way(changed.text))
        #expect(distance(again.point(at: 0.4), way.point(at: 0.4)) < 0.01 * max(1, way.length), "\(changed.text)")
      }
    }
  }

  @Test(arguments: ways) func `all points can be moved and removed`(text: String) throws {
    let written = try #require(WrittenWay(text))
    for spot in written.spots {
      var moved = written
      moved.move(spot, by: Point(x: 7, y: -3))
      let again = try #require(WrittenWay(moved.text), "\(moved.text)")
      for other in written.spots {
        #expect(distance(again[other], moved[other]) < 0.01, "\(moved.text)")
      }
      var removed = written
      if removed.remove(spot) {
        #expect(WrittenWay(removed.text)?.spots.count == removed.spots.count, "\(removed.text)")
      }
      var bent = written
      guard bent.isAnchor(spot) else { continue }
      bent.bend(spot, towards: Point(x: 50, y: 60))
      #expect(WrittenWay(bent.text)?.text == bent.text)
    }
  }

  @Test(arguments: [
    ("M10,20 H110v50 L60-30", "M15,18 H115v50 L65-32"), ("m 1 1 l 5 5", "m 6 -1 l 5 5"),
    ("M0 0 1.5.5-3 4", "M5 -2 6.5-1.5 2 2"), ("M 0 0 A 1 1 0 01 9 9 z", "M 5 -2 A 1 1 0 01 14 7 z"),
  ]) func `a way is shifted without other changes`(text: String, shifted: String) throws {
    var way = try #require(WrittenWay(text))
    way.shift(by: Point(x: 5, y: -2))
    #expect(way.text == shifted)
  }

  @Test func `two points stay`() throws {
    for text in ["M 0 0 L 5 5", "M 0 0 L 5 5 Z"] {
      var way = try #require(WrittenWay(text))
      let isRemoved = way.remove(WrittenWay.Spot(segment: 0, point: 0)) || way.remove(.init(segment: 1, point: 0))
      #expect(!isRemoved)
      #expect(way.text == text)
    }
  }

  @Test func `without a control point, a curve is a line`() throws {
    var way = try #require(WrittenWay("M 0 0 c 0 50 50 50 50 0 s 50 50 50 0"))
    let isRemoved = way.remove(WrittenWay.Spot(segment: 1, point: 0))
    #expect(isRemoved)
    #expect(way.text == "M 0 0 l 50 0 c 0 -50 50 50 50 0")
  }

  private func distance(_ first: Point?, _ second: Point) -> Double { first?.distance(to: second) ?? .infinity }
}
