import PropertyList

extension BookReader {
  /// Reads a key that only one type of element has.
  mutating func readContent(_ entry: Entry, into content: inout Element.Content) {
    switch content {
    case .image:
      if entry.field == .fileName, let file = file(entry) { content = .image(ImageContent(fileName: file)) }
    case .text(var text):
      readText(entry, into: &text)
      content = .text(text)
    case .audio:
      if entry.field == .audio, let audio = audio(entry, loops: false) { content = .audio(audio) }
    case .movie(var movie):
      readMovie(entry, into: &movie)
      content = .movie(movie)
    case .activeArea(var area):
      switch entry.field {
      case .isActive: read(entry, into: &area.isActive)
      case .shape: read(entry, into: &area.shape)
      default: break
      }
      content = .activeArea(area)
    case .miniature:
      if entry.field == .page, let page = pageReference(entry) { content = .miniature(MiniatureContent(page: page)) }
    case .puzzle(var puzzle):
      read(entry, into: &puzzle)
      content = .puzzle(puzzle)
    case .coloring(var coloring):
      read(entry, into: &coloring)
      content = .coloring(coloring)
    case .group: break
    }
  }

  /// Reads a key that only texts have.
  mutating func readText(_ entry: Entry, into text: inout TextContent) {
    switch entry.field {
    case .text: replace(&text.text, with: locatedString(entry))
    case .fontColor: replace(&text.color, with: color(entry.value, of: entry.key))
    case .fontName: read(entry, into: &text.fontName)
    case .fontSize: read(entry, into: &text.fontSize)
    case .align: read(entry, into: &text.alignment)
    case .valign: read(entry, into: &text.ownVerticalAlignment)
    case .background: replace(&text.background, with: color(entry.value, of: entry.key))
    case .cornerRadius: read(entry, into: &text.cornerRadius)
    case .readAlong: replace(&text.readAlongs, with: readAlongs(entry))
    default: break
    }
  }

  /// Reads a sound.
  mutating func audio(_ entry: Entry, loops: Bool) -> Audio? {
    guard holds(.dictionary, entry) else { return nil }
    var audio = Audio(loops: Located(loops), node: entry.value)
    var found = FieldSet()
    var keys = cursor(entry.value)
    while let entry = next(&keys, in: .audio) {
      found.insert(entry.field)
      switch entry.field {
      case .trackName: audio.trackName = file(entry)
      case .offset: read(entry, into: &audio.offset)
      case .start: read(entry, into: &audio.start)
      case .duration: read(entry, into: &audio.duration)
      case .volume: read(entry, into: &audio.volume)
      case .loop: read(entry, into: &audio.loops)
      case .role:
        audio.role = word(entry, as: SoundRole.self) ?? .effect
        audio.hasOwnRole = true
      default: break
      }
    }
    reportMissingKeys(of: .audio, in: entry.value, found: found)
    return audio
  }

  private mutating func readMovie(_ entry: Entry, into movie: inout MovieContent) {
    switch entry.field {
    case .frames: replace(&movie.frames, with: frames(entry))
    case .fps: read(entry, into: &movie.framesPerSecond)
    case .loop: read(entry, into: &movie.loops)
    case .autoStart: read(entry, into: &movie.startsAutomatically)
    default: break
    }
  }

  private mutating func frames(_ entry: Entry) -> [MovieContent.Frame]? {
    guard holds(.array, entry) else { return nil }
    var frames: [MovieContent.Frame] = []
    for element in list.elements(of: entry.value) where isDictionary(element, of: .frame) {
      var frame = MovieContent.Frame()
      var keys = cursor(element)
      while let entry = next(&keys, in: .frame) {
        switch entry.field {
        case .name: frame.name = file(entry)
        case .sound: frame.sound = file(entry)
        default: break
        }
      }
      frames.append(frame)
    }
    return frames
  }

  /// Reads one voice, or an array of several.
  private mutating func readAlongs(_ entry: Entry) -> [ReadAlong]? {
    switch kind(of: entry.value) {
    case .dictionary: return [readAlong(entry.value)]
    case .array:
      var readAlongs: [ReadAlong] = []
      for element in list.elements(of: entry.value) where isDictionary(element, of: .readAlong) {
        readAlongs.append(readAlong(element))
      }
      return readAlongs
    default:
      reportWrongType(entry.value, of: entry.key, .dictionaries)
      return nil
    }
  }

  private mutating func readAlong(_ node: NodeHandle) -> ReadAlong {
    var readAlong = ReadAlong(timing: .starts([]), node: node)
    var found = FieldSet()
    var keys = cursor(node)
    while let entry = next(&keys, in: .readAlong) {
      found.insert(entry.field)
      switch entry.field {
      case .audio: readAlong.audio = name(entry)
      case .starts:
        guard let starts = numbers(entry) else { break }
        readAlong.timing = .starts(starts)
        readAlong.startsNode = entry.value
      case .segments: readAlong.timing = .segments(segments(entry))
      default: break
      }
    }
    reportMissingKeys(of: .readAlong, in: node, found: found)
    return readAlong
  }

  private mutating func segments(_ entry: Entry) -> [ReadAlong.Segment] {
    guard holds(.array, entry) else { return [] }
    var segments: [ReadAlong.Segment] = []
    for element in list.elements(of: entry.value) where isDictionary(element, of: .segment) {
      var segment = ReadAlong.Segment(start: 0, length: 0, endTime: 0)
      var keys = cursor(element)
      while let entry = next(&keys, in: .segment) {
        switch entry.field {
        case .start: read(entry, into: &segment.start)
        case .length: read(entry, into: &segment.length)
        case .endTime: read(entry, into: &segment.endTime)
        default: break
        }
      }
      segments.append(segment)
    }
    return segments
  }
}
