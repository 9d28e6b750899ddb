import BookKit
import PropertyList

extension ScriptText {
  /// Appends a command about recordings.
  func append(_ action: RecordingAction, to bytes: inout [UInt8]) {
    bytes.append("record")
    switch action {
    case .possible: bytes.append(" possible")
    case .begin(let slot):
      bytes.append(" begin")
      if let slot { append("", slot, to: &bytes) }
    case .end(let time): append(" end", time, to: &bytes)
    case .cancel(let reason):
      bytes.append(" cancel")
      guard reason != .reader else { return }
      bytes.append(" ")
      bytes.append(reason.reason.keyword)
    case .add(let recording, let time):
      append(" page", page: recording.page, to: &bytes)
      if let slot = recording.slot { append(slotBeforeTime: slot, to: &bytes) }
      append("", time, to: &bytes)
      append(readerOf: recording, to: &bytes)
    case .delete(let recording):
      append(" delete", page: recording.page, to: &bytes)
      if let slot = recording.slot { append("", slot, to: &bytes) }
      append(readerOf: recording, to: &bytes)
    case .deleteVoice(let voice): append(" delete", voice, to: &bytes)
    }
  }

  /// Appends whose recording it is and in which language, as far as the script says so.
  func append(readerOf recording: ScriptRecording, to bytes: inout [UInt8]) {
    if let voice = recording.voice { append(" as", voice, to: &bytes) }
    if let language = recording.language { append(" in", language, to: &bytes) }
  }

  /// Appends a slot, in quotation marks if it would be read as a time.
  private func append(slotBeforeTime slot: [UInt8], to bytes: inout [UInt8]) {
    guard ScriptParser.looksLikeTime(slot) else { return append("", slot, to: &bytes) }
    bytes.append(" ")
    WordQuotes.appendQuoted(slot[...], to: &bytes)
  }
}
