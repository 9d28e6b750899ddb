import PropertyList

/// The recordings that readers have made of their voices: what each one reads and how long it lasts.
///
/// A host keeps the sounds themselves. It finds the sound of a recording by the recording's index in ``recordings``.
/// The index changes only when an earlier recording is deleted. The recordings of a player are in
/// ``Player/recordings``.
///
/// ```swift
/// var recordings = VoiceRecordings()
/// let place = VoiceRecordings.Place(voice: "Grandma", page: .number(1), slot: "v")
/// recordings.add(VoiceRecordings.Recording(place, milliseconds: 3000))
/// ```
public struct VoiceRecordings: Sendable, Equatable {
  /// The recordings in the order in which their places were first recorded.
  public private(set) var recordings: [Recording] = []

  package static let maxVoices = 16
  /// The maximum number of recordings.
  public static let maxRecordings = 2000
  /// The shortest recording, in milliseconds.
  public static let minMilliseconds = 100
  /// The longest recording, in milliseconds.
  public static let maxMilliseconds = 600_000

  static let maxNameLength = 40

  /// A recording of a voice.
  public struct Recording: Sendable, Equatable {
    /// The place to which it belongs.
    public let place: Place
    /// Its length in milliseconds.
    public let milliseconds: Int
    /// A hash of the words that were read, or `nil` if they aren't known.
    public let wordsHash: UInt64?

    /// Creates a recording that belongs to a place.
    public init(_ place: Place, milliseconds: Int, wordsHash: UInt64? = nil) {
      (self.place, self.milliseconds, self.wordsHash) = (place, milliseconds, wordsHash)
    }
  }

  /// The place of a recording: the voice, the language, the page and the slot.
  public struct Place: Sendable, Hashable {
    package let voiceName: [UInt8]
    package let languageCode: [UInt8]
    /// The page.
    public let page: Page
    package let slotName: [UInt8]

    /// Creates a place in a book.
    ///
    /// - Parameters:
    ///   - voice: The name of the voice.
    ///   - language: The language, a BCP 47 code; empty in a book that names no languages.
    ///   - page: The page.
    ///   - slot: The name of the slot, which is a sound of the page or `voice`.
    public init(voice: String, language: String = "", page: Page, slot: String) {
      self.init(voice: Array(voice.utf8), language: Array(language.utf8), page: page, slot: Array(slot.utf8))
    }

    package init(voice: [UInt8], language: [UInt8], page: Page, slot: [UInt8]) {
      voiceName = voice
      languageCode = language
      self.page = page
      slotName = slot
    }

    /// The name of the voice.
    public var voice: String { String(decoding: voiceName, as: UTF8.self) }
    /// The language, a BCP 47 code; empty in a book that names no languages.
    public var language: String { String(decoding: languageCode, as: UTF8.self) }
    /// The name of the slot, which is a sound of the page or `voice`.
    public var slot: String { String(decoding: slotName, as: UTF8.self) }
    /// The name of the page, or `nil` if the page is identified by its number.
    public var pageName: String? {
      guard case .named(let name) = page else { return nil }
      return String(decoding: name, as: UTF8.self)
    }
  }

  /// A reference to a page that stays valid when other pages of the book change.
  public enum Page: Sendable, Hashable {
    /// The page with a name, in UTF-8.
    case named([UInt8])
    /// The page with a number, counted from 1, because it has no name.
    case number(Int)

    /// Returns the page with a name.
    public static func name(_ name: String) -> Page { .named(Array(name.utf8)) }
  }

  /// Creates an empty list of recordings.
  public init() {}
}

extension VoiceRecordings {
  /// Whether there are no recordings.
  public var isEmpty: Bool { recordings.isEmpty }

  /// The names of the voices, in the order of their first recordings.
  public var voices: [String] { voiceNames.map { String(decoding: $0, as: UTF8.self) } }

  package var voiceNames: [[UInt8]] {
    var found: [[UInt8]] = []
    for recording in recordings where !found.contains(recording.place.voiceName) {
      found.append(recording.place.voiceName)
    }
    return found
  }

  /// Returns whether a voice can have this name: 1 to 40 characters, none of them a control character or `"`.
  package static func isValidVoice(_ name: String) -> Bool { isValidVoice(Array(name.utf8)) }

  package static func isValidVoice(_ name: [UInt8]) -> Bool {
    // Each Unicode scalar has exactly one byte that isn't a continuation byte.
    let scalarCount = name.count { $0 & 0xC0 != 0x80 }
    guard (1...maxNameLength).contains(scalarCount), !name.contains(UInt8(ascii: "\"")) else { return false }
    // The control characters are U+0000 to U+001F and U+007F to U+009F.
    for (index, byte) in name.enumerated() {
      if byte < 0x20 || byte == 0x7F { return false }
      if byte == 0xC2, index + 1 < name.count, name[index + 1] < 0xA0 { return false }
    }
    return true
  }

  /// Returns whether a recording can have this length: from a tenth of a second to ten minutes.
  public static func isValidLength(milliseconds: Int) -> Bool {
    milliseconds >= minMilliseconds && milliseconds <= maxMilliseconds
  }

  /// Returns the index of the recording for a place, or `nil` if there is none.
  public func index(of place: Place) -> Int? { recordings.firstIndex { $0.place == place } }

  package func hasRoom(for place: Place) -> Bool {
    if index(of: place) != nil { return true }
    guard recordings.count < VoiceRecordings.maxRecordings else { return false }
    let voices = voiceNames
    return voices.count < VoiceRecordings.maxVoices || voices.contains(place.voiceName)
  }

  /// Adds a recording, or replaces the recording that has the same place.
  ///
  /// - Returns: Its index, or `nil` if there is no room, the name of the voice isn't valid, or the recording is too
  ///   short or too long.
  @discardableResult public mutating func add(_ recording: Recording) -> Int? {
    guard VoiceRecordings.isValidVoice(recording.place.voiceName), hasRoom(for: recording.place),
      VoiceRecordings.isValidLength(milliseconds: recording.milliseconds)
    else { return nil }
    if let index = index(of: recording.place) {
      recordings[index] = recording
      return index
    }
    recordings.append(recording)
    return recordings.count - 1
  }

  /// Removes the recording at an index; the indices of later recordings decrease by 1.
  public mutating func remove(at index: Int) { recordings.remove(at: index) }
}

extension VoiceRecordings {
  package static func hexadecimal(ofWordsHash hash: UInt64) -> String { HexDigits.text(hash, count: 16) }

  /// Returns the hash with these 16 lowercase hexadecimal digits, or `nil` if `text` isn't in that form.
  package static func wordsHash(hexadecimal text: String) -> UInt64? {
    guard text.utf8.count == 16 else { return nil }
    var hash: UInt64 = 0
    for byte in text.utf8 {
      // Among hexadecimal digits, only capital letters lack this bit.
      guard let digit = HexDigits.value(of: byte), byte & 0x20 != 0 else { return nil }
      hash = hash << 4 | UInt64(digit)
    }
    return hash
  }

  /// Returns the hash of the words in the texts that a slot reads.
  static func hash(ofTexts texts: [ArraySlice<UInt8>]) -> UInt64 {
    var hash = FNV1a.start
    for (index, text) in texts.enumerated() {
      if index > 0 { hash = FNV1a.hash(CollectionOfOne(UInt8(ascii: "\n")), after: hash) }
      hash = FNV1a.hash(text, after: hash)
    }
    return hash
  }
}
