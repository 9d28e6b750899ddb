extension Key {
  static let contentsKeys: [Key] = [
    Key(
      .fileName, "fileName", in: .image, .file(.picture), default: "none", "the picture file", isOriginal: true,
      isRequired: true, alias: "filename"),
    Key(
      .audio, "audio", in: .audioElement, .dictionary(.audio), default: "none", "the sound", isOriginal: true,
      isRequired: true),
    Key(
      .trackName, "trackName", in: .audio, .file(.sound), default: "none", "the sound file", isOriginal: true,
      isRequired: true
    ),
    Key(
      .offset, "offset", in: .audio, .number(.nonnegative), default: "0", "the delay, in seconds",
      isOriginal: true),
    Key(.start, "start", in: .audio, .number(.nonnegative), default: "0", "where in the file it starts, in seconds"),
    Key(
      .duration, "duration", in: .audio, .number(.nonnegative), default: "the rest of the file", "its length in seconds"
    ),
    Key(.volume, "volume", in: .audio, .number(.fraction), default: "1", "the volume, 0…1"),
    Key(
      .loop, "loop", in: .audio, .boolean, default: "false; true for a page's music",
      "whether it starts again at its end"),
    Key(.role, "role", in: .audio, .word(SoundRole.words, .unknownValue), default: "effect", "what it is for"),
    Key(
      .text, "text", in: .text, .string, default: "none", "the text to show", isOriginal: true, isRequired: true,
      alias: "contents"),
    Key(.fontColor, "fontColor", in: .text, .color, default: "black", "the text colour", isOriginal: true),
    Key(
      .fontName, "fontName", in: .text, .reference(.font), default: "the player's own",
      "the font: one of the book's `fonts`, or one of the device's", isOriginal: true),
    Key(.fontSize, "fontSize", in: .text, .number(.nonnegative), default: "24", "the size in points", isOriginal: true),
    Key(
      .align, "align", in: .text, .word(Alignment.words, .unknownValue), default: "left", "how its lines are aligned"
    ),
    Key(
      .valign, "valign", in: .text, .word(VerticalAlignment.words, .unknownValue),
      default: "top; middle with a background",
      "where its lines are in a frame that is higher"),
    Key(.background, "background", in: .text, .color, default: "none", "the colour behind its frame"),
    Key(
      .cornerRadius, "cornerRadius", in: .text, .number(.nonnegative), default: "0",
      "the radius of the corners of its background"),
    Key(
      .readAlong, "readAlong", in: .text, .oneOrMore(.readAlong), default: "none",
      "how its words follow a voice; each of several voices continues where the last one ended"),
    Key(
      .audio, "audio", in: .readAlong, .reference(.sound), default: "none", "the audio element to follow",
      isRequired: true),
    Key(.starts, "starts", in: .readAlong, .numbers, default: "none", "when each word starts, in seconds"),
    Key(
      .segments, "segments", in: .readAlong, .array(.segment), default: "none",
      "ranges of the text, instead of `starts`"),
    Key(.start, "start", in: .segment, .integer(0...Int(Int32.max)), default: "0", "the first character"),
    Key(.length, "length", in: .segment, .integer(0...Int(Int32.max)), default: "0", "the number of characters"),
    Key(
      .endTime, "endTime", in: .segment, .number(.nonnegative), default: "0",
      "when the voice leaves it, in seconds"),
    Key(
      .frames, "frames", in: .movie, .array(.frame), default: "none", "the pictures in order", isOriginal: true,
      isRequired: true),
    Key(.fps, "fps", in: .movie, .number(.positive), default: "12", "the number of pictures per second"),
    Key(.loop, "loop", in: .movie, .boolean, default: "true", "whether it starts again at its end"),
    Key(.autoStart, "autoStart", in: .movie, .boolean, default: "true", "whether it starts when it comes on stage"),
    Key(.name, "name", in: .frame, .file(.picture), default: "none", "the picture file", isOriginal: true),
    Key(.sound, "sound", in: .frame, .file(.sound), default: "none", "a sound that starts with the picture"),
    Key(
      .isActive, "isActive", in: .activeArea, .boolean, default: "true", "whether it takes touches at the start",
      isOriginal: true),
    Key(.shape, "shape", in: .activeArea, .word(AreaShape.words, .unknownValue), default: "rectangle", "its shape"),
    Key(
      .elements, "elements", in: .group, .array(.element), default: "none", "its elements, in its own coordinates",
      isRequired: true),
    Key(
      .page, "page", in: .miniature, .reference(.page), default: "none", "the page that it shows at rest",
      isRequired: true
    ),
  ]
}
