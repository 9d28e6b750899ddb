import PropertyList

/// A command of a script that records a reader's input.
enum RecordedCommand {
  /// Lets a number of ticks pass.
  case wait(ticks: Int64)
  case open(page: Int)
  /// Opens a page by its name, because another page has its number for a name.
  case openNamed(ArraySlice<UInt8>)
  case openCredits
  /// Opens a section by its name, or `read`.
  case openSection(ArraySlice<UInt8>)
  case back
  case option(ArraySlice<UInt8>, Value)
  case next
  case previous
  case language(ArraySlice<UInt8>)
  case tap(Player.CreditLink)
  /// Drags an element onto a target; a comment if a finger couldn't have done it.
  case drag(ArraySlice<UInt8>, onto: ArraySlice<UInt8>, isWithinReach: Bool)
  /// A command about a game, which begins with the keyword.
  case game(StaticString, ArraySlice<UInt8>)
  /// Fills a region of a picture to colour, with a colour of its palette if one is given.
  case fill(ArraySlice<UInt8>, region: ArraySlice<UInt8>, color: Int?)
  case press(Point, finger: Int)
  case move(Point, finger: Int)
  case release(finger: Int)
  case cancel(finger: Int)
  /// Says that the host can record.
  case recordPossible
  case recordBegin([UInt8])
  case recordEnd(milliseconds: Int)
  case recordCancel(Player.RecordingCancellation)
  case recordPage(Page, VoiceRecordings.Place, milliseconds: Int)
  case recordDelete(Page, VoiceRecordings.Place)
  case recordDeleteVoice([UInt8])
  /// A comment that the script begins at a bookmark.
  case continuation

  /// A page as a script names it.
  enum Page {
    case number(Int)
    case named(ArraySlice<UInt8>)
  }

  /// Appends the command as a line of a script.
  func append(to script: inout [UInt8]) {
    switch self {
    case .wait(let ticks):
      script.append("wait ")
      TraceText.append(ticks, to: &script)
      script.append(" ticks")
    case .open(let page):
      script.append("open ")
      TraceText.append(Int64(page), to: &script)
    case .openNamed(let page):
      script.append("open ")
      WordQuotes.appendQuoted(page, to: &script)
    case .openCredits: script.append("open credits")
    case .openSection(let word):
      script.append("open ")
      WordQuotes.appendQuoted(word, to: &script)
    case .back: script.append("back")
    case .option(let name, let value):
      script.append("option ")
      WordQuotes.appendQuoted(name, to: &script)
      script.append(" ")
      switch value {
      case .boolean(let isOn): script.append(isOn ? "on" : "off")
      case .number(let number): TraceText.append(number, to: &script)
      case .string(let text): WordQuotes.appendQuoted(Array(text.utf8)[...], to: &script)
      }
    case .next: script.append("next")
    case .previous: script.append("previous")
    case .language(let code):
      script.append("language ")
      WordQuotes.appendQuoted(code, to: &script)
    case .tap(let link):
      script.append("tap ")
      script.append(link.keyword)
    case .drag(let item, let target, let isWithinReach):
      script.append(isWithinReach ? "drag " : "# not within reach of a finger: drag ")
      WordQuotes.appendQuoted(item, to: &script)
      script.append(" onto ")
      WordQuotes.appendQuoted(target, to: &script)
      script.append(" over 0s")
    case .game(let keyword, let name):
      script.append(keyword)
      script.append(" ")
      WordQuotes.appendQuoted(name, to: &script)
    case .fill(let picture, let region, let color):
      script.append("fill ")
      WordQuotes.appendQuoted(picture, to: &script)
      script.append(" ")
      WordQuotes.appendQuoted(region, to: &script)
      guard let color else { break }
      script.append(" with ")
      TraceText.append(Int64(color), to: &script)
    case .press(let point, let finger): RecordedCommand.append("press at ", point, finger, to: &script)
    case .move(let point, let finger): RecordedCommand.append("move to ", point, finger, to: &script)
    case .release(let finger): RecordedCommand.append("release", nil, finger, to: &script)
    case .cancel(let finger): RecordedCommand.append("cancel", nil, finger, to: &script)
    case .recordPossible, .recordBegin, .recordEnd, .recordCancel, .recordPage, .recordDelete, .recordDeleteVoice:
      appendRecording(to: &script)
    case .continuation:
      script.append("# continues from a bookmark, not from the beginning of the book")
    }
    script.append(UInt8(ascii: "\n"))
  }

  private static func append(_ words: StaticString, _ point: Point?, _ finger: Int, to script: inout [UInt8]) {
    script.append(words)
    if let point {
      TraceText.append(point.x, to: &script)
      script.append(" ")
      TraceText.append(point.y, to: &script)
    }
    guard finger > 0 else { return }
    script.append(" as ")
    TraceText.append(Int64(finger), to: &script)
  }
}
