extension BookPlanner {
  /// The words of a text that follows a voice, and the voice's readers.
  mutating func addWords(of element: Element, at item: Int, to page: inout PagePlan) {
    guard case .text(let content) = element.content, let readAlong = content.readAlong else { return }
    guard let name = readAlong.audio?.value, let voice = page.item(named: name) else { return }
    let sound = Int(page.items[voice].sound)
    guard sound >= 0 else { return }
    let text = Int(page.items[item].text)
    page.sounds[sound].readers.append(item)
    var made = ReadAlongPlan(voice: Int32(sound))
    let bytes = Array(content.text.value.utf8)
    for word in readAlong.timing.words(of: content.text.value) {
      let range = Int32(word.range.lowerBound)..<Int32(word.range.upperBound)
      made.words.append(
        WordPlan(text: plan.names.intern(bytes[word.range]), time: ticks(word.second), range: range))
    }
    page.texts[text].readAlong = Int32(page.readAlongs.count)
    page.readAlongs.append(made)
  }
}

extension ReadAlong.Timing {
  /// Where in the UTF-8 of `text` the words stand, each with the second at which it is spoken.
  fileprivate func words(of text: String) -> [(range: Range<Int>, second: Double)] {
    // Where each scalar begins, and where the last one ends.
    var offsets = [0]
    var spaces: [Bool] = []
    for scalar in text.unicodeScalars {
      offsets.append(offsets[offsets.count - 1] + UTF8.width(scalar))
      spaces.append(scalar.isSpace)
    }
    var found: [(range: Range<Int>, second: Double)] = []
    switch self {
    case .starts(let starts):
      var first = 0
      for start in starts {
        while first < spaces.count, spaces[first] { first += 1 }
        var end = first
        while end < spaces.count, !spaces[end] { end += 1 }
        guard end > first else { break }
        found.append((offsets[first]..<offsets[end], start))
        first = end
      }
    case .segments(let segments):
      var second = 0.0
      for segment in segments {
        let first = min(max(0, segment.start), spaces.count)
        let count = min(max(0, segment.length), spaces.count - first)
        found.append((offsets[first]..<offsets[first + count], second))
        second = segment.endTime
      }
    }
    return found
  }
}

extension Unicode.Scalar {
  /// Whether it is white space, by Unicode; the table is short enough to stand here.
  var isSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}
