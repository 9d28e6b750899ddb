import PropertyList

extension RecordedCommand {
  /// Appends a command about recordings, without the line break.
  func appendRecording(to script: inout [UInt8]) {
    script.append("record ")
    switch self {
    case .recordPossible: script.append("possible")
    case .recordBegin(let slot):
      script.append("begin ")
      WordQuotes.appendQuoted(slot[...], to: &script)
    case .recordEnd(let milliseconds):
      script.append("end ")
      RecordedCommand.append(milliseconds: milliseconds, to: &script)
    case .recordCancel(let reason):
      script.append("cancel")
      guard reason != .reader else { break }
      script.append(" ")
      script.append(reason.reason.keyword)
    case .recordPage(let page, let place, let milliseconds):
      script.append("page ")
      RecordedCommand.append(page, to: &script)
      script.append(" ")
      WordQuotes.appendQuoted(place.slotName[...], to: &script)
      script.append(" ")
      RecordedCommand.append(milliseconds: milliseconds, to: &script)
      RecordedCommand.append(readerOf: place, to: &script)
    case .recordDelete(let page, let place):
      script.append("delete ")
      RecordedCommand.append(page, to: &script)
      script.append(" ")
      WordQuotes.appendQuoted(place.slotName[...], to: &script)
      RecordedCommand.append(readerOf: place, to: &script)
    case .recordDeleteVoice(let voice):
      script.append("delete ")
      WordQuotes.appendQuoted(voice[...], to: &script)
    default: break
    }
  }

  private static func append(_ page: Page, to script: inout [UInt8]) {
    switch page {
    case .number(let number): TraceText.append(Int64(number), to: &script)
    case .named(let name): WordQuotes.appendQuoted(name, to: &script)
    }
  }

  /// Appends whose recording it is, and in which language if the book names any.
  private static func append(readerOf place: VoiceRecordings.Place, to script: inout [UInt8]) {
    script.append(" as ")
    WordQuotes.appendQuoted(place.voiceName[...], to: &script)
    guard !place.languageCode.isEmpty else { return }
    script.append(" in ")
    WordQuotes.appendQuoted(place.languageCode[...], to: &script)
  }

  /// Appends a time in seconds, `4.2s`.
  private static func append(milliseconds: Int, to script: inout [UInt8]) {
    TraceText.append(Double(milliseconds) / 1000, to: &script)
    script.append("s")
  }
}
