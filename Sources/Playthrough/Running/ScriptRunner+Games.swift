import BookKit

extension ScriptRunner {
  func fingerFailure(ofSolving game: String) -> ScriptFailure? {
    guard down.contains(0), let name = player.names.find(game), player.gameType(of: name) == .puzzle,
      player.isOnStage(name) == true
    else { return nil }
    return failure("finger 0 is down; release it before `solve`")
  }

  func failure(of action: Player.GameAction, in game: String, _ refusal: Player.Refusal) -> ScriptFailure? {
    let name = player.names.find(game)
    switch refusal {
    case .offStage: return failure("`\(game)` is not on stage")
    case .otherGame:
      let type = name.flatMap { player.gameType(of: $0) }
      return failure("`\(game)` is \(type?.owner.title ?? ""), which has no `\(action.keyword)`")
    case .unknownRegion, .unknownColor:
      guard case .fill(let region, let color) = action, let picture = name.flatMap({ player.coloring(of: $0) }) else {
        return nil
      }
      if picture.regions.isEmpty {
        return failure("the regions of `\(game)` are not known: its drawing could not be read")
      }
      if refusal == .unknownRegion { return regionFailure(region, of: game, among: picture.regions) }
      return color.map {
        failure("`\(game)` has no colour \($0)", hint: "its colours are 1 to \(picture.palette.count)")
      }
    case .pageTurn, .sectionTurn, .recording, .narration, .first, .bookEnded, .unchanged, .notKept, .faintCredit,
      .creditWithoutLink, .unknown, .invalid, .finger, .noVoice, .notRecording:
      return absenceFailure(game, kind: "a game")
    }
  }

  private func regionFailure(
    _ region: String, of game: String, among regions: [ColoringPicture.Region]
  ) -> ScriptFailure {
    let names = regions.map { player.names.text(of: $0.name) }
    return failure(
      "`\(game)` has no region `\(region)`", hint: names.isEmpty ? nil : "it has \(NameList.text(names, "and"))")
  }

  func check(_ game: [UInt8], isComplete wanted: Bool) -> ScriptFailure? {
    guard let isComplete = player.names.find(game).flatMap({ player.isComplete(game: $0) }) else {
      return absenceFailure(text(game), kind: "a game", orElse: ", nor a game of the book")
    }
    return isComplete == wanted ? nil : failure("`\(text(game))` is \(isComplete ? "complete" : "incomplete")")
  }

  func check(_ item: [UInt8], region: [UInt8], has wanted: Color?) -> ScriptFailure? {
    guard let picture = player.names.find(item).flatMap({ player.coloring(of: $0) }) else {
      return absenceFailure(text(item), kind: "a picture to colour")
    }
    guard let found = picture.regions.first(where: { player.names.utf8(of: $0.name).elementsEqual(region) }) else {
      return regionFailure(text(region), of: text(item), among: picture.regions)
    }
    let wanted = wanted.map { Color(red: $0.red, green: $0.green, blue: $0.blue) }
    guard found.color != wanted else { return nil }
    let words = [wanted, found.color].map { $0?.text ?? "none" }
    return failure("expected `fill \(text(item)) \(text(region)) = \(words[0])`, but it is \(words[1])")
  }
}
