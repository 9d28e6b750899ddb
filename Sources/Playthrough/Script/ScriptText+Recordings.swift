import BookKit
import PropertyList

extension ScriptText {
  func append(_ recording: ScriptRecording, _ time: ScriptTime, to bytes: inout [UInt8]) {
    append("record page", page: recording.page, to: &bytes)
    if let slot = recording.slot { append(slotBeforeTime: slot, to: &bytes) }
    append("", time, to: &bytes)
    append(readerOf: recording, to: &bytes)
  }

  func appendDeletion(of recording: ScriptRecording, to bytes: inout [UInt8]) {
    append("record delete", page: recording.page, to: &bytes)
    if let slot = recording.slot { append("", slot, to: &bytes) }
    append(readerOf: recording, to: &bytes)
  }

  /// Appends the voice and the language, where the script names them.
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
