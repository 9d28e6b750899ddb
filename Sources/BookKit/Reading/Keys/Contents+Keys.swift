import PropertyList

extension ImageContent: Keyed {
  static var owner: KeyOwner { .image }
  static var areKeysTranslatable: Bool { true }

  static let rows: [KeyRow<ImageContent>] = [
    KeyRow("fileName", .file(.picture), "the picture file", isOriginal: true, isRequired: true, alias: "filename") {
      $0.file($1, &$2.fileName)
    }
  ]
}

extension SoundContent: Keyed {
  static var owner: KeyOwner { .audioElement }
  static var areKeysTranslatable: Bool { true }

  static let rows: [KeyRow<SoundContent>] = [
    KeyRow("audio", .dictionary(.audio), "the sound", isOriginal: true, isRequired: true) { $0.code($1, &$2.audio) }
  ]
}

extension Audio: BookPart {
  static var owner: KeyOwner { .audio }
  static func new(at node: NodeHandle) -> Audio { Audio(loops: Located(false), node: node) }

  static let rows: [KeyRow<Audio>] = [
    KeyRow("trackName", .file(.sound), "the sound file", isOriginal: true, isRequired: true) {
      $0.file($1, &$2.trackName)
    },
    KeyRow("offset", .number(.nonnegative), default: "0", "the delay, in seconds", isOriginal: true) {
      $0.code($1, &$2.offset)
    },
    KeyRow("start", .number(.nonnegative), default: "0", "where in the file it starts, in seconds") {
      $0.code($1, &$2.start)
    },
    KeyRow("duration", .number(.nonnegative), default: "the rest of the file", "its length in seconds") {
      $0.code($1, &$2.duration)
    },
    KeyRow("volume", .number(.fraction), default: "1", "the volume, 0…1") { $0.code($1, &$2.volume) },
    KeyRow("loop", .boolean, default: "false; true for a page's music", "whether it starts again at its end") {
      $0.code($1, &$2.loops)
    },
    KeyRow("role", .word(SoundRole.self), default: "effect", "what it is for") { $0.role($1, of: &$2) },
  ]
}

extension TextContent: Keyed {
  static var owner: KeyOwner { .text }
  static var areKeysTranslatable: Bool { true }

  static let rows: [KeyRow<TextContent>] = [
    KeyRow("text", .string, "the text to show", isOriginal: true, isRequired: true, alias: "contents") {
      $0.code($1, &$2.text)
    },
    KeyRow("fontColor", .color, default: "black", "the text colour", isOriginal: true) { $0.code($1, &$2.color) },
    KeyRow(
      "fontName", .reference(.font), default: "the player's own",
      "the font: one of the book's `fonts`, or one of the device's", isOriginal: true
    ) { $0.code($1, &$2.fontName) },
    KeyRow("fontSize", .number(.nonnegative), default: "24", "the size in points", isOriginal: true) {
      $0.code($1, &$2.fontSize)
    },
    KeyRow("align", .word(Alignment.self), default: "left", "how its lines are aligned") { $0.code($1, &$2.alignment) },
    KeyRow(
      "valign", .word(VerticalAlignment.self), default: "top; middle with a background",
      "where its lines are in a frame that is higher"
    ) { $0.code($1, &$2.ownVerticalAlignment) },
    KeyRow("background", .color, "the colour behind its frame") { $0.code($1, &$2.background) },
    KeyRow("cornerRadius", .number(.nonnegative), default: "0", "the radius of the corners of its background") {
      $0.code($1, &$2.cornerRadius)
    },
    KeyRow(
      "readAlong", .oneOrMore(.readAlong),
      "how its words follow a voice; each of several voices continues where the last one ended"
    ) { $0.oneOrMore($1, &$2.readAlongs) },
  ]
}

extension ReadAlong: BookPart {
  static var owner: KeyOwner { .readAlong }
  static func new(at node: NodeHandle) -> ReadAlong { ReadAlong(timing: .starts([]), node: node) }

  static let rows: [KeyRow<ReadAlong>] = [
    KeyRow("audio", .reference(.sound), "the audio element to follow", isRequired: true) { $0.code($1, &$2.audio) },
    KeyRow("starts", .numbers, "when each word starts, in seconds") { $0.starts($1, of: &$2) },
    KeyRow("segments", .array(.segment), "ranges of the text, instead of `starts`") { $0.segments($1, of: &$2) },
  ]
}

extension ReadAlong.Segment: BookPart {
  static var owner: KeyOwner { .segment }
  static func new(at node: NodeHandle) -> ReadAlong.Segment { ReadAlong.Segment(start: 0, length: 0, endTime: 0) }

  static let rows: [KeyRow<ReadAlong.Segment>] = [
    KeyRow("start", .integer(0...Int(Int32.max)), default: "0", "the first character") { $0.code($1, &$2.start) },
    KeyRow("length", .integer(0...Int(Int32.max)), default: "0", "the number of characters") {
      $0.code($1, &$2.length)
    },
    KeyRow("endTime", .number(.nonnegative), default: "0", "when the voice leaves it, in seconds") {
      $0.code($1, &$2.endTime)
    },
  ]
}

extension MovieContent: Keyed {
  static var owner: KeyOwner { .movie }
  static var areKeysTranslatable: Bool { true }

  static let rows: [KeyRow<MovieContent>] = [
    KeyRow("frames", .array(.frame), "the pictures in order", isOriginal: true, isRequired: true) {
      $0.code($1, &$2.frames)
    },
    KeyRow("fps", .number(.positive), default: "12", "the number of pictures per second") {
      $0.code($1, &$2.framesPerSecond)
    },
    KeyRow("loop", .boolean, default: "true", "whether it starts again at its end") { $0.code($1, &$2.loops) },
    KeyRow("autoStart", .boolean, default: "true", "whether it starts when it comes on stage") {
      $0.code($1, &$2.startsAutomatically)
    },
  ]
}

extension MovieContent.Frame: BookPart {
  static var owner: KeyOwner { .frame }
  static func new(at node: NodeHandle) -> MovieContent.Frame { MovieContent.Frame() }

  static let rows: [KeyRow<MovieContent.Frame>] = [
    KeyRow("name", .file(.picture), "the picture file", isOriginal: true) { $0.file($1, &$2.name) },
    KeyRow("sound", .file(.sound), "a sound that starts with the picture") { $0.file($1, &$2.sound) },
  ]
}

extension AreaContent: Keyed {
  static var owner: KeyOwner { .activeArea }
  static var areKeysTranslatable: Bool { true }

  static let rows: [KeyRow<AreaContent>] = [
    KeyRow("isActive", .boolean, default: "true", "whether it takes touches at the start", isOriginal: true) {
      $0.code($1, &$2.isActive)
    },
    KeyRow("shape", .word(AreaShape.self), default: "rectangle", "its shape") { $0.code($1, &$2.shape) },
  ]
}

extension Element {
  static let groupRows: [KeyRow<Element>] = [
    KeyRow(
      "elements", in: .group, .array(.element), "its elements, in its own coordinates",
      isRequired: true, isTranslatable: false
    ) { $0.children($1, of: &$2) }
  ]
}

extension MiniatureContent: Keyed {
  static var owner: KeyOwner { .miniature }
  static var areKeysTranslatable: Bool { true }

  static let rows: [KeyRow<MiniatureContent>] = [
    KeyRow("page", .reference(.page), "the page that it shows at rest", isRequired: true) { $0.code($1, &$2.page) }
  ]
}
