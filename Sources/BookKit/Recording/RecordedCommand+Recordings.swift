extension RecordedCommand {
  /// Appends a command about recordings, without the line break.
  func appendRecording(to script: inout [UInt8]) {
    TraceText.append("record ", to: &script)
    switch self {
    case .recordPossible: TraceText.append("possible", to: &script)
    case .recordBegin(let slot):
      TraceText.append("begin ", to: &script)
      WordQuotes.appendQuoted(slot[...], to: &script)
    case .recordEnd(let milliseconds):
      TraceText.append("end ", to: &script)
      RecordedCommand.append(milliseconds: milliseconds, to: &script)
    case .recordCancel(let reason):
      TraceText.append("cancel", to: &script)
      guard reason != .reader else { break }
      TraceText.append(" ", to: &script)
      TraceText.append(reason.reason.keyword, to: &script)
    case .recordPage(let page, let place, let milliseconds):
      TraceText.append("page ", to: &script)
      RecordedCommand.append(page, to: &script)
      TraceText.append(" ", to: &script)
      WordQuotes.appendQuoted(place.slotName[...], to: &script)
      TraceText.append(" ", to: &script)
      RecordedCommand.append(milliseconds: milliseconds, to: &script)
      RecordedCommand.append(readerOf: place, to: &script)
    case .recordDelete(let page, let place):
      TraceText.append("delete ", to: &script)
      RecordedCommand.append(page, to: &script)
      TraceText.append(" ", to: &script)
      WordQuotes.appendQuoted(place.slotName[...], to: &script)
      RecordedCommand.append(readerOf: place, to: &script)
    case .recordDeleteVoice(let voice):
      TraceText.append("delete ", to: &script)
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
    TraceText.append(" as ", to: &script)
    WordQuotes.appendQuoted(place.voiceName[...], to: &script)
    guard !place.languageCode.isEmpty else { return }
    TraceText.append(" in ", to: &script)
    WordQuotes.appendQuoted(place.languageCode[...], to: &script)
  }

  /// Appends a time in seconds, `4.2s`.
  private static func append(milliseconds: Int, to script: inout [UInt8]) {
    TraceText.append(Double(milliseconds) / 1000, to: &script)
    TraceText.append("s", to: &script)
  }
}
