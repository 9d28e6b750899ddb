// Readers' voices: recordings that play instead of the book's sounds, and the recording in progress.

struct RecordingInProgress: Sendable {
  let place: VoiceRecordings.Place
  let page: PageIndex
  let slot: Name
  let voice: Name
  var hasStarted = false
}

extension Player {
  /// The name of the voice that the reader has chosen, in UTF-8; empty for the book's own voice.
  var chosenVoice: ArraySlice<UInt8> {
    guard case .text(let name) = options.values[plan.options.index(of: .voice)] else { return [] }
    return names.utf8(of: name)
  }

  /// Returns the place of a slot on the page on stage, or `nil` if readers can't record that sound.
  func place(ofSound sound: SoundIndex, voice: [UInt8]) -> VoiceRecordings.Place? {
    guard current.voiceSlots.contains(sound), let page = current.page else { return nil }
    return plan.place(ofSlot: current.sounds[sound].name, of: page, language: state.language, voice: voice)
  }

  /// Returns the recording that plays in place of a sound if the sound starts now, or `nil` if there is none.
  func take(ofSound sound: SoundIndex) -> Take? {
    let voice = Array(chosenVoice)
    guard !recordings.isEmpty, !voice.isEmpty,
      let index = place(ofSound: sound, voice: voice).flatMap({ recordings.index(of: $0) })
    else { return nil }
    return Take(voice: voice, length: length(of: recordings.recordings[index]))
  }

  /// Returns the length of a recording in whole ticks, rounded up like the length of any sound.
  private func length(of recording: VoiceRecordings.Recording) -> Ticks {
    Ticks((Int64(recording.milliseconds) * Int64(tickRate) + 999) / 1000)
  }

  /// Returns the duration of a sound, or of the recording that plays instead.
  func duration(ofSound sound: SoundIndex) -> Ticks {
    current.sounds[sound].duration(of: state.page.sounds[sound].take)
  }

  /// Returns the role of a sound; the role of every recording is narration.
  func role(ofSound sound: SoundIndex) -> SoundRole {
    state.page.sounds[sound].take == nil ? current.sounds[sound].role : .narration
  }

  /// Whether the page on stage has a recording of the voice that the reader has chosen, in the current language.
  var isPageRecorded: Bool {
    guard state.page.scene.page != nil else { return false }
    return current.voiceSlots.contains { take(ofSound: $0) != nil }
  }

  var voiceOffer: VoiceOffer {
    var voices = recordings.voiceNames
    let chosen = Array(chosenVoice)
    if !chosen.isEmpty, !voices.contains(chosen) { voices.append(chosen) }
    return VoiceOffer(voices: voices, hasRecordings: !recordings.isEmpty, canRecord: canRecord)
  }

  /// Begins to record a slot of the page on stage, after cancelling touches and stopping all sounds.
  mutating func begin(_ recording: RecordingInProgress) {
    self.recording = recording
    moveFollowers(of: nil)
    pendingSteps.append(.page(.emitRecordingStarted))
    pendingSteps.append(.page(.stopSounds))
    pendingSteps.append(.page(.cancelTouches))
  }

  mutating func emitRecordingStarted() {
    guard let recording else { return }
    self.recording?.hasStarted = true
    emit(.recordingStarted, recording.place, page: recording.page)
  }

  /// Ends the recording in progress, keeps it unless it's too short or long, and opens its page again.
  mutating func end(_ recording: RecordingInProgress, milliseconds: Int) {
    guard milliseconds >= VoiceRecordings.minMilliseconds else { return cancel(recording, .short) }
    guard milliseconds <= VoiceRecordings.maxMilliseconds else { return cancel(recording, .long) }
    let made = VoiceRecordings.Recording(
      recording.place, milliseconds: milliseconds, wordsHash: wordsHash(of: recording.place))
    // Other recordings may have been added since this one began.
    guard recordings.add(made) != nil else { return cancel(recording, .full) }
    reopenAfterRecording()
    emit(.recordingFinished, recording.place, page: recording.page, milliseconds: milliseconds)
  }

  /// Drops the recording in progress and opens its page again.
  mutating func cancel(_ recording: RecordingInProgress, _ reason: Event.Reason) {
    reopenAfterRecording()
    emit(.recordingCancelled, recording.place, page: recording.page, reason: reason)
  }

  /// Drops the recording in progress without opening its page again.
  mutating func abandonRecording(_ reason: Event.Reason) {
    guard let recording else { return }
    self.recording = nil
    emit(.recordingCancelled, recording.place, page: recording.page, reason: reason)
  }

  /// Drops the recording in progress before another state replaces the current one.
  ///
  /// - Returns: The emitted event, or `nil` if nothing is being recorded.
  @discardableResult mutating func abandonRecording() -> Event? {
    guard recording != nil else { return nil }
    let first = events.count
    abandonRecording(.reader)
    runPendingSteps()
    return first < events.count ? events[first] : nil
  }

  /// Opens the page again after a recording, without an animation.
  private mutating func reopenAfterRecording() {
    recording = nil
    state.skipsTransitions = true
    pendingSteps.append(.page(.restoreTransitions))
    pendingSteps.append(.page(.reopenRecorded(opening: state.page.opening)))
  }

  /// Returns a hash of the words to read at a place, or `nil` if the book no longer has the place.
  func wordsHash(of place: VoiceRecordings.Place) -> UInt64? {
    guard let (page, language, slot) = slot(at: place) else { return nil }
    return plan.wordsHash(ofSlot: slot, of: pagePlan(ofPage: page, language: language))
  }

  /// Returns the slot at a place, or `nil` if the book no longer has it.
  @inline(never) func slot(at place: VoiceRecordings.Place) -> (page: PageIndex, language: Int, slot: SoundIndex)? {
    guard let page = plan.page(place.page), let language = plan.language(place.languageCode),
      let slot = plan.slot(place.slotName, of: pagePlan(ofPage: page, language: language))
    else { return nil }
    return (page, language, slot)
  }

  // MARK: - Events

  /// Emits an event about a recording, with the recording's page even if another page is on stage.
  mutating func emit(
    _ kind: EventKind, _ place: VoiceRecordings.Place, page: PageIndex?, milliseconds: Int? = nil,
    reason: Event.Reason? = nil
  ) {
    var event = Event(kind, at: tick, page: page.map { $0.position + 1 })
    if page == nil, case .number(let number) = place.page { event.page = number }
    event.item = intern(place.slot)
    event.name = intern(place.voice)
    event.value = milliseconds.map { .number(Double($0) / 1000) }
    event.reason = reason
    // If its page isn't on stage, only the book's rules receive the event.
    guard let page, page == self.place else { return emit(event, scene: .credits, opening: 0) }
    emit(event, item: event.item.flatMap { current.item(named: $0) })
  }
}
