/// Something that readers can record: a narration of the page, or the slot `voice` of a page without narrations.
public struct VoiceSlot: Sendable, Equatable {
  /// The name, which is that of the sound's element or `voice`.
  public let name: Name
  /// The index in ``Player/recordings`` of the recording by the chosen voice in the current language; `nil` if there is
  /// none.
  public let recording: Int?
  /// Whether the words to read have changed since the recording was made.
  public let hasNewText: Bool
}

extension Player {
  /// The slots that readers can record on the page on stage, in document order; empty in sections and during credits.
  public var voiceSlots: [VoiceSlot] {
    guard state.page.scene.page != nil, let page = place, page.position < plan.pageCount else { return [] }
    let voice = Array(chosenVoice)
    let made = pagePlan(ofPage: page, language: state.language)
    return current.voiceSlots.map { sound in
      let index = place(ofSound: sound, voice: voice).flatMap { recordings.index(of: $0) }
      let hash = index.flatMap { recordings.recordings[$0].wordsHash }
      let hasNewText = hash.map { $0 != plan.wordsHash(ofSlot: sound, of: made) }
      return VoiceSlot(name: current.sounds[sound].name, recording: index, hasNewText: hasNewText ?? false)
    }
  }

  /// The slot that is being recorded, or `nil` if none is.
  public var slotBeingRecorded: Name? { recording?.slot }

  /// The voice that is being recorded, or `nil` if none is.
  public var voiceBeingRecorded: Name? { recording?.voice }

  /// Returns the place of a recording for a slot of a page.
  ///
  /// - Parameters:
  ///   - slot: The name of the slot; if `nil`, the first one of the page.
  ///   - page: The number of the page, counted from 1.
  ///   - voice: The name of the voice; if `nil`, the one that the reader has chosen.
  ///   - language: The language, a BCP 47 code; if `nil`, the current one.
  /// - Returns: The place, or `nil` if the book has no such page, slot or language.
  @inline(never) package func recordingPlace(
    ofSlot slot: String? = nil, onPage page: Int, voice: String? = nil, language: String? = nil
  ) -> VoiceRecordings.Place? {
    guard page >= 1, page <= plan.pageCount,
      let number = language.map({ plan.language(Array($0.utf8)) }) ?? state.language
    else { return nil }
    let index = PageIndex(page - 1)
    let made = pagePlan(ofPage: index, language: number)
    guard let sound = plan.slot(slot.map { Array($0.utf8) }, of: made) else { return nil }
    let name = made.sounds[sound].name
    let voice = voice.map { Array($0.utf8) } ?? Array(chosenVoice)
    return plan.place(ofSlot: name, of: index, language: number, voice: voice)
  }

  /// Creates a recording for a place, with the hash of the words that this book has there, but doesn't add it.
  package func makeRecording(at place: VoiceRecordings.Place, milliseconds: Int) -> VoiceRecordings.Recording {
    VoiceRecordings.Recording(place, milliseconds: milliseconds, wordsHash: wordsHash(of: place))
  }

  /// Returns the number of the page to which a recording belongs, or `nil` if the book no longer has its place.
  @inline(never) public func page(of place: VoiceRecordings.Place) -> Int? {
    slot(at: place).map { $0.page.position + 1 }
  }
}
