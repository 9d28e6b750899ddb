import BookReports
import PropertyList

struct WordTimes {
  /// The time of each word in milliseconds since the start of the sound file.
  let times: [Int]
  /// The first pair of words that differ, although the text and the file have the same number of words.
  let difference: (word: String, cue: CueFile.Word)?

  /// Compares the words of a text with those of a file, and takes the times from the file.
  ///
  /// Case and punctuation don't count. A word of the text without letters and digits, such as a dash, isn't spoken; it
  /// gets the time of the next word.
  ///
  /// - Throws: `CueFile.ReadingError` if the numbers of words differ, or a word of the file has no time.
  init(of words: [String], title: String, from file: CueFile, end: Int) throws(CueFile.ReadingError) {
    let spoken = words.indices.filter { !WordTimes.plain(words[$0]).isEmpty }
    let cues = file.words.filter { !WordTimes.plain($0.text).isEmpty }
    let firstDifference = (0..<min(spoken.count, cues.count)).first { index in
      WordTimes.plain(words[spoken[index]]) != WordTimes.plain(cues[index].text)
    }
    guard spoken.count == cues.count else {
      let position = firstDifference ?? min(spoken.count, cues.count)
      throw WordTimes.mismatch(title, words: spoken.map { words[$0] }, cues: cues, position: position, end: end)
    }
    if let untimed = cues.first(where: { $0.time == nil }) {
      let times = cues.count { $0.time != nil }
      throw CueFile.ReadingError(
        message: "\(title) has \(FindingReport.counted(cues.count, "word")), but the file has "
          + "\(FindingReport.counted(times, "time")); the first word without a time of its own is "
          + "`\(Quotation.of(untimed.text))`",
        range: untimed.range, hint: "write a cue for each word, or in WebVTT a time before it: `<00:00:01.500>`")
    }
    difference = firstDifference.map { (words[spoken[$0]], cues[$0]) }
    var times = [Int?](repeating: nil, count: words.count)
    for (index, cue) in zip(spoken, cues) { times[index] = cue.time }
    var next = cues.last?.time ?? 0
    for index in times.indices.reversed() {
      next = times[index] ?? next
      times[index] = next
    }
    self.times = times.compactMap(\.self)
  }

  private static func mismatch(
    _ title: String, words: [String], cues: [CueFile.Word], position: Int, end: Int
  ) -> CueFile.ReadingError {
    let message =
      "\(title) has \(FindingReport.counted(words.count, "word")), "
      + "but the file has \(FindingReport.counted(cues.count, "word")); "
    let word = position < words.count ? "`\(Quotation.of(words[position]))`" : "missing"
    let cue = position < cues.count ? "`\(Quotation.of(cues[position].text))`" : "missing"
    let range = position < cues.count ? cues[position].range : end..<end
    return CueFile.ReadingError(
      message: message + "word \(position + 1) is \(word) in the book and \(cue) in the file", range: range)
  }

  private static func plain(_ word: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in word.lowercased().unicodeScalars {
      let properties = scalar.properties
      let isMark = properties.generalCategory == .nonspacingMark || properties.generalCategory == .spacingMark
      if properties.isAlphabetic || properties.numericType != nil || isMark { plain.append(scalar) }
    }
    // Strings are equal if they are canonically equivalent, however their accents are written.
    return String(plain)
  }
}
