import BookKit

extension ScriptRunner {
  /// Adds a recording, as if the host had kept it from an earlier time.
  mutating func add(_ recording: ScriptRecording, lasting time: ScriptTime) -> ScriptFailure? {
    guard let place = player.place(of: recording) else { return failure(missingSlot(of: recording)) }
    guard !place.voice.isEmpty else { return noVoiceFailure }
    let milliseconds = time.milliseconds(tickRate: player.tickRate)
    let refusal = give(.addRecording(player.makeRecording(at: place, milliseconds: milliseconds)))
    return refusal == .invalid ? failure("a recording lasts from 0.1s to 600s") : nil
  }

  mutating func delete(_ recording: ScriptRecording) -> ScriptFailure? {
    guard let place = player.place(of: recording) else { return failure(missingSlot(of: recording)) }
    guard !place.voice.isEmpty else { return noVoiceFailure }
    return give(.deleteRecording(place)) == nil ? nil : failure("there is no such recording")
  }

  /// Returns an input that names the recorded slot even if the script doesn't.
  func explicit(_ input: Player.Input) -> Player.Input {
    guard case .beginRecording(nil) = input else { return input }
    return .beginRecording(player.page.flatMap { player.recordingPlace(onPage: $0) }?.slot)
  }

  func failure(ofRecording slot: String?, _ refusal: Player.Refusal) -> ScriptFailure? {
    switch refusal {
    case .offStage: return failure("recordings are made on pages only")
    case .pageTurn, .sectionTurn: return failure("nothing can be recorded while a page is being turned")
    case .recording: return failure("something is being recorded already; end or cancel it first")
    case .noVoice: return noVoiceFailure
    case .unknown:
      return player.page.map { page in
        failure(missingSlot(of: ScriptRecording(page: page, slot: slot.map { Array($0.utf8) })))
      }
    case .narration, .first, .bookEnded, .unchanged, .notKept, .faintCredit, .creditWithoutLink, .otherGame,
      .unknownRegion, .unknownColor, .invalid, .finger, .notRecording:
      return nil
    }
  }

  private var noVoiceFailure: ScriptFailure {
    failure("no voice is chosen", hint: "set the option `voice` first: `option voice Grandma`")
  }

  private func missingSlot(of recording: ScriptRecording) -> String {
    let slot = recording.slot.map { "`\(text($0))`" } ?? "anything"
    return "\(slot) cannot be recorded on page \(recording.page)"
  }

  func check(_ recording: ScriptRecording, exists wanted: Bool) -> ScriptFailure? {
    guard let place = player.place(of: recording) else {
      return wanted ? failure(missingSlot(of: recording)) : nil
    }
    let exists = player.recordings.index(of: place) != nil
    guard exists != wanted else { return nil }
    let voice = place.voice.isEmpty ? "" : " as \(place.voice)"
    let what = "recording of `\(place.slot)` on page \(recording.page)\(voice)"
    return failure(exists ? "there is a \(what)" : "there is no \(what)")
  }
}

extension Player {
  /// Returns the place of the recording that a script refers to, or `nil` if the book doesn't have the slot.
  fileprivate func place(of recording: ScriptRecording) -> VoiceRecordings.Place? {
    recordingPlace(
      ofSlot: recording.slot.map { String(decoding: $0, as: UTF8.self) }, onPage: recording.page,
      voice: recording.voice.map { String(decoding: $0, as: UTF8.self) },
      language: recording.language.map { String(decoding: $0, as: UTF8.self) })
  }
}
