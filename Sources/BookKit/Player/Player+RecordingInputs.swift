// The input from a host that concerns recordings. Each call performs all its effects at once, at the current tick.

extension Player {
  /// The reason why a host cancels a recording.
  public enum RecordingCancellation: Sendable, Equatable {
    /// The reader doesn't want it any more.
    case reader
    /// The reader doesn't allow the microphone to be used.
    case denied
    /// There is no microphone.
    case missing
    /// There is no room to keep it.
    case full

    /// The reason in events.
    package var reason: Event.Reason {
      switch self {
      case .reader: .reader
      case .denied: .denied
      case .missing: .missing
      case .full: .full
      }
    }
  }

  /// Takes over the recordings that a host has kept, without events.
  ///
  /// A host does this before it opens the book or restores a saved moment. The indices of the recordings stay what they
  /// are in `recordings`, so the host finds its sounds by them.
  public mutating func adopt(recordings: VoiceRecordings) { self.recordings = recordings }

  /// Begins to record a slot of the page on stage.
  ///
  /// Touches are cancelled and sounds stop. Until the recording ends, no sound starts, and touches and page turns are
  /// refused. The voice is the one that the option `voice` names, so a host asks for a name first.
  ///
  /// - Parameter slot: The name of the slot; if `nil`, the first one of the page.
  /// - Returns: Whether `recording.started`, or `recording.cancelled` because there is no room, was emitted; `false`
  ///   if no page is on stage or the page has no such slot, while a page is being turned or a recording is made, and
  ///   if no voice is chosen.
  @discardableResult public mutating func beginRecording(_ slot: String? = nil) -> Bool {
    guard recording == nil, state.turn == nil, let page = place, page.position < plan.pageCount,
      let sound = plan.slot(slot.map { Array($0.utf8) }, of: pagePlan(ofPage: page, language: state.language)),
      !chosenVoice.isEmpty, let place = place(ofSound: sound, voice: Array(chosenVoice))
    else { return false }
    return perform { player in
      guard player.recordings.hasRoom(for: place) else {
        return player.emit(.recordingCancelled, place, page: page, reason: .full)
      }
      let slot = player.current.sounds[sound].name
      let voice = player.intern(place.voice)
      player.begin(RecordingInProgress(place: place, page: page, slot: slot, voice: voice))
    }
  }

  /// Ends the recording that is being made and keeps it; the page is opened again, so that the reader hears it.
  ///
  /// A recording shorter than a tenth of a second or longer than ten minutes is cancelled instead.
  ///
  /// - Parameter milliseconds: Its length, rounded down.
  /// - Returns: Whether it was kept; if not, `recording.cancelled` says why, or nothing was being recorded.
  @discardableResult public mutating func finishRecording(milliseconds: Int) -> Bool {
    guard let recording else { return false }
    let isValid = VoiceRecordings.isValidLength(milliseconds: milliseconds) && recordings.hasRoom(for: recording.place)
    perform { $0.end(recording, milliseconds: milliseconds) }
    return isValid
  }

  /// Cancels the recording that is being made; the page is opened again.
  ///
  /// - Returns: Whether a recording was being made.
  @discardableResult public mutating func cancelRecording(_ reason: RecordingCancellation = .reader) -> Bool {
    guard let recording else { return false }
    return perform { $0.cancel(recording, reason.reason) }
  }

  /// Adds a recording that was made elsewhere, or replaces the one of its place, and emits `recording.finished`.
  ///
  /// It's heard from the next start of its sound on. If there is no room, `recording.cancelled` is emitted instead.
  ///
  /// - Returns: Whether it was added; `false` also if its voice can't have that name, or it's too short or long.
  @discardableResult public mutating func add(_ recording: VoiceRecordings.Recording) -> Bool {
    guard VoiceRecordings.isValidVoice(recording.place.voiceName),
      VoiceRecordings.isValidLength(milliseconds: recording.milliseconds)
    else { return false }
    let page = plan.page(recording.place.page)
    let isAdded = recordings.add(recording) != nil
    perform { player in
      if isAdded {
        player.emit(.recordingFinished, recording.place, page: page, milliseconds: recording.milliseconds)
      } else {
        player.emit(.recordingCancelled, recording.place, page: page, reason: .full)
      }
    }
    return isAdded
  }

  /// Deletes the recording of a place, which stops if it sounds.
  ///
  /// If it was the last one of the voice that the reader has chosen, the option `voice` becomes empty.
  ///
  /// - Returns: Whether there was such a recording.
  @discardableResult public mutating func deleteRecording(at place: VoiceRecordings.Place) -> Bool {
    guard delete(place) else { return false }
    forgetVoiceWithoutRecordings(place.voiceName)
    return true
  }

  /// Deletes all recordings of a voice, in the order of pages, slots and languages.
  ///
  /// - Returns: Whether there were any.
  @discardableResult public mutating func deleteVoice(_ name: String) -> Bool {
    let voice = Array(name.utf8)
    let places = placesInOrder(ofVoice: voice)
    for place in places { delete(place) }
    if !places.isEmpty { forgetVoiceWithoutRecordings(voice) }
    return !places.isEmpty
  }

  // MARK: - Deleting

  @discardableResult private mutating func delete(_ place: VoiceRecordings.Place) -> Bool {
    guard let index = recordings.index(of: place) else { return false }
    let page = plan.page(place.page)
    recordings.remove(at: index)
    let sound = current.voiceSlots.first { sound in
      guard let take = state.page.sounds[sound].take else { return false }
      return self.place(ofSound: sound, voice: take.voice) == place
    }
    perform { player in if let sound, player.silence(sound) { player.emit(.soundStopped, sound: sound) } }
    return perform { $0.emit(.recordingDeleted, place, page: page) }
  }

  /// Chooses the book's own voice again if the chosen one has no recordings any more.
  private mutating func forgetVoiceWithoutRecordings(_ voice: [UInt8]) {
    guard chosenVoice == voice[...], !recordings.voiceNames.contains(voice) else { return }
    perform { $0.set(option: $0.plan.options.index(of: .voice), to: .string("")) }
  }

  /// Returns the places of a voice's recordings in the order of pages, slots and languages; those that the book has no
  /// more come last.
  func placesInOrder(ofVoice voice: [UInt8]) -> [VoiceRecordings.Place] {
    var places: [(rank: (page: Int, slot: Int, language: Int), place: VoiceRecordings.Place)] = []
    for recording in recordings.recordings where recording.place.voiceName == voice {
      let slot = slot(at: recording.place)
      let rank = (slot?.page.position ?? .max, slot?.slot.position ?? .max, slot?.language ?? .max)
      places.append((rank, recording.place))
    }
    // Sorting keeps the order of places with the same rank only if their positions count, too.
    var order = Array(places.indices)
    order.shellSort { left, right in
      places[left].rank == places[right].rank ? left < right : places[left].rank < places[right].rank
    }
    return order.map { places[$0].place }
  }
}
