import BookKit
import PropertyList

// Recordings of the reader's voice. The page keeps the sounds and controls the microphone.

extension WebPlayer {
  /// Adds a recording that the page has kept, described by texts separated by zero bytes: voice, language, name of the
  /// page, number of the page, slot, and hash of the words.
  ///
  /// The name of the page and the hash can be empty. Returns whether the recording was added.
  func addRecording(_ texts: [UInt8], milliseconds: Int) -> Bool {
    let parts = texts.split(separator: 0, omittingEmptySubsequences: false).map { Array($0) }
    guard parts.count == 6 else { return false }
    let digits = parts[3]
    guard let number = Decimal.parse(digits.span, digits.indices), number >= 1, number <= 1e9 else { return false }
    let page: VoiceRecordings.Page = parts[2].isEmpty ? .number(Int(number)) : .named(parts[2])
    let place = VoiceRecordings.Place(voice: parts[0], language: parts[1], page: page, slot: parts[4])
    let hash = VoiceRecordings.wordsHash(hexadecimal: String(decoding: parts[5], as: UTF8.self))
    return perform(.addRecording(VoiceRecordings.Recording(place, milliseconds: milliseconds, wordsHash: hash)))
  }

  /// Begins to record a slot, or the first one of the page if the name is empty.
  func beginRecording(_ slot: [UInt8]) -> Bool {
    perform(.beginRecording(slot.isEmpty ? nil : String(decoding: slot, as: UTF8.self)))
  }

  /// The reasons why the web page cancels a recording, in the order in which the page numbers them.
  static let cancellations: [Player.RecordingCancellation] = [.reader, .denied, .missing, .full]

  func cancelRecording(_ reason: Int) {
    let reasons = WebPlayer.cancellations
    if reasons.indices.contains(reason) { perform(.cancelRecording(reasons[reason])) }
  }

  func deleteRecording(_ index: Int) -> Bool {
    let all = logged.player.recordings.recordings
    return all.indices.contains(index) && perform(.deleteRecording(all[index].place))
  }

  /// Returns the slots of the page, the recording in progress, and all recordings, as JSON.
  func voicesJSON() -> [UInt8] {
    var json = JSONMembers()
    json.begin("{")
    json.add("recorded", text(of: logged.player.slotBeingRecorded))
    json.add("voice", text(of: logged.player.voiceBeingRecorded))
    json.begin("slots", "[")
    for slot in logged.player.voiceSlots {
      json.begin("{")
      json.add("name", text(of: slot.name))
      json.add("recording", slot.recording)
      json.add("hasNewText", if: slot.hasNewText)
      json.end("}")
    }
    json.end("]")
    json.begin("recordings", "[")
    for recording in logged.player.recordings.recordings {
      json.begin("{")
      json.add("voice", recording.place.voiceName[...])
      json.add("language", recording.place.languageCode[...])
      switch recording.place.page {
      case .named(let name): json.add("page", name[...])
      case .number(let number): json.add("page", number)
      }
      json.add("item", recording.place.slotName[...])
      json.add("milliseconds", recording.milliseconds)
      json.add("words", recording.wordsHash.map { Array(VoiceRecordings.hexadecimal(ofWordsHash: $0).utf8)[...] })
      json.end("}")
    }
    json.end("]")
    json.end("}")
    return json.bytes
  }

  private func text(of name: Name?) -> ArraySlice<UInt8>? { name.map { logged.player.names.utf8(of: $0) } }
}
