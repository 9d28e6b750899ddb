import BookLanguage
import PropertyList

/// Subtitles with the times of spoken words: WebVTT or SubRip (SRT), recognized by the first line.
///
/// A word has a time if it is the first one of a cue, or if it follows a timestamp such as `<00:00:01.500>` within the
/// cue. Only WebVTT has such timestamps.
struct CueFile {
  struct Word: Equatable {
    let text: String
    /// The time at which the word is spoken, in milliseconds since the start of the sound file, or `nil` if it is
    /// unknown.
    let time: Int?
    let range: Range<Int>
  }

  /// A problem in the file; nothing after it was read.
  struct ReadingError: Error {
    let message: String
    let range: Range<Int>
    var hint: String?
  }

  private(set) var words: [Word] = []

  /// The maximum size of a file in bytes, which is enough for hours of speech.
  static let maxBytes = 4 << 20

  private let text: TextBuffer
  private var bytes: [UInt8] { text.bytes }
  private let lines: [Range<Int>]
  private let isWebVTT: Bool
  /// The start of the previous cue, in milliseconds.
  private var lastStart = 0

  init(_ bytes: [UInt8]) throws(ReadingError) {
    text = TextBuffer(bytes)
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lines = text.lineStarts.indices.map { [text] in text.contents(ofLine: $0).clamped(to: start..<bytes.count) }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw ReadingError(message: "the file is not in UTF-8", range: 0..<min(1, bytes.count))
    }
    let first = lines.first.map { bytes[$0] } ?? []
    isWebVTT = CueFile.isWord("WEBVTT", atStartOf: first)
    var index = isWebVTT ? endOfBlock(from: 0) : 0
    while index < lines.count {
      let end = endOfBlock(from: index)
      if end > index { try readBlock(index..<end) }
      index = max(end, index) + 1
    }
    guard !words.isEmpty else {
      let hint = "write WebVTT, which begins with `WEBVTT`, or SRT"
      throw ReadingError(message: "the file has no cues with words", range: lines.first ?? 0..<0, hint: hint)
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isWord(_ word: String, atStartOf line: ArraySlice<UInt8>) -> Bool {
    guard line.starts(with: word.utf8) else { return false }
    return line.dropFirst(word.utf8.count).first.map(isBlank) ?? true
  }

  private func endOfBlock(from start: Int) -> Int {
    var index = start
    while index < lines.count, !bytes[lines[index]].allSatisfy(CueFile.isBlank) { index += 1 }
    return index
  }

  // MARK: - Cues

  private mutating func readBlock(_ block: Range<Int>) throws(ReadingError) {
    let first = bytes[lines[block.lowerBound]]
    if isWebVTT {
      // Comments and layout have no times.
      for word in ["NOTE", "STYLE", "REGION"] where CueFile.isWord(word, atStartOf: first) { return }
    }
    // A cue can have a number or a name before its times.
    let timing = block.prefix(2).first { arrow(in: lines[$0]) != nil }
    guard let timing, let arrow = arrow(in: lines[timing]) else {
      let hint = "a cue begins with a line such as `00:00:01.000 --> 00:00:02.500`"
      throw ReadingError(message: "this is not a cue", range: lines[block.lowerBound], hint: hint)
    }
    let start = try time(in: lines[timing].lowerBound..<arrow)
    // Layout settings can follow the end.
    let rest = text.trimmed(arrow + 3..<lines[timing].upperBound)
    let end = bytes[rest].firstIndex(where: CueFile.isBlank) ?? rest.upperBound
    guard try time(in: rest.lowerBound..<end) >= start else {
      throw ReadingError(message: "the cue ends before it starts", range: lines[timing])
    }
    guard start >= lastStart else {
      throw ReadingError(message: "the cue starts before the previous one", range: lines[timing])
    }
    lastStart = start
    var reader = CueTextReader(start: start, hasTimestamps: isWebVTT)
    for line in lines[(timing + 1)..<block.upperBound] { try read(line, &reader) }
    words += reader.words
  }

  private func arrow(in line: Range<Int>) -> Int? { bytes[line].firstRange(of: Array("-->".utf8))?.lowerBound }

  private func time(in range: Range<Int>) throws(ReadingError) -> Int {
    let place = text.trimmed(range)
    guard let time = CueTime.milliseconds(bytes[place]) else {
      let hint = "write one such as `00:00:01.500`"
      throw ReadingError(message: "this is not a time", range: place.isEmpty ? range : place, hint: hint)
    }
    return time
  }

  private func read(_ line: Range<Int>, _ reader: inout CueTextReader) throws(ReadingError) {
    var index = line.lowerBound
    while index < line.upperBound {
      switch bytes[index] {
      case UInt8(ascii: "<"):
        guard let end = bytes[index..<line.upperBound].firstIndex(of: UInt8(ascii: ">")) else {
          let range = index..<line.upperBound
          throw ReadingError(message: "this tag does not end", range: range, hint: "write `&lt;` for a `<`")
        }
        let tag = bytes[(index + 1)..<end]
        if reader.hasTimestamps, tag.first.map({ (0x30...0x39).contains($0) }) == true {
          try reader.take(timestamp: time(in: index + 1..<end), at: index..<end + 1)
        }
        index = end + 1
      case UInt8(ascii: "&"):
        let (text, end) = CueEntity.read(bytes[index..<line.upperBound])
        reader.take(text, at: index..<end)
        index = end
      default:
        let end = bytes[(index + 1)..<line.upperBound].firstIndex { !UTF8.isContinuation($0) } ?? line.upperBound
        reader.take(String(decoding: bytes[index..<end], as: UTF8.self), at: index..<end)
        index = end
      }
    }
    reader.endWord()
  }
}

private struct CueTextReader {
  let hasTimestamps: Bool
  private(set) var words: [CueFile.Word] = []
  private var text = ""
  private var range = 0..<0
  /// The time for the next word, or `nil` if a word has used it already.
  private var time: Int?
  private var wordTime: Int?
  /// A time right after a word, which applies to the next word if a blank follows.
  private var pendingTime: Int?
  private var lastTime: Int

