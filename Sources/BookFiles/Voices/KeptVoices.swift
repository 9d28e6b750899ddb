import BookKit
import BookMedia

/// The sound of a recording.
public struct VoiceSound: Sendable, Equatable {
  /// The media type, such as `audio/mp4`.
  public var type: String
  /// The sound, in a format that its host can play.
  public var bytes: [UInt8]

  /// Creates a sound of a media type.
  public init(type: String, bytes: [UInt8]) {
    self.type = type
    self.bytes = bytes
  }

  /// The length in milliseconds, rounded down, or `nil` if the sound doesn't state it or states at most 0.1 s.
  ///
  /// Sounds that were written while they were recorded often don't state their length.
  public var milliseconds: Int? {
    guard let seconds = MediaReader.facts(of: bytes, named: "recording").duration, seconds > 0.1 else { return nil }
    return VoiceSound.milliseconds(in: seconds)
  }

  /// Returns a time in whole milliseconds, rounded down, or `nil` if it is negative or too long.
  static func milliseconds(in seconds: Double) -> Int? {
    guard seconds >= 0, seconds < 1e9 else { return nil }
    // A length such as 4.35 s is slightly too small in binary.
    return Int((seconds * 1000 + 1e-6).rounded(.down))
  }
}

/// The recordings of readers together with their sounds, as a host keeps them.
public struct KeptVoices: Sendable, Equatable {
  /// The recordings without their sounds, for a player.
  public private(set) var recordings = VoiceRecordings()
  /// The sounds of the recordings, by the same index.
  public private(set) var sounds: [VoiceSound] = []

  /// Creates an empty collection.
  public init() {}

  /// Adds the recordings of a file as far as there is room; existing recordings of the same places are replaced.
  ///
  /// - Returns: The recordings that are left out, and why.
  @discardableResult public mutating func add(_ file: VoiceFile) -> [VoiceFile.Omission] {
    var omissions = file.omissions
    for entry in file.entries where !add(entry) {
      omissions.append(VoiceFile.Omission(place: entry.recording.place, number: nil, reason: .full))
    }
    return omissions
  }

  /// Adds a recording, or replaces the existing recording of the same place.
  ///
  /// - Returns: Whether it was added; `false` if there is no room, or if its voice or length isn't valid.
  @discardableResult public mutating func add(_ entry: VoiceFile.Entry) -> Bool {
    guard let index = recordings.add(entry.recording) else { return false }
    if index < sounds.count { sounds[index] = entry.sound } else { sounds.append(entry.sound) }
    return true
  }

  /// Returns a file of the recordings, for a book with this identifier.
  public func makeFile(identifier: String?) -> VoiceFile {
    var file = VoiceFile(identifier: identifier)
    for (recording, sound) in zip(recordings.recordings, sounds) {
      file.entries.append(VoiceFile.Entry(recording, sound: sound))
    }
    return file
  }
}
