// Texts that follow their voices word by word.

extension Player {
  func isOnStage(readerOf reading: Int) -> Bool { state.page.items[current.readAlongs[reading].item].isOnStage }

  /// Makes a text follow a voice that started `elapsed` ticks ago.
  ///
  /// - Returns: The steps for the words that are due now.
  mutating func follow(_ reading: Int, from elapsed: Int64) -> [PendingStep] {
    state.page.readings[reading].begin()
    let (plan, mark) = (current.readAlongs[reading], state.page.readings[reading].mark)
    guard let voice = plan.voice else { return [] }
    let (sound, take) = (current.sounds[voice], state.page.sounds[voice].take)
    let duration = sound.duration(of: take)
    var dueSteps: [PendingStep] = []
    for (offset, word) in plan.words.enumerated() {
      let time = sound.time(of: word, in: take)
      guard time <= duration else { continue }
      let index = Int(plan.firstWord) + offset
      if time.count > elapsed {
        schedule(.word(item: plan.item, word: Int32(index)), mark: mark, after: Ticks(time.count - elapsed))
      } else if time.count == elapsed {
        dueSteps.append(.media(.speak(item: plan.item, word: Int32(index), mark: mark)))
      }
    }
    return dueSteps
  }

  /// Makes a text that has come on stage follow its playing voices, in order, except those that it already follows.
  mutating func joinVoices(ofText text: TextIndex) {
    var dueSteps: [PendingStep] = []
    for reading in current.readAlongs(ofText: text) {
      // The text already follows a voice that the effects of its own tweens have started.
      guard !state.page.readings[reading].isFollowing, let voice = current.readAlongs[reading].voice else { continue }
      guard state.page.sounds[voice].status == .sounding else { continue }
      dueSteps += join(reading, voice)
    }
    pendingSteps.append(inOrder: dueSteps)
  }

  /// Makes a text follow a voice that is already playing.
  ///
  /// - Returns: The steps for the words that are due now.
  private mutating func join(_ reading: Int, _ voice: SoundIndex) -> [PendingStep] {
    let elapsed = state.clock.tick - state.page.sounds[voice].start
    let dueSteps = follow(reading, from: elapsed)
    // A word at the end of the voice must still be spoken before the end.
    let (sound, take) = (current.sounds[voice], state.page.sounds[voice].take)
    let duration = sound.duration(of: take)
    let words = current.readAlongs[reading].words
    if elapsed < duration.count, words.contains(where: { sound.time(of: $0, in: take) == duration }) {
      state.page.sounds[voice].hasLateWords = true
    }
    return dueSteps
  }

  mutating func speak(_ item: ItemIndex, word index: Int, mark: Mark) {
    guard item < state.page.items.endIndex, state.page.items[item].isOnStage else { return }
    guard let text = current.items[item].text, current.followsVoices(text) else { return }
    let word = current.word(index, of: text)
    guard state.page.readings[word.reading].mark == mark else { return }
    var event = event(.wordSpoken, item: item)
    event.index = index
    event.text = word.plan.text
    emit(event, item: item)
  }
}
