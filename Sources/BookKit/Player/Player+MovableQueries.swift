// Queries about sliders, dials and flaps. If several elements share a name, the first one counts.

extension Player {
  /// Returns the progress with which a slider, a dial or a flap is drawn, 0…1, or `nil` if the element is none.
  public func progress(of name: Name) -> Double? {
    movable(named: name).map { current.progress(of: $0, in: state.page, at: readerTime) }
  }

  /// Returns the progress of each stop of a slider, a dial or a flap, or `nil` if the element is none.
  public func stops(of name: Name) -> [Double]? { movable(named: name).map { current.movables[$0].stops } }

  /// Returns the point at which a finger takes hold of a slider, a dial or a flap, or `nil` if the element is none.
  public func grip(of name: Name) -> Point? { current.item(named: name).flatMap { grip(of: $0) } }

  /// Returns how far it is from a part's progress to another one, the shorter way round, or `nil` if there's no part.
  package func way(of name: Name, to progress: Double) -> (start: Double, way: Double)? {
    guard let movable = movable(named: name) else { return nil }
    let start = self.progress(of: movable)
    return (start, current.movables[movable].way(from: start, to: current.movables[movable].bounded(progress)))
  }
}
