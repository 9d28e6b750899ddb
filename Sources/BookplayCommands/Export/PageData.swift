import BookFiles
import BookKit
import PackedPlayer
import PropertyList

/// The blocks of a page that contain the engine, a book and its files in base64.
enum PageData {
  /// Appends the engine, the book and the facts about its files as binary property lists, and files.
  static func append(
    book: [UInt8], _ facts: [UInt8], _ files: [ExportedAssets.File], to bytes: inout [UInt8]
  ) {
    append(PlayerParts.engine, as: #"id="engine""#, to: &bytes)
    append(book: book, facts, to: &bytes)
    append(files, to: &bytes)
  }

  /// Appends files.
  static func append(_ files: [ExportedAssets.File], to bytes: inout [UInt8]) {
    for file in files {
      append(
        Base64.encode(file.bytes), as: "id=\"asset-\(file.number)\" data-type=\"\(file.type)\"", to: &bytes)
    }
  }

  /// Appends only the book and the facts, for a page that loads the engine and the files.
  static func append(book: [UInt8], _ facts: [UInt8], to bytes: inout [UInt8]) {
    append(Base64.encode(book), as: #"id="book""#, to: &bytes)
    append(Base64.encode(facts), as: #"id="facts""#, to: &bytes)
  }

  /// Appends the settings of a page, which are JSON.
  static func append(settings: [UInt8], to bytes: inout [UInt8]) {
    bytes += #"<script type="application/json" id="settings">"#.utf8
    bytes += settings
    bytes += "</script>\n".utf8
  }

  /// Appends recordings of readers, which are JSON with the sounds in base64.
  static func append(_ voices: KeptVoices, to bytes: inout [UInt8]) {
    bytes += #"<script type="application/json" id="voices">["#.utf8
    for (index, recording) in voices.recordings.recordings.enumerated() {
      if index > 0 { bytes += ",\n".utf8 }
      bytes += json(recording, voices.sounds[index])
    }
    bytes += "]</script>\n".utf8
  }

  private static func json(_ recording: VoiceRecordings.Recording, _ sound: VoiceSound) -> [UInt8] {
    let place = recording.place
    let page: [UInt8] =
      switch place.page {
      case .named: ScriptJSON.quoted(place.pageName ?? "")
      case .number(let number): Array(String(number).utf8)
      }
    var members = [
      ("voice", ScriptJSON.quoted(place.voice)), ("language", ScriptJSON.quoted(place.language)), ("page", page),
      ("item", ScriptJSON.quoted(place.slot)), ("milliseconds", Array(String(recording.milliseconds).utf8)),
    ]
    if let hash = recording.wordsHash {
      members.append(("words", ScriptJSON.quoted(VoiceRecordings.hexadecimal(ofWordsHash: hash))))
    }
    members.append(("type", ScriptJSON.quoted(sound.type)))
    members.append(("sound", [UInt8(ascii: "\"")] + Base64.encode(sound.bytes) + [UInt8(ascii: "\"")]))
    return ScriptJSON.object(members)
  }

  private static func append(_ text: [UInt8], as attributes: String, to bytes: inout [UInt8]) {
    bytes += "<script type=\"text/plain\" \(attributes)>".utf8
    bytes += text
    bytes += "</script>\n".utf8
  }
}
