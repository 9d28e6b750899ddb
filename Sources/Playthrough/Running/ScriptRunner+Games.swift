import BookKit

extension ScriptRunner {
  /// Does something with a game on stage.
  mutating func play(_ action: GameAction, of item: [UInt8]) -> ScriptFailure? {
    guard let name = player.names.find(item), let type = player.gameType(of: name) else {
      return absenceFailure(text(item), kind: "a game")
    }
    guard player.isOnStage(name) == true else { return failure("`\(text(item))` is not on stage") }
    guard action.type == nil || action.type == type else {
      return failure("`\(text(item))` is \(type.owner.title), which has no `\(action.keyword)`")
    }
    if case .solve = action, type == .puzzle, down.contains(0) {
      return failure("finger 0 is down; release it before `solve`")
    }
    if case .fill(let region, let color) = action, let failure = check(region, color, of: name, item) { return failure }
    if let refusal { noteRefusal(refusal) }
    give(.game(text(item), action))
    return nil
  }

  /// Returns a failure if a picture doesn't have a region or a colour.
  private func check(_ region: [UInt8], _ color: Int?, of name: Name, _ item: [UInt8]) -> ScriptFailure? {
    guard let picture = player.coloring(of: name) else { return nil }
    let regions = picture.regions
    guard !regions.isEmpty else {
      return failure("the regions of `\(text(item))` are not known: its drawing could not be read")
    }
    guard regions.contains(where: { player.names.utf8(of: $0.name).elementsEqual(region) }) else {
      return regionFailure(region, of: item, among: regions)
    }
    let count = picture.palette.count
    if let color, color > count {
      return failure("`\(text(item))` has no colour \(color)", hint: "its colours are 1 to \(count)")
    }
    return nil
  }

  private func regionFailure(
    _ region: [UInt8], of item: [UInt8], among regions: [ColoringPicture.Region]
  ) -> ScriptFailure {
    let names = regions.map { player.names.text(of: $0.name) }
    return failure(
      "`\(text(item))` has no region `\(text(region))`",
      hint: names.isEmpty ? nil : "it has \(NameList.text(names, "and"))")
  }

  /// Checks whether a game is complete.
  func check(_ game: [UInt8], isComplete wanted: Bool) -> ScriptFailure? {
    guard let isComplete = player.names.find(game).flatMap({ player.isComplete(game: $0) }) else {
      return absenceFailure(text(game), kind: "a game", orElse: ", nor a game of the book")
    }
    return isComplete == wanted ? nil : failure("`\(text(game))` is \(isComplete ? "complete" : "incomplete")")
  }

  /// Checks the colour of a region.
  func check(_ item: [UInt8], region: [UInt8], has wanted: Color?) -> ScriptFailure? {
    guard let picture = player.names.find(item).flatMap({ player.coloring(of: $0) }) else {
      return absenceFailure(text(item), kind: "a picture to colour")
    }
    guard let found = picture.regions.first(where: { player.names.utf8(of: $0.name).elementsEqual(region) }) else {
      return regionFailure(region, of: item, among: picture.regions)
    }
    let wanted = wanted.map { Color(red: $0.red, green: $0.green, blue: $0.blue) }
    guard found.color != wanted else { return nil }
    let words = [wanted, found.color].map { $0?.text ?? "none" }
    return failure("expected `fill \(text(item)) \(text(region)) = \(words[0])`, but it is \(words[1])")
  }
}
