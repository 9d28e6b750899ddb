import BookKit

extension ScriptRunner {
  /// Does something with recordings, as a host with a microphone.
  mutating func perform(_ action: RecordingAction) -> ScriptFailure? {
    switch action {
    case .possible: give(.allowRecording)
    case .begin(let slot): return begin(slot)
    case .end(let time):
      guard player.slotBeingRecorded != nil else { return failure("nothing is being recorded") }
      give(.finishRecording(milliseconds: time.milliseconds(tickRate: player.tickRate)))
    case .cancel(let reason):
      guard player.slotBeingRecorded != nil else { return failure("nothing is being recorded") }
      give(.cancelRecording(reason))
    case .add(let recording, let time):
      guard let place = player.place(of: recording) else { return failure(missingSlot(of: recording)) }
      guard !place.voice.isEmpty else { return noVoiceFailure }
      let milliseconds = time.milliseconds(tickRate: player.tickRate)
      guard VoiceRecordings.isValidLength(milliseconds: milliseconds) else {
        return failure("a recording lasts from 0.1s to 600s")
      }
      give(.addRecording(player.makeRecording(at: place, milliseconds: milliseconds)))
    case .delete(let recording):
      guard let place = player.place(of: recording) else { return failure(missingSlot(of: recording)) }
      guard !place.voice.isEmpty else { return noVoiceFailure }
      guard player.recordings.index(of: place) != nil else { return failure("there is no such recording") }
      give(.deleteRecording(place))
    case .deleteVoice(let voice):
      guard player.recordings.voiceNames.contains(voice) else {
        return failure("there are no recordings of `\(text(voice))`")
      }
      give(.deleteVoice(text(voice)))
    }
    return nil
  }

  private mutating func begin(_ slot: [UInt8]?) -> ScriptFailure? {
    guard let page = player.page else { return failure("recordings are made on pages only") }
    if player.isTurning { return failure("nothing can be recorded while a page is being turned") }
    if player.slotBeingRecorded != nil { return failure("something is being recorded already; end or cancel it first") }
    let recording = ScriptRecording(page: page, slot: slot)
    guard let place = player.place(of: recording) else { return failure(missingSlot(of: recording)) }
    guard !place.voice.isEmpty else { return noVoiceFailure }
    give(.beginRecording(place.slot))
    return nil
  }

  private var noVoiceFailure: ScriptFailure {
    failure("no voice is chosen", hint: "set the option `voice` first: `option voice Grandma`")
  }

  private func missingSlot(of recording: ScriptRecording) -> String {
    let slot = recording.slot.map { "`\(text($0))`" } ?? "anything"
    return "\(slot) cannot be recorded on page \(recording.page)"
  }

  /// Checks whether there is a recording.
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
  /// Returns the place that a script means, or `nil` if the book doesn't have the slot.
  fileprivate func place(of recording: ScriptRecording) -> VoiceRecordings.Place? {
    recordingPlace(
      ofSlot: recording.slot.map { String(decoding: $0, as: UTF8.self) }, onPage: recording.page,
      voice: recording.voice.map { String(decoding: $0, as: UTF8.self) },
      language: recording.language.map { String(decoding: $0, as: UTF8.self) })
  }
}
