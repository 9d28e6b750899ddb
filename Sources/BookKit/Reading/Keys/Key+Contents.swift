extension Key {
  static let contentsKeys: [Key] = [
    Key(
      .fileName, "fileName", in: .image, .file, default: "none", "the picture file", isOriginal: true,
      isRequired: true, alias: "filename"),
    Key(
      .audio, "audio", in: .audioElement, .dictionary(.audio), default: "none", "the sound", isOriginal: true,
      isRequired: true),
    Key(
      .trackName, "trackName", in: .audio, .file, default: "none", "the sound file", isOriginal: true, isRequired: true
    ),
    Key(
      .offset, "offset", in: .audio, .number(.nonnegative), default: "0", "the seconds before it starts",
      isOriginal: true),
    Key(.start, "start", in: .audio, .number(.nonnegative), default: "0", "the second of the file at which it begins"),
    Key(
      .duration, "duration", in: .audio, .number(.nonnegative), default: "the rest of the file", "its length in seconds"
    ),
    Key(.volume, "volume", in: .audio, .number(.fraction), default: "1", "the loudness, 0…1"),
    Key(
      .loop, "loop", in: .audio, .boolean, default: "false; true for a page's music",
      "whether it starts over at its end"),
    Key(.role, "role", in: .audio, .word(SoundRole.keywords, .unknownValue), default: "effect", "what it is for"),
    Key(
      .text, "text", in: .text, .string, default: "none", "the words", isOriginal: true, isRequired: true,
      alias: "contents"),
    Key(.fontColor, "fontColor", in: .text, .color, default: "black", "the colour", isOriginal: true),
    Key(.fontName, "fontName", in: .text, .string, default: "the player's own", "the font", isOriginal: true),
    Key(.fontSize, "fontSize", in: .text, .number(.nonnegative), default: "24", "the size in points", isOriginal: true),
    Key(
      .align, "align", in: .text, .word(Alignment.keywords, .unknownValue), default: "left", "how its lines are aligned"
    ),
    Key(
      .readAlong, "readAlong", in: .text, .oneOrMore(.readAlong), default: "none",
      "how its words follow a voice; of several voices each goes on where the one before has ended"),
    Key(.audio, "audio", in: .readAlong, .string, default: "none", "the element that sounds", isRequired: true),
    Key(.starts, "starts", in: .readAlong, .numbers, default: "none", "the second at which each word begins"),
    Key(.segments, "segments", in: .readAlong, .array, default: "none", "stretches of text, instead of `starts`"),
    Key(.start, "start", in: .segment, .integer(0...Int(Int32.max)), default: "0", "the first character"),
    Key(.length, "length", in: .segment, .integer(0...Int(Int32.max)), default: "0", "how many characters there are"),
    Key(
      .endTime, "endTime", in: .segment, .number(.nonnegative), default: "0",
      "the second at which the voice leaves it"),
    Key(
      .frames, "frames", in: .movie, .array, default: "none", "the pictures in order", isOriginal: true,
      isRequired: true),
    Key(.fps, "fps", in: .movie, .number(.positive), default: "12", "how many pictures are shown in a second"),
    Key(.loop, "loop", in: .movie, .boolean, default: "true", "whether it starts over at its end"),
    Key(.autoStart, "autoStart", in: .movie, .boolean, default: "true", "whether it starts when it comes on stage"),
    Key(.name, "name", in: .frame, .file, default: "none", "the picture file", isOriginal: true),
    Key(.sound, "sound", in: .frame, .file, default: "none", "a sound that starts with the picture"),
    Key(
      .isActive, "isActive", in: .activeArea, .boolean, default: "true", "whether it takes touches at first",
      isOriginal: true),
    Key(.shape, "shape", in: .activeArea, .word(AreaShape.keywords, .unknownValue), default: "rectangle", "its shape"),
    Key(
      .elements, "elements", in: .group, .array, default: "none", "what is in it, placed in its own coordinates",
      isRequired: true),
  ]
}
