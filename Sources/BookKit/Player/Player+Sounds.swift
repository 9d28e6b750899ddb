extension Player {
  mutating func emit(_ kind: EventKind, sound: SoundIndex, isFirst: Bool = false) {
    var event = event(kind)
    event.item = current.sounds[sound].name
    emit(event, item: current.sounds[sound].item, isFirst: isFirst)
  }

  /// Whether sounds can't start because the page is being left or the reader is recording.
  private var isSilent: Bool { state.turn?.phase == .leaving || recording != nil }

  /// Starts a sound, after its offset if it has one.
  mutating func begin(sound number: SoundIndex) {
    guard !isSilent, state.page.sounds[number].status == .silent else { return }
    let offset = current.sounds[number].offset
    guard offset > .zero else { return startSound(number) }
    state.page.sounds[number].status = .offset
    state.page.sounds[number].mark.advance()
    schedule(.soundStart(number), mark: state.page.sounds[number].mark, after: offset)
  }

  /// Starts playing a sound, ignoring its offset.
  mutating func startSound(_ number: SoundIndex) {
    let take = take(ofSound: number)
    guard !isSilent, take != nil || number != current.voice else { return }
    state.soundsStarted += 1
    state.page.sounds[number].status = .sounding
    state.page.sounds[number].mark.advance()
    state.page.sounds[number].order = state.soundsStarted
    state.page.sounds[number].pass = 0
    state.page.sounds[number].start = state.clock.tick
    state.page.sounds[number].take = take
    let (plan, mark) = (current.sounds[number], state.page.sounds[number].mark)
    if plan.duration(of: take) == .zero, !plan.loops {
      pendingSteps.append(.media(.completeSound(sound: number, mark: mark)))
    }
    schedulePass(of: number)
    waitForNarration(number)
    emit(.soundStarted, sound: number)
  }

  private mutating func schedulePass(of number: SoundIndex) {
    var dueSteps: [PendingStep] = []
    state.page.sounds[number].hasLateWords = false
    for reading in current.sounds[number].readAlongs where isOnStage(readerOf: reading) {
      dueSteps += follow(reading, from: 0)
    }
    pendingSteps.append(inOrder: dueSteps)
    let duration = duration(ofSound: number)
    if duration > .zero { schedule(.soundEnd(number), mark: state.page.sounds[number].mark, after: duration) }
  }

  /// Speaks the words due at the end of a sound, then ends its pass.
  ///
  /// A text that joined its voice late has scheduled its last word after the sound's end. The word is still spoken
  /// first, and the end keeps its place in the agenda.
  mutating func reachEnd(ofSound number: SoundIndex) {
    guard state.page.sounds[number].hasLateWords else { return endSound(number) }
    pendingSteps.append(.media(.endSound(sound: number, mark: state.page.sounds[number].mark)))
    let first = pendingSteps.count
    for entry in state.agenda.pageEntries(dueAt: state.clock.tick) {
      guard case .word(let item, let word) = entry.step, isLive(entry), let text = current.items[item].text else {
        continue
      }
      guard current.readAlongs[current.reading(ofWord: Int(word), of: text)].voice == number else { continue }
      // No word is spoken twice, because the end of the pass restarts or ends the sound's readings.
      pendingSteps.append(.media(.speak(item: item, word: word, mark: entry.mark)))
    }
    pendingSteps.reverse(above: first)
  }

  /// Ends the pass of a sound, unless the effects of a word at the same tick have stopped it.
  mutating func endSound(_ number: SoundIndex, mark: Mark) {
    guard number < state.page.sounds.endIndex, state.page.sounds[number].mark == mark else { return }
    endSound(number)
  }

  private mutating func endSound(_ number: SoundIndex) {
    guard current.sounds[number].loops else { return complete(number) }
    state.page.sounds[number].pass += 1
    state.page.sounds[number].start = state.clock.tick
    schedulePass(of: number)
    emit(.soundRepeated, sound: number, isFirst: state.page.sounds[number].pass == 1)
  }

  mutating func completeSound(_ number: SoundIndex, mark: Mark) {
    guard number < state.page.sounds.endIndex, state.page.sounds[number].mark == mark else { return }
    if state.page.sounds[number].status == .sounding { complete(number) }
  }

  private mutating func complete(_ number: SoundIndex) {
    let isNarration = isNarration(number)
    silence(number)
    if isNarration { scheduleTurnAfterNarration() }
    emit(.soundCompleted, sound: number)
  }

  /// Stops a sound, even during its offset.
  ///
  /// - Returns: Whether the sound was playing.
  @discardableResult mutating func silence(_ number: SoundIndex) -> Bool {
    let hasSounded = state.page.sounds[number].status == .sounding
    state.page.sounds[number].status = .silent
    state.page.sounds[number].mark.advance()
    state.page.sounds[number].take = nil
    for reading in current.sounds[number].readAlongs { state.page.readings[reading].end() }
    return hasSounded
  }

  /// Whether a narration is playing that prevents page turns.
  package var isNarrating: Bool {
    guard current.waitsForNarration else { return false }
    for sound in state.page.sounds.indices where state.page.sounds[sound].status == .sounding {
      // Neither a narration that readers can't hear nor one that they are about to record prevents page turns.
      if role(ofSound: sound) == .narration { return isOn(.sound) && isOn(.narration) && !isOn(.recording) }
    }
    return false
  }

  // MARK: - Files

  /// Plays a file that belongs to neither an element nor the music.
  mutating func play(file: FileIndex) {
    guard !isSilent else { return }
    state.soundsStarted += 1
    state.lastPlayback.advance()
    let number = state.lastPlayback
    state.files.append(FileSound(start: state.clock.tick, file: file, number: number, order: state.soundsStarted))
    let duration = plan.files[file].duration
    if duration > .zero {
      schedule(.fileEnd(file), mark: Mark(number), after: duration)
    } else {
      pendingSteps.append(.file(.complete(number)))
    }
    emit(.soundStarted, file: file)
  }

  mutating func completeFile(_ number: Playback) {
    guard let index = state.files.firstIndex(where: { $0.number == number }) else { return }
    let file = state.files.remove(at: index).file
    emit(.soundCompleted, file: file)
  }

  mutating func emit(_ kind: EventKind, file: FileIndex) {
    var event = event(kind)
    event.item = plan.files[file].name
    emit(event)
  }
}
