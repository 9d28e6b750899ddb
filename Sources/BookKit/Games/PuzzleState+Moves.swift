extension PuzzleState {
  package struct Fit: Sendable, Equatable {
    /// A piece of the released group, and the piece of another group that it was joined to.
    package struct Joint: Sendable, Equatable {
      package let piece: Int
      package let other: Int
    }

    /// The joints in the order in which they were made.
    package internal(set) var joints: [Joint] = []
    /// The pieces that were placed, in ascending order.
    package internal(set) var placed: [Int] = []
    /// Whether all pieces are placed now.
    package internal(set) var isCompleted = false

    package var hasEffect: Bool { !joints.isEmpty || !placed.isEmpty }
  }

  package mutating func raise(_ piece: Int) {
    let group = pieces[piece].group
    stack = stack.filter { pieces[Int($0)].group != group } + stack.filter { pieces[Int($0)].group == group }
  }

  /// Moves a piece with its group, keeping the piece's cell on the playground.
  package mutating func move(_ piece: Int, to position: ExactPoint, in puzzle: Puzzle) {
    guard !pieces[piece].isPlaced else { return }
    let cell = puzzle.grid.cell(of: piece)
    let inside = puzzle.playground.clamp(position, width: cell.width, height: cell.height)
    shift(pieces[piece].group, to: inside - cell.origin)
  }

  /// Snaps a piece's group to other groups or to its place until nothing more fits.
  ///
  /// `held` contains the pieces that other fingers hold; the group doesn't snap to the groups of these pieces.
  package mutating func release(_ piece: Int, in puzzle: Puzzle, held: [Int] = []) -> Fit {
    var fit = Fit()
    guard !pieces[piece].isPlaced, pieces[piece].quarters == 0 else { return fit }
    while true {
      let displacement = pieces[piece].displacement
      if displacement.isWithin(puzzle.snapDistance, of: .zero) {
        shift(pieces[piece].group, to: .zero)
        fit.placed = group(of: piece)
        for placed in fit.placed { pieces[placed].isPlaced = true }
        fit.isCompleted = isComplete
        return fit
      }
      guard let joint = joint(for: piece, in: puzzle, held: held) else { return fit }
      shift(pieces[piece].group, to: pieces[joint.other].displacement)
      join(pieces[piece].group, pieces[joint.other].group)
      fit.joints.append(joint)
    }
  }

  /// Turns a single piece clockwise by a quarter turn, and returns its new angle in degrees.
  ///
  /// Returns `nil` if the piece is joined or placed, or if the puzzle doesn't turn pieces.
  package mutating func turn(_ piece: Int, in puzzle: Puzzle) -> Int? {
    guard puzzle.turnsPieces, !pieces[piece].isPlaced, group(of: piece).count == 1 else { return nil }
    pieces[piece].quarters = (pieces[piece].quarters + 1) & 3
    return Int(pieces[piece].quarters) * 90
  }

  /// Turns a piece upright, and returns whether the piece wasn't upright before.
  package mutating func turnUpright(_ piece: Int) -> Bool {
    guard pieces[piece].quarters != 0 else { return false }
    pieces[piece].quarters = 0
    return true
  }

  /// Returns the joint for the first piece of the group that fits a neighbour, or `nil` if none does.
  private func joint(for piece: Int, in puzzle: Puzzle, held: [Int]) -> Fit.Joint? {
    let heldGroups = held.map { pieces[$0].group }
    for member in group(of: piece) {
      for neighbour in puzzle.grid.neighbours(of: member) {
        let other = pieces[neighbour]
        guard other.group != pieces[piece].group, other.quarters == 0, !other.isPlaced,
          !heldGroups.contains(other.group)
        else { continue }
        if other.displacement.isWithin(puzzle.snapDistance, of: pieces[piece].displacement) {
          return Fit.Joint(piece: member, other: neighbour)
        }
      }
    }
    return nil
  }

  private mutating func shift(_ group: UInt8, to displacement: ExactPoint) {
    for piece in pieces.indices where pieces[piece].group == group { pieces[piece].displacement = displacement }
  }

  private mutating func join(_ first: UInt8, _ second: UInt8) {
    for piece in pieces.indices where pieces[piece].group == first || pieces[piece].group == second {
      pieces[piece].group = min(first, second)
    }
  }
}
