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
      TraceText.append("wait ", to: &script)
      TraceText.append(ticks, to: &script)
      TraceText.append(" ticks", to: &script)
    case .open(let page):
      TraceText.append("open ", to: &script)
      TraceText.append(Int64(page), to: &script)
    case .openNamed(let page):
      TraceText.append("open ", to: &script)
      WordQuotes.appendQuoted(page, to: &script)
    case .openCredits: TraceText.append("open credits", to: &script)
    case .openSection(let word):
      TraceText.append("open ", to: &script)
      WordQuotes.appendQuoted(word, to: &script)
    case .back: TraceText.append("back", to: &script)
    case .option(let name, let value):
      TraceText.append("option ", to: &script)
      WordQuotes.appendQuoted(name, to: &script)
      TraceText.append(" ", to: &script)
      switch value {
      case .boolean(let isOn): TraceText.append(isOn ? "on" : "off", to: &script)
      case .number(let number): TraceText.append(number, to: &script)
      case .string(let text): WordQuotes.appendQuoted(Array(text.utf8)[...], to: &script)
      }
    case .next: TraceText.append("next", to: &script)
    case .previous: TraceText.append("previous", to: &script)
    case .language(let code):
      TraceText.append("language ", to: &script)
      WordQuotes.appendQuoted(code, to: &script)
    case .tap(let link):
      TraceText.append("tap ", to: &script)
      TraceText.append(link.keyword, to: &script)
    case .drag(let item, let target, let isWithinReach):
      TraceText.append(isWithinReach ? "drag " : "# not within reach of a finger: drag ", to: &script)
      WordQuotes.appendQuoted(item, to: &script)
      TraceText.append(" onto ", to: &script)
      WordQuotes.appendQuoted(target, to: &script)
      TraceText.append(" over 0s", to: &script)
    case .game(let keyword, let name):
      TraceText.append(keyword, to: &script)
      TraceText.append(" ", to: &script)
      WordQuotes.appendQuoted(name, to: &script)
    case .fill(let picture, let region, let color):
      TraceText.append("fill ", to: &script)
      WordQuotes.appendQuoted(picture, to: &script)
      TraceText.append(" ", to: &script)
      WordQuotes.appendQuoted(region, to: &script)
      guard let color else { break }
      TraceText.append(" with ", to: &script)
      TraceText.append(Int64(color), to: &script)
    case .press(let point, let finger): RecordedCommand.append("press at ", point, finger, to: &script)
    case .move(let point, let finger): RecordedCommand.append("move to ", point, finger, to: &script)
    case .release(let finger): RecordedCommand.append("release", nil, finger, to: &script)
    case .cancel(let finger): RecordedCommand.append("cancel", nil, finger, to: &script)
    case .recordPossible, .recordBegin, .recordEnd, .recordCancel, .recordPage, .recordDelete, .recordDeleteVoice:
      appendRecording(to: &script)
    case .continuation:
      TraceText.append("# continues from a bookmark, not from the beginning of the book", to: &script)
    }
    script.append(UInt8(ascii: "\n"))
  }

  private static func append(_ words: StaticString, _ point: Point?, _ finger: Int, to script: inout [UInt8]) {
    TraceText.append(words, to: &script)
    if let point {
      TraceText.append(point.x, to: &script)
      TraceText.append(" ", to: &script)
      TraceText.append(point.y, to: &script)
    }
    guard finger > 0 else { return }
    TraceText.append(" as ", to: &script)
    TraceText.append(Int64(finger), to: &script)
  }
}
