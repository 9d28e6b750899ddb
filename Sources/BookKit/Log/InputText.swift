import PropertyList

/// A writer of inputs as lines of a script.
package struct InputText {
  package let appendName: (_ name: String, _ script: inout [UInt8]) -> Void

  package init(appendName: @escaping (_ name: String, _ script: inout [UInt8]) -> Void) {
    self.appendName = appendName
  }

  /// A writer that puts all names in quotes.
  static var quoted: InputText { InputText { WordQuotes.appendQuoted(Array($0.utf8)[...], to: &$1) } }

  /// Appends an input, without the line break.
  ///
  /// Time and `begin` depend on the player's state, so the player writes them itself. `page` is the word for the page
  /// that the input names, if any.
  package func append(_ input: Player.Input, page: [UInt8], to script: inout [UInt8]) {
    switch input {
    case .ticks, .time, .begin: break
    case .open:
      script.append("open ")
      script += page
    case .openNamed(let name): append("open ", name, to: &script)
    case .openCredits: script.append("open credits")
    case .back: script.append("back")
    case .next: script.append("next")
    case .previous: script.append("previous")
    case .language(let code): append("language ", code, to: &script)
    case .option(let name, let value):
      append("option ", name, to: &script)
      script.append(" ")
      InputText.append(value, to: &script)
    case .touch(let phase, let finger, let point): append(phase, finger, point, to: &script)
    case .press(let piece, let finger):
      append("press ", piece, to: &script)
      InputText.append(finger: finger, to: &script)
    case .choose(let item, let target):
      append("drag ", item, to: &script)
      append(" onto ", target, to: &script)
      script.append(" over 0s")
    case .chooseStop(let item, let index):
      append("drag ", item, to: &script)
      script.append(" to stop ")
      TraceText.append(Int64(index), to: &script)
      script.append(" over 0s")
    // A script gives a finger's position instead.
    case .drag: break
    case .tapCredit(let link):
      script.append("tap ")
      script.append(link.keyword)
    case .game(let name, let action): append(action, in: name, to: &script)
    case .seed(let seed):
      script.append("seed ")
      script.append(decimal: seed)
    case .shake: script.append("shake")
    case .hold(let name):
      append("hold ", name, to: &script)
      script.append(" over 0s")
    case .rub(let name): append("rub ", name, to: &script)
    case .loudness(let loudness):
      script.append("noise ")
      TraceText.append(loudness, to: &script)
    case .allowRecording: script.append("record possible")
    case .beginRecording(let slot):
      script.append("record begin")
      if let slot { append(" ", slot, to: &script) }
    case .finishRecording(let milliseconds): append("record end ", milliseconds: milliseconds, to: &script)
    case .cancelRecording(let reason):
      script.append("record cancel")
      guard reason != .reader else { break }
      script.append(" ")
      script.append(reason.reason.keyword)
    case .addRecording(let recording):
      script.append("record page ")
      script += page
      append(" ", recording.place.slot, to: &script)
      append(" ", milliseconds: recording.milliseconds, to: &script)
      append(readerOf: recording.place, to: &script)
    case .deleteRecording(let place):
      script.append("record delete ")
      script += page
      append(" ", place.slot, to: &script)
      append(readerOf: place, to: &script)
    case .deleteVoice(let voice): append("record delete ", voice, to: &script)
    }
  }

  private func append(_ phase: Player.TouchPhase, _ finger: Int, _ point: Point, to script: inout [UInt8]) {
    switch phase {
    case .began: append("press at ", point, finger, to: &script)
    case .moved: append("move to ", point, finger, to: &script)
    case .ended: append("release", nil, finger, to: &script)
    case .cancelled: append("cancel", nil, finger, to: &script)
    }
  }

  private func append(_ action: Player.GameAction, in name: String, to script: inout [UInt8]) {
    script.append(action.keyword)
    append(" ", name, to: &script)
    guard case .fill(let region, let color) = action else { return }
    append(" ", region, to: &script)
    guard let color else { return }
    script.append(" with ")
    TraceText.append(Int64(color), to: &script)
  }

  private static func append(_ value: Value, to script: inout [UInt8]) {
    switch value {
    case .boolean(let isOn): script.append(isOn ? "on" : "off")
    case .number(let number): TraceText.append(number, to: &script)
    case .string(let text): WordQuotes.appendQuoted(Array(text.utf8)[...], to: &script)
    }
  }

  /// Appends the number of a finger, unless it's 0.
  private static func append(finger: Int, to script: inout [UInt8]) {
    guard finger > 0 else { return }
    script.append(" as ")
    TraceText.append(Int64(finger), to: &script)
  }

  private func append(_ words: StaticString, _ name: String, to script: inout [UInt8]) {
    script.append(words)
    appendName(name, &script)
  }

  private func append(_ words: StaticString, _ point: Point?, _ finger: Int, to script: inout [UInt8]) {
    script.append(words)
    if let point {
      TraceText.append(point.x, to: &script)
      script.append(" ")
      TraceText.append(point.y, to: &script)
    }
    InputText.append(finger: finger, to: &script)
  }

  /// Appends a time in seconds, such as `4.2s`.
  private func append(_ words: StaticString, milliseconds: Int, to script: inout [UInt8]) {
    script.append(words)
    TraceText.append(Double(milliseconds) / 1000, to: &script)
    script.append("s")
  }

  /// Appends the voice of a recording, and its language if the book has languages.
  private func append(readerOf place: VoiceRecordings.Place, to script: inout [UInt8]) {
    append(" as ", place.voice, to: &script)
    if !place.languageCode.isEmpty { append(" in ", place.language, to: &script) }
  }
}
