/// A sound that can be heard at the present tick, and all that a host needs to let it be heard from there on.
///
/// A host that follows ``Player/playingSounds`` frame by frame plays the right sounds also after it has restored a
/// saved state, or was busy with something else for a while.
public struct PlayingSound: Sendable, Equatable {
  /// The how manyth sound it was that started, through the run: another number is another sounding.
  public var number: Int
  /// The file; nothing where the book names none.
  public var file: Name?
  /// The element that sounds, by its place among those of the page; nothing for music and files.
  public var element: Int?
  /// Whether it is the page's music.
  public var isPageMusic = false
  /// What it is for.
  public var role: SoundRole
  /// How often it has started over.
  public var pass: Int
  /// The second of the file at which it begins, and to which a loop returns.
  public var start: Double
  /// How far it is, in seconds, this time round; in the file that is so much after `start`.
  public var seconds: Double
  /// How long it lasts, in seconds; 0 where that is not known.
  public var duration: Double
  /// How loud it is, 0…1.
  public var volume: Double
  /// Whether it starts over at its end.
  public var loops: Bool
}

extension Player {
  /// The sounds that can be heard at the present tick, in the order in which they started.
  ///
  /// What has not come to an end yet is told, also with a volume of 0; a sound in its offset cannot be heard yet.
  public var playingSounds: [PlayingSound] {
    var found: [PlayingSound] = []
    for (sound, state) in state.page.sounds.enumerated() where state.status == .sounding {
      found.append(playing(sound, state))
    }
    for file in state.files {
      let plan = plan.files[Int(file.file)]
      found.append(PlayingSound(plan, number: file.order, elapsed: tick.count - file.start, rate: tickRate))
      found[found.count - 1].file = plan.name
    }
    found.shellSort { $0.number < $1.number }
    return found
  }

  private func playing(_ sound: Int, _ state: SoundState) -> PlayingSound {
    let plan = current.sounds[sound]
    var made = PlayingSound(plan, number: state.order, elapsed: tick.count - state.start, rate: tickRate)
    made.pass = Int(truncatingIfNeeded: state.pass)
    if plan.item >= 0 {
      let item = Int(plan.item)
      made.element = item
      made.file = current.looks.elements[item].file
      made.volume = max(0, min(1, drawnValue(.volume, of: item)))
    } else {
      made.isPageMusic = true
      made.file = current.looks.music
    }
    return made
  }
}

extension PlayingSound {
  fileprivate init(_ plan: SoundPlan, number: UInt32, elapsed: Int64, rate: Int) {
    self.number = Int(number)
    role = plan.role
    pass = 0
    start = plan.start
    seconds = Double(max(0, elapsed)) / Double(rate)
    duration = Double(plan.duration.count) / Double(rate)
    volume = max(0, min(1, plan.volume))
    loops = plan.loops
  }
}
