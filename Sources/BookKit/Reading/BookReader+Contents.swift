import PropertyList

extension BookReader {
  /// Reads a key that only one type of element has.
  mutating func readContent(_ entry: Entry, into content: inout Element.Content) {
    switch content {
    case .image(var image):
      read(entry, into: &image)
      content = .image(image)
    case .text(var text):
      read(entry, into: &text)
      content = .text(text)
    case .audio(let audio):
      var sound = SoundContent(audio: audio)
      read(entry, into: &sound)
      content = .audio(sound.audio)
    case .movie(var movie):
      read(entry, into: &movie)
      content = .movie(movie)
    case .activeArea(var area):
      read(entry, into: &area)
      content = .activeArea(area)
    case .miniature(var miniature):
      read(entry, into: &miniature)
      content = .miniature(miniature)
    case .puzzle(var puzzle):
      read(entry, into: &puzzle)
      content = .puzzle(puzzle)
    case .coloring(var coloring):
      read(entry, into: &coloring)
      content = .coloring(coloring)
    case .group: break
    }
  }

  /// Reads a page's music, which loops by default.
  mutating func music(_ entry: Entry, _ music: inout Audio?) {
    var audio = Audio.new(at: entry.value)
    audio.loops = Located(true)
    if writes {
      if let music { written = .dictionary(written(music, Audio.rows, changedFrom: audio, isWhole: true)) }
      return
    }
    guard holds(.dictionary, entry) else { return }
    readKeys(of: entry.value, Audio.rows, in: .audio, into: &audio)
    music = audio
  }

  /// Reads the role of a sound; even an unreadable role counts as the author's choice.
  mutating func role(_ entry: Entry, of audio: inout Audio) {
    code(entry, &audio.role)
    audio.hasOwnRole = true
  }

  mutating func oneOrMore<P: BookPart>(_ entry: Entry, _ parts: inout [P]) {
    if writes { return write(parts) }
    switch kind(of: entry.value) {
    case .dictionary: if let part = P.read(entry, by: &self) { parts = [part] }
    case .array: code(entry, &parts)
    default: reportWrongType(entry.value, of: entry.key, "a dictionary or an array of dictionaries")
    }
  }

  /// Reads the times at which the words of a text are spoken.
  mutating func starts(_ entry: Entry, of readAlong: inout ReadAlong) {
    if writes {
      if case .starts(let starts) = readAlong.timing { written = starts.written(by: &self) }
      return
    }
    guard let starts = numbers(entry) else { return }
    readAlong.timing = .starts(starts)
    readAlong.startsNode = entry.value
  }

  /// Reads the parts of a text and the times at which they are spoken.
  mutating func segments(_ entry: Entry, of readAlong: inout ReadAlong) {
    if writes {
      if case .segments(let segments) = readAlong.timing { written = segments.written(by: &self) }
      return
    }
    readAlong.timing = .segments([ReadAlong.Segment].read(entry, by: &self) ?? [])
  }
}

/// The keys of an element of type `audio`: its sound.
struct SoundContent: Sendable {
  var audio: Audio?
}
