import PropertyList

extension BookReader {
  /// Reads a key that only one type of element has.
  mutating func readContent(_ entry: Entry, into content: inout Element.Content) {
    switch content {
    case .image:
      if entry.field == .fileName { content = .image(ImageContent(fileName: file(entry))) }
    case .text(let text):
      var changed: TextContent? = text
      readText(entry, into: &changed)
      if let changed { content = .text(changed) }
    case .audio:
      if entry.field == .audio { content = .audio(audio(entry, loops: false)) }
    case .movie(var movie):
      readMovie(entry, into: &movie)
      content = .movie(movie)
    case .activeArea(var area):
      switch entry.field {
      case .isActive: area.isActive = Located(boolean(entry) ?? true, at: entry.value)
      case .shape: area.shape = word(entry, as: AreaShape.self) ?? .rectangle
      default: break
      }
      content = .activeArea(area)
    case .miniature:
      if entry.field == .page { content = .miniature(MiniatureContent(page: pageReference(entry))) }
    case .puzzle(var puzzle):
      read(entry, into: &puzzle)
      content = .puzzle(puzzle)
    case .coloring(var coloring):
      read(entry, into: &coloring)
      content = .coloring(coloring)
    case .group: break
    }
  }

  /// Reads a key that only texts have, if there is a text.
  mutating func readText(_ entry: Entry, into text: inout TextContent?) {
    switch entry.field {
    case .text: if let found = locatedString(entry) { text?.text = found }
    case .fontColor: text?.color = color(entry.value, of: entry.key) ?? .black
    case .fontName: text?.fontName = string(entry)
    case .fontSize: text?.fontSize = number(entry) ?? 24
    case .align: text?.alignment = word(entry, as: Alignment.self) ?? .left
    case .valign: text?.ownVerticalAlignment = word(entry, as: VerticalAlignment.self)
    case .background: text?.background = color(entry.value, of: entry.key)
    case .cornerRadius: text?.cornerRadius = number(entry) ?? 0
    case .readAlong: text?.readAlongs = readAlongs(entry)
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
      case .offset: audio.offset = number(entry) ?? 0
      case .start: audio.start = Located(number(entry) ?? 0, at: entry.value)
      case .duration: audio.duration = number(entry)
      case .volume: audio.volume = number(entry) ?? 1
      case .loop: audio.loops = Located(boolean(entry) ?? loops, at: entry.value)
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
    case .frames: movie.frames = frames(entry)
    case .fps: movie.framesPerSecond = number(entry) ?? 12
    case .loop: movie.loops = boolean(entry) ?? true
    case .autoStart: movie.startsAutomatically = boolean(entry) ?? true
    default: break
    }
  }

  private mutating func frames(_ entry: Entry) -> [MovieContent.Frame] {
    guard holds(.array, entry) else { return [] }
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
  private mutating func readAlongs(_ entry: Entry) -> [ReadAlong] {
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
      return []
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
        case .start: segment.start = integer(entry) ?? 0
        case .length: segment.length = integer(entry) ?? 0
        case .endTime: segment.endTime = number(entry) ?? 0
        default: break
        }
      }
      segments.append(segment)
    }
    return segments
  }
}
