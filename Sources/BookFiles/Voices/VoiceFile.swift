import BookKit
import PropertyList

/// A file of recordings that transfers the voices of readers from one device to another.
///
/// It's a property list: `{ version = 1; identifier = …; recordings = ( { voice; language; page; item; duration;
/// words; type; sound; } ); }`. A recording that can't be used is left out, and the others are read.
///
/// ```swift
/// let file = try VoiceFile(bytes)
/// var voices = KeptVoices()
/// for reason in voices.add(file) { print(reason.description) }
/// player.adopt(recordings: voices.recordings)
/// ```
public struct VoiceFile: Sendable, Equatable {
  /// The identifier of the book to which the recordings belong, if it has one.
  public var identifier: String?
  /// The recordings with their sounds, in the order of the file.
  public var entries: [Entry] = []
  /// What was left out because it couldn't be used, in the order of the file.
  public private(set) var omissions: [Omission] = []

  static let version: Int64 = 1
  /// The maximum size of a file, in bytes.
  package static let maxBytes = 256 << 20

  /// A recording with its sound.
  public struct Entry: Sendable, Equatable {
    /// What is recorded, and how long it lasts.
    public var recording: VoiceRecordings.Recording
    /// The sound.
    public var sound: VoiceSound

    /// Creates a recording with its sound.
    public init(_ recording: VoiceRecordings.Recording, sound: VoiceSound) {
      self.recording = recording
      self.sound = sound
    }
  }

  /// A recording that is left out.
  public struct Omission: Sendable, Equatable, CustomStringConvertible {
    /// Where the recording belongs, or `nil` if the file doesn't say.
    public let place: VoiceRecordings.Place?
    /// The position in the file, counted from 1, if the recording's place isn't known.
    package let number: Int?
    package let reason: Reason

    package enum Reason: String, Sendable {
      /// A value is missing or has the wrong type.
      case damaged = "it is damaged"
      /// The recording's voice has a name that no voice can have.
      case invalidVoice = "no voice can have that name"
      /// The recording is shorter than a tenth of a second or longer than ten minutes.
      case invalidLength = "it is shorter than 0.1 s or longer than 600 s"
      case full = "there are too many voices or recordings"
    }

    /// The recording and the reason, in a line for people.
    public var description: String {
      let title = place.map { $0.title } ?? number.map { "recording \($0)" } ?? "a recording"
      return "\(title) is left out: \(reason.rawValue)"
    }
  }

  /// The reason why a file of recordings can't be used at all.
  public enum ReadingError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The file isn't a property list without errors.
    case unreadable
    /// The file is a property list of something else.
    case notVoices
    /// The file was written in a version of the format that isn't supported.
    case unknownVersion
    /// The file belongs to another book.
    case otherBook

