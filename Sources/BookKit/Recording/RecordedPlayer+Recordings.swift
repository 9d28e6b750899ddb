import PropertyList

// The input of a recorded reader that concerns recordings of voices.

extension RecordedPlayer {
  /// Adds the recordings that a host has kept; the script adds them first, too.
  ///
  /// Unlike ``Player/adopt(recordings:)`` it emits `recording.finished` for each of them, because the script does.
  public mutating func adopt(recordings: VoiceRecordings) {
    for recording in recordings.recordings { add(recording) }
  }

  /// Tells the player that the host can record; the script does so, too.
  public mutating func allowRecording() {
    guard !player.canRecord else { return }
    player.canRecord = true
    guard !hasBegun else { return record(.recordPossible) }
    // A script says this first, whenever the host finds it out.
    var first: [UInt8] = []
    RecordedCommand.recordPossible.append(to: &first)
    commands = first + commands
  }

  /// Begins to record a slot of the page on stage, see ``Player/beginRecording(_:)``.
  ///
  /// - Returns: Whether an event says that it was begun, or that there is no room.
  @discardableResult public mutating func beginRecording(_ slot: String? = nil) -> Bool {
    guard let page = player.page, !player.isTurning, player.slotBeingRecorded == nil, !player.chosenVoice.isEmpty,
      let place = player.recordingPlace(ofSlot: slot, onPage: page)
    else { return false }
    record(.recordBegin(place.slotName))
    return player.beginRecording(slot)
  }

  /// Ends the recording that is being made and keeps it, see ``Player/finishRecording(milliseconds:)``.
  ///
  /// - Returns: Whether it was kept.
  @discardableResult public mutating func finishRecording(milliseconds: Int) -> Bool {
    guard player.slotBeingRecorded != nil else { return false }
    let milliseconds = max(0, milliseconds)
    record(.recordEnd(milliseconds: milliseconds))
    return player.finishRecording(milliseconds: milliseconds)
  }

  /// Cancels the recording that is being made, see ``Player/cancelRecording(_:)``.
  ///
  /// - Returns: Whether a recording was being made.
  @discardableResult public mutating func cancelRecording(_ reason: Player.RecordingCancellation = .reader) -> Bool {
    guard player.slotBeingRecorded != nil else { return false }
    record(.recordCancel(reason))
    return player.cancelRecording(reason)
  }

  /// Adds a recording that was made elsewhere, see ``Player/add(_:)``.
  ///
  /// A script can't name a page, slot or language that the book doesn't have. Recordings of those are added without
  /// events.
  ///
  /// - Returns: Whether it was added.
  @discardableResult public mutating func add(_ recording: VoiceRecordings.Recording) -> Bool {
    guard VoiceRecordings.isValidVoice(recording.place.voiceName),
      VoiceRecordings.isValidLength(milliseconds: recording.milliseconds)
    else { return false }
    guard let page = player.page(of: recording.place) else { return player.recordings.add(recording) != nil }
    record(.recordPage(recordedPage(page), recording.place, milliseconds: recording.milliseconds))
    return player.add(recording)
  }

  /// Deletes the recording of a place, see ``Player/deleteRecording(at:)``.
  ///
  /// - Returns: Whether there was such a recording; `false` before anything is open.
  @discardableResult public mutating func deleteRecording(at place: VoiceRecordings.Place) -> Bool {
    guard hasBegun, let index = player.recordings.index(of: place) else { return false }
    guard let page = player.page(of: place) else {
      player.recordings.remove(at: index)
      return true
    }
    record(.recordDelete(recordedPage(page), place))
    return player.deleteRecording(at: place)
  }

  /// Deletes all recordings of a voice, see ``Player/deleteVoice(_:)``.
  ///
  /// - Returns: Whether there were any; `false` before anything is open.
  @discardableResult public mutating func deleteVoice(_ name: String) -> Bool {
    let voice = Array(name.utf8)
    guard hasBegun, player.recordings.voiceNames.contains(voice) else { return false }
    let isPage = player.tableOfContents.contains { entry in
      entry.name.map { player.names.utf8(of: $0) == voice[...] } ?? false
    }
    // The word after `record delete` means a page first, so such a voice is deleted place by place.
    guard !isPage, Int(digits: name.utf8) == nil else { return deleteEach(of: voice) }
    record(.recordDeleteVoice(voice))
    return player.deleteVoice(name)
  }

  private mutating func deleteEach(of voice: [UInt8]) -> Bool {
    for place in player.placesInOrder(ofVoice: voice) { deleteRecording(at: place) }
    return true
  }

  /// Records the recordings that there are, because they are part of what happens.
  mutating func recordRecordings() {
    for recording in player.recordings.recordings {
      guard let page = player.page(of: recording.place) else { continue }
      record(.recordPage(recordedPage(page), recording.place, milliseconds: recording.milliseconds))
    }
  }
}
