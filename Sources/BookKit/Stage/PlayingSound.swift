/// A sound that is playing at the current tick, with everything that a host needs to play it from that point.
///
/// A host that follows ``Player/playingSounds`` frame by frame plays the right sounds even after restoring a saved
/// state or being busy for a while.
public struct PlayingSound: Sendable, Equatable {
  /// The identity of this playback: its number among all sounds that started in the run.
  public var id: Int
  /// The file; `nil` if the book names none, or if a recording is heard instead.
  public var file: Name?
  /// The index of the reader's recording in ``Player/recordings``, if one is heard.
  public var recording: Int?
  /// The index of the element that plays it; `nil` for music, a page's own recording, and files.
  public var element: Int?
  /// Whether it is the page's music.
  public var isPageMusic = false
  /// Whether a recording of the reader is heard, even if it has been deleted from the player since.
  public var playsRecording = false
  /// The role of the sound.
  public var role: SoundRole
  /// The number of times that it has started over.
  public var repeatCount: Int
  /// The position in the file, in seconds, at which it begins and to which a loop returns.
  public var start: Double
  /// The time since it last started over, in seconds; add ``start`` for the position in the file.
  public var elapsed: Double
  /// The duration in seconds; 0 if it isn't known.
  public var duration: Double
  /// The volume, 0…1; 0 if the reader has turned such sounds off.
  public var volume: Double
  /// Whether it starts over at its end.
  public var loops: Bool
}

extension Player {
  /// The sounds that are playing at the current tick, in the order in which they started.
  ///
  /// A sound is listed until it ends, even with a volume of 0, but not while it's delayed.
  public var playingSounds: [PlayingSound] {
    var found: [PlayingSound] = []
    for (sound, state) in zip(state.page.sounds.indices, state.page.sounds) where state.status == .sounding {
      found.append(playing(sound, state))
    }
    for file in state.files {
      let plan = plan.files[file.file]
      found.append(PlayingSound(plan, order: file.order, elapsed: tick.count - file.start, rate: tickRate))
      found[found.count - 1].file = plan.name
    }
    for index in found.indices where isMuted(found[index]) { found[index].volume = 0 }
    found.shellSort { $0.id < $1.id }
    return found
  }

  private func isMuted(_ sound: PlayingSound) -> Bool {
    guard isOn(.sound) else { return true }
    if sound.role == .music || sound.isPageMusic { return !isOn(.music) }
    return !isOn(.narration) && isNarration(sound)
  }

  /// Returns whether a sound is a narration; in a book without roles, that's the voice that reads the page.
  private func isNarration(_ sound: PlayingSound) -> Bool {
    guard !sound.playsRecording else { return true }
    guard let element = sound.element else { return false }
    let item = ItemIndex(element)
    return current.narrations(hasRoles: plan.features.hasRoles).contains { current.sounds[$0].item == item }
  }

  private func playing(_ sound: SoundIndex, _ state: SoundState) -> PlayingSound {
    let plan = current.sounds[sound]
    var made = PlayingSound(plan, order: state.order, elapsed: tick.count - state.start, rate: tickRate)
    made.repeatCount = Int(truncatingIfNeeded: state.pass)
    if let item = plan.item {
      made.element = item.position
      made.file = current.appearance.elements[item].file
      made.volume = max(0, min(1, drawnValue(.volume, of: item)))
    } else if sound == current.music {
      made.isPageMusic = true
      made.file = current.appearance.music
    }
    if let take = state.take { play(take, ofSound: sound, in: &made) }
    return made
  }

  private func play(_ take: Take, ofSound sound: SoundIndex, in made: inout PlayingSound) {
    made.playsRecording = true
    made.recording = place(ofSound: sound, voice: take.voice).flatMap { recordings.index(of: $0) }
    made.file = nil
    made.role = .narration
    made.start = 0
    made.duration = Double(take.length.count) / Double(tickRate)
  }
}

extension PlayingSound {
  fileprivate init(_ plan: SoundPlan, order: UInt32, elapsed: Int64, rate: Int) {
    id = Int(order)
    role = plan.role
    repeatCount = 0
    start = plan.start
    self.elapsed = Double(max(0, elapsed)) / Double(rate)
    duration = Double(plan.duration.count) / Double(rate)
    volume = max(0, min(1, plan.volume))
    loops = plan.loops
  }
}
