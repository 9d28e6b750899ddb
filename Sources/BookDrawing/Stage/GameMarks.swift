import BookKit

/// Makes the marks of puzzles and pictures to colour on one page.
struct GameMarks {
  /// The player of the book, or of a page at rest.
  let player: Player
  let isLeaving: Bool
  let names: NameTable
  let showsRegions: Bool
  /// The puzzles by the index of their element, with the marks of their finished pictures.
  var puzzles: [Int: (puzzle: PuzzlePicture, marks: [Mark])] = [:]

  // MARK: - Puzzles

  /// Returns the marks of a puzzle's board; `picture` makes the marks of its picture, which are kept for the pieces.
  mutating func board(_ item: DrawItem, picture: (_ width: Double, _ height: Double) -> [Mark]) -> [Mark] {
    let found = isLeaving ? player.leavingPuzzle(of: item.element) : player.puzzle(of: item.element)
    guard let puzzle = found else { return [] }
    let marks = picture(puzzle.width, puzzle.height)
    puzzles[item.element] = (puzzle, marks)
    var guide = Mark(.group(marks), map: item.transform, width: puzzle.width, height: puzzle.height)
    guide.alpha = item.alpha * puzzle.guideAlpha
    return guide.alpha > 0 ? [guide] : []
  }

  /// Returns the marks of a piece; the board of its puzzle must come first.
  func piece(_ index: Int, _ item: DrawItem, of parent: Int?) -> [Mark] {
    guard let parent, let (puzzle, marks) = puzzles[parent], puzzle.pieces.indices.contains(index) else { return [] }
    let piece = puzzle.pieces[index]
    let home = AffineMap(scaleX: 1, scaleY: 1, origin: Point(x: -piece.home.x, y: -piece.home.y))
    let map = home.followed(by: item.transform)
    var cut = Mark(.clipped(piece.outline, marks), map: map, width: puzzle.width, height: puzzle.height)
    var edge = Mark(
      .shape(piece.outline, fill: nil, lineWidth: 1), map: map, width: puzzle.width, height: puzzle.height)
    (cut.alpha, edge.alpha) = (item.alpha, item.alpha)
    return [cut, edge]
  }

  // MARK: - Pictures to colour

  /// Returns the marks of a picture to colour without its palette.
  func coloring(_ item: DrawItem, _ element: StageElement) -> [Mark] {
    let found = isLeaving ? player.leavingColoring(of: item.element) : player.coloring(of: item.element)
    guard let picture = found, picture.width > 0, picture.height > 0 else { return [] }
    let frame = Rectangle(width: picture.width, height: picture.height)
    let file = element.pictures.first.flatMap { $0 }.map { names.text(of: $0) }
    let colors = picture.regions.indices.map { index in
      showsRegions ? RegionMarks.color(ofRegion: index + 1) : picture.regions[index].color
    }
    var marks = [Mark(.area(.white, isEllipse: false), in: frame)]
    switch picture.layout {
    case .pixels(let map, _, _)?:
      if let file { marks.append(Mark(.colored(file, map, colors), in: frame)) }
    case .paths(let paths)?:
      for (path, color) in zip(paths, colors) {
        marks.append(Mark(.shape(path.path, fill: color, lineWidth: file == nil ? 3 : 0), in: frame))
      }
      if let file { marks.append(Mark(.multiplied(file), in: frame)) }
    case nil:
      if let file { marks.append(Mark(.picture(file), in: frame)) }
    }
    if showsRegions {
      marks += RegionMarks.points(of: picture).enumerated().map { number($0.offset + 1, at: $0.element, in: picture) }
    } else {
      marks += picture.regions.compactMap { number(of: $0, in: picture) }
    }
    // The marks are stretched from the picture's own size to the frame, which tweens may have changed.
    let stretch = AffineMap(scaleX: item.width / picture.width, scaleY: item.height / picture.height)
    var whole = Mark(
      .group(marks), map: stretch.followed(by: item.transform), width: picture.width, height: picture.height)
    whole.alpha = item.alpha
    whole.altText = element.altText.map { names.text(of: $0) }
    return [whole]
  }

  /// Returns a mark with the number of the colour that a region still needs, or `nil` if it needs none.
  private func number(of region: ColoringPicture.Region, in picture: ColoringPicture) -> Mark? {
    guard let target = region.target, let point = region.labelPoint else { return nil }
    if let color = region.color, color == picture.palette[target - 1] { return nil }
    return number(target, at: point, in: picture)
  }

  private func number(_ number: Int, at point: Point, in picture: ColoringPicture) -> Mark {
    // The whole number is inside the picture even if its point is at the border.
    let x = max(0, min(point.x - 20, picture.width - 40))
    let y = max(0, min(point.y - 12, picture.height - 24))
    return Mark(self.number(number, .black), in: Rectangle(x: x, y: y, width: 40, height: 24))
  }

  private func number(_ number: Int, _ color: Color) -> Mark.Content {
    var text = TextBlock(String(number), fontSize: 18, color: color, alignment: .center)
    text.verticalAlignment = .middle
    return .text(text)
  }

  /// Returns the marks of a colour to choose: ringed if it's the chosen one, and with its number if the regions are
  /// numbered.
  func swatch(_ index: Int, _ color: Color, _ item: DrawItem, of parent: Int?) -> [Mark] {
    guard let parent, item.width > 0, item.height > 0 else { return [] }
    let picture = isLeaving ? player.leavingColoring(of: parent) : player.coloring(of: parent)
    let dark = Color(red: 0x3A, green: 0x2E, blue: 0x2A)
    var plates: [(color: Color, ring: Double)] = [(dark, 1), (color, 0)]
    if picture?.chosenColor == index + 1 { plates = [(.white, 6), (dark, 4), (color, 0)] }
    var marks = plates.map { plate in
      let corner = Point(x: -plate.ring, y: -plate.ring)
      return Mark(
        .plate(plate.color, radius: 8 + plate.ring),
        map: AffineMap(scaleX: 1, scaleY: 1, origin: corner).followed(by: item.transform),
        width: item.width + 2 * plate.ring, height: item.height + 2 * plate.ring)
    }
    if picture?.regions.contains(where: { $0.target != nil }) ?? false {
      marks.append(
        Mark(number(index + 1, color.contrast), map: item.transform, width: item.width, height: item.height))
    }
    for index in marks.indices { marks[index].alpha = item.alpha }
    return marks
  }
}

extension Color {
  /// Black on light colours, and white on dark ones.
  fileprivate var contrast: Color {
    299 * Int(red) + 587 * Int(green) + 114 * Int(blue) > 150_000 ? .black : .white
  }
}
