import BookFiles
import BookReports
import PackedPlayer

enum PageData {
  static func append(book: [UInt8], _ facts: [UInt8], _ files: [ExportedAssets.File], to bytes: inout [UInt8]) {
    append(PlayerParts.engine, as: #"id="engine""#, to: &bytes)
    append(book: book, facts, to: &bytes)
    append(files, to: &bytes)
  }

  static func append(_ files: [ExportedAssets.File], to bytes: inout [UInt8]) {
    for file in files {
      append(Base64.encode(file.bytes), as: "id=\"asset-\(file.number)\" data-type=\"\(file.type)\"", to: &bytes)
    }
  }

  static func append(book: [UInt8], _ facts: [UInt8], to bytes: inout [UInt8]) {
    append(Base64.encode(book), as: #"id="book""#, to: &bytes)
    append(Base64.encode(facts), as: #"id="facts""#, to: &bytes)
  }

  static func append(settings: JSONValue, to bytes: inout [UInt8]) {
    bytes.append(#"<script type="application/json" id="settings">"#)
    bytes += ScriptJSON.bytes(of: settings)
    bytes.append("</script>\n")
  }

  static func append(_ voices: KeptVoices, to bytes: inout [UInt8]) {
    bytes.append(#"<script type="application/json" id="voices">["#)
    for (index, recording) in voices.recordings.recordings.enumerated() {
      if index > 0 { bytes.append(",\n") }
      bytes += ScriptJSON.bytes(of: value(recording, voices.sounds[index]))
    }
    bytes.append("]</script>\n")
  }

  private static func value(_ recording: VoiceRecordings.Recording, _ sound: VoiceSound) -> JSONValue {
    let place = recording.place
    let page =
      switch place.page {
      case .named: (place.pageName ?? "").json
      case .number(let number): number.json
      }
    return [
      "voice": place.voice.json, "language": place.language.json, "page": page, "item": place.slot.json,
      "milliseconds": recording.milliseconds.json,
      "words": recording.wordsHash.map { VoiceRecordings.hexadecimal(ofWordsHash: $0).json },
      "type": sound.type.json, "sound": String(decoding: Base64.encode(sound.bytes), as: UTF8.self).json,
    ]
  }

  private static func append(_ text: [UInt8], as attributes: String, to bytes: inout [UInt8]) {
    bytes += "<script type=\"text/plain\" \(attributes)>".utf8
    bytes += text
    bytes.append("</script>\n")
  }
}
