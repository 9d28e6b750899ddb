import BookKit

extension RuleExplanation {
  /// Rules about the pictures, sounds and fonts of a book.
  static let files: [RuleExplanation] = [
    RuleExplanation(
      .missingAsset, "a file does not exist",
      """
      File names are relative to the book's own file, and capital letters matter. Hidden files, whose names or folders \
      begin with a dot, do not belong to a book. The book plays without a missing picture or sound.
      """,
      message: "there is no file `{subject}`[; {detail}]",
      hint: "put the file in the book's folder, or name a file that exists",
      example: """
          { type = image; fileName = moon.png; altText = "The moon"; }
        """, files: [], correctedFiles: [.picture("moon.png")]),
    RuleExplanation(
      .unreadableAsset, "a file cannot be used",
      """
      The file is empty, damaged, not of the type in its name, not of the kind that is needed, or not readable. Other \
      players may not show or play it at all. Pictures are PNG, JPEG, GIF, WebP or SVG files. Sounds are WAV, AIFF, \
      CAF, MP3, MPEG-4, AAC, Ogg or FLAC files. A font must be a TrueType font; OpenType fonts with PostScript \
      outlines are not read.
      """,
      message: "the file `{subject}` {detail}",
      hint: "save it again in the format that its extension names",
      example: """
          { type = image; fileName = moon.png; altText = "The moon"; width = 200; height = 200; }
        """, files: [.brokenPicture("moon.png")], correctedFiles: [.picture("moon.png")]),
    RuleExplanation(
      .unsafePath, "a file is outside the book's folder",
      "A book may come from a stranger, so files outside its folder are never opened.",
      message: "`{subject}` leads out of the book's folder[ {detail}], and only files inside are read",
      hint: "put the file in the book's folder and use its path from there",
      example: """
          { type = image; altText = "The moon";
        -   fileName = ../moon.png;
        +   fileName = images/moon.png;
          }
        """),
    RuleExplanation(
      .largeAsset, "a file is too large for a tablet",
      "Files over 10 MB, and pictures over 4096 pixels on a side, load slowly or not at all.",
      message: "the file `{subject}` is large: {detail}",
      hint: "make it smaller: at most 10 MB, and 4096 pixels on a side",
      example: """
          { type = image; fileName = night.png; altText = "A starry night"; width = 1024; height = 768; }
        """,
      files: [.picture("night.png", width: 8192, height: 6144)],
      correctedFiles: [.picture("night.png", width: 2048, height: 1536)]),
    RuleExplanation(
      .unusedAsset, "a file is unused",
      "A picture, sound or font that the book never names only makes the book larger.",
      message: "nothing in the book uses the file `{subject}`",
      hint: "remove it, or name it in the book",
      example: """
          { type = image; fileName = moon.png; altText = "The moon"; }
        """, files: [.picture("moon.png"), .picture("old moon.png")], correctedFiles: [.picture("moon.png")]),
  ]
}
