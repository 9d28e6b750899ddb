import BookKit
import Testing

@testable import BookEditing

@Suite struct SnappingTests {
  private let canvas = Rectangle(width: 1000, height: 800)

  private func snapping(
    _ boxes: [Rectangle] = [], guides: [EditorSession.Guide] = [], grid: Double = 0
  ) -> Snapping {
    Snapping(canvas: canvas, guides: guides, boxes: boxes, gridSize: grid)
  }

  @Test(
    arguments: [
      (495, 5), (508, -8), (509, nil), (3, -3), (-8, 8), (700, nil),
    ] as [(Double, Double?)])
  func `the canvas has edges and a middle`(_ place: Double, _ step: Double?) {
    #expect(snapping().snap([place], isVertical: true, reach: 8)?.step == step)
  }

  @Test func `the nearest line wins`() {
    let box = Rectangle(x: 200, y: 0, width: 50, height: 50)
    let snap = snapping([box], guides: [.init(isVertical: true, at: 198)]).snap([199.5], isVertical: true, reach: 8)
    #expect(snap?.line.kind == .element)
    #expect(snap?.step == 0.5)
  }

  @Test func `equally near lines are taken in order`() {
    let box = Rectangle(x: 204, y: 0, width: 50, height: 50)
    let snap = snapping([box], guides: [.init(isVertical: true, at: 196)]).snap([200], isVertical: true, reach: 8)
    #expect(snap?.line.kind == .guide)
  }

  @Test func `the grid counts only without anything else`() {
    #expect(snapping(grid: 20).snap([118], isVertical: true, reach: 8)?.line.kind == .grid)
    #expect(snapping(grid: 20).snap([498], isVertical: true, reach: 8)?.line.kind == .canvas)
    #expect(snapping(grid: 200).snap([290], isVertical: true, reach: 8) == nil)
  }
}
