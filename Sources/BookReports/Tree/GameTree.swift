import BookKit
import PropertyList

extension TreePart {
  mutating func add(game content: Element.Content, _ words: BookPhrases) -> String {
    if let puzzle = content.puzzle {
      add([
        "seed": Double(puzzle.seed.value).json, "rows": puzzle.rows?.value.json, "columns": puzzle.columns?.value.json,
      ])
      let shape = [puzzle.rows, puzzle.columns].map { $0.map { "\($0.value)" } ?? "?" }.joined(separator: " × ")
      let picture = puzzle.page.map { "of page " + words.text(of: $0.value) } ?? ElementTree.file(puzzle.fileName)
      return "\(shape) pieces \(picture)"
    }
    guard let coloring = content.coloring else { return "" }
    add("palette", coloring.palette.count)
    add("regions", coloring.usesPaths ? coloring.regions.count : nil)
    let regions = coloring.usesPaths ? "\(coloring.regions.count) regions" : ElementTree.file(coloring.fileName)
    return "\(regions), \(coloring.palette.count) colours"
  }

  init(_ game: BookGame, _ words: BookPhrases) {
    self.init()
    let name = game.name.map { words.outline.text(of: $0.value) }
    let type = game.content.type
    add(["name": name?.json, "type": type.keyword.description.json, "title": game.title?.json])
    let content = add(game: game.content, words)
    let title = game.title.map { ", \"\(Quotation.of($0))\"" } ?? ""
    addRow(["game", BookPhrases.named(name ?? ""), type.keyword.description], content + title)
  }

  mutating func add(gameOf element: Int, on player: Player) {
    if let puzzle = player.puzzle(of: element) {
      let placed = puzzle.pieces.count { $0.isPlaced }
      add(["placed": placed.json, "pieces": puzzle.pieces.count.json])
      addDetail("\(placed) of \(puzzle.pieces.count) pieces are in their places")
    }
    guard let coloring = player.coloring(of: element), !coloring.regions.isEmpty else { return }
    let filled = coloring.regions.filter { $0.color != nil }
    add(["color": coloring.chosenColor.json, "regions": coloring.regions.count.json])
    let count = "\(filled.count) of \(coloring.regions.count) regions are filled"
    addDetail(count + "; colour \(coloring.chosenColor) is chosen")
    var fills = TreePart()
    for region in filled {
      let (name, color) = (player.names.text(of: region.name), region.color?.text ?? "")
      fills.add(name, color)
      fills.addDetail("\(BookPhrases.named(name)) is \(color)")
    }
    add("fills", part: filled.isEmpty ? nil : fills)
  }

  mutating func add(pieceAt index: Int, of items: [StageItem], on player: Player) -> String {
    guard let parent = items[index].parent, items[parent].type == .puzzle,
      let puzzle = player.puzzle(of: items[parent].element),
      let piece = puzzle.pieces.first(where: { $0.element == items[index].element })
    else { return "" }
    add("placed", piece.isPlaced)
    if piece.isPlaced { return "in its place" }
    let first = puzzle.pieces[piece.group].element
    guard first != piece.element, let other = items.first(where: { $0.element == first }) else { return "" }
    let name = player.names.text(of: other.name)
    add("joined", name)
    return "joined with \(BookPhrases.named(name))"
  }
}