    /// The reason, in a line for people.
    public var description: String {
      switch self {
      case .unreadable: "is damaged, or is not a property list"
      case .notVoices: "does not contain recordings of voices"
      case .unknownVersion: "was written by a newer program, and cannot be read"
      case .otherBook: "contains recordings of another book"
      }
    }
  }

  /// Creates a file without recordings.
  public init(identifier: String? = nil) { self.identifier = identifier }

  /// Reads a file of recordings.
  ///
  /// The length of a recording is that of its sound or, if that is unknown, the one in the file.
  ///
  /// - Throws: The reason why the file can't be used.
  public init(_ bytes: [UInt8]) throws(ReadingError) {
    var options = ReadingOptions()
    options.limits.bytes = VoiceFile.maxBytes
    let reading = PropertyList.read(PropertyList.Source(bytes), options: options)
    guard reading.isWellFormed, let list = reading.document else { throw .unreadable }
    guard list.kind(of: list.root) == .dictionary,
      let recordings = list.value(forKey: "recordings", in: list.root), list.kind(of: recordings) == .array,
      let version = list.value(forKey: "version", in: list.root).flatMap({ list.wholeNumber(of: $0) })
    else { throw .notVoices }
    guard version == VoiceFile.version else { throw .unknownVersion }
    identifier = list.value(forKey: "identifier", in: list.root).flatMap { list.string(of: $0) }
    for (index, node) in list.elements(of: recordings).enumerated() { read(list, node, number: index + 1) }
  }

  /// Throws if the recordings belong to another book.
  public func check(belongsTo book: Book) throws(ReadingError) {
    guard let identifier, let own = book.identifier else { return }
    guard identifier.utf8.elementsEqual(own.utf8) else { throw .otherBook }
  }

  private mutating func read(_ list: PropertyList, _ node: NodeHandle, number: Int) {
    guard let (recording, sound) = VoiceFile.entry(list, node) else {
      omissions.append(Omission(place: nil, number: number, reason: .damaged))
      return
    }
    if !VoiceRecordings.isValidVoice(recording.place.voice) {
      omissions.append(Omission(place: recording.place, number: nil, reason: .invalidVoice))
    } else if !VoiceRecordings.isValidLength(milliseconds: recording.milliseconds) {
      omissions.append(Omission(place: recording.place, number: nil, reason: .invalidLength))
    } else {
      entries.append(Entry(recording, sound: sound))
    }
  }

  private static func entry(
    _ list: PropertyList, _ node: NodeHandle
  ) -> (recording: VoiceRecordings.Recording, sound: VoiceSound)? {
    guard list.kind(of: node) == .dictionary else { return nil }
    func text(_ key: String) -> [UInt8]? { list.value(forKey: key, in: node).flatMap { list.utf8(of: $0) } }
    guard let voice = text("voice"), let slot = text("item"), let page = page(list, node),
      let bytes = list.value(forKey: "sound", in: node).flatMap({ list.data(of: $0) }), !bytes.isEmpty
    else { return nil }
    let type = text("type").map { String(decoding: $0, as: UTF8.self) } ?? ""
    let sound = VoiceSound(type: type, bytes: bytes)
    let said = list.value(forKey: "duration", in: node).flatMap { list.seconds(of: $0) }
    guard let milliseconds = sound.milliseconds ?? said.flatMap({ VoiceSound.milliseconds(in: $0) }) else { return nil }
    let place = VoiceRecordings.Place(voice: voice, language: text("language") ?? [], page: page, slot: slot)
    let hash = text("words").flatMap { VoiceRecordings.wordsHash(hexadecimal: String(decoding: $0, as: UTF8.self)) }
    return (VoiceRecordings.Recording(place, milliseconds: milliseconds, wordsHash: hash), sound)
  }

  /// Returns the page: a name if it's a string, or else a number.
  private static func page(_ list: PropertyList, _ node: NodeHandle) -> VoiceRecordings.Page? {
    guard let page = list.value(forKey: "page", in: node) else { return nil }
    if let name = list.utf8(of: page) { return .named(name) }
    return list.wholeNumber(of: page).flatMap { (1...Int64(Int32.max)).contains($0) ? .number(Int($0)) : nil }
  }

  /// The file as an XML property list.
  public var bytes: [UInt8] {
    var builder = PropertyListBuilder()
    builder.beginDictionary()
    builder.key("version")
    builder.integer(Int(VoiceFile.version))
    if let identifier {
      builder.key("identifier")
      builder.string(identifier)
    }
    builder.key("recordings")
    builder.beginArray()
    for entry in entries { entry.write(to: &builder) }
    builder.endContainer()
    builder.endContainer()
    return builder.finish().written(as: .xml).bytes ?? []
  }
}

extension VoiceFile.Entry {
  fileprivate func write(to builder: inout PropertyListBuilder) {
    func string(_ key: String, _ value: String) {
      builder.key(key)
      builder.string(value)
    }
    builder.beginDictionary()
    string("voice", recording.place.voice)
    string("language", recording.place.language)
    if case .number(let number) = recording.place.page {
      builder.key("page")
      builder.integer(number)
    } else {
      string("page", recording.place.pageName ?? "")
    }
    string("item", recording.place.slot)
    builder.key("duration")
    builder.real(Double(recording.milliseconds) / 1000)
    if let hash = recording.wordsHash { string("words", VoiceRecordings.hexadecimal(ofWordsHash: hash)) }
    string("type", sound.type)
    builder.key("sound")
    builder.data(sound.bytes)
    builder.endContainer()
  }
}

extension VoiceRecordings.Place {
  /// The place as a phrase for messages, with the item, the page and the voice.
  package var title: String {
    let page =
      switch page {
      case .named(let name): "`\(Quotation.of(name))`"
      case .number(let number): String(number)
      }
    return "the recording of `\(Quotation.of(slotName))` on page \(page) by `\(Quotation.of(voiceName))`"
  }
}

extension PropertyList {
  /// Returns a whole number, which can be a string in old-style text.
  fileprivate func wholeNumber(of node: NodeHandle) -> Int64? {
    if let integer = integer(of: node) {
      return integer.isNegative || integer.magnitude > UInt64(Int64.max) ? nil : Int64(integer.magnitude)
    }
    guard format == .ascii else { return nil }
    return string(of: node).flatMap { Int64($0) }
  }

  /// Returns a number of seconds, which can be a string in old-style text.
  fileprivate func seconds(of node: NodeHandle) -> Double? {
    if let real = real(of: node) { return real }
    if let integer = integer(of: node) { return integer.isNegative ? nil : Double(integer.magnitude) }
    return string(of: node).flatMap { Double($0) }
  }
}