  init(start: Int, hasTimestamps: Bool) {
    self.hasTimestamps = hasTimestamps
    time = start
    lastTime = start
  }

  mutating func take(timestamp: Int, at range: Range<Int>) throws(CueFile.ReadingError) {
    guard timestamp >= lastTime else {
      throw CueFile.ReadingError(message: "this time is before the previous one", range: range)
    }
    lastTime = timestamp
    if text.isEmpty { time = timestamp } else { pendingTime = timestamp }
  }

  mutating func take(_ character: String, at place: Range<Int>) {
    guard !character.unicodeScalars.allSatisfy(\.properties.isWhitespace) else { return endWord() }
    // A time in the middle of a word is that of a syllable.
    pendingTime = nil
    if text.isEmpty {
      range = place
      wordTime = time
      time = nil
    }
    text += character
    range = range.lowerBound..<place.upperBound
  }

  mutating func endWord() {
    guard !text.isEmpty else { return }
    words.append(CueFile.Word(text: text, time: wordTime, range: range))
    text = ""
    if let pendingTime { time = pendingTime }
    pendingTime = nil
  }
}

enum CueTime {
  /// Parses a time such as `00:01.500` or `01:00:01.500`, and returns it in milliseconds, or `nil` if it is invalid.
  static func milliseconds(_ text: ArraySlice<UInt8>) -> Int? {
    let halves = text.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
    guard halves.count == 2, halves[1].count == 3, let rest = Int(digits: halves[1]) else { return nil }
    let parts = halves[0].split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3 else { return nil }
    var seconds = 0
    for (index, part) in parts.enumerated() {
      let isFirst = index == 0
      guard isFirst && parts.count == 3 ? (1...4).contains(part.count) : part.count == 2 else { return nil }
      guard let value = Int(digits: part), value < 60 || (isFirst && parts.count == 3) else { return nil }
      seconds = seconds * 60 + value
    }
    return seconds * 1000 + rest
  }
}

private enum CueEntity {
  private static let names = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "lrm": "\u{200E}", "rlm": "\u{200F}",
  ]

  /// Reads the entity at the start of `text`, and returns its character and end.
  ///
  /// The `&` of an unknown entity stands for itself.
  static func read(_ text: ArraySlice<UInt8>) -> (text: String, end: Int) {
    guard let end = text.prefix(12).firstIndex(of: UInt8(ascii: ";")) else { return ("&", text.startIndex + 1) }
    let name = String(decoding: text[(text.startIndex + 1)..<end], as: UTF8.self)
    if let known = names[name] { return (known, end + 1) }
    guard name.hasPrefix("#") else { return ("&", text.startIndex + 1) }
    let digits = name.dropFirst()
    let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let scalar = value.flatMap(Unicode.Scalar.init) else { return ("&", text.startIndex + 1) }
    return (String(Character(scalar)), end + 1)
  }
}
