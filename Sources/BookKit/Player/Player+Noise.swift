// The loudness that hosts report, and the noises that it makes the player emit.

extension Player {
  /// How loud it is, 0…1; while a voice is recorded, it counts as silent.
  var loudness: Double { recording == nil ? state.loudness : 0 }

  /// Whether noises are heard now; otherwise the loudness is only kept.
  private var canHear: Bool { place != nil && state.turn == nil && state.credits == nil && recording == nil }

  /// Keeps how loud it is, and emits what that changes.
  mutating func hear(_ loudness: Double) {
    let isNew = loudness != state.loudness
    state.loudness = loudness
    if isNew, place != nil { moveFollowers(of: nil) }
    guard canHear else { return }
    if settings.isVerbose, isNew {
      var event = event(.noiseLevel)
      event.value = .number(loudness)
      events.append(event)
    }
    compareLoudness()
  }

  /// Emits that a noise begins or ends on the page on stage.
  mutating func compareLoudness() {
    guard canHear else { return }
    if !state.page.isLoud, loudness >= plan.microphone.loud {
      state.page.isLoud = true
      emit(event(.noiseBegan))
    } else if state.page.isLoud, loudness < plan.microphone.quiet {
      state.page.isLoud = false
      emit(event(.noiseEnded))
    }
  }

  /// Whether anything on the page or section on stage depends on how loud it is.
  ///
  /// Only then should a host listen, and only after the reader has agreed.
  public var listens: Bool { place != nil && current.senses.contains(.noise) }

  /// Whether anything on the page or section on stage waits until the device is shaken.
  public var waitsForShake: Bool { place != nil && current.senses.contains(.shake) }
}
