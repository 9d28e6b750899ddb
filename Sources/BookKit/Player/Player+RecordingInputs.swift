// Inputs for recordings.

extension Player {
  /// Adopts the recordings that a host has kept, without events.
  ///
  /// A host does this before it opens the book or restores a saved state. The recordings keep their indices in
  /// `recordings`, so that the host can find the sound of each recording.
  public mutating func adopt(recordings: VoiceRecordings) { self.recordings = recordings }

  mutating func beginRecording(_ slot: [UInt8]?) -> Refusal? {
    guard let page = place, page.position < plan.pageCount else { return .offStage }
    if let refusal = stageRefusal { return refusal }
    guard let sound = plan.slot(slot, of: pagePlan(ofPage: page, language: state.language)) else { return .unknown }
    guard !chosenVoice.isEmpty else { return .noVoice }
    guard let place = place(ofSound: sound, voice: Array(chosenVoice)) else { return .unknown }
    guard recordings.hasRoom(for: place) else {
      emit(.recordingCancelled, place, page: page, reason: .full)
      return .notKept
    }
    let voice = intern(place.voice)
    begin(RecordingInProgress(place: place, page: page, slot: current.sounds[sound].name, voice: voice))
    return nil
  }

  mutating func finishRecording(milliseconds: Int) -> Refusal? {
    guard let recording else { return .notRecording }
    let isValid = VoiceRecordings.isValidLength(milliseconds: milliseconds) && recordings.hasRoom(for: recording.place)
    end(recording, milliseconds: milliseconds)
    return isValid ? nil : .notKept
  }

  mutating func add(_ recording: VoiceRecordings.Recording) -> Refusal? {
    guard VoiceRecordings.isValidVoice(recording.place.voiceName),
      VoiceRecordings.isValidLength(milliseconds: recording.milliseconds)
    else { return .invalid }
    let page = plan.page(recording.place.page)
    guard recordings.add(recording) != nil else {
      emit(.recordingCancelled, recording.place, page: page, reason: .full)
      return .notKept
    }
    emit(.recordingFinished, recording.place, page: page, milliseconds: recording.milliseconds)
    return nil
  }

  mutating func deleteRecording(at place: VoiceRecordings.Place) -> Refusal? {
    guard delete(place) else { return .unknown }
    forgetVoiceWithoutRecordings(place.voiceName)
    return nil
  }

  mutating func deleteVoice(_ voice: [UInt8]) -> Refusal? {
    let places = placesInOrder(ofVoice: voice)
    guard !places.isEmpty else { return .unknown }
    for place in places { delete(place) }
    forgetVoiceWithoutRecordings(voice)
    return nil
  }

  @discardableResult private mutating func delete(_ place: VoiceRecordings.Place) -> Bool {
    guard let index = recordings.index(of: place) else { return false }
    let page = plan.page(place.page)
    recordings.remove(at: index)
    let sound = current.voiceSlots.first { sound in
      guard let take = state.page.sounds[sound].take else { return false }
      return self.place(ofSound: sound, voice: take.voice) == place
    }
    if let sound, silence(sound) { emit(.soundStopped, sound: sound) }
    runPendingSteps()
    emit(.recordingDeleted, place, page: page)
    runPendingSteps()
    return true
  }

  /// Resets the option `voice` to the book's own voice if the chosen voice no longer has any recordings.
  private mutating func forgetVoiceWithoutRecordings(_ voice: [UInt8]) {
    guard chosenVoice == voice[...], !recordings.voiceNames.contains(voice) else { return }
    set(option: plan.options.index(of: .voice), to: .string(""))
  }

  /// Returns the places of a voice's recordings in the order of pages, slots and languages.
  ///
  /// Places that the book no longer has come last.
  @inline(never) func placesInOrder(ofVoice voice: [UInt8]) -> [VoiceRecordings.Place] {
    var places: [(rank: (page: Int, slot: Int, language: Int), place: VoiceRecordings.Place)] = []
    for recording in recordings.recordings where recording.place.voiceName == voice {
      let slot = slot(at: recording.place)
      let rank = (slot?.page.position ?? .max, slot?.slot.position ?? .max, slot?.language ?? .max)
      places.append((rank, recording.place))
    }
    // Indices break ties to keep the sort stable.
    var order = Array(places.indices)
    order.shellSort { left, right in
      places[left].rank == places[right].rank ? left < right : places[left].rank < places[right].rank
    }
    return order.map { places[$0].place }
  }
}
